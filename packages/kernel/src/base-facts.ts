import type { AnyScene } from './scene.ts'
import { REFEREE_SEAT } from './setup.ts'

/** The columns that the fights of all rulesets have. */
interface BaseFacts {
  readonly fight: Readonly<Record<'round' | 'turn' | 'over' | 'winner', ArrayLike<number>>>
  readonly combatant: Readonly<Record<'side' | 'seat', ArrayLike<number>>>
}

const factsOf = (scene: AnyScene): BaseFacts => scene.now as unknown as BaseFacts

/**
 * Whether the fight has come to its end.
 * @example
 * ```ts
 * import { isOver } from '@fray/kernel'
 * import { openFight } from '@fray/play'
 *
 * const text = '{ ruleset: zones, combatants: { Ada: { from: ada-the-warrior }, Corwin: { from: toll-ruffian } } }'
 * const { play } = await openFight(text, { seed: 'seven', computer: { referee: 'aggressive' } })
 * const { session } = play
 * console.log(isOver(session.scene)) // false
 * session.submit('referee', { actor: 'referee', action: 'end-combat' })
 * console.log(isOver(session.scene)) // true
 * ```
 */
export const isOver = (scene: AnyScene): boolean => factsOf(scene).fight.over[0] === 1

/**
 * The round, 0 before the first.
 * @example
 * ```ts
 * import { goToCommand, roundOf } from '@fray/kernel'
 * import { openFight } from '@fray/play'
 *
 * const text = '{ ruleset: zones, combatants: { Ada: { from: ada-the-warrior }, Corwin: { from: toll-ruffian } } }'
 * const { play } = await openFight(text, { seed: 'seven' })
 * const { rules, session } = play
 * const scene = rules.open(session.setup)
 * console.log(roundOf(scene)) // 0
 * goToCommand(rules, scene, true)
 * console.log(roundOf(scene)) // 1
 * ```
 */
export const roundOf = (scene: AnyScene): number => factsOf(scene).fight.round[0]

/**
 * Whose turn it is, or -1 between two turns.
 * @example
 * ```ts
 * import { nameOf, turnOf } from '@fray/kernel'
 * import { openFight } from '@fray/play'
 *
 * const text = '{ ruleset: zones, combatants: { Ada: { from: ada-the-warrior }, Corwin: { from: toll-ruffian } } }'
 * const { play } = await openFight(text, { seed: 'seven', computer: { referee: 'aggressive' } })
 * const { scene } = play.session
 * console.log(turnOf(scene), nameOf(scene, turnOf(scene))) // 0 Ada
 * ```
 */
export const turnOf = (scene: AnyScene): number => factsOf(scene).fight.turn[0]

/**
 * The position of the side that has won, or -1.
 * @example
 * ```ts
 * import { winnerOf } from '@fray/kernel'
 * import { openFight } from '@fray/play'
 *
 * const text = '{ ruleset: zones, combatants: { Ada: { from: ada-the-warrior }, Corwin: { from: toll-ruffian } } }'
 * const { play } = await openFight(text, { seed: 'seven', computer: { referee: 'aggressive', players: 'aggressive' } })
 * const { scene, setup } = play.session
 * console.log(setup.sides[winnerOf(scene)]?.name) // Enemies
 * ```
 */
export const winnerOf = (scene: AnyScene): number => factsOf(scene).fight.winner[0]

/**
 * The position of the combatant's side.
 * @example
 * ```ts
 * import { nameOf, sideOf } from '@fray/kernel'
 * import { openFight } from '@fray/play'
 *
 * const text = '{ ruleset: zones, combatants: { Ada: { from: ada-the-warrior }, Corwin: { from: toll-ruffian } } }'
 * const { play } = await openFight(text, { seed: 'seven', computer: { referee: 'aggressive' } })
 * const { scene, setup } = play.session
 * for (const row of [0, 1]) console.log(nameOf(scene, row), setup.sides[sideOf(scene, row)]?.id) // Ada characters
 * // Corwin enemies
 * ```
 */
export const sideOf = (scene: AnyScene, row: number): number => factsOf(scene).combatant.side[row]

/**
 * The position of the seat that answers for whoever is asked: a combatant, or the referee below 0.
 * @example
 * ```ts
 * import { REFEREE, seatOf } from '@fray/kernel'
 * import { openFight } from '@fray/play'
 *
 * const text = '{ ruleset: zones, combatants: { Ada: { from: ada-the-warrior }, Corwin: { from: toll-ruffian } } }'
 * const { play } = await openFight(text, { seed: 'seven', computer: { referee: 'aggressive' } })
 * const { scene, setup } = play.session
 * console.log([0, 1, REFEREE].map((row) => setup.seats[seatOf(scene, row)]?.id)) // [ 'players', 'referee', 'referee' ]
 * ```
 */
export const seatOf = (scene: AnyScene, row: number): number =>
  row < 0 ? REFEREE_SEAT : factsOf(scene).combatant.seat[row]
