import { Scene, type TableSpecs, type Tables } from '@fray/kernel'
import type { ZonesRule } from './catalogue/rule-ids.ts'
import type { Entrant, ItemKind, ZonesSetup, ZonesSheet } from './model.ts'
import { tables } from './tables.ts'

type ZonesTables = typeof tables extends Tables<infer T extends TableSpecs> ? T : never

/** What stays the same of a combatant, by row: its sheet and the kinds of the items it came with. */
export interface Fighter {
  readonly name: string
  readonly sheet: ZonesSheet
  readonly kinds: readonly ItemKind[]
  /** What its row began with. */
  readonly entrant: Entrant
}

/** A rule that zones cites: one of the catalogue, or an override by the referee. */
export type Cited = ZonesRule | 'override'

/** The scene of a zones fight. */
export class ZonesScene extends Scene<ZonesTables, Cited, ZonesSetup> {
  /** DR of attacks and of everything that names none. */
  readonly dr: number
  /** Whether armor points reduce damage. */
  readonly armorCounts: boolean
  /** The Attribute that the table has fixed for the referee's choices, or -1 to ask. */
  readonly fixedAttribute: number
  /** Whether leaving a Zone grants free attacks (a house rule may switch them off). */
  readonly freeAttacks: boolean

  constructor(setup: ZonesSetup, fixedAttribute: number) {
    const items = setup.roster.reduce((sum, entrant) => sum + entrant.items.length, 0)
    const size = setup.roster.length
    super(tables, { combatant: size, order: size, item: items, zone: setup.zones.length }, setup)
    this.dr = Number(setup.options['default-dr'] ?? 12)
    this.armorCounts = setup.options['armor-points'] === 'reduce-damage'
    this.freeAttacks = setup.options['free-attacks'] !== 'off'
    this.fixedAttribute = fixedAttribute
  }

  /** The unchanging part of a combatant. */
  fighter(row: number): Fighter {
    return this.sheets[row] as Fighter
  }

  /** The combatant's name. */
  name(row: number): string {
    return (this.sheets[row] as Fighter).name
  }

  /** What kind of item a row of the item table is. */
  kind(item: number): ItemKind {
    const { origin, slot } = this.now.item
    return (this.sheets[origin[item] as number] as Fighter).kinds[slot[item] as number] as ItemKind
  }

  /** Number of items in the fight. */
  get items(): number {
    return this.memory[3] as number
  }
}

/**
 * Cites the rules that a function carries out where no change, roll or refusal of its own names them. Does nothing; a
 * misspelt id does not compile.
 */
export function cite(..._rules: readonly ZonesRule[]): void {}
