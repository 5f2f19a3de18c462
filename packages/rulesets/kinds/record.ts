import * as z from 'zod/mini'
import type { Fields } from '../loading/content.ts'
import { described } from '../loading/declare.ts'
import { entryFields, type ShortFields } from '../loading/inside/entry.ts'
import { fromSchema } from '../loading/inside/file-schema.ts'
import { isMap, type Path } from '../loading/problems.ts'
import { ownFields, type Reader } from '../loading/reader.ts'
import { idsSchema } from '../loading/schema.ts'
import { orText } from '../loading/shape.ts'
import type { Field, FieldMap, Given, ValuesOf } from './field.ts'
import { givenOf, readFields, schemasOf, writeFields } from './inside/parts.ts'

/** The ruleset's own content of one kind, by id. */
export interface ContentOf {
  readonly kind: string
  readonly built: Readonly<Record<string, unknown>>
  /** A field that may replace `from`. */
  readonly alias?: string
}

const madeFrom = ({ built, kind }: ContentOf): z.core.$ZodType => z.optional(fromSchema(built, kind))

/** The declaration of a kind: a thing with fields. */
export interface RecordSpec<F, T, C extends Reader, R extends string> {
  readonly fields: F
  /** Checks the fields together. It runs before {@link complete}. */
  readonly check?: (value: ValuesOf<F>, given: Given<keyof F & string, R>, r: C) => void
  /** Builds the value in the model from the fields. */
  readonly complete?: (value: ValuesOf<F>, given: Given<keyof F & string, R>, r: C) => T
  /** Fields that do not apply to this thing and are not written back. */
  readonly without?: (value: NoInfer<T>) => readonly (keyof F & string)[]
  /** The field values from which {@link complete} built something else, to write them back. */
  readonly apart?: (value: NoInfer<T>) => Partial<Readonly<Record<keyof F & string, unknown>>>
  /** The rule that a wrong shape breaks. */
  readonly rule?: R
  /** A word that may replace the whole thing, and its fields. */
  readonly brief?: {
    readonly schema: z.core.$ZodType
    readonly fields: (raw: unknown) => Record<string, unknown> | null
  }
  /** The content that an id refers to, also in `from`. */
  readonly content?: ContentOf
  /**
   * How a short text is read, and the required field: a short text without it that starts with a content id refers to
   * that content.
   */
  readonly short?: {
    readonly whole: string
    readonly parse: (text: string, r: C, path: Path) => ShortFields | null
    readonly examples: readonly string[]
  }
}

/** A kind of thing, declared once: it is itself a field, and knows its fields. */
export interface Kind<T, F, C extends Reader = Reader, R extends string = string> extends Field<T, C, R> {
  readonly id: string
  readonly fields: F
  /** The schema of its map, without short forms. */
  readonly map: z.ZodMiniObject
  /** The kind of content that an id in its place refers to, or null. */
  readonly content: string | null
  /** Example short texts. */
  readonly examples: readonly string[]
  /** The fields of a short text; null for an invalid one, or if the kind has no short form. */
  readonly spellOut: (r: C, text: string, path?: Path) => Record<string, unknown> | null
  /** Reads it from fields that have been looked up already. */
  readonly from: (r: C, fields: Fields) => T
}

/**
 * Declares a kind. `id` names it in schemas and docs, `says` describes it. The value in the model has the fields'
 * values under the fields' names, unless `complete` builds something else.
 * @example
 * ```ts
 * import { fieldsFor } from '@fray/rulesets/kinds/fields'
 * import { kindOf } from '@fray/rulesets/kinds/record'
 * import { Content } from '@fray/rulesets/loading/content'
 * import { Problems } from '@fray/rulesets/loading/problems'
 * import type { Reader } from '@fray/rulesets/loading/reader'
 *
 * const { number, text } = fieldsFor<Reader, string>()
 * const fields = { name: text('Its name.'), skill: number('Added to a strike.', { min: 0, max: 9, default: 0 }) }
 * const fighter = kindOf<Reader, string>()('fighter', 'Anybody who fights.', { fields })
 *
 * const problems = new Problems()
 * const reader = { problems, content: new Content({ built: {}, one: {} }, null, problems), options: {} }
 * console.log(fighter.read(reader, { name: 'Ada' }, [])) // { name: 'Ada', skill: 0 }
 * console.log(fighter.write({ name: 'Ada', skill: 3 })) // { name: 'Ada', skill: 3 }
 * ```
 */
export function kindOf<C extends Reader, R extends string>() {
  return function kind<F extends FieldMap<C, R>, T = ValuesOf<F>>(
    id: string,
    says: string,
    o: RecordSpec<F, T, C, R>,
  ): Kind<T, F, C, R> {
    const map = z.strictObject({
      ...(o.content === undefined ? {} : { from: madeFrom(o.content) }),
      ...(o.content?.alias === undefined ? {} : { [o.content.alias]: madeFrom(o.content) }),
      ...schemasOf(o.fields),
    })
    const from = (r: C, f: Fields): T => {
      const value = readFields(r, o.fields, f)
      const given = givenOf<keyof F & string, R>(r, o.fields, f)
      o.check?.(value as ValuesOf<F>, given, r)
      return (o.complete === undefined ? value : o.complete(value as ValuesOf<F>, given, r)) as T
    }
    return {
      id,
      fields: o.fields,
      map,
      content: o.content?.kind ?? null,
      examples: o.short?.examples ?? [],
      spellOut: (r, text, path = []) => {
        const said = o.short?.parse(text, r, path) ?? null
        if (said === null || o.short === undefined) return null
        const { name, ...rest } = said
        const isMade = rest[o.short.whole] === undefined && Object.hasOwn(o.content?.built ?? {}, name)
        return isMade ? { from: name, ...rest } : said
      },
      from,
      schema: schemaOf(id, says, map, o),
      says,
      rule: o.rule ?? null,
      shape: { type: 'kind', id },
      defaultText: null,
      needed: null,
      read: (r, raw, path) => {
        const f = fieldsOf(o, r, raw, path)
        return (f === null ? null : from(r, f)) as T
      },
      write: (value, r) => writeFields(o.fields, { ...value, ...o.apart?.(value) }, o.without?.(value) ?? [], r),
    }
  }
}

/** What may replace the whole thing, in words for people. */
const briefly = (schema: z.core.$ZodType): string =>
  schema instanceof z.core.$ZodEnum ? orText([...schema._zod.values].map(String)) : 'a word'

const article = (word: string): string => (/^[aeio]/.test(word) ? 'an' : 'a')

function fieldsOf<F, T, C extends Reader, R extends string>(
  o: RecordSpec<F, T, C, R>,
  r: C,
  raw: unknown,
  path: Path,
): Fields | null {
  const brief = o.brief?.fields(raw) ?? null
  if (brief !== null) return { values: brief, at: () => path, path, from: '', lost: false }
  const { content, short } = o
  if (content !== undefined) {
    if (short !== undefined) {
      return entryFields(r, content.kind, raw, path, {
        whole: short.whole,
        parse: (text) => short.parse(text, r, path) ?? { name: '' },
      })
    }
    if (typeof raw === 'string') return r.content.named(content.kind, raw, path)
    return isMap(raw) ? aliased(r, content, raw, path) : null
  }
  if (isMap(raw)) return ownFields(raw, path)
  if (short === undefined || typeof raw !== 'string') return null
  const before = r.problems.list.length
  const said = short.parse(raw, r, path)
  if (said === null) return null
  return { values: said, at: () => path, path, from: '', lost: r.problems.list.length > before }
}

/** The fields of a map based on content, which its alias may name. */
function aliased(r: Reader, { kind, alias }: ContentOf, raw: Record<string, unknown>, path: Path): Fields {
  const id = alias === undefined ? undefined : raw[alias]
  if (alias === undefined || id === undefined || id === null) return r.content.fields(kind, raw, path)
  const { [alias]: _, ...rest } = raw
  return r.content.fields(kind, { ...rest, from: id }, path, (key) => [...path, key === 'from' ? alias : key])
}

function schemaOf<F, T, C extends Reader, R extends string>(
  id: string,
  says: string,
  map: z.ZodMiniObject,
  { brief, short, content }: RecordSpec<F, T, C, R>,
): z.core.$ZodType {
  const forms: z.core.$ZodType[] = []
  if (brief !== undefined) forms.push(brief.schema)
  if (content !== undefined) forms.push(idsSchema(content.built, content.kind))
  if (short !== undefined || content !== undefined) forms.push(z.string().check(z.minLength(1)))
  if (forms.length === 0) return described(map, { id, description: says })
  const right = `should be ${article(id)} ${id}: ${[content && 'an id', short && 'a short text', brief && briefly(brief.schema), 'a map'].filter(Boolean).join(' or ')}`
  return described(z.union([...forms, map], right), {
    id,
    description: says,
    ...(short === undefined ? {} : { examples: [...short.examples] }),
  })
}
