import { ownRulesets } from '@fray/kit/own-rulesets'
import { goWhereThePersonIs } from './io/self.ts'
import { survivePipes } from './io/terminal.ts'
import { runFray } from './program.ts'

survivePipes()
goWhereThePersonIs()
try {
  for (const message of (await ownRulesets()).problems) console.error(message)
  process.exitCode = await runFray(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
