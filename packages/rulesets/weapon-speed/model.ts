import type { Plane, Refusal, Setup, Who } from '@fray/kernel/rules'
import type { Declared } from './declared.ts'
import type { Entrant } from './kinds/combatant.ts'
import type { Condition } from './kinds/conditions.ts'
import type { WeaponSpeedSide } from './kinds/fields.ts'
import type { Injury, InjuryTable } from './kinds/injuries.ts'

/** A turn of a fight that begins in the middle. */
export interface PlannedTurn {
  /** Position in the roster. */
  readonly who: Who
  readonly declared: Declared
  /** Where it is not base + speed (for `missed`: before the -12); null for the usual. */
  readonly initiative: number | null
}

/** A fight that begins in the middle. */
export interface Midway {
  readonly round: number
  /** The count last resolved, or being resolved; null before the round's first. */
  readonly count: number | null
  /** Whose turn is on (position in the roster), or -1 between counts. */
  readonly turn: number
  /** Whether `turn` is its made-up turn. */
  readonly turnIsLate: boolean
  /** Nobody has declared yet. */
  readonly declaring: boolean
  /** Turns still to come this round; who is not here has had its turn. */
  readonly turns: readonly PlannedTurn[]
  /** Made-up turns still to come this round, at their number. */
  readonly late: readonly PlannedTurn[]
  /** Turns missed this round, to be made up in the next at -12. */
  readonly missed: readonly PlannedTurn[]
}

/** Who is surprised at the start: asked of the referee, or said by the encounter (positions in the roster). */
export type Surprised = 'ask' | readonly number[]

/** Where combatants can leave the battlefield: its outermost squares, nowhere, or these squares. */
export type Exits = 'edge' | 'none' | readonly number[]

export interface WeaponSpeedSetup extends Setup {
  readonly sides: readonly WeaponSpeedSide[]
  readonly plane: Plane
  readonly exits: Exits
  readonly roster: readonly Entrant[]
  readonly surprised: Surprised
  /** Monsters that share a d12: positions in the roster. */
  readonly groups: readonly (readonly number[])[]
  /** By position in DAMAGE_TYPES; null where nobody has supplied one (`combat-injury-empty-table`). */
  readonly injuries: readonly (InjuryTable | null)[]
  readonly conditions: readonly Condition[]
  /** Modifiers by score, from the data; null for the usual formula (`attribute-modifier`). */
  readonly modifiers: readonly number[] | null
  readonly now: Midway | null
  /** Reads a combatant that joins in mid-fight (its map as in an encounter file): the entrant, or why it is refused. */
  readonly readEntrant: (name: string, raw: unknown, side: number) => Entrant | Refusal
  /** Reads an injury given in a command, its map as in content: the injury, or why it is refused. */
  readonly readInjury: (raw: unknown) => Injury | Refusal
}
