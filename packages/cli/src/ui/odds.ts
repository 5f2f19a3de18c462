import { type AnyRuleset, type AnyScene, type Command, eachOutcome, type Lens } from '@fray/kernel'

/** How likely an attack is to hurt or to kill one who lies already, and how much it takes off on average (over all outcomes, misses included). */
export interface Odds {
  readonly hits: number
  /** Null where the viewer may not know the target's hit points, from which it could be told. */
  readonly damage: number | null
}

/** More outcomes than this are not worth the wait. */
const MOST_OUTCOMES = 20_000

/** What odds look at, as far as a ruleset has it: hit points, and the state of one who may have none left. */
interface Cells {
  readonly hp?: ArrayLike<number>
  readonly state?: ArrayLike<number>
}

class TooMany extends Error {}

/** The exact odds of an attack on one target, or null where they would take too long or it has no target. */
export function oddsOf(rules: AnyRuleset, scene: AnyScene, command: Command, lens: Lens): Odds | null {
  const { target } = command as Command & { readonly target?: unknown }
  const cells = (): Cells => scene.now.combatant as unknown as Cells
  const { hp, state } = cells()
  if (typeof target !== 'number' || target < 0 || hp === undefined) return null
  const before = hp[target] as number
  const stateBefore = state?.[target]
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
        const after = cells()
        const now = after.hp?.[target] as number
        if (now < before || after.state?.[target] !== stateBefore) hits += probability
        damage += probability * (before - now)
      },
    )
  } catch (error) {
    if (error instanceof TooMany || error instanceof RangeError) return null
    throw error
  }
  return { hits, damage: lens.vitals(target) === 'exact' ? damage : null }
}
