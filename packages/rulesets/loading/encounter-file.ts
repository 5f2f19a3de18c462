import type { OptionSpec, Refusal } from '@fray/kernel/rules'
import * as z from 'zod/mini'
import type { FieldMap } from '../kinds/field.ts'
import { rulesOfFields } from '../kinds/inside/rules.ts'
import type { ContentSource, Fields } from './content.ts'
import { perhaps } from './declare.ts'
import { called, type EncounterHabits } from './encounter.ts'
import { headFields, peopleField, seatsField } from './inside/file-schema.ts'
import { knobsSchema } from './inside/options.ts'
import { packShape, packsField } from './inside/pack-shape.ts'
import { checkPlainText } from './inside/plain-text.ts'
import { wrongName } from './names.ts'
import { isMap, type Path, Problems } from './problems.ts'
import { type Reader, textOf } from './reader.ts'
import { refusalOf } from './refusal.ts'
import { countSchema, nameSchema } from './schema.ts'
import { checkShape, type FieldRules } from './shape.ts'

/** The default policy of a computer's seat. */
export const DEFAULT_POLICY = 'aggressive'

/** The policies that a computer's seat may name, in every ruleset. */
export const POLICY_NAMES: readonly string[] = [DEFAULT_POLICY, 'first-legal', 'random']

/** One kind of content in an encounter file; the kinds of `kinds/` implement it. */
export interface ContentEntry<C> {
  /** The schema of one thing of it, as a map. */
  readonly map: z.ZodMiniObject
  /** Reads one thing under its id; missing if all of the content is read anyway. */
  readonly from?: (r: C, fields: Fields, id: string) => unknown
  /** The schema of the whole section, if that is more than a map by id. */
  readonly whole?: z.core.$ZodType
  /** Example short texts for one thing of it, and the fields of such a text; null for an invalid one. */
  readonly examples?: readonly string[]
  readonly spellOut?: (r: C, text: string, path: Path) => Record<string, unknown> | null
  /** How the base thing's fields remain: see {@link ContentSource.beneath}. */
  readonly beneath?: NonNullable<ContentSource<string>['beneath']>[string]
}

/** The declaration of a ruleset's encounter files. */
interface EncounterFileSpec<R extends string, K extends string, C> {
  readonly ruleset: string
  readonly options: readonly OptionSpec[]
  /** The ruleset's own content. */
  readonly built: ContentSource<K>['built']
  readonly content: Readonly<Record<K, ContentEntry<C>>> & { readonly combatants: ContentEntry<C> }
  /** The kinds with fields in its files, whose rules wrong values break. */
  // biome-ignore lint/suspicious/noExplicitAny: kinds of any values.
  readonly kinds: readonly { readonly fields: FieldMap<any, R> }[]
  /** The rules of fields outside of kinds. */
  readonly rules: FieldRules<R>
  /** The schema of one combatant under its name; by default that of content without a name. */
  readonly combatant?: z.ZodMiniObject
  /** What the order of the seats means. */
  readonly seatOrder?: string
  /** The ruleset's own fields of the file; a `combatants` among them replaces the usual one. */
  readonly fields: (one: z.ZodMiniObject, listed: z.ZodMiniObject) => Readonly<Record<string, z.core.$ZodType>>
}

/** The word for one thing of a kind of content: an item of the items, an ability of the abilities. */
const oneOf = (kind: string): string => kind.replace(/ies$/, 'y').replace(/s$/, '')

const hasShort = ({ examples = [] }: ContentEntry<never>): boolean => examples.length > 0

function wholeOf(entry: ContentEntry<never>): z.core.$ZodType {
  const { map, whole } = entry
  if (whole !== undefined) return whole
  const one = hasShort(entry)
    ? z.union([map, z.string().check(z.minLength(1))], 'should be a map, or a short text')
    : map
  return z.record(z.string(), one)
}

const byId = (kind: string, entry: ContentEntry<never>): z.core.$ZodType =>
  perhaps(wholeOf(entry), `${kind[0]?.toUpperCase()}${kind.slice(1)} by id.`)

/**
 * Declares a ruleset's encounter files; derives the whole schema, the rules that wrong fields break, and the reading
 * of everything that is the same in all rulesets.
 * @example
 * ```ts
 * import { fieldsFor } from '@fray/rulesets/kinds/fields'
 * import { kindOf } from '@fray/rulesets/kinds/record'
 * import { perhaps } from '@fray/rulesets/loading/declare'
 * import { encounterFile } from '@fray/rulesets/loading/encounter-file'
 * import type { Reader } from '@fray/rulesets/loading/reader'
 * import * as z from 'zod/mini'
 *
 * type Own = Reader<'strike', 'combatants'>
 * const { number, text } = fieldsFor<Own, 'strike'>()
 * const fields = { name: text('Its name.'), skill: number('Added to a strike.', { min: 0, max: 9, rule: 'strike' }) }
 * const fighter = kindOf<Own, 'strike'>()('fighter', 'Anybody who fights.', { fields })
 * const file = encounterFile<'strike', 'combatants', Own>({
 *   ruleset: 'mine',
 *   options: [],
 *   built: { combatants: { wolf: { name: 'Wolf', skill: 2 } } },
 *   content: { combatants: fighter },
 *   kinds: [fighter],
 *   rules: {},
 *   fields: () => ({ storm: perhaps(z.boolean(), 'It storms.') }),
 * })
 * console.log(z.safeParse(file.schema, { storm: true, combatants: { Ada: { skill: 3 } } }).success) // true
 * console.log(file.habits.rules) // { skill: 'strike' }
 * ```
 */
export function encounterFile<R extends string, K extends string, C extends Reader<R, K>>(
  spec: EncounterFileSpec<R, K, C>,
) {
  const { ruleset, options, content } = spec
  const entries = Object.entries(content) as [K, ContentEntry<C>][]
  const { map } = content.combatants
  const combatantSchema = spec.combatant ?? z.omit(map, { name: true })
  const listed = z.extend(map, { name: nameSchema, count: z.optional(countSchema) })
  const knobs = (house: boolean, says: string) =>
    options.some(({ rule }) => (rule === null) === house)
      ? { [house ? 'house' : 'options']: perhaps(knobsSchema(options, house), says) }
      : {}
  const knobFields = {
    ...knobs(false, 'What the rules leave to the table.'),
    ...knobs(true, 'House rules.'),
  }
  const schema = z.strictObject({
    ...headFields(ruleset),
    ...knobFields,
    packs: packsField,
    seats: seatsField(POLICY_NAMES, spec.seatOrder),
    combatants: peopleField(combatantSchema, listed),
    ...spec.fields(combatantSchema, listed),
    // The same shape as the ruleset's content files.
    content: perhaps(
      z.strictObject(Object.fromEntries(entries.map(([kind, entry]) => [kind, byId(kind, entry)]))),
      "Content of the encounter's own by kind and id; it comes before the ruleset's.",
    ),
  })
  const rules = rulesOfFields<R>(spec.kinds, {
    ...Object.fromEntries(options.flatMap(({ id, rule }) => (rule === null ? [] : [[id, rule as R]]))),
    ...spec.rules,
  })
  const shapeOfPacks = packShape(
    Object.fromEntries(entries.map(([kind, entry]) => [kind, { map: entry.map, all: wholeOf(entry) }])),
    knobFields,
  )
  const source = {
    built: spec.built,
    one: Object.fromEntries(entries.map(([kind]) => [kind, oneOf(kind)])),
    beneath: Object.fromEntries(entries.flatMap(([kind, { beneath }]) => (beneath ? [[kind, beneath]] : []))),
  } as ContentSource<K>
  const habits: EncounterHabits<R, K> = {
    ruleset,
    schema,
    rules,
    content: source,
    contentInFull(problems, raw, path) {
      if (!isMap(raw)) return raw
      const inFull = (kind: string, entry: ContentEntry<C>, things: unknown): unknown => {
        if (!isMap(things) || !hasShort(entry)) return things
        const spelled = Object.entries(things).map(([id, one]) => [
          id,
          typeof one === 'string' ? (entry.spellOut?.({ problems } as never, one, [...path, kind, id]) ?? {}) : one,
        ])
        return Object.fromEntries(spelled)
      }
      const found = entries.filter(([kind]) => Object.hasOwn(raw, kind))
      return { ...raw, ...Object.fromEntries(found.map(([kind, entry]) => [kind, inFull(kind, entry, raw[kind])])) }
    },
    options,
    packShape: shapeOfPacks,
  }
  return {
    /** The settings for reading encounters. */
    habits,
    /** The schema: every field with a description, content ids to choose from. */
    schema,
    /** The schema of content packs for them. */
    packs: shapeOfPacks,

    /**
     * Reads the content of the encounter and its packs, used or not, so that it is known to be valid when it is
     * needed.
     */
    checkOwnContent(r: C): void {
      for (const [kind, { from }] of entries) {
        for (const { id, path } of from === undefined ? [] : r.content.own(kind)) {
          const fields = r.content.named(kind, id, path)
          from?.(r, (kind as string) === 'combatants' ? called(textOf(fields.values.name) ?? id, fields) : fields, id)
        }
      }
    },

    /** Reads a value of that shape from a command, or refuses it. `nothing` is the rule for problems without one. */
    readBrought<T>(r: C, raw: unknown, shape: z.core.$ZodType, nothing: R, read: (r: C) => T | null): T | Refusal {
      checkPlainText(r.problems, raw, [])
      checkShape(r.problems, shape, raw, [], rules)
      const value = read(r)
      return value !== null && r.problems.list.length === 0 ? value : refusalOf(r.problems, nothing)
    },

    /** Reads a combatant that joins in the middle of a fight, in the same way. */
    readJoiner<T>(
      r: C,
      [name, given]: readonly [string, unknown],
      reserved: readonly string[],
      nothing: R,
      read: (r: C, fields: Fields) => T,
    ): T | Refusal {
      const raw = joiner(given)
      const wrong = wrongName(name, reserved)
      if (wrong !== null) r.problems.add([], wrong)
      checkPlainText(r.problems, name, [])
      return this.readBrought(r, raw, combatantSchema, nothing, () =>
        read(r, called(name, r.content.fields('combatants' as K, isMap(raw) ? raw : {}, []))),
      )
    },
  }
}

/** A joining combatant in a command: a content id alone means one based on it. */
const joiner = (raw: unknown): unknown => (typeof raw === 'string' ? { from: raw } : raw)

/** A reader for values in commands, with separate problems. */
export function afresh<C extends Reader<never, never>>(r: C): C {
  const problems = new Problems()
  return { ...r, problems, content: (r as Reader).content.reporting(problems) }
}

/** A kind of content whose files do not have these fields: its things are known by their ids. */
export const without = <E extends { readonly map: z.ZodMiniObject }>(entry: E, ...fields: readonly string[]): E => ({
  ...entry,
  map: z.omit(entry.map, Object.fromEntries(fields.map((field) => [field, true]))),
})
