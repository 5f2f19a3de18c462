import { type AnyRuleset, type AnyScene, type Command, inWords, type Message, type Viewer } from '@fray/kernel'
import { healthOf } from '../table/cards.ts'

/** What an action may cost its actor. */
export interface ActionRisk {
  /** In words: `Corwin may strike`. */
  readonly words: string
  /** Whether the actor may well go down by it. */
  readonly grave: boolean
}

/** A combatant with at most this share of its hit points may well go down by one attack. */
const WEAK = 1 / 3

/** Describes what commands of one combatant may cost it, as its seat may know it. */
export class Risks {
  private readonly rules: AnyRuleset
  private readonly scene: AnyScene
  private readonly viewer: Viewer
  private isWeak: boolean | null = null

  constructor(rules: AnyRuleset, scene: AnyScene, viewer: Viewer) {
    this.rules = rules
    this.scene = scene
    this.viewer = viewer
  }

  /** Undefined without a risk. A missing place means any place. */
  of(command: Command): ActionRisk | undefined {
    if (command.actor < 0) return undefined
    const risk = this.rules.risk?.(this.scene, command, this.viewer) ?? null
    if (risk === null) return undefined
    const { by, pays = [], takes = [] } = risk
    const costs = { list: [...pays, ...takes] }
    const strike: Message | null = by.length === 0 ? null : { key: '{by} may strike', slots: { by: { people: by } } }
    const price: Message | null = costs.list.length === 0 ? null : { key: 'costs {costs}', slots: { costs } }
    const both = strike !== null && price !== null ? { key: '{strike}; {price}', slots: { strike, price } } : null
    const words = both ?? strike ?? price
    if (words === null) return undefined
    return {
      words: inWords(words, this.scene),
      grave: pays.length > 0 || (by.length > 0 && this.weak(command.actor)),
    }
  }

  private weak(row: number): boolean {
    if (this.isWeak !== null) return this.isWeak
    const { pools } = healthOf(this.rules, this.scene, row, this.viewer)
    const bounded = pools.flatMap(({ now, most }) => (most === null ? [] : [now <= most * WEAK]))
    this.isWeak = bounded.length > 0 && !bounded.includes(false)
    return this.isWeak
  }
}
