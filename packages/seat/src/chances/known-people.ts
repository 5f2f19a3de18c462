import { type AnyRuleset, type AnyScene, knownBy, type Viewer } from '@fray/kernel'
import type { OddsSummary } from '@fray/lab'

/** The odds without anything about combatants that the viewer does not know in the scene's state. */
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
