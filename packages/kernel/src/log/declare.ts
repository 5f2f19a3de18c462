import type { FightEvent } from '../events.ts'
import type { AnyScene } from '../scene.ts'
import { emptyOf } from '../shape.ts'
import { recordTally, type Tally } from '../tally.ts'
import type { AnyField, AnyKind, AnyRoll, EventKind, Events, RollKind } from './event-kinds.ts'
import type { EventField } from './field.ts'
import type { Tells } from './message.ts'
import { SECRETS_OF_ROLLS, type Secret } from './secrecy.ts'
import { type Struck, strikeOf } from './strikes.ts'
import { tellOf } from './tell.ts'

/** The values that a rule passes for an event: one for each field, in the order of their declaration. */
type Handed<F extends readonly AnyField[]> = {
  readonly [I in keyof F]: F[I] extends EventField<string, infer V, unknown> ? V : never
}

/** The same by the fields' names. */
type Named<F extends readonly AnyField[]> = {
  readonly [K in F[number] as K['name']]: K extends EventField<string, infer V, unknown> ? V : never
}

/** So many fields are handed over in their order; where there are more, by their names. */
const MOST_IN_ORDER = 4
type InOrder = readonly [] | readonly [1] | readonly [1, 1] | readonly [1, 1, 1] | readonly [1, 1, 1, 1]

/** The note of one kind of event: does nothing while nobody listens. */
type Note<K> =
  K extends EventKind<infer S, infer F>
    ? F['length'] extends InOrder['length']
      ? (scene: S, ...values: Handed<F>) => void
      : (scene: S, values: Named<F>) => void
    : never

/** What each roll is noted with. */
export interface Rolled<R extends string> {
  readonly who: number
  readonly rule: R
  readonly tally: Tally
  /** The number to reach; null where there is none. */
  readonly against: number | null
  readonly passed: boolean | null
}

/** The function that notes one kind of roll. */
type RollNote<K, R extends string> =
  K extends RollKind<infer S, infer F> ? (scene: S, rolled: Rolled<R> & Named<F>) => void : never

/** A ruleset's declared events, ready to be noted and logged. */
export interface Declared<S, E, L, R extends string> {
  /** Notes an event: `note.disengage(scene, actor)`; of more than four fields, by their names. */
  readonly note: { readonly [K in keyof E]: Note<E[K]> }
  /** Notes a roll: `roll.morale(scene, { who, rule, tally, against, passed })`. */
  readonly roll: { readonly [K in keyof L]: RollNote<L[K], R> }
  /** The message for the event at that position, or null. */
  readonly tell: (scene: S, events: readonly FightEvent[], at: number) => Tells
  /** The templates of each type of event, named as in `kinds`; of decisions as `asked:rule`. */
  readonly templates: ReadonlyMap<string, readonly string[]>
  /**
   * The fields of each type of event, for displays, filters and docs; of rolls as `roll:what`, of cells as
   * `change:table.column`, of rows as `rows:table`.
   */
  readonly kinds: ReadonlyMap<string, readonly EventField[]>
  /**
   * The secrets of each type of event, named as in `kinds`; of changes as `change:table.column`, of decisions as
   * `asked:rule`.
   */
  readonly secrets: ReadonlyMap<string, readonly Secret[]>
  /** Who attacks whom in the event, as far as a seat may know it; null for any other event. */
  readonly strike: (scene: S, event: FightEvent) => Struck | null
}

/**
 * Declares the events of a ruleset's fights. `R` are the ids of its rules.
 * @example
 * ```ts
 * import { amount, defineEvents, defineTables, person, said, say, sayingsFor, Scene, type Setup, seesOf, type Who, who } from '@fray/kernel/rules'
 *
 * const setup: Setup = { ruleset: 'brawl', title: 'Yard', encounter: null, options: {}, sides: [], seats: [], notes: [] }
 * const scene = new Scene(defineTables({}), { combatant: 2 }, setup)
 * const [ada, gob] = ['Ada', 'Gob'].map((name) => scene.join({ name }, name, 'joining'))
 * const { says } = sayingsFor<typeof scene>()
 * const { note, tell, kinds } = defineEvents<typeof scene, 'wounds'>()({
 *   events: { hurt: says([who('target'), amount('life')], '{target} loses {life} Life.') },
 *   rolls: {},
 *   changes: { 'combatant.seat': ({ row }) => say('Somebody else plays {who}.', { who: person(row as Who) }) },
 * })
 * scene.record(true)
 * note.hurt(scene, gob, 3)
 * scene.set(scene.tables.columns.combatant.seat, ada, 1, 'seats')
 * const heard = scene.recorder!.take()
 * for (const at of heard.keys()) console.log(said(tell(scene, heard, at)!, seesOf(scene)).words)
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
    const templates = templatesOf(declared)
    const note = emptyOf(Object.keys(declared.events))
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
    const strike = strikeOf(declared.rolls, declared.events)
    return { note, roll, tell: tellOf(declared), kinds, secrets, templates, strike } as Declared<S, E, L, R>
  }
}

/** All templates of the declared events, rolls, changes and decisions. */
function templatesOf<S extends AnyScene>(
  declared: Events<S, Record<string, AnyKind<S>>, Record<string, AnyRoll<S>>>,
): Map<string, readonly string[]> {
  const { events, rolls, changes = {}, decisions = {} } = declared
  const all = [
    ['', events],
    ['roll:', rolls],
    ['change:', changes],
    ['asked:', decisions],
  ] as const
  return new Map(
    all.flatMap(([of, kinds]) =>
      Object.entries(kinds as Readonly<Record<string, { readonly templates?: readonly string[] }>>).flatMap(
        ([type, { templates }]) => (templates === undefined ? [] : [[`${of}${type}`, templates] as const]),
      ),
    ),
  )
}

/** The secrets of a kind of event: those of the whole event and those of its fields. */
const secretsOfKind = ({ fields, secrets }: Pick<AnyKind<unknown>, 'fields' | 'secrets'>): Secret[] => [
  ...secrets,
  ...(fields as readonly EventField[]).flatMap((field) =>
    field.secrets.map((secret) => ({ field: field.name, ...secret })),
  ),
]

/**
 * Notes the event with its values by name. The parameters are spelt out because a rest parameter would allocate a
 * list at each call, even without a recorder.
 */
function noteOf(type: string, fields: readonly EventField[]) {
  if (fields.length > MOST_IN_ORDER) {
    return (scene: AnyScene, values: Readonly<Record<string, unknown>>): void => {
      if (scene.recorder !== null) scene.recorder.note(withFields({ type }, scene, fields, values))
    }
  }
  return (scene: AnyScene, a?: unknown, b?: unknown, c?: unknown, d?: unknown): void => {
    if (scene.recorder === null) return
    const values = [a, b, c, d]
    const event: FightEvent & Record<string, unknown> = { type }
    for (let i = 0; i < fields.length; i++) event[fields[i].name] = fields[i].record(scene, values[i])
    scene.recorder.note(event)
  }
}

function rollOf(what: string, fields: readonly EventField[]) {
  return (scene: AnyScene, rolled: Rolled<string> & Readonly<Record<string, unknown>>): void => {
    if (scene.recorder === null) return
    const { who, rule, tally, against, passed } = rolled
    const base = { type: 'roll', what, who, rule, tally: recordTally(tally), against, passed }
    scene.recorder.note(withFields(base, scene, fields, rolled))
  }
}

function withFields(
  base: FightEvent & Record<string, unknown>,
  scene: AnyScene,
  fields: readonly EventField[],
  values: Readonly<Record<string, unknown>>,
): FightEvent {
  for (const field of fields) base[field.name] = field.record(scene, values[field.name])
  return base
}
