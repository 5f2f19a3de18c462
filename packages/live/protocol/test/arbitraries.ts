import { isUnseen, unfitText } from '@fray/kernel'
import fc from 'fast-check'
import type * as z from 'zod/mini'

/** A bound, as it is declared. */
interface Check {
  readonly check: string
  readonly value?: number
  readonly minimum?: number
  readonly maximum?: number
}

/** The parts of a declaration that are looked at. */
interface Declared {
  readonly def: {
    readonly type: string
    readonly shape?: Readonly<Record<string, z.ZodMiniType>>
    readonly values?: readonly unknown[]
    readonly entries?: Readonly<Record<string, string>>
    readonly innerType?: z.ZodMiniType
    readonly options?: readonly z.ZodMiniType[]
    readonly element?: z.ZodMiniType
    readonly valueType?: z.ZodMiniType
    readonly checks?: readonly { readonly _zod: { readonly def: Check } }[]
  }
}

/** Words that a fight knows, so that what is made up comes to something now and then. */
const WORDS = [
  'Ada',
  'Corwin',
  'referee',
  'players',
  'spectators',
  'a1',
  'm1',
  'q1',
  'q2',
  'yard',
  'move',
  'attack',
  'override',
  'start',
]
const words = (least: number, most: number) =>
  fc.oneof(fc.constantFrom(...WORDS), fc.string({ minLength: least, maxLength: Math.min(most, 40), unit: 'binary' }))

/** Values that fit what is declared. */
export function arbitraryOf(schema: z.ZodMiniType): fc.Arbitrary<unknown> {
  const { def } = schema._zod as unknown as Declared
  const checks = (def.checks ?? []).map((one) => one._zod.def)
  const boundOf = (check: string) => checks.find((one) => one.check === check)
  const bag = {
    minimum: boundOf('greater_than')?.value ?? boundOf('min_length')?.minimum,
    maximum: boundOf('less_than')?.value ?? boundOf('max_length')?.maximum,
  }
  switch (def.type) {
    case 'object': {
      const shape = Object.entries(def.shape ?? {})
      const needed = shape
        .filter(([, one]) => (one._zod as unknown as Declared).def.type !== 'optional')
        .map(([name]) => name)
      const fields = Object.fromEntries(shape.map(([name, one]) => [name, arbitraryOf(one)]))
      return fc.record(fields, { requiredKeys: needed })
    }
    case 'literal':
      return fc.constantFrom(...(def.values ?? []))
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries ?? {}))
    case 'optional':
      return arbitraryOf(def.innerType as z.ZodMiniType)
    case 'nullable':
      return fc.option(arbitraryOf(def.innerType as z.ZodMiniType))
    case 'union':
      return fc.oneof(...(def.options ?? []).map(arbitraryOf))
    case 'array':
      return fc.array(arbitraryOf(def.element as z.ZodMiniType), { maxLength: 4 })
    case 'record':
      return fc.dictionary(words(1, 20), arbitraryOf(def.valueType as z.ZodMiniType), { maxKeys: 3 })
    case 'string': {
      const any = words(bag.minimum ?? 0, bag.maximum ?? 40)
      return boundOf('custom') === undefined
        ? any
        : any.filter((text) => unfitText(text) === null && (text === '' || !isUnseen(text)))
    }
    case 'number':
    case 'int':
      return fc.oneof(
        fc.integer({
          min: Math.max(bag.minimum ?? -5, -5),
          max: Math.max(bag.minimum ?? 0, Math.min(bag.maximum ?? 20, 20)),
        }),
        fc.integer({
          min: Math.max(bag.minimum ?? -2147483648, -2147483648),
          max: Math.min(bag.maximum ?? 2147483647, 2147483647),
        }),
      )
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'unknown':
    case 'any':
    case 'custom':
      return fc.jsonValue({ maxDepth: 3 })
    default:
      throw new Error(`Nobody has said how a ${def.type} is made up.`)
  }
}
