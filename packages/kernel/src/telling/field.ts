import { nameOf } from '../command.ts'
import type { AnyScene } from '../scene.ts'
import type { Who } from '../state/columns.ts'
import { recordTally, type Tally, type TallyRecord } from '../tally.ts'
import type { Secret } from './secrecy.ts'

/** How people are called by whoever is told: names by row. */
export type NameOf = (row: number) => string

/**
 * One field of an event, declared once: `V` is what the rule hands over, `W` what a sentence gets. Events hold numbers;
 * names and words are made of them when somebody is told. `what` in the makers below is for the page of events.
 */
export interface EventField<N extends string = string, V = unknown, W = unknown> {
  readonly name: N
  /** What it is, for the page of the protocol. */
  readonly what: string
  /** The value as the event keeps it. */
  record(scene: AnyScene, value: V): unknown
  /** The value as a sentence says it. */
  told(scene: AnyScene, kept: unknown, name: NameOf): W
  /** The value as plain data: names in place of rows, words in place of numbers. */
  plain(scene: AnyScene, kept: unknown): unknown
  /** Why a seat may not know it: one reason is enough. */
  readonly secrets: readonly Omit<Secret, 'field'>[]
}

const same = (_scene: AnyScene, value: unknown): unknown => value

function field<N extends string, V, W>(
  name: N,
  what: string,
  told: EventField<N, V, W>['told'],
  plain: EventField['plain'] = same,
  record: EventField<N, V, W>['record'] = same as EventField<N, V, W>['record'],
): EventField<N, V, W> {
  return { name, what, record, told, plain, secrets: [] }
}

/**
 * A combatant by row; -1 for the referee or nobody.
 * @example
 * ```ts
 * import { defineEvents, defineTables, eventsFor, Scene, type Setup, who } from '@fray/kernel/rules'
 *
 * const setup: Setup = { ruleset: 'brawl', title: 'Yard', encounter: null, options: {}, sides: [], seats: [], notes: [] }
 * const scene = new Scene(defineTables({}), { combatant: 2 }, setup)
 * const [ada, gob] = ['Ada', 'Gob'].map((name) => scene.join({ name }, name, 'joining'))
 * const { event } = eventsFor<typeof scene>()
 * const shove = event([who('who'), who('target')], (e) => `${e.who} shoves ${e.target}.`)
 * const { note, tell } = defineEvents<typeof scene, 'shove'>()({ events: { shove }, rolls: {} })
 * scene.record(true)
 * note.shove(scene, ada, gob)
 * console.log(tell(scene, scene.recorder!.take(), 0, { name: (row) => scene.name(row) })) // Ada shoves Gob.
 * ```
 */
export const who = <N extends string>(name: N, what = 'a combatant'): EventField<N, Who, string> =>
  field(
    name,
    what,
    (_scene, kept, nameOf) => nameOf(kept as number),
    (scene, kept) => nameOf(scene, kept as number),
  )

/**
 * A combatant by row, or -1 for nobody: null in sentences.
 * @example
 * ```ts
 * import { defineEvents, defineTables, eventsFor, Scene, type Setup, someone, who } from '@fray/kernel/rules'
 *
 * const setup: Setup = { ruleset: 'brawl', title: 'Yard', encounter: null, options: {}, sides: [], seats: [], notes: [] }
 * const scene = new Scene(defineTables({}), { combatant: 2 }, setup)
 * const [ada, gob] = ['Ada', 'Gob'].map((name) => scene.join({ name }, name, 'joining'))
 * const { event } = eventsFor<typeof scene>()
 * const fall = event([who('who'), someone('by')], (e) => `${e.who} falls${e.by === null ? '' : `, tripped by ${e.by}`}.`)
 * const { note, tell } = defineEvents<typeof scene, 'fall'>()({ events: { fall }, rolls: {} })
 * scene.record(true)
 * note.fall(scene, gob, -1)
 * note.fall(scene, gob, ada)
 * const heard = scene.recorder!.take()
 * for (const at of heard.keys()) console.log(tell(scene, heard, at, { name: (row) => scene.name(row) }))
 * // Gob falls.
 * // Gob falls, tripped by Ada.
 * ```
 */
export const someone = <N extends string>(
  name: N,
  what = 'a combatant, or nobody',
): EventField<N, Who, string | null> =>
  field(
    name,
    what,
    (_scene, kept, nameOf) => ((kept as number) < 0 ? null : nameOf(kept as number)),
    (scene, kept) => ((kept as number) < 0 ? null : nameOf(scene, kept as number)),
  )

/**
 * Combatants by row.
 * @example
 * ```ts
 * import { defineEvents, defineTables, eventsFor, everyone, listText, Scene, type Setup } from '@fray/kernel/rules'
 *
 * const setup: Setup = { ruleset: 'brawl', title: 'Yard', encounter: null, options: {}, sides: [], seats: [], notes: [] }
 * const scene = new Scene(defineTables({}), { combatant: 2 }, setup)
 * const [ada, gob] = ['Ada', 'Gob'].map((name) => scene.join({ name }, name, 'joining'))
 * const { event } = eventsFor<typeof scene>()
 * const burn = event([everyone('targets')], (e) => `The fire reaches ${listText(e.targets)}.`)
 * const { note, tell } = defineEvents<typeof scene, 'fire'>()({ events: { burn }, rolls: {} })
 * scene.record(true)
 * note.burn(scene, [ada, gob])
 * console.log(tell(scene, scene.recorder!.take(), 0, { name: (row) => scene.name(row) })) // The fire reaches Ada and Gob.
 * ```
 */
export const everyone = <N extends string>(
  name: N,
  what = 'combatants',
): EventField<N, readonly Who[], readonly string[]> => {
  // One who does not know of some of them hears of the others; of none of them, that there was somebody.
  const heard = (scene: AnyScene, kept: unknown): readonly number[] => {
    const known = knownIn(scene, kept)
    return known.length === 0 ? (kept as readonly number[]).slice(0, 1) : known
  }
  return field(
    name,
    what,
    (scene, kept, nameOf) => heard(scene, kept).map(nameOf),
    (scene, kept) => heard(scene, kept).map((row) => nameOf(scene, row)),
  )
}

const knownIn = (scene: AnyScene, kept: unknown): readonly number[] =>
  (kept as readonly number[]).filter((row) => scene.knows(row))

/**
 * All combatants, by row, of whom something is true, such as those who have fallen: one who does not know of some of them hears as if
 * they were not among them.
 * @example
 * ```ts
 * import { allWho, defineEvents, defineTables, eventsFor, listText, Scene, type Setup } from '@fray/kernel/rules'
 *
 * const setup: Setup = { ruleset: 'brawl', title: 'Yard', encounter: null, options: {}, sides: [], seats: [], notes: [] }
 * const scene = new Scene(defineTables({}), { combatant: 2 }, setup)
 * const [ada, gob] = ['Ada', 'Gob'].map((name) => scene.join({ name }, name, 'joining'))
 * const { event } = eventsFor<typeof scene>()
 * const line = event([allWho('rows')], (e) => `In the line: ${listText(e.rows)}.`)
 * const { note, tell } = defineEvents<typeof scene, 'line'>()({ events: { line }, rolls: {} })
 * scene.record(true)
 * note.line(scene, [ada, gob])
 * const events = scene.recorder!.take()
 * const said = () => tell(scene, events, 0, { name: (row) => scene.name(row) })
 * console.log(said(), scene.knowing((row) => row === ada, said)) // In the line: Ada and Gob. In the line: Ada.
 * ```
 */
export const allWho = <N extends string>(
  name: N,
  what = 'combatants',
): EventField<N, readonly Who[], readonly string[]> =>
  field(
    name,
    what,
    (scene, kept, nameOf) => knownIn(scene, kept).map(nameOf),
    (scene, kept) => knownIn(scene, kept).map((row) => nameOf(scene, row)),
  )

/**
 * A number as it is.
 * @example
 * ```ts
 * import { amount, defineEvents, defineTables, eventsFor, Scene, type Setup } from '@fray/kernel/rules'
 *
 * const setup: Setup = { ruleset: 'brawl', title: 'Yard', encounter: null, options: {}, sides: [], seats: [], notes: [] }
 * const scene = new Scene(defineTables({}), {}, setup)
 * const { event } = eventsFor<typeof scene>()
 * const round = event([amount('round')], (e) => `Round ${e.round}.`)
 * const { note, tell } = defineEvents<typeof scene, 'rounds'>()({ events: { round }, rolls: {} })
 * scene.record(true)
 * note.round(scene, 2)
 * console.log(tell(scene, scene.recorder!.take(), 0, { name: (row) => scene.name(row) })) // Round 2.
 * ```
 */
export const amount = <N extends string>(name: N, what = 'a number'): EventField<N, number, number> =>
  field(name, what, (_scene, kept) => kept as number)

/**
 * A text as it is.
 * @example
 * ```ts
 * import { defineEvents, defineTables, eventsFor, Scene, type Setup, text, who } from '@fray/kernel/rules'
 *
 * const setup: Setup = { ruleset: 'brawl', title: 'Yard', encounter: null, options: {}, sides: [], seats: [], notes: [] }
 * const scene = new Scene(defineTables({}), { combatant: 1 }, setup)
 * const ada = scene.join({ name: 'Ada' }, 'Ada', 'joining')
 * const { event } = eventsFor<typeof scene>()
 * const shout = event([who('who'), text('words')], (e) => `${e.who} shouts: ${e.words}`)
 * const { note, tell } = defineEvents<typeof scene, 'talk'>()({ events: { shout }, rolls: {} })
 * scene.record(true)
 * note.shout(scene, ada, 'Run!')
 * console.log(tell(scene, scene.recorder!.take(), 0, { name: (row) => scene.name(row) })) // Ada shouts: Run!
 * ```
 */
export const text = <N extends string>(name: N, what = 'a text'): EventField<N, string, string> =>
  field(name, what, (_scene, kept) => kept as string)

/**
 * The rule that the event comes from.
 * @example
 * ```ts
 * import { byRule, defineEvents, defineTables, eventsFor, Scene, type Setup, who } from '@fray/kernel/rules'
 *
 * const setup: Setup = { ruleset: 'brawl', title: 'Yard', encounter: null, options: {}, sides: [], seats: [], notes: [] }
 * const scene = new Scene(defineTables({}), { combatant: 1 }, setup)
 * const ada = scene.join({ name: 'Ada' }, 'Ada', 'joining')
 * type Rule = 'prone' | 'afraid'
 * const titles: Record<Rule, string> = { prone: 'Prone', afraid: 'Afraid' }
 * const { event } = eventsFor<typeof scene>()
 * const stopped = event([who('who'), byRule<Rule>('rule')], (e) => `${e.who} cannot charge (${titles[e.rule]}).`)
 * const { note, tell } = defineEvents<typeof scene, Rule>()({ events: { stopped }, rolls: {} })
 * scene.record(true)
 * note.stopped(scene, ada, 'prone')
 * console.log(tell(scene, scene.recorder!.take(), 0, { name: (row) => scene.name(row) })) // Ada cannot charge (Prone).
 * ```
 */
export const byRule = <R extends string, N extends string = 'rule'>(name: N): EventField<N, R, R> =>
  field(name, 'the id of a rule', (_scene, kept) => kept as R)

/**
 * Yes or no.
 * @example
 * ```ts
 * import { defineEvents, defineTables, eventsFor, Scene, type Setup, yes } from '@fray/kernel/rules'
 *
 * const setup: Setup = { ruleset: 'brawl', title: 'Yard', encounter: null, options: {}, sides: [], seats: [], notes: [] }
 * const scene = new Scene(defineTables({}), {}, setup)
 * const { event } = eventsFor<typeof scene>()
 * const gate = event([yes('open')], (e) => `The gate is ${e.open ? 'open' : 'shut'} now.`)
 * const { note, tell } = defineEvents<typeof scene, 'gate'>()({ events: { gate }, rolls: {} })
 * scene.record(true)
 * note.gate(scene, true)
 * console.log(tell(scene, scene.recorder!.take(), 0, { name: (row) => scene.name(row) })) // The gate is open now.
 * ```
 */
export const yes = <N extends string>(name: N, what = 'yes or no'): EventField<N, boolean, boolean> =>
  field(name, what, (_scene, kept) => kept as boolean)

/**
 * One of the words by its position; '' for a position that is none.
 * @example
 * ```ts
 * import { defineEvents, defineTables, eventsFor, Scene, type Setup, wordIn } from '@fray/kernel/rules'
 *
 * const setup: Setup = { ruleset: 'brawl', title: 'Yard', encounter: null, options: {}, sides: [], seats: [], notes: [] }
 * const scene = new Scene(defineTables({}), {}, setup)
 * const { event } = eventsFor<typeof scene>()
 * const WEATHER = ['clear', 'rain', 'fog']
 * const turns = event([wordIn('weather', WEATHER)], (e) => `The weather turns: ${e.weather}.`)
 * const { note, tell } = defineEvents<typeof scene, 'weather'>()({ events: { turns }, rolls: {} })
 * scene.record(true)
 * note.turns(scene, WEATHER.indexOf('fog'))
 * console.log(tell(scene, scene.recorder!.take(), 0, { name: (row) => scene.name(row) })) // The weather turns: fog.
 * ```
 */
export const wordIn = <N extends string>(name: N, words: readonly string[]): EventField<N, number, string> => {
  const word = (_scene: AnyScene, kept: unknown): string => words[kept as number] ?? ''
  return field(name, words.join(', '), word, word)
}

/**
 * A side by its position, told by its name; '' for none.
 * @example
 * ```ts
 * import { defineEvents, defineTables, eventsFor, Scene, type Setup, whichSide } from '@fray/kernel/rules'
 *
 * const sides = ['Crew', 'Raiders'].map((name) => ({ id: name.toLowerCase(), name, hitPoints: 'exact' as const }))
 * const setup: Setup = { ruleset: 'brawl', title: 'Yard', encounter: null, options: {}, sides, seats: [], notes: [] }
 * const scene = new Scene(defineTables({}), {}, setup)
 * const { event } = eventsFor<typeof scene>()
 * const end = event([whichSide('winner')], (e) => (e.winner === '' ? 'Nobody wins.' : `${e.winner} win.`))
 * const { note, tell } = defineEvents<typeof scene, 'two-sides'>()({ events: { end }, rolls: {} })
 * scene.record(true)
 * note.end(scene, 1)
 * console.log(tell(scene, scene.recorder!.take(), 0, { name: (row) => scene.name(row) })) // Raiders win.
 * ```
 */
export const whichSide = <N extends string>(name: N): EventField<N, number, string> =>
  field(
    name,
    'a side',
    (scene, kept) => scene.setup.sides[kept as number]?.name ?? '',
    (scene, kept) => scene.setup.sides[kept as number]?.id ?? null,
  )

/**
 * A number with its parts.
 * @example
 * ```ts
 * import { defineEvents, defineTables, eventsFor, Scene, type Setup, sum, sumText } from '@fray/kernel/rules'
 *
 * const setup: Setup = { ruleset: 'brawl', title: 'Yard', encounter: null, options: {}, sides: [], seats: [], notes: [] }
 * const scene = new Scene(defineTables({}), {}, setup)
 * const { event } = eventsFor<typeof scene>()
 * const blast = event([sum('damage')], (e) => `Everybody takes ${sumText(e.damage)}.`)
 * const { note, tell } = defineEvents<typeof scene, 'blast'>()({ events: { blast }, rolls: {} })
 * scene.record(true)
 * note.blast(scene, scene.tally().add(6, 'blast', 'powder').add(2, 'blast', 'nails'))
 * console.log(tell(scene, scene.recorder!.take(), 0, { name: (row) => scene.name(row) })) // Everybody takes 6 + 2 = 8.
 * ```
 */
export const sum = <N extends string>(name: N, what = 'a number with its parts'): EventField<N, Tally, TallyRecord> =>
  field(
    name,
    what,
    (_scene, kept) => kept as TallyRecord,
    same,
    (_scene, value) => recordTally(value),
  )

/**
 * Plain data of any shape.
 * @example
 * ```ts
 * import { data, defineEvents, defineTables, eventsFor, Scene, type Setup } from '@fray/kernel/rules'
 *
 * const setup: Setup = { ruleset: 'brawl', title: 'Yard', encounter: null, options: {}, sides: [], seats: [], notes: [] }
 * const scene = new Scene(defineTables({}), {}, setup)
 * const { event } = eventsFor<typeof scene>()
 * type Place = readonly [x: number, y: number]
 * const blast = event([data<'at', Place>('at', 'x and y')], (e) => `It bursts at ${e.at.join(',')}.`)
 * const { note, tell } = defineEvents<typeof scene, 'blast'>()({ events: { blast }, rolls: {} })
 * scene.record(true)
 * note.blast(scene, [3, -2])
 * console.log(tell(scene, scene.recorder!.take(), 0, { name: (row) => scene.name(row) })) // It bursts at 3,-2.
 * ```
 */
export const data = <N extends string, V>(name: N, what = 'plain data'): EventField<N, V, V> =>
  field(name, what, (_scene, kept) => kept as V)

/**
 * Something of the ruleset's that a number names: a Zone, an item. `nameIn` is what people call it.
 * @example
 * ```ts
 * import { defineEvents, defineTables, eventsFor, Scene, type Setup, thing, who } from '@fray/kernel/rules'
 *
 * const setup: Setup = { ruleset: 'brawl', title: 'Yard', encounter: null, options: {}, sides: [], seats: [], notes: [] }
 * const scene = new Scene(defineTables({}), { combatant: 1 }, setup)
 * const ada = scene.join({ name: 'Ada' }, 'Ada', 'joining')
 * const ZONES = ['Yard', 'Mill', 'Loft']
 * const zone = thing<typeof scene, number>('a Zone', (_scene, at) => ZONES[at])
 * const { event } = eventsFor<typeof scene>()
 * const move = event([who('who'), zone('from'), zone('to')], (e) => `${e.who} goes from ${e.from} to ${e.to}.`)
 * const { note, tell } = defineEvents<typeof scene, 'move'>()({ events: { move }, rolls: {} })
 * scene.record(true)
 * note.move(scene, ada, 0, 1)
 * console.log(tell(scene, scene.recorder!.take(), 0, { name: (row) => scene.name(row) })) // Ada goes from Yard to Mill.
 * ```
 */
export const thing =
  <S extends AnyScene, V extends number>(
    what: string,
    nameIn: (scene: S, value: V) => string,
    plain = nameIn as (scene: S, value: V) => unknown,
  ) =>
  <N extends string>(name: N): EventField<N, V, string> =>
    field(
      name,
      what,
      (scene, kept) => nameIn(scene as S, kept as V),
      (scene, kept) => plain(scene as S, kept as V),
    )

/**
 * Something whose name may change or go: it is written down as it is called when the event comes about.
 * @example
 * ```ts
 * import { defineEvents, defineTables, eventsFor, named, Scene, type Setup } from '@fray/kernel/rules'
 *
 * const setup: Setup = { ruleset: 'brawl', title: 'Yard', encounter: null, options: {}, sides: [], seats: [], notes: [] }
 * const scene = new Scene(defineTables({}), {}, setup)
 * const { event } = eventsFor<typeof scene>()
 * const items = ['rope', 'lamp']
 * const item = named<typeof scene, number>('an item', (_scene, row) => items[row])
 * const lost = event([item('item')], (e) => `The ${e.item} is lost.`)
 * const { note, tell } = defineEvents<typeof scene, 'items'>()({ events: { lost }, rolls: {} })
 * scene.record(true)
 * note.lost(scene, 0)
 * items.shift() // its row is gone, or another's
 * console.log(tell(scene, scene.recorder!.take(), 0, { name: (row) => scene.name(row) })) // The rope is lost.
 * ```
 */
export const named =
  <S extends AnyScene, V extends number>(what: string, nameIn: (scene: S, value: V) => string) =>
  <N extends string>(name: N): EventField<N, V, string> =>
    field(
      name,
      what,
      (_scene, kept) => kept as string,
      same,
      (scene, value) => nameIn(scene as S, value),
    )

/**
 * The field, whose value is worked out of what the rule hands over only when the event is kept.
 * @example
 * ```ts
 * import { defineEvents, defineTables, eventsFor, Scene, type Setup, text, workedOut } from '@fray/kernel/rules'
 *
 * const setup: Setup = { ruleset: 'brawl', title: 'Yard', encounter: null, options: {}, sides: [], seats: [], notes: [] }
 * const scene = new Scene(defineTables({}), {}, setup)
 * const { event } = eventsFor<typeof scene>()
 * const shot = event(
 *   [workedOut(text('range'), (_scene: typeof scene, feet: number) => (feet > 30 ? 'long' : 'short'))],
 *   (e) => `A shot at ${e.range} range.`,
 * )
 * const { note, tell } = defineEvents<typeof scene, 'range'>()({ events: { shot }, rolls: {} })
 * scene.record(true)
 * note.shot(scene, 45)
 * console.log(tell(scene, scene.recorder!.take(), 0, { name: (row) => scene.name(row) })) // A shot at long range.
 * ```
 */
export const workedOut = <S extends AnyScene, V, N extends string, K, W>(
  of: EventField<N, K, W>,
  from: (scene: S, value: V) => K,
): EventField<N, V, W> => ({ ...of, record: (scene, value) => of.record(scene, from(scene as S, value)) })
