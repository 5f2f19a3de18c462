import {
  D20,
  D20_ADVANTAGE,
  D20_DISADVANTAGE,
  type Message,
  type Pool,
  plainly,
  type SourceOf,
  sourceMessage,
  type Who,
} from '@fray/kernel/rules'
import { cite, type Tally } from '../citing.ts'
import { WEAKENED } from '../effects.ts'
import { roll } from '../events.ts'
import type { Cited, ZonesScene } from '../scene.ts'
import { ATTRIBUTE_COLUMNS, C, NONE } from '../tables.ts'
import { ATTRIBUTES, type Edge, type TestKind } from '../words.ts'
import { eachEdge } from './outfit.ts'
import { isHindered } from './who.ts'

/** What speaks for and against a Test; remembered with its sources only while somebody listens. */
export class Edges {
  up = 0
  down = 0
  readonly sources: { readonly value: 1 | -1; readonly rule: Cited; readonly source: Message }[] | null

  constructor(scene: ZonesScene) {
    this.sources = scene.recorder === null ? null : []
  }

  /** A source of Advantage. */
  advantage<T extends string>(rule: Cited, source: SourceOf<T>): void {
    this.up++
    if (this.sources === null) return
    cite(rule)
    this.sources.push({ value: 1, rule, source: sourceMessage(source) })
  }

  /** A source of Disadvantage. */
  disadvantage<T extends string>(rule: Cited, source: SourceOf<T>): void {
    this.down++
    if (this.sources === null) return
    cite(rule)
    this.sources.push({ value: -1, rule, source: sourceMessage(source) })
  }
}

/** What data says of a Test that somebody makes: Advantage or Disadvantage by the thing called so, or nothing. */
export function byEdge<T extends string>(scene: ZonesScene, edge: Edge | undefined, source: SourceOf<T>): Edges | null {
  if (edge === undefined) return null
  const edges = new Edges(scene)
  edges[edge]<T>(edge, source)
  return edges
}

/** Where the Advantage or Disadvantage of the next Test comes from: the referee's word, or an effect that landed before. */
const GRANTED = plainly('granted before')
const BY_WEAKENED = plainly('Weakened')

const ATTRIBUTE_NAMES = ATTRIBUTES.map((a) => ({ name: a.toUpperCase() }))

/** What else is told of a Test. */
interface TestOf {
  /** The hindrance that it is to end, by position. */
  readonly hindrance?: number
  /** Of an attack: at whom it goes, or whose is avoided, and with what. */
  readonly other?: Who
  readonly arms?: string
}

/** How a Test came out: the die that counts, and whether it passed. */
export interface Tested {
  readonly natural: number
  readonly passed: boolean
}

/** Every way in which a Test can come out, by the die, made once: simulations make millions of Tests. */
const outcomes = (passed: boolean): readonly Tested[] =>
  Array.from({ length: 21 }, (_, natural) => ({ natural, passed }))
const PASSED = outcomes(true)
const FAILED = outcomes(false)

/** A Test to be made. */
export interface Test {
  readonly what: TestKind
  /** Of a Character; a Creature Tests its Skill. */
  readonly attribute: number
  readonly dr: number
  readonly rule: Cited
  /** What speaks for and against it; null for nothing. */
  readonly edges: Edges | null
  /** What else the log says of it. */
  readonly of?: TestOf | null
}

/**
 * Makes a Test: d20 plus the Attribute (a Creature's Skill) against the DR, equal or higher passes; a natural 20 always
 * passes, a natural 1 always fails. The referee's word for the next
 * Test and Weakened are counted here; everything else comes in by `edges`. Callers may tell a 1, a 20, a pass and a
 * failure apart, and nothing else.
 */
export function makeTest(scene: ZonesScene, who: Who, { what, attribute, dr, rule, edges, of = null }: Test): Tested {
  const c = scene.now.combatant
  let up = 0
  let down = 0
  if (edges !== null) {
    up = edges.up
    down = edges.down
  }
  const sources = scene.recorder === null ? null : [...(edges?.sources ?? [])]
  if (isHindered(scene, who, WEAKENED)) {
    down++
    cite('weakened', 'weakened-scope')
    sources?.push({ value: -1, rule: 'weakened-scope', source: BY_WEAKENED })
  }
  if (c.favored[who] === 1) {
    up++
    scene.set(C.favored, who, 0, 'advantage')
    sources?.push({ value: 1, rule: 'advantage', source: GRANTED })
  }
  if (c.hampered[who] === 1) {
    down++
    scene.set(C.hampered, who, 0, 'disadvantage')
    sources?.push({ value: -1, rule: 'disadvantage', source: GRANTED })
  }
  if (scene.hasOutfits) {
    eachEdge(scene, who, what, (value, source) => {
      if (value > 0) up++
      else down++
      sources?.push({ value, rule: value > 0 ? 'advantage' : 'disadvantage', source: sourceMessage(source) })
    })
  }
  const { pool, rule: byRule } = diceFor(up, down)
  const tally: Tally | null = scene.recorder === null ? null : scene.tally()
  const bonus =
    c.character[who] === 1
      ? scene.read(ATTRIBUTE_COLUMNS[attribute] as (typeof ATTRIBUTE_COLUMNS)[number], who)
      : c.skill[who]
  const natural = scene.diceWithin({ pool, a: 2, b: dr - bonus, c: 20 }, who, byRule, what, tally)
  const passed = natural === 20 || (natural !== 1 && natural + bonus >= dr)
  if (tally !== null) {
    if (c.character[who] === 1) tally.add(bonus, 'attributes', ATTRIBUTE_NAMES[attribute])
    else tally.add(bonus, 'skill-test', 'Skill')
    if (up > 0 !== down > 0) cite('natural-roll-is-the-kept-die')
    const decidedBy = natural === 20 ? 'natural-20-passes' : natural === 1 ? 'natural-1-fails' : 'test-roll'
    cite('test-roll', decidedBy)
    if (dr === scene.dr) cite('default-dr')
    const rolled = { who, rule, tally, against: dr, passed, natural, edges: sources ?? [], decidedBy } as const
    const { hindrance = -1, other = NONE as Who, arms = '' } = of ?? {}
    if (what === 'shake-off' || what === 'struggle') roll[what](scene, { ...rolled, hindrance })
    else if (what === 'attack') roll.attack(scene, { ...rolled, target: other, with: arms })
    else if (what === 'avoid') roll.avoid(scene, { ...rolled, attacker: other, with: arms })
    else roll[what](scene, rolled)
  }
  return (passed ? PASSED : FAILED)[natural] as Tested
}

/** What a Test is rolled with, and by which rule. */
interface TestDice {
  readonly pool: Pool
  readonly rule: Cited
}
const ONE: TestDice = { pool: D20, rule: 'test-roll' }
const CANCELLED: TestDice = { pool: D20, rule: 'advantage-and-disadvantage-cancel' }
const HIGHER: TestDice = { pool: D20_ADVANTAGE, rule: 'advantage' }
const LOWER: TestDice = { pool: D20_DISADVANTAGE, rule: 'disadvantage' }

/** The dice of a Test for which so many things speak, and so many against it. */
function diceFor(up: number, down: number): TestDice {
  if (up > 0 && down > 0) return CANCELLED
  return up > 0 ? HIGHER : down > 0 ? LOWER : ONE
}
