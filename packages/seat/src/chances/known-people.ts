import { type AnyRuleset, type AnyScene, knownBy, type Viewer } from '@fray/kernel'
import type { OddsSummary } from '@fray/lab'

/** What is left of odds for the viewer as the scene stands now: nothing about anybody of whom it does not know. */
export function ofKnownPeople(
  rules: AnyRuleset,
  scene: AnyScene,
  viewer: Viewer,
): (summary: OddsSummary) => OddsSummary {
  const known = knownBy(rules, scene, viewer)
  if (known === null) return (summary) => summary
  return ({ blow, combatants, checks, strikes }) => ({
    blow,
    combatants: combatants
      .filter(({ row }) => known(row))
      .map((one) => ({ ...one, effects: one.effects.filter(([, , other]) => other < 0 || known(other)) })),
    checks: checks.filter(({ who }) => known(who)),
    strikes: strikes.filter(({ by }) => known(by)),
  })
}
