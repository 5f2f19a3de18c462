import type { AnyRuleset, AnyScene, Command, Lens } from '@fray/kernel'
import { averageOf, chanceOf, type Reading, oddsOf as situationOdds, targetsOf } from '@fray/lab'

/** How likely an attack is to hurt or to kill one who lies already, and how much it takes off on average (over all outcomes, misses included). */
export interface Odds {
  readonly hits: number
  /** Null where the viewer may not know the target's hit points, from which it could be told. */
  readonly damage: number | null
}

/** More outcomes than this are not worth the wait. */
const MOST_OUTCOMES = 20_000

/** What an attack does to its target. */
interface Effect {
  readonly lost: number
  readonly changed: boolean
}

/** The exact odds of an attack on one target, or null where they would take too long or it has no target. */
export function oddsOf(rules: AnyRuleset, scene: AnyScene, command: Command, lens: Lens): Odds | null {
  const [target, ...others] = targetsOf(command)
  if (target === undefined || others.length > 0) return null
  const stateOf = () => (scene.now.combatant as unknown as { readonly state?: ArrayLike<number> }).state?.[target]
  const before = rules.vitality(scene, target)
  const stateBefore = stateOf()
  const reading: Reading<Effect> = {
    read: () => ({ lost: before - rules.vitality(scene, target), changed: stateOf() !== stateBefore }),
    key: ({ lost, changed }) => `${lost}${changed}`,
  }
  const reactions = PRESETS
  const odds = situationOdds({ rules, scene }, command, { reading, reactions, ways: MOST_OUTCOMES, samples: 1 })
  if (odds.kind !== 'exact') return null
  const hits = chanceOf(odds, ({ lost, changed }) => lost > 0 || changed).value
  return { hits, damage: lens.vitals(target) === 'exact' ? averageOf(odds, ({ lost }) => lost).value : null }
}

/** Everybody takes what is taken when nobody says otherwise. */
const PRESETS = {
  id: 'presets',
  about: 'The preset of every question.',
  command: (): never => {
    throw new Error('Nobody commands while odds are worked out.')
  },
  answer: (_scene: unknown, question: { readonly preset: number }) => question.preset,
}
