import { goWhereThePersonIs } from './io/self.ts'
import { survivePipes } from './io/terminal.ts'
import { runFray } from './program.ts'

survivePipes()
goWhereThePersonIs()
process.exitCode = await runFray(process.argv.slice(2))
