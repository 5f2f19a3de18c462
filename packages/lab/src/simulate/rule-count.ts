import type { FightEvent } from '@fray/kernel'
import type { Gathering } from './gathering.ts'

/** Counts the rules that the events of one trial cite: the event's own, and those of the parts of its numbers. */
export function countRules(events: readonly FightEvent[], gathering: Gathering): void {
  const cited = new Map<string, number>()
  for (const event of events) {
    const rules = new Set<string>()
    findRules(event, rules)
    for (const rule of rules) cited.set(rule, (cited.get(rule) ?? 0) + 1)
  }
  for (const [rule, count] of cited) gathering.rule(rule, count)
}

function findRules(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) for (const one of value) findRules(one, found)
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'rule' && typeof inner === 'string') found.add(inner)
      else if (typeof inner === 'object') findRules(inner, found)
    }
  }
}
