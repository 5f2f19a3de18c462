/** The rulesets in `examples` are among all others in every test: what holds for each ruleset holds for them. */
import { addRuleset } from '@fray/rulesets'

addRuleset('breath', async () => (await import('../examples/breath/index.ts')).breath)
addRuleset('scrap', async () => (await import('../examples/scrap/index.ts')).game)
addRuleset('skerry', async () => (await import('../examples/skerry/index.ts')).skerry)
