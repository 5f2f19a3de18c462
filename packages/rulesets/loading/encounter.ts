import type { OptionSpec, Reading, Seat, Setup, Side } from '@fray/kernel/rules'
import type * as z from 'zod/mini'
import type { Fields } from './content.ts'
import { Content, type ContentSource } from './content.ts'
import { chosen, readOptions } from './inside/options.ts'
import { type PackHabits, readPacks } from './inside/packs.ts'
import { checkPlainText } from './inside/plain-text.ts'
import { type Named, readNames } from './names.ts'
import { readPicture } from './picture.ts'
import { type Plain, withoutUndefined } from './plain.ts'
import { isMap, type Path, Problems } from './problems.ts'
import { listOf, type Reader, textOf } from './reader.ts'
import { readScenery } from './scenery.ts'
import { readSeats, type SeatHabits, type SeatOf } from './seats.ts'
import { checkShape, type FieldRules } from './shape.ts'

/** The settings for reading the encounters of a ruleset. */
export interface EncounterHabits<R extends string, K extends string> {
  readonly ruleset: string
  readonly schema: z.core.$ZodType
  /** The rules that fields of a wrong shape break. */
  readonly rules: FieldRules<R>
  readonly content: ContentSource<K>
  /** The encounter's own content with short texts expanded to maps, if the ruleset allows them there. */
  readonly contentInFull?: (problems: Problems<R>, raw: unknown, path: Path) => unknown
  readonly options: readonly OptionSpec[]
  /** The schema of content packs. */
  readonly packShape: z.core.$ZodType
}

/** Everyone who fights, by name, and who answers for whom. */
export interface People {
  readonly named: readonly Named[]
  readonly names: readonly string[]
  readonly seats: readonly Seat[]
  /** By position: the names and sides that the seat was given. */
  readonly plays: readonly (readonly string[])[]
  readonly seatOf: SeatOf
}

/** The ruleset's part of reading: its additions to the set-up, and to the written encounter. */
export interface Own<S extends Setup> {
  readonly sides: readonly Side[]
  readonly people: People
  /** Options whose value follows from something else in the encounter. */
  readonly options?: Readonly<Record<string, string | number>>
  readonly setup: Omit<S, keyof Setup>
  /** Called if there are no problems. */
  readonly write: () => Plain
}

/**
 * Reads an encounter from plain data, as parsed from YAML or JSON: a set-up ready to play, or every problem at once.
 * `read` reads the ruleset's own part. The set-up's `encounter` is the same encounter in full; reading that gives an
 * equal set-up.
 * @example
 * ```ts
 * import { fieldsFor } from '@fray/rulesets/kinds/fields'
 * import { kindOf } from '@fray/rulesets/kinds/record'
 * import { called, readEncounter, readPeople } from '@fray/rulesets/loading/encounter'
 * import { encounterFile } from '@fray/rulesets/loading/encounter-file'
 * import type { Reader } from '@fray/rulesets/loading/reader'
 * import { readSides } from '@fray/rulesets/loading/sides'
 *
 * type Own = Reader<string, 'combatants'>
 * const { number, text } = fieldsFor<Own, string>()
 * const fields = { name: text('Its name.'), skill: number('Added to a strike.', { min: 0, max: 9, default: 0 }) }
 * const fighter = kindOf<Own, string>()('fighter', 'Anybody who fights.', { fields })
 * const content = { combatants: fighter }
 * const own = { ruleset: 'mine', options: [], built: { combatants: {} }, kinds: [fighter], rules: {} }
 * const file = encounterFile<string, 'combatants', Own>({ ...own, content, fields: () => ({}) })
 * const read = (given: unknown) =>
 *   readEncounter(given, file.habits, (r: Own, raw) => {
 *     const sides = readSides(r, undefined, ['sides'], null)
 *     const habits = { sides: sides.map(({ id }) => id), players: 0, policy: 'aggressive' }
 *     const people = readPeople(r, raw, [], 'two-sides', habits)
 *     const roster = people.named.map((one) => fighter.from(r, called(one.name, one.fields)))
 *     return { sides, people, setup: { roster }, write: () => ({ combatants: roster.map((one) => fighter.write(one)) }) }
 *   })
 * console.log(read({ combatants: { Ada: { skill: 3 } } }).setup?.encounter) // {
 * //   ruleset: 'mine',
 * //   title: '',
 * //   options: {},
 * //   notes: [],
 * //   seats: {
 * //     referee: { plays: [Array], by: 'person' },
 * //     players: { plays: [Array], by: 'person' }
 * //   },
 * //   combatants: [ { name: 'Ada', skill: 3 } ]
 * // }
 * console.log(read({ combatants: { Ada: { skil: 3 } } }).problems) // [
 * //   {
 * //     path: [ 'combatants', 'Ada', 'skil' ],
 * //     message: 'There is no field "skil" here. Did you mean "skill"?'
 * //   }
 * // ]
 * ```
 */
export function readEncounter<R extends string, K extends string, S extends Setup>(
  given: unknown,
  { ruleset, schema, rules, content: source, contentInFull, options: specs, packShape: shape }: EncounterHabits<R, K>,
  read: (r: Reader<R, K>, raw: Readonly<Record<string, unknown>>) => Own<S>,
): Reading {
  const problems = new Problems<R>()
  checkShape(problems, schema, given, [], rules)
  checkPlainText(problems, given, [])
  if (!isMap(given)) return { setup: null, problems: problems.list }
  const packHabits = { ruleset, content: source, options: specs, shape, rules, inFull: contentInFull }
  const packs = readPacks(problems as Problems, packHabits as PackHabits<K>, given)
  const inline = contentInFull?.(problems, given.content, ['content']) ?? given.content
  const content = new Content(source, inline, problems, packs.layers)
  const r: Reader<R, K> = { problems, content, options: readOptions(specs, packs.encounter) }
  const { sides, people, setup, write, options = r.options } = read(r, packs.encounter)
  const inForce = packs.written === undefined ? {} : { packs: packs.inForce(options) }
  if (problems.list.length > 0) return { setup: null, problems: problems.list, ...inForce }
  const { seats, plays } = people
  const title = textOf(given.title) ?? ''
  const [notes, secrets, unseen] = [textsOf(given.notes), textsOf(given.secrets), textsOf(given.hidden)]
  const hidden = [...new Set([...unseen, ...hiddenOn(packs.encounter.battlefield)])]
  const picture = readPicture(given.picture)
  const scenery = readScenery(given.ground)
  const house = specs.some(({ rule }) => rule === null) ? chosen(specs, true, options) : undefined
  const encounter = withoutUndefined({
    ruleset,
    title,
    about: textOf(given.about) ?? undefined,
    options: chosen(specs, false, options),
    house,
    notes,
    secrets: secrets.length === 0 ? undefined : secrets,
    hidden: unseen.length === 0 ? undefined : unseen,
    seats: Object.fromEntries(
      seats.map((s, i) => [s.id, withoutUndefined({ plays: plays[i], by: s.by, policy: s.policy ?? undefined })]),
    ),
    picture: picture === undefined ? undefined : { ...picture },
    ground: given.ground,
    packs: packs.written,
    content: content.inline ?? undefined,
    ...write(),
  })
  const whole = {
    ruleset,
    title,
    encounter,
    options,
    sides,
    seats,
    notes,
    ...(secrets.length > 0 && { secrets }),
    ...(hidden.length > 0 && { hidden }),
    ...inForce,
    ...(picture && { picture }),
    ...(scenery && { scenery }),
    ...setup,
  } as unknown as S
  return { setup: whole, problems: [] }
}

/** A text, or a list of texts. */
const textsOf = (value: unknown): string[] =>
  (typeof value === 'string' ? [value] : listOf(value)).filter((one) => typeof one === 'string')

/** What a battlefield marks as hidden: places by their ids, doors by their names. */
function hiddenOn(battlefield: unknown): string[] {
  if (!isMap(battlefield)) return []
  const { legend, boxes, doors, ...places } = battlefield
  const all = [
    ...(isMap(legend) ? Object.values(legend) : []).map((one) => [one, 'door']),
    ...listOf(boxes).map((one) => [one, 'door']),
    ...listOf(doors).map((one) => [one, 'name']),
    ...Object.entries(places).map(([id, one]) => [isMap(one) ? { ...one, id } : null, 'id']),
  ] as const
  return all.flatMap(([one, key]) => (isMap(one) && one.hidden === true ? (textOf(one[key as string]) ?? []) : []))
}

/** Reads everyone's name and who answers for whom. `nobody` is the rule that a fight without combatants breaks. */
export function readPeople<R extends string, K extends string>(
  r: Reader<R, K>,
  raw: Readonly<Record<string, unknown>>,
  reserved: readonly string[],
  nobody: R,
  habits: SeatHabits,
): People {
  const named = readNames(r as Reader<R>, raw.combatants, ['combatants'], reserved, nobody)
  const names = named.map(({ name }) => name)
  return { named, names, ...readSeats(r as Reader, raw.seats, ['seats'], names, habits) }
}

/** The fields with a name, as if it had been written among them. */
export const called = (name: string, fields: Fields): Fields => ({ ...fields, values: { ...fields.values, name } })
