import type { HideableThing, Ref } from './log/parts.ts'
import { REFEREE_SEAT, type Setup } from './setup.ts'
import type { TableSpecs } from './state/columns.ts'
import type { State } from './state/state.ts'

/** What can be read from any fight, whatever its ruleset. A scene is one. */
export interface AnyFight extends Readonly<Pick<State<TableSpecs>, 'now' | 'values' | 'sheets'>> {
  readonly setup: Setup
  /** Number of combatants that have ever joined the fight. */
  readonly combatants: number
  /** Whether the current viewer does not know about the place or thing. */
  hides(ref: Ref): boolean
  /** Everything that the referee can hide now: places, doors, things on the ground. */
  hideables(): readonly HideableThing[]
  /** Runs `look` as a viewer who knows only these combatants, and none of the places and things in `unknown`. */
  knowing<T>(known: ((row: number) => boolean) | null, look: () => T, unknown?: ReadonlySet<string> | null): T
}

/** The columns that the fights of all rulesets have. */
interface BaseFacts {
  readonly fight: Readonly<Record<'round' | 'turn' | 'over' | 'winner', ArrayLike<number>>>
  readonly combatant: Readonly<Record<'side' | 'seat', ArrayLike<number>>>
}

const factsOf = (scene: AnyFight): BaseFacts => scene.now as unknown as BaseFacts

/** Whether the fight is over. */
export const isOver = (scene: AnyFight): boolean => factsOf(scene).fight.over[0] === 1

/** The round, 0 before the first. */
export const roundOf = (scene: AnyFight): number => factsOf(scene).fight.round[0]

/** The combatant whose turn it is, or -1 between turns. */
export const turnOf = (scene: AnyFight): number => factsOf(scene).fight.turn[0]

/** The position of the winning side, or -1. */
export const winnerOf = (scene: AnyFight): number => factsOf(scene).fight.winner[0]

/** The position of the combatant's side. */
export const sideOf = (scene: AnyFight, row: number): number => factsOf(scene).combatant.side[row]

/** The position of the seat that answers for a combatant, or the referee's seat for a row below 0. */
export const seatOf = (scene: AnyFight, row: number): number =>
  row < 0 ? REFEREE_SEAT : factsOf(scene).combatant.seat[row]
