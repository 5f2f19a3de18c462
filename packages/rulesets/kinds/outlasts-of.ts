import type { AnyScene, Column } from '@fray/kernel/rules'
import type { FieldMap } from './field.ts'
import { bothPoints } from './outlasting.ts'

/**
 * For `outlasts`: the present values of those fields, in the form of an encounter file. Each must have a column of
 * its name.
 */
export function outlastsOf<K extends string>(
  // biome-ignore lint/suspicious/noExplicitAny: fields of any ruleset.
  fields: FieldMap<any, any>,
  columns: Readonly<Record<NoInfer<K>, Column>>,
  kept: readonly K[],
) {
  return (scene: AnyScene, row: number): Readonly<Record<string, unknown>> =>
    Object.fromEntries(
      kept.map((name) => {
        const { shape } = fields[name]
        const value = scene.read(columns[name], row)
        if (shape.type === 'pool')
          return [name, bothPoints(value, scene.read((columns as Readonly<Record<string, Column>>)[`${name}Max`], row))]
        if (shape.type === 'flag') return [name, value === 1]
        return [name, shape.type === 'word' ? shape.words[value] : value]
      }),
    )
}
