import type { AskedEvent, ChangeEvent, FightEvent, RollEvent } from '../events.ts'
import { isAsked, isChange, isOverride, isRoll, type OverrideEvent } from '../events.ts'
import type { Telling } from '../ruleset.ts'
import type { AnyScene } from '../scene.ts'
import { emptyOf } from '../shape.ts'
import { recordTally, type Tally, type TallyRecord } from '../tally.ts'
import { stoppedOnce } from '../words.ts'
import type { EventField } from './field.ts'
import { SECRETS_OF_ROLLS, type Secret } from './secrecy.ts'

// biome-ignore lint/suspicious/noExplicitAny: fields of any values.
type AnyField = EventField<string, any, any>

/** What a rule hands over for an event: one value for each field, in the order of their declaration. */
type Handed<F extends readonly AnyField[]> = {
  readonly [I in keyof F]: F[I] extends EventField<string, infer V, unknown> ? V : never
}

/** What a sentence gets: the fields by name, in words. */
export type Told<F extends readonly AnyField[]> = {
  readonly [K in F[number] as K['name']]: K extends EventField<string, never, infer W> ? W : never
}

/** Where an event stands that is told. */
export interface Where<S> {
  readonly scene: S
  readonly telling: Telling
  readonly events: readonly FightEvent[]
  readonly at: number
}

/** What a sentence about a roll gets besides the roll's own fields. */
export interface RollTold {
  /** Who rolled, by name. */
  readonly who: string
  /** Null where it may not be known; without parts where only they may not. */
  readonly tally: TallyRecord | null
  /** The number to reach; null where there is none, or it may not be known. */
  readonly against: number | null
  readonly passed: boolean | null
}

/** The declaration of an event: its fields in order, and its sentence; null for what needs no words. */
export interface EventKind<S, F extends readonly AnyField[]> {
  readonly fields: F
  readonly says: ((told: Told<F>, where: Where<S>) => string | null) | null
  /** Why a seat may not know it, besides what its fields say. */
  readonly secrets: readonly Secret[]
}

/** The declaration of a roll: its own fields in order, and its sentence. */
export interface RollKind<S, F extends readonly AnyField[]> {
  readonly fields: F
  readonly says: ((told: Told<F> & RollTold, where: Where<S>) => string | null) | null
  /** Why a seat may not know it or what it is against, besides what its fields say. */
  readonly secrets: readonly Secret[]
}

/**
 * The makers of declarations for a ruleset whose scene is `S`.
 * @example
 * ```ts
 * import { defineEvents, defineTables, eventsFor, rolledText, Scene, type Setup, who } from '@fray/kernel/rules'
 *
 * const setup: Setup = { ruleset: 'brawl', title: 'Yard', encounter: null, options: {}, sides: [], seats: [], notes: [] }
 * const scene = new Scene(defineTables({}), { combatant: 2 }, setup)
 * const [ada, gob] = ['Ada', 'Gob'].map((name) => scene.join({ name }, name, 'joining'))
 * const { event, rolled } = eventsFor<typeof scene>()
 * const declared = defineEvents<typeof scene, 'strike'>()({
 *   events: { duck: event([who('who')], (e) => `${e.who} ducks.`) },
 *   rolls: { strike: rolled([who('target')], (e) => `${e.who} strikes at ${e.target}${rolledText(e)}.`) },
 * })
 * scene.record(true)
 * declared.roll.strike(scene, ada, 'strike', scene.tally().add(15, 'strike', 'strike'), 12, true, gob)
 * declared.note.duck(scene, gob)
 * const heard = scene.recorder!.take()
 * for (const at of heard.keys()) console.log(declared.tell(scene, heard, at, { name: (row) => scene.name(row) }))
 * // Ada strikes at Gob: 15 against 12.
 * // Gob ducks.
 * ```
 */
export function eventsFor<S>() {
  /** Declares an event: its fields in the order in which rules hand them over, its sentence, and why it may be secret. */
  const event = <const F extends readonly AnyField[]>(
    fields: F,
    says: EventKind<S, F>['says'],
    secrets: readonly Secret[] = [],
  ): EventKind<S, F> => ({ fields, says, secrets })
  /** Declares a roll: what it has besides who, rule, tally, against and passed, its sentence, and what is secret of it. */
  const rolled = <const F extends readonly AnyField[]>(
    fields: F,
    says: RollKind<S, F>['says'],
    secrets: readonly Secret[] = [],
  ): RollKind<S, F> => ({ fields, says, secrets })
  return { event, rolled }
}

// biome-ignore lint/suspicious/noExplicitAny: kinds of any fields.
type AnyRoll<S> = RollKind<S, any>
// biome-ignore lint/suspicious/noExplicitAny: kinds of any fields.
type AnyKind<S> = EventKind<S, any>

/** The note of one kind of event: does nothing while nobody listens. */
type Note<K> = K extends EventKind<infer S, infer F> ? (scene: S, ...values: Handed<F>) => void : never

/** The note of one kind of roll. */
type RollNote<K, R extends string> =
  K extends RollKind<infer S, infer F>
    ? (
        scene: S,
        who: number,
        rule: R,
        tally: Tally,
        against: number | null,
        passed: boolean | null,
        ...values: Handed<F>
      ) => void
    : never

/** How the change of a column is told. */
export type ChangeSays<S> = (change: ChangeEvent, who: string, where: Where<S>) => string | null

/** Everything that a ruleset's fights tell of. */
export interface Events<S, E extends Record<string, AnyKind<S>>, L extends Record<string, AnyRoll<S>>> {
  /** By type. */
  readonly events: E
  /** Rolls, by what is rolled for; each has who, rule, tally, against and passed besides its own fields. */
  readonly rolls: L
  /** Says of a roll what has no kind of its own. */
  readonly otherRolls?: (roll: RollEvent, where: Where<S>) => string | null
  /** Changes, by column. */
  readonly changes?: Readonly<Record<string, ChangeSays<S>>>
  /** What the cells of a column mean as plain data, where neither words nor names of the column say it. */
  readonly cells?: Readonly<Record<string, (name: 'value') => EventField>>
  /** What the rows of a table are called as plain data. */
  readonly rows?: Readonly<Record<string, (name: 'row') => EventField>>
  /** Decisions, by rule. */
  readonly decisions?: Readonly<Record<string, (asked: AskedEvent, where: Where<S>) => string | null>>
  /** Says of a decision what has no sentence of its own. */
  readonly otherDecisions?: (asked: AskedEvent, where: Where<S>) => string | null
  /** What is secret of changes, as `change:table.column`, and of decisions, as `asked:rule`. */
  readonly secrets?: Readonly<Record<`change:${string}` | `asked:${string}`, readonly Secret[]>>
}

/** A ruleset's events, ready to be noted and told. */
export interface Declared<S, E, L, R extends string> {
  /** Notes an event: `note.disengage(scene, actor)`. */
  readonly note: { readonly [K in keyof E]: Note<E[K]> }
  /** Notes a roll: `roll.morale(scene, who, rule, tally, against, passed)`. */
  readonly roll: { readonly [K in keyof L]: RollNote<L[K], R> }
  /** The sentence of the event at that place, or null. */
  readonly tell: (scene: S, events: readonly FightEvent[], at: number, telling: Telling) => string | null
  /**
   * The fields of each type of event, for those who show, filter and document them; those of rolls as `roll:what`, of
   * cells as `change:table.column`, of rows as `rows:table`.
   */
  readonly kinds: ReadonlyMap<string, readonly EventField[]>
  /** What is secret of each type of event, named as in `kinds`, of changes as `change:table.column`, of decisions as `asked:rule`. */
  readonly secrets: ReadonlyMap<string, readonly Secret[]>
}

/** The most fields of its own that an event may have. */
const MOST_FIELDS = 8

/**
 * Declares what a ruleset's fights tell of. `R` are the ids of its rules.
 * @example
 * ```ts
 * import { amount, defineEvents, defineTables, eventsFor, Scene, type Setup, who } from '@fray/kernel/rules'
 *
 * const setup: Setup = { ruleset: 'brawl', title: 'Yard', encounter: null, options: {}, sides: [], seats: [], notes: [] }
 * const scene = new Scene(defineTables({}), { combatant: 2 }, setup)
 * const [ada, gob] = ['Ada', 'Gob'].map((name) => scene.join({ name }, name, 'joining'))
 * const { event } = eventsFor<typeof scene>()
 * const { note, tell, kinds } = defineEvents<typeof scene, 'wounds'>()({
 *   events: { hurt: event([who('target'), amount('life')], (e) => `${e.target} loses ${e.life} Life.`) },
 *   rolls: {},
 *   changes: { 'combatant.seat': (_change, who) => `Somebody else plays ${who}.` },
 * })
 * scene.record(true)
 * note.hurt(scene, gob, 3)
 * scene.set(scene.tables.columns.combatant.seat, ada, 1, 'seats')
 * const heard = scene.recorder!.take()
 * for (const at of heard.keys()) console.log(tell(scene, heard, at, { name: (row) => scene.name(row) }))
 * // Gob loses 3 Life.
 * // Somebody else plays Ada.
 * console.log(kinds.get('hurt')?.map(({ name }) => name)) // [ 'target', 'life' ]
 * ```
 */
export function defineEvents<S extends AnyScene, R extends string>() {
  return function define<E extends Record<string, AnyKind<S>>, L extends Record<string, AnyRoll<S>>>(
    declared: Events<S, E, L>,
  ): Declared<S, E, L, R> {
    const kinds = new Map<string, readonly EventField[]>()
    const secrets = new Map<string, readonly Secret[]>(Object.entries(declared.secrets ?? {}))
    const note = emptyOf(Object.keys(declared.events))
    for (const [type, kind] of Object.entries<AnyKind<S> | AnyRoll<S>>({ ...declared.events, ...declared.rolls })) {
      if (kind.fields.length > MOST_FIELDS) throw new Error(`The event ${type} has more than ${MOST_FIELDS} fields.`)
    }
    for (const [type, kind] of Object.entries<AnyKind<S>>(declared.events)) {
      kinds.set(type, kind.fields)
      secrets.set(type, secretsOfKind(kind))
      note[type] = noteOf(type, kind.fields)
    }
    const roll = emptyOf(Object.keys(declared.rolls))
    for (const [what, kind] of Object.entries<AnyRoll<S>>(declared.rolls)) {
      kinds.set(`roll:${what}`, kind.fields)
      secrets.set(`roll:${what}`, [...SECRETS_OF_ROLLS, ...secretsOfKind(kind)])
      roll[what] = rollOf(what, kind.fields)
    }
    for (const [column, field] of Object.entries(declared.cells ?? {})) kinds.set(`change:${column}`, [field('value')])
    for (const [table, field] of Object.entries(declared.rows ?? {})) kinds.set(`rows:${table}`, [field('row')])
    return { note, roll, tell: tellOf(declared), kinds, secrets } as unknown as Declared<S, E, L, R>
  }
}

/** All that is secret of a kind of event: of the whole, and of its fields. */
const secretsOfKind = ({ fields, secrets }: Pick<AnyKind<unknown>, 'fields' | 'secrets'>): Secret[] => [
  ...secrets,
  ...(fields as readonly EventField[]).flatMap((field) =>
    field.secrets.map((secret) => ({ field: field.name, ...secret })),
  ),
]

/**
 * Notes the event with its values by name. The parameters are spelt out because a list of the rest would be made at each
 * call, also while nobody listens.
 */
function noteOf(type: string, fields: readonly EventField[]) {
  return (
    scene: AnyScene,
    a?: unknown,
    b?: unknown,
    c?: unknown,
    d?: unknown,
    e?: unknown,
    f?: unknown,
    g?: unknown,
    h?: unknown,
  ): void => {
    if (scene.recorder === null) return
    scene.recorder.note(withFields({ type }, scene, fields, [a, b, c, d, e, f, g, h]))
  }
}

function rollOf(what: string, fields: readonly EventField[]) {
  return (
    scene: AnyScene,
    who: number,
    rule: string,
    tally: Tally,
    against: number | null,
    passed: boolean | null,
    a?: unknown,
    b?: unknown,
    c?: unknown,
    d?: unknown,
    e?: unknown,
    f?: unknown,
    g?: unknown,
    h?: unknown,
  ): void => {
    if (scene.recorder === null) return
    const base = { type: 'roll', what, who, rule, tally: recordTally(tally), against, passed }
    scene.recorder.note(withFields(base, scene, fields, [a, b, c, d, e, f, g, h]))
  }
}

function withFields(
  base: FightEvent & Record<string, unknown>,
  scene: AnyScene,
  fields: readonly EventField[],
  values: readonly unknown[],
): FightEvent {
  fields.forEach((field, i) => {
    base[field.name] = field.record(scene, values[i])
  })
  return base
}

function tellOf<S extends AnyScene>(declared: Events<S, Record<string, AnyKind<S>>, Record<string, AnyRoll<S>>>) {
  const { events: kinds, rolls, otherRolls, changes = {}, decisions = {}, otherDecisions } = declared
  const sentence = (scene: S, events: readonly FightEvent[], at: number, telling: Telling): string | null => {
    const it = events[at]
    const where: Where<S> = { scene, telling, events, at }
    if (isChange(it)) {
      const who = it.column.startsWith('combatant.') ? telling.name(it.row) : ''
      return changes[it.column]?.(it, who, where) ?? null
    }
    if (isAsked(it)) return (decisions[it.rule] ?? otherDecisions)?.(it, where) ?? null
    if (isRoll(it)) {
      const kind = Object.hasOwn(rolls, it.what) ? rolls[it.what] : undefined
      if (kind === undefined || kind.says === null) return otherRolls?.(it, where) ?? null
      const { tally = null, against = null, passed } = it as Partial<RollEvent> & Pick<RollEvent, 'passed'>
      const roll: RollTold = { who: telling.name(it.who), tally, against, passed }
      return kind.says({ ...toldOf(kind.fields, it, where), ...roll }, where)
    }
    const kind = Object.hasOwn(kinds, it.type) ? kinds[it.type] : undefined
    if (kind === undefined) return ofTheKernel(it, where)
    return kind.says?.(toldOf(kind.fields, it, where), where) ?? null
  }
  return (...heard: Parameters<typeof sentence>): string | null => {
    const said = sentence(...heard)
    return said === null ? null : stoppedOnce(said)
  }
}

/** The sentence of an event that every ruleset has, or null. */
function ofTheKernel<S>(it: FightEvent, { telling }: Where<S>): string | null {
  if (it.type === 'join') return `${(it as FightEvent & { readonly name: string }).name} joins the fight.`
  if (isOverride(it)) return overrideWords(it)
  if (it.type !== 'vital-change') return null
  const { row, health } = it as FightEvent & { readonly row: number; readonly health: string }
  return `${telling.name(row)} looks ${health}.`
}

/** What the referee has set, and why. */
function overrideWords({ path, whose, column, to, because }: OverrideEvent): string {
  const why = because === '' ? '' : `: ${because}`
  const isYes = /^(true|yes|1)$/.test(to)
  if (column === 'combatant.veiled') return `${whose} is ${isYes ? 'hidden' : 'revealed'} by the referee${why}.`
  const what = path.startsWith(`${whose}.`) ? `${whose}: ${path.slice(whose.length + 1)}` : path
  if (column !== 'fight.veiled') return `${what} becomes ${to}, by the referee${why}.`
  return to === 'none' || to === 'null'
    ? `All places are revealed by the referee${why}.`
    : `Hidden by the referee: ${to}${why}.`
}

/** The fields of an event in words. */
function toldOf<S extends AnyScene>(
  fields: readonly EventField[],
  event: FightEvent,
  { scene, telling }: Where<S>,
): Record<string, unknown> {
  const kept = event as unknown as Readonly<Record<string, unknown>>
  return Object.fromEntries(fields.map((one) => [one.name, one.told(scene, kept[one.name], telling.name)]))
}
