import { survivePipes } from './io/terminal.ts'
import { runFray } from './program.ts'

survivePipes()
process.exitCode = await runFray(process.argv.slice(2))
