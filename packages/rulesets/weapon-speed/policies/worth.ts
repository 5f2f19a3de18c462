import type { Effect, Strike } from '../model.ts'

/** What a strike deals on average when it hits, all strikes together, in tenths. */
export function worthOf({ damage, strikes, crit }: Strike): number {
  if (damage === null) return 1
  const mean = (damage.min + damage.max) / 2
  return Math.round(10 * strikes * Math.max(0, mean) * (1 + 0.05 * Math.max(0, crit - 1)))
}

/** What effects deal on average, in tenths. */
export function worthOfEffects(effects: readonly Effect[]): number {
  let sum = 0
  for (const effect of effects) {
    if (effect.effect === 'damage') sum += 5 * (effect.amount.min + effect.amount.max)
    if (effect.effect === 'condition' || effect.effect === 'attribute-damage') sum += 30
  }
  return sum
}

/** How many Wound Points effects restore on average; 0 for those that restore none. */
export function healingOf(effects: readonly Effect[]): number {
  let sum = 0
  for (const effect of effects) {
    if (effect.effect === 'restore' && effect.pool === 'wound-points')
      sum += (effect.amount.min + effect.amount.max) / 2
  }
  return sum
}
