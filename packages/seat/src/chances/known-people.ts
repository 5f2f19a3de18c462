import { type AnyRuleset, type AnyScene, knownBy, nameOf, namesOne, type Viewer } from '@fray/kernel'
import type { OddsSummary } from '@fray/lab'

/**
 * What is left of odds for the viewer as the scene stands now: nothing about anybody of whom it does not know, and no words that name
 * one.
 */
export function ofKnownPeople(
  rules: AnyRuleset,
  scene: AnyScene,
  viewer: Viewer,
): (summary: OddsSummary) => OddsSummary {
  const known = knownBy(rules, scene, viewer)
  if (known === null) return (summary) => summary
  const unknown: string[] = []
  for (let row = 0; row < scene.combatants; row++) if (!known(row)) unknown.push(nameOf(scene, row))
  return ({ blow, combatants, checks }) => ({
    blow,
    combatants: combatants
      .filter(({ row }) => known(row))
      .map((one) => ({ ...one, effects: one.effects.filter(([words]) => !namesOne(words, unknown)) })),
    checks: checks.filter(({ who }) => known(who)),
  })
}
