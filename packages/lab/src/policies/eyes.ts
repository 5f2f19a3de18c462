import type { AnyRuleset, Command } from '@fray/kernel'
import type { AnyPolicy } from './rehearsal.ts'
import { Thinker } from './thinking.ts'

/**
 * The policy limited to what its seat knows: it is shown a fight that its seat could believe in instead of the actual
 * one. The rulesets' policies read everything, which is faster; use this where they must be fair.
 */
export function withEyes(rules: AnyRuleset, policy: AnyPolicy): AnyPolicy {
  const thinker = new Thinker(rules, policy, { worlds: 1, choosiness: { perAction: 0, inAll: 1 }, answers: 1 })
  return {
    id: policy.id,
    about: policy.about,
    milestones: policy.milestones ?? [],
    compelled: (scene, actor) => policy.compelled?.(scene, actor) === true,
    pointless: (scene, command) => policy.pointless?.(scene, command) === true,
    looksBack: true,
    command: (scene, actor, random) => thinker.commands(scene, actor, random).options[0] as Command,
    answer(scene, question, random, underway) {
      const decision = thinker.answers(scene, question, random, underway)
      return decision === null ? question.preset : decision.options[0]
    },
  }
}
