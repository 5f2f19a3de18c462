import { isMap, type Path } from '../problems.ts'

/** A piece of content. */
export interface Entry {
  readonly values: Record<string, unknown>
  /** Its place in the encounter; null for the ruleset's own content. */
  readonly path: Path | null
}

/** Things by kind and id that override those of lower layers: of the encounter, of a pack, of the ruleset. */
export type Layer = Readonly<Record<string, Readonly<Record<string, Entry>>>>

/** The layer at one place. */
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

/** The map, or an empty one. */
export const mapOf = (value: unknown): Record<string, unknown> => (isMap(value) ? value : {})
