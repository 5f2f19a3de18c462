import {
  type Bodies,
  type Body,
  type HideableThing,
  Occupancy,
  Reaches,
  Scene,
  type SpecsOf,
  type Who,
} from '@fray/kernel/rules'
import { hideablesOn } from '../on-grid/lying.ts'
import { AREAS } from '../on-grid/presentation/grid.ts'
import type { ShockRule } from './catalogue/rule-ids.ts'
import { cite } from './citing.ts'
import type { Entrant } from './kinds/combatant.ts'
import type { Item } from './kinds/items.ts'
import type { ShockSetup } from './model.ts'
import type { Gifts } from './rules/gifts.ts'
import { ITEM_TABLE, type ItemRow, tables } from './tables.ts'
import { BARE_HANDS, UP } from './words.ts'

/** What stays the same of a combatant, by row. */
export interface Fighter extends Entrant {
  /** Rows of the items that it came with. */
  readonly itemRows: readonly number[]
  /** What its powers always give. */
  readonly gifts: Gifts
  /** It knows spells that are Instants. */
  readonly quickSpells: boolean
}

/** A rule that shock cites: one of the catalogue, or an override by the referee. */
export type Cited = ShockRule | 'override'

/** How an attack came about. */
export type AttackKind = 'main' | 'snap' | 'opportunity' | 'swarm' | 'charge'

/** Why Shock does not reach somebody. */
export type ShockStop = 'total-defense' | 'immune' | 'threshold' | 'shield'

/** A combatant's place with its coordinates. */
export interface Place extends Body {
  readonly x: number
  readonly y: number
}

/** At whom an attack goes, and with what. */
export interface Aim {
  readonly target: Who
  /** The item's row, or BARE_HANDS. */
  readonly weapon: number
  /** Position of the mode among the weapon's modes. */
  readonly mode: number
  /** Position in MANEUVERS, or NO_MANEUVER. */
  readonly maneuver: number
}

/** What a power has said of an attack: it is a hit, or a miss, whatever its dice; or nothing yet. */
export const A_HIT = 1
export const A_MISS = -1
export const UNDECIDED = 0

/** One attack from its announcement to its end. */
export interface Attack extends Aim {
  readonly kind: AttackKind
  readonly attacker: Who
  /** The target; a screener may take the ward's place. */
  target: Who
  /** Position in ATTRIBUTES. */
  readonly attribute: number
  /** Position in SKILLS. */
  readonly skill: number
  /** Position in SKILLS for the check of a shove, or -1 for the better. */
  readonly using: number
  /** Other assailants of a swarm, counted when the dice are rolled. */
  others: number
  /** The referee's modifier, with what for. */
  readonly mod: number
  readonly because: string
  /** Set by the dice. */
  total: number
  hit: boolean
  /** The AC that the total was last compared with. */
  against: number
  /** A_HIT or A_MISS where a power has said so, else UNDECIDED: the dice count. */
  forced: number
  /** Whose power has said so, and what it is called; -1 and nothing where none has. */
  decider: number
  decidedBy: string
  /** The target was on its feet when the attack was announced: an attack on one who falls meanwhile has no effect. */
  wasUp: boolean
  /** The other weapon of one who fights with two, or -1. */
  readonly other: number
  /** Whom it was aimed at, before any screener stepped in. */
  readonly aimed: number
  /** It was aimed at a ward and goes at a screener. */
  redirected: boolean
}

/** A moment at which others may step in (`decision-windows`). */
export interface Windows {
  /** An action has been announced and paid for; `attack` when it is one, `spell` when something is cast. */
  announced(scene: ShockScene, actor: Who, attack: Attack | null, spell: boolean): void
  /** A combatant is about to move, or has made a step from that square. */
  step(scene: ShockScene, mover: Who, from: number): void
  /** An attack has been rolled; hit or miss is known. */
  rolled(scene: ShockScene, attack: Attack): void
  /** An action of the combatant has been completed; -1: the turn of a side is about to end. */
  done(scene: ShockScene, actor: Who): void
}

/** The result of one of several simultaneous Instants, not yet applied. */
export interface Deferred {
  readonly by: number
  /** The combatant that it moves, or -1. */
  readonly moves: number
  readonly apply: () => void
}

/** The scene of a shock fight. */
export class ShockScene extends Scene<SpecsOf<typeof tables>, Cited, ShockSetup> {
  readonly moments: Windows
  /** Results waiting to be applied together; null when results are applied at once. */
  deferred: Deferred[] | null = null
  /** Counts attacks and Instants, so that who moves notices that something has happened. */
  acts = 0
  /** How often each combatant has lost hit points, so that a caster's wound counts though it is healed at once. */
  readonly wounds: number[] = []
  /** How often each combatant has been brought down, so that a fall stops a blow though it is healed at once. */
  readonly falls: number[] = []
  /** How many windows are open within each other: 0 between commands. */
  depth = 0
  /** Spells cast as Instants since the outermost open window opened, as `caster:spell`; null while there are none. */
  quick: Set<string> | null = null
  /** The attack at whose window questions are asked, for policies and questions. */
  pending: Attack | null = null
  /** Each combatant's place on the grid, kept up with its square by `bodyOf`. */
  readonly bodies: Place[] = []
  /** While somebody is looked at as if it stood elsewhere: who, and where; see `asIfAt`. */
  ghost = -1
  ghostSquare = -1
  /** A combatant whose squares count as free for the moment; see `withoutOther`. */
  aside = -1
  /** Level ground with nothing solid on it: everybody sees all of everybody. */
  readonly isOpenGround: boolean
  /** Who stands where; see `marksFor`. */
  readonly occupancy: Occupancy<ShockScene>
  /** Where each combatant can get; see `reachOf`. */
  readonly reaches = new Reaches()

  constructor(setup: ShockSetup, moments: Windows, bodies: Bodies<ShockScene>) {
    const items = setup.roster.reduce((sum, entrant) => sum + entrant.items.length, 0)
    const uses = setup.roster.reduce((sum, { powers, spells }) => sum + powers.length + spells.length, 0)
    const size = setup.roster.length
    const sides = setup.sides.length
    super(tables, { combatant: size, order: sides, side: sides, item: items, use: uses, bond: size }, setup)
    this.moments = moments
    const { boxes, panes, floors } = setup.grid
    this.isOpenGround = boxes.length === 0 && panes.length === 0 && floors.every((floor) => floor === floors[0])
    this.occupancy = new Occupancy<ShockScene>(this, setup.grid, bodies)
  }

  /** Applies a result, or keeps it for the others of the same moment (`instants-simultaneous`). `moves` is whom it moves, or -1. */
  conclude(by: number, moves: number, apply: () => void): void {
    if (this.deferred === null) apply()
    else this.deferred.push({ by, moves, apply })
  }

  /** Announces an act that is neither attack nor spell: others may step in. Returns whether its actor is still up. */
  announce(actor: Who): boolean {
    this.moments.announced(this, actor, null, false)
    if (this.now.combatant.state[actor] === UP) return true
    cite('target-gone')
    return false
  }

  /** The unchanging part of a combatant. */
  fighter(row: Who): Fighter {
    return this.sheets[row] as Fighter
  }

  override hideables(): readonly HideableThing[] {
    return hideablesOn(this, this.setup.grid.doors, AREAS)
  }

  /** What kind of item a row of the item table is; BARE_HANDS is the fist of the content. */
  kind(item: ItemRow): Item {
    if (item >= BARE_HANDS) return this.setup.fist
    const { origin, slot } = this.now.item
    return (this.sheets[origin[item]] as Fighter).items[slot[item]] as Item
  }

  /** What people call an item, or bare hands. */
  itemName(item: ItemRow): string {
    return this.kind(item).name
  }

  /** Number of items in the fight. */
  get items(): number {
    return this.memory[ITEM_TABLE]
  }
}
