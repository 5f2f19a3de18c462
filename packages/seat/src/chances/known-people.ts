import { type AnyRuleset, type AnyScene, knownBy, type Lens, nameOf, namesOne } from '@fray/kernel'
import type { OddsSummary } from '@fray/lab'

/**
 * What is left of odds for the lens as the scene stands now: nothing about anybody of whom it does not know, and no words that name
 * one.
 */
export function ofKnownPeople(rules: AnyRuleset, scene: AnyScene, lens: Lens): (summary: OddsSummary) => OddsSummary {
  const known = knownBy(rules, scene, lens)
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
