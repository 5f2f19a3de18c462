/* What a JSON Schema of encounter files means for a form. It knows shapes, and no game. */
import { isFields } from './document.ts'

/** A node of the schema. */
export interface Node {
  readonly $ref?: string
  readonly type?: string
  readonly description?: string
  readonly enum?: readonly string[]
  readonly const?: unknown
  readonly minimum?: number
  readonly maximum?: number
  readonly properties?: Readonly<Record<string, Node>>
  readonly required?: readonly string[]
  readonly additionalProperties?: Node | boolean
  readonly items?: Node | boolean
  readonly prefixItems?: readonly Node[]
  readonly anyOf?: readonly Node[]
  readonly examples?: readonly unknown[]
  readonly $defs?: Readonly<Record<string, Node>>
  /** Of the rows of a map: what its characters mean. */
  readonly characters?: Readonly<Record<string, string>>
}

/** What may be put into a field by hand. */
export interface SimpleInput {
  readonly kind: 'simple'
  /** Words to choose from. */
  readonly words: readonly string[]
  /** Whether other texts than the words are right. */
  readonly isFree: boolean
  readonly number: { readonly min: number | null; readonly max: number | null } | null
  readonly isFlag: boolean
}

/** How something may be written. */
export type Input =
  | SimpleInput
  | { readonly kind: 'texts' }
  | { readonly kind: 'numbers'; readonly count: number }
  | { readonly kind: 'fields'; readonly fields: Readonly<Record<string, Node>>; readonly required: readonly string[] }
  | { readonly kind: 'named'; readonly of: Node }
  | { readonly kind: 'list'; readonly of: Node }
  | { readonly kind: 'raw' }

/** A schema with what its references mean. */
export class Schema {
  readonly root: Node

  constructor(root: unknown) {
    this.root = root as Node
  }

  /** The node itself, whatever refers to it; its own sentence comes first. */
  resolve(node: Node): Node & { readonly id: string | null } {
    let here = node
    let id: string | null = null
    while (here.$ref !== undefined) {
      id = here.$ref.replace('#/$defs/', '')
      const { $ref: _, ...own } = here
      here = { ...this.root.$defs?.[id], ...own }
    }
    return { ...here, id }
  }

  /** Every way in which something may be written, the simplest first. */
  inputs(node: Node): readonly Input[] {
    const here = this.resolve(node)
    const members = (here.anyOf ?? [here]).flatMap((one) => {
      const found = this.resolve(one)
      return found.anyOf === undefined ? [found] : found.anyOf.map((inner) => this.resolve(inner))
    })
    const simple = members.filter(isSimple)
    const others = members.filter((one) => !isSimple(one)).map((one) => this.composite(one))
    // A text that may be one of several is a list with one entry.
    if (
      others.some(({ kind }) => kind === 'texts') &&
      simple.every((one) => one.type === 'string' && one.enum === undefined)
    )
      return others
    return simple.length === 0 ? others : [simpleOf(simple), ...others]
  }

  private composite(node: Node): Input {
    if (node.type === 'array') {
      if (node.prefixItems?.every(({ type }) => type === 'integer'))
        return { kind: 'numbers', count: node.prefixItems.length }
      if (typeof node.items !== 'object') return { kind: 'raw' }
      const of = this.resolve(node.items)
      return of.type === 'string' && of.enum === undefined ? { kind: 'texts' } : { kind: 'list', of: node.items }
    }
    if (node.properties !== undefined) return { kind: 'fields', fields: node.properties, required: node.required ?? [] }
    return typeof node.additionalProperties === 'object'
      ? { kind: 'named', of: node.additionalProperties }
      : { kind: 'raw' }
  }

  /** The fields of whatever may be written as a map there. */
  fieldsOf(node: Node): Readonly<Record<string, Node>> | null {
    const found = this.inputs(node).find((input) => input.kind === 'fields')
    return found?.kind === 'fields' ? found.fields : null
  }

  /** A field of the whole file. */
  field(name: string): Node | null {
    return this.root.properties?.[name] ?? null
  }
}

const isSimple = ({ type, const: constant }: Node): boolean =>
  constant !== undefined || type === 'string' || type === 'integer' || type === 'number' || type === 'boolean'

function simpleOf(nodes: readonly Node[]): SimpleInput {
  const numbers = nodes.filter(({ type }) => type === 'integer' || type === 'number')
  const least = numbers.flatMap(({ minimum }) => (minimum === undefined ? [] : [minimum]))
  const most = numbers.flatMap(({ maximum }) => (maximum === undefined ? [] : [maximum]))
  return {
    kind: 'simple',
    words: [...new Set(nodes.flatMap((one) => one.enum ?? (typeof one.const === 'string' ? [one.const] : [])))],
    isFree: nodes.some((one) => one.type === 'string' && one.enum === undefined && one.const === undefined),
    number:
      numbers.length === 0
        ? null
        : { min: least.length === 0 ? null : Math.min(...least), max: most.length === 0 ? null : Math.max(...most) },
    isFlag: nodes.some(({ type }) => type === 'boolean'),
  }
}

/** Whether a value is written in that way. */
export function isWritten(input: Input, value: unknown): boolean {
  switch (input.kind) {
    case 'simple':
      return typeof value !== 'object'
    case 'texts':
      return typeof value === 'string' || (Array.isArray(value) && value.every((one) => typeof one === 'string'))
    case 'numbers':
    case 'list':
      return Array.isArray(value)
    case 'fields':
    case 'named':
      return isFields(value)
    case 'raw':
      return true
  }
}
