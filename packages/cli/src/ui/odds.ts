import { type AnyRuleset, type AnyScene, type Command, eachOutcome, type Lens } from '@fray/kernel'

/** How likely an attack is to hurt or to kill one who lies already, and how much it takes off on average (over all outcomes, misses included). */
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
  if (typeof target !== 'number' || target < 0) return null
  const stateOf = () => (scene.now.combatant as unknown as { readonly state?: ArrayLike<number> }).state?.[target]
  const before = lifeOf(rules, scene, target)
  const stateBefore = stateOf()
  if (before === null) return null
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
        const now = lifeOf(rules, scene, target) ?? before
        if (now < before || stateOf() !== stateBefore) hits += probability
        damage += probability * (before - now)
      },
    )
  } catch (error) {
    if (error instanceof TooMany || error instanceof RangeError) return null
    throw error
  }
  return { hits, damage: lens.vitals(target) === 'exact' ? damage : null }
}

/** How much of its life a combatant has left, or null where nothing says so. */
function lifeOf(rules: AnyRuleset, scene: AnyScene, row: number): number | null {
  if (rules.vitality !== undefined) return rules.vitality(scene, row)
  const { hp } = scene.now.combatant as unknown as { readonly hp?: ArrayLike<number> }
  return hp === undefined ? null : (hp[row] as number)
}
