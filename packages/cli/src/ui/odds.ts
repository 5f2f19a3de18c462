import { type AnyRuleset, type AnyScene, type Command, eachOutcome, type Lens } from '@fray/kernel'

/** How likely an attack is to hurt, and how much it takes off on average (over all outcomes, misses included). */
export interface Odds {
  readonly hits: number
  /** Null where the viewer may not know the target's hit points, from which it could be told. */
  readonly damage: number | null
}

/** More outcomes than this are not worth the wait. */
const MOST_OUTCOMES = 20_000

class TooMany extends Error {}

/** The exact odds of an attack on one target, or null where they would take too long or it has no target. */
export function oddsOf(rules: AnyRuleset, scene: AnyScene, command: Command, lens: Lens): Odds | null {
  const { target } = command as Command & { readonly target?: unknown }
  const cells = scene.now.combatant as unknown as { readonly hp?: ArrayLike<number> }
  if (typeof target !== 'number' || target < 0 || cells.hp === undefined) return null
  const before = cells.hp[target] as number
  let hits = 0
  let damage = 0
  let seen = 0
  try {
    eachOutcome(
      rules,
      scene,
      command,
      (question) => question.preset,
      ({ probability }) => {
        if (++seen > MOST_OUTCOMES) throw new TooMany()
        const now = (scene.now.combatant as unknown as { hp: ArrayLike<number> }).hp[target] as number
        if (now < before) hits += probability
        damage += probability * (before - now)
      },
    )
  } catch (error) {
    if (error instanceof TooMany || error instanceof RangeError) return null
    throw error
  }
  return { hits, damage: lens.vitals(target) === 'exact' ? damage : null }
}
