import {
  type Bodies,
  type Body,
  DIFFICULT,
  type Grid,
  type HideableThing,
  IMPASSABLE,
  Occupancy,
  Reaches,
  Scene,
  type Sheet,
  type SpecsOf,
  type Who,
  xOf,
  yOf,
} from '@fray/kernel/rules'
import { hideablesOn } from '../on-grid/lying.ts'
import { AREAS } from '../on-grid/presentation/grid.ts'
import type { FreeHitsRule } from './catalogue/rule-ids.ts'
import type { Entrant } from './kinds/combatant.ts'
import type { Condition } from './kinds/conditions.ts'
import type { Item, Weapon } from './kinds/gear.ts'
import type { Spell } from './kinds/spells.ts'
import type { FreeHitsSetup } from './model.ts'
import type { Gifts } from './rules/gifts.ts'
import { ITEM_TABLE, type ItemRow, tables } from './tables.ts'

/** What stays the same of a unit, by row. */
export interface Unit extends Sheet {
  /** What its row began with. */
  readonly sheet: Entrant
  readonly kinds: readonly Item[]
  /** Rows of the items that it came with. */
  readonly items: readonly number[]
  /** What its feats always give. */
  readonly gifts: Gifts
}

/** A rule that free-hits cites: one of the catalogue, or an override by the referee. */
export type Cited = FreeHitsRule | 'override'

/** A unit's place with its coordinates. */
export interface Place extends Body {
  readonly x: number
  readonly y: number
}

/** How an attack came about. `critical` is a free critical hit, which is not rolled. */
export type AttackKind = 'action' | 'opening' | 'extra' | 'spell' | 'free' | 'feat' | 'critical'

/** One attack from its announcement to its end. */
export interface Attack {
  readonly kind: AttackKind
  readonly attacker: Who
  readonly target: Who
  /** The item's row; -1 for a spell's attack. */
  readonly item: ItemRow
  readonly weapon: Weapon | null
  readonly spell: Spell | null
  /** Positions among the spell's improvements. */
  readonly improved: readonly number[]
  /** Position in AIMS. */
  readonly aim: number
  /** The extra attack: no Strength and none of the attacker's feats. */
  readonly plain: boolean
  /** The target did not detect the attacker when it was made. */
  readonly sneak: boolean
  /** The rung of the ladder: 1 critical, 2 super critical, 3 decisive; -1 auto fail, -2 tragedy, -3 fatal. */
  degree: number
  hit: boolean
}

/** The scene of a free-hits battle. */
export class FreeHitsScene extends Scene<SpecsOf<typeof tables>, Cited, FreeHitsSetup> {
  /** The conditions of the content, by position; what a row of the effect table names. */
  readonly conditions: readonly Condition[]
  /** The attack about which questions are asked, for policies. */
  pending: Attack | null = null
  /** Whether any ground is slow. */
  readonly hasSlowGround: boolean
  /** The grid with slow ground made open: for those whose steps are slow anyway. */
  readonly evenGrid: Grid
  /** The x and y of each square: worked out once, for the one who looks over many squares. */
  readonly xs: Int32Array
  readonly ys: Int32Array
  /** Each unit's place on the grid, kept up with its square by `bodyOf`. */
  readonly bodies: Place[] = []
  /** Who stands where; see `marksFor` and `isFree`. */
  readonly occupancy: Occupancy<FreeHitsScene>
  /** Where each unit can get; see `reachOf`. */
  readonly reaches = new Reaches()

  constructor(setup: FreeHitsSetup, bodies: Bodies<FreeHitsScene>) {
    const items = setup.roster.reduce((sum, entrant) => sum + entrant.items.length, 0)
    const size = setup.roster.length
    const more = size + 4
    const rows = { combatant: more, order: more, item: items + 4, wound: size * 8, effect: size * 2, running: more }
    super(tables, { ...rows, undetected: size }, setup)
    this.conditions = [...setup.conditions.values()]
    const { grid } = setup
    this.hasSlowGround = grid.ground.includes(DIFFICULT)
    this.evenGrid = this.hasSlowGround
      ? { ...grid, ground: grid.ground.map((one) => (one === IMPASSABLE ? IMPASSABLE : 0)) }
      : grid
    this.occupancy = new Occupancy<FreeHitsScene>(this, grid, bodies)
    this.xs = Int32Array.from(grid.ground, (_, square) => xOf(grid, square))
    this.ys = Int32Array.from(grid.ground, (_, square) => yOf(grid, square))
  }

  /** The unchanging part of a unit. */
  unit(row: Who): Unit {
    return this.sheets[row] as Unit
  }

  override hideables(): readonly HideableThing[] {
    return hideablesOn(this, [], AREAS)
  }

  /** What kind of item a row of the item table is. */
  kind(item: ItemRow): Item {
    const { origin, slot } = this.now.item
    return (this.sheets[origin[item]] as Unit).kinds[slot[item]] as Item
  }

  /** Number of items in the fight. */
  get items(): number {
    return this.memory[ITEM_TABLE]
  }
}
