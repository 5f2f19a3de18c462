import { type HideableThing, Scene, type SpecsOf, type Who } from '@fray/kernel/rules'
import type { ZonesRule } from './catalogue/rule-ids.ts'
import type { Entrant } from './kinds/combatant.ts'
import { type Item, isOutfit } from './kinds/gear.ts'
import type { ZonesSetup } from './model.ts'
import { type ItemRow, tables } from './tables.ts'
import { ON_GROUND } from './words.ts'

/** A rule that zones cites: one of the catalogue, or an override by the referee. */
export type Cited = ZonesRule | 'override'

/** The scene of a zones fight. */
export class ZonesScene extends Scene<SpecsOf<typeof tables>, Cited, ZonesSetup> {
  /** DR of attacks and of everything that names none. */
  readonly dr: number
  /** Whether armor points reduce damage. */
  readonly armorCounts: boolean
  /** The Attribute that the table has fixed for the referee's choices, or -1 to ask. */
  readonly fixedAttribute: number
  /** When the computer's referee calls for Morale: a word of MORALE_CALLS. */
  readonly moraleCalls: string
  /** Whether leaving a Zone grants free attacks (a house rule may switch them off). */
  readonly freeAttacks: boolean

  constructor(setup: ZonesSetup, fixedAttribute: number) {
    const items = setup.roster.reduce((sum, entrant) => sum + entrant.items.length, 0)
    const size = setup.roster.length
    super(tables, { combatant: size, order: size, item: items, zone: setup.zones.length }, setup)
    this.dr = Number(setup.options['default-dr'] ?? 12)
    this.armorCounts = setup.options['armor-points'] === 'reduce-damage'
    this.moraleCalls = String(setup.options.morale ?? 'never')
    this.freeAttacks = setup.options['free-attacks'] !== 'off'
    this.fixedAttribute = fixedAttribute
  }

  /** What somebody entered the fight as: what stays the same of it. */
  fighter(row: Who): Entrant {
    return this.sheets[row] as Entrant
  }

  /** The Zone's name as it stands in a sentence. */
  zoneName(zone: number): string {
    return this.setup.zones[zone]?.name.replace(/^(The|A|An) /, (article) => article.toLowerCase()) ?? 'nowhere'
  }

  override hideables(): readonly HideableThing[] {
    const { place } = this.now.item
    const found: HideableThing[] = this.setup.zones.map(({ id, name }, row) => ({
      ref: { table: 'zone', row },
      names: [id, name],
    }))
    for (let row = 0; row < this.items; row++)
      if (place[row] === ON_GROUND) found.push({ ref: { table: 'item', row }, names: [this.kind(row).name] })
    return found
  }

  /** What kind of item a row of the item table is. */
  kind(item: ItemRow): Item {
    const { origin, slot } = this.now.item
    return (this.sheets[origin[item]] as Entrant).items[slot[item]] as Item
  }

  private outfitsOf: unknown = null
  private outfits = false

  /** Whether anybody has brought an item that does something for one who only holds or wears it. */
  get hasOutfits(): boolean {
    const last = this.sheets[this.sheets.length - 1]
    if (last !== this.outfitsOf) {
      this.outfitsOf = last
      this.outfits = this.sheets.some((sheet) => (sheet as Entrant).items.some(isOutfit))
    }
    return this.outfits
  }

  /** Number of items in the fight. */
  get items(): number {
    return this.memory[3]
  }
}
