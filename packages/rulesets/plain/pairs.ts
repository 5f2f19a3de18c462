import { type AnyScene, type Column, type Relations, type RuleOf, rowOfName } from '@fray/kernel/rules'

/** How many pairs that many combatants form. */
export const pairsOf = (combatants: number): number => (combatants * (combatants - 1)) / 2

/** The result of `defineTables` for a table with a row per pair, and a column `distance`. */
interface WithPairs<N extends string> {
  readonly index: Readonly<Record<N, number>>
  readonly columns: Readonly<Record<N, { readonly distance: Column }>>
}

/**
 * Distances without a map, in words, the nearest first: a table has a row per pair, and its column `distance` holds
 * the position of the word. The kernel's `comeClose` and similar functions change them, `placeless` shows them.
 */
export function pairs<S extends AnyScene, N extends string>(tables: WithPairs<N>, name: N, words: readonly string[]) {
  const column = tables.columns[name].distance
  const rowOf = (a: number, b: number): number => pairsOf(Math.max(a, b)) + Math.min(a, b)
  const distance = (scene: S, a: number, b: number): number => scene.read(column, rowOf(a, b))
  return {
    words,
    distance,
    /** The distances in the form that the kernel's functions take, changed by one rule. */
    field: (scene: S, rule: RuleOf<S>): Relations => ({
      everybody: Array.from({ length: scene.combatants }, (_, row) => row),
      distance: (a, b) => distance(scene, a, b),
      put: (a, b, value) => scene.set(column, rowOf(a, b), value, rule),
    }),
    /** Sets the distance of every pair at the start of a fight. */
    begin(scene: S, rule: RuleOf<S>, apart: (a: number, b: number) => number): void {
      for (let a = 1; a < scene.combatants; a++)
        for (let b = 0; b < a; b++) scene.set(column, scene.open(tables.index[name]), apart(a, b), rule)
    },
    /** For `fact`: `distance Ann Orc`. */
    fact: (scene: S, [what, a = '', b = '']: readonly string[]): string | undefined =>
      what === 'distance' ? words[distance(scene, rowOfName(scene, a), rowOfName(scene, b))] : undefined,
  }
}
