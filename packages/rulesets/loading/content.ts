import { LIMITS } from '@fray/kernel/rules'
import { type Entry, type Layer, layerOf, mapOf } from './inside/layers.ts'
import { hint, isMap, type Path, type Problems } from './problems.ts'

/** The fields of something that may be based on content, and where each of them was written. */
export interface Fields {
  readonly values: Readonly<Record<string, unknown>>
  /** Where a field was written; for the ruleset's own content, the place that refers to it. */
  readonly at: (key: string) => Path
  /** Where the whole thing was written. */
  readonly path: Path
  /** The content id that it was made from, or ''. */
  readonly from: string
  /** Whether it refers to content that does not exist: missing fields are then not reported. */
  readonly lost: boolean
}

/** The fields of a thing as written. */
type Values = Readonly<Record<string, unknown>>

/** A ruleset's own content by kind and id, and the word for one thing of each kind. */
export interface ContentSource<K extends string> {
  readonly built: Readonly<Record<K, Readonly<Record<string, unknown>>>>
  readonly one: Readonly<Record<K, string>>
  /**
   * By kind: which fields of the base thing remain when something is based on it, if fields can be given in more than
   * one way. By default every field that is not overridden remains.
   */
  readonly beneath?: Readonly<Partial<Record<K, (said: Values, made: Values) => Values>>>
}

/**
 * The content of a fight, by kind and id: the encounter's own, then its packs', the last one first, then the
 * ruleset's. A thing based on its own id is based on the same thing in a lower layer.
 * @example
 * ```ts
 * import { Content } from '@fray/rulesets/loading/content'
 * import { Problems } from '@fray/rulesets/loading/problems'
 *
 * const problems = new Problems()
 * const built = { weapons: { stick: { name: 'Stick', damage: '1d6' } } }
 * const own = { weapons: { club: { from: 'stick', name: 'Club' } } }
 * const content = new Content({ built, one: { weapons: 'weapon' } }, own, problems)
 * console.log(content.ids('weapons'), content.named('weapons', 'club', []).values) // [ 'club', 'stick' ] { name: 'Club', damage: '1d6' }
 * content.named('weapons', 'stikc', ['weapon'])
 * console.log(problems.list[0]?.message) // There is no weapon "stikc" in the content. Did you mean "stick"?
 * ```
 */
export class Content<K extends string = string> {
  /** The encounter's own content as written, or null. */
  readonly inline: Readonly<Record<string, unknown>> | null
  private readonly source: ContentSource<K>
  private readonly problems: Problems
  /** The layers above the ruleset's, the first to search first. */
  private readonly layers: readonly Layer[]
  private readonly packs: readonly Layer[]

  constructor(source: ContentSource<K>, inline: unknown, problems: Problems, packs: readonly Layer[] = []) {
    this.source = source
    this.inline = isMap(inline) ? inline : null
    this.problems = problems
    this.packs = packs
    this.layers = [layerOf(this.inline, ['content']), ...[...packs].reverse()]
  }

  /** The same content, with missing things reported elsewhere. */
  reporting(problems: Problems): Content<K> {
    return new Content(this.source, this.inline, problems, this.packs)
  }

  /** Every id of the kind. */
  ids(kind: K): string[] {
    return [...new Set([...this.layers.flatMap((layer) => Object.keys(layer[kind] ?? {})), ...this.builtIds(kind)])]
  }

  /** Every id of the kind in the ruleset's own content. */
  builtIds(kind: K): string[] {
    return Object.keys(this.source.built[kind])
  }

  has(kind: K, id: string): boolean {
    return this.find(kind, id, []) !== null
  }

  /** Things of the kind that are not the ruleset's own: their ids and places. */
  own(kind: K): { readonly id: string; readonly path: Path }[] {
    const ids = [...new Set(this.layers.flatMap((layer) => Object.keys(layer[kind] ?? {})))]
    return ids.map((id) => ({ id, path: this.placeOf(kind, id) }))
  }

  /** The place of the thing in the encounter; for one that is the ruleset's own or missing, where it would be. */
  placeOf(kind: K, id: string): Path {
    return this.find(kind, id, [])?.path ?? ['content', kind, id]
  }

  private find(kind: K, id: string, visited: readonly Entry[]): Entry | null {
    for (const layer of this.layers) {
      const things = layer[kind]
      const own = things !== undefined && Object.hasOwn(things, id) ? things[id] : undefined
      if (own !== undefined && !visited.some((e) => e.values === own.values)) return own
    }
    const built = this.source.built[kind]
    if (Object.hasOwn(built, id) && !visited.some((e) => e.values === built[id])) {
      return { values: mapOf(built[id]), path: null }
    }
    return null
  }

  /** The fields of something given only by its id. */
  named(kind: K, id: string, path: Path): Fields {
    return this.fields(kind, { from: id }, path, () => path)
  }

  /**
   * The fields of a map, on top of those of the content that its `from` names. A null field removes the content's.
   * Content that does not exist is reported with the most similar one.
   */
  fields(
    kind: K,
    raw: Record<string, unknown>,
    path: Path,
    at: (key: string) => Path = (key) => [...path, key],
  ): Fields {
    const values: Record<string, unknown> = {}
    const places: Record<string, Path> = {}
    let from = ''
    let lost = false
    const visited: Entry[] = []
    let here: Entry = { values: raw, path }
    let place = at
    for (;;) {
      visited.push(here)
      const beneath = this.source.beneath?.[kind]?.(values, here.values) ?? here.values
      for (const [key, value] of Object.entries(beneath)) {
        if (key === 'from' || Object.hasOwn(values, key)) continue
        values[key] = value
        places[key] = place(key)
      }
      const id = here.values.from
      if (typeof id !== 'string') break
      if (from === '') from = id
      if (visited.length > LIMITS.chain) {
        lost = true
        this.problems.add(
          path,
          `What this is made from is made from something else more than ${LIMITS.chain} times over.`,
        )
        break
      }
      const base = this.find(kind, id, visited)
      if (base === null) {
        lost = true
        const isRound = this.find(kind, id, []) !== null
        const said = isRound
          ? `"${id}" is made from itself, by way of this "from".`
          : `There is no ${this.source.one[kind]} "${id}" in the content.${hint(id, this.ids(kind))}`
        this.problems.add(place('from'), said)
        break
      }
      const named = place('from')
      place = base.path === null ? () => named : (key) => [...(base.path as Path), key]
      here = base
    }
    for (const key of Object.keys(values)) if (values[key] === null || values[key] === undefined) delete values[key]
    return { values, at: (key) => places[key] ?? at(key), path, from, lost }
  }
}
