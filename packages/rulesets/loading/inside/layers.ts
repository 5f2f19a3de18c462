import { isMap, type Path } from '../problems.ts'

/** A thing of the content. */
export interface Entry {
  readonly values: Record<string, unknown>
  /** Where it stands in the encounter; null for the ruleset's own content. */
  readonly path: Path | null
}

/** Things by kind and id that come before others of the same ids: those of the encounter, of a pack, of the ruleset. */
export type Layer = Readonly<Record<string, Readonly<Record<string, Entry>>>>

/** A layer of what stands at one place. */
export const layerOf = (raw: unknown, path: Path | null): Layer =>
  Object.fromEntries(
    Object.entries(mapOf(raw)).map(([kind, things]) => [
      kind,
      Object.fromEntries(
        Object.entries(mapOf(things)).map(([id, thing]) => [
          id,
          { values: mapOf(thing), path: path === null ? null : [...path, kind, id] },
        ]),
      ),
    ]),
  )

/** The map, or an empty one where there is none. */
export const mapOf = (value: unknown): Record<string, unknown> => (isMap(value) ? value : {})
