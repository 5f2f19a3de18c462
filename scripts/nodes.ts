// Nodes of a program as `parseAst` gives them.

/** A node: its type, where it starts, and its parts. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly [field: string]: unknown
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** Visits the node and all below it. */
export function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) for (const each of value) walk(each, visit)
  if (!isNode(value)) return
  visit(value)
  for (const name in value) if (typeof value[name] === 'object') walk(value[name], visit)
}
