import type { AnyScene } from './scene.ts'
import { REFEREE_SEAT } from './setup.ts'

/** The columns that the fights of all rulesets have. */
interface BaseFacts {
  readonly fight: Readonly<Record<'round' | 'turn' | 'over' | 'winner', ArrayLike<number>>>
  readonly combatant: Readonly<Record<'side' | 'seat', ArrayLike<number>>>
}

const factsOf = (scene: AnyScene): BaseFacts => scene.now as unknown as BaseFacts

/** Whether the fight has come to its end. */
export const isOver = (scene: AnyScene): boolean => factsOf(scene).fight.over[0] === 1

/** The round, 0 before the first. */
export const roundOf = (scene: AnyScene): number => factsOf(scene).fight.round[0]

/** Whose turn it is, or -1 between two turns. */
export const turnOf = (scene: AnyScene): number => factsOf(scene).fight.turn[0]

/** The position of the side that has won, or -1. */
export const winnerOf = (scene: AnyScene): number => factsOf(scene).fight.winner[0]

/** The position of the combatant's side. */
export const sideOf = (scene: AnyScene, row: number): number => factsOf(scene).combatant.side[row]

/** The position of the seat that answers for whoever is asked: a combatant, or the referee below 0. */
export const seatOf = (scene: AnyScene, row: number): number =>
  row < 0 ? REFEREE_SEAT : factsOf(scene).combatant.seat[row]
