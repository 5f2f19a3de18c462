import { addRuleset, rulesets } from '@fray/rulesets'

/** The rulesets in `examples` are among all others in every test: what holds for each ruleset holds for them. */
const examples = {
  breath: async () => (await import('../../examples/breath/index.ts')).breath,
  scrap: async () => (await import('../../examples/scrap/index.ts')).game,
  skerry: async () => (await import('../../examples/skerry/index.ts')).skerry,
}

// One thread runs many files of tests: the first adds them for all.
for (const [id, load] of Object.entries(examples)) if (!Object.hasOwn(rulesets, id)) addRuleset(id, load)
