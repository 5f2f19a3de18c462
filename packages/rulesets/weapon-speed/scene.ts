import {
  type Bodies,
  Occupancy,
  PlaneReach,
  type Ref,
  Scene,
  type Sheet,
  type SpecsOf,
  type Who,
} from '@fray/kernel/rules'
import type { WeaponSpeedRule } from './catalogue/rule-ids.ts'
import type { Declared } from './declared.ts'
import type { Entrant } from './kinds/combatant.ts'
import type { Item } from './kinds/gear.ts'
import type { Injury } from './kinds/injuries.ts'
import type { WeaponSpeedSetup } from './model.ts'
import { ITEM_TABLE, type ItemRow, tables } from './tables.ts'
import { ON_GROUND } from './words.ts'

/** What stays the same of a combatant, by row. */
export interface Fighter extends Sheet {
  /** What its row began with. */
  readonly entrant: Entrant
  /** Rows of the items that it came with. */
  readonly items: readonly number[]
}

/** What somebody can declare with these items at hand. */
interface Declarable {
  readonly things: readonly number[]
  readonly isProne: boolean
  readonly all: readonly Declared[]
}

/** A rule that weapon-speed cites: one of the catalogue, or an override by the referee. */
export type Cited = WeaponSpeedRule | 'override'

/** The scene of a weapon-speed fight. */
export class WeaponSpeedScene extends Scene<SpecsOf<typeof tables>, Cited, WeaponSpeedSetup> {
  /** Who stands where; see `marksFor` and `occupant`. */
  readonly occupancy: Occupancy<WeaponSpeedScene>
  /** Memory for working out ways. */
  readonly reach = new PlaneReach()
  /** Injuries that the referee made up, read, by what was kept of them. */
  readonly ownInjuries = new WeakMap<object, Injury>()
  /** What somebody could declare who had only items of its own, when it was last worked out: it seldom changes. */
  readonly declarable = new WeakMap<Fighter, Declarable>()
  /**
   * In which order tied combatants are worked through, as rows; null for the roster's. Only to show that it makes no
   * difference.
   */
  tieOrder: readonly number[] | null = null

  constructor(setup: WeaponSpeedSetup, bodies: Bodies<WeaponSpeedScene>) {
    const items = setup.roster.reduce((sum, { items: all }) => sum + all.length, 0)
    const size = setup.roster.length
    super(tables, { combatant: size, item: items, wound: size * 6, injury: size, condition: size, held: size }, setup)
    this.occupancy = new Occupancy<WeaponSpeedScene>(this, setup.plane, bodies)
  }

  /** The unchanging part of a combatant. */
  fighter(row: Who): Fighter {
    return this.sheets[row] as Fighter
  }

  /** What kind of item a row of the item table is. */
  kind(item: ItemRow): Item {
    const { origin, slot } = this.now.item
    return (this.sheets[origin[item]] as Fighter).entrant.items[slot[item]] as Item
  }

  /** A thing that the referee hides is hidden where it lies. */
  override hides({ table, row }: Ref): boolean {
    return table === 'item' && this.now.item.place[row] === ON_GROUND && this.isUnknown(this.kind(row as ItemRow).name)
  }

  /** Number of items in the fight. */
  get items(): number {
    return this.memory[ITEM_TABLE]
  }
}
