/** A node of a syntax tree as the parser returns it: its type, its position, and type-specific fields. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

/** Whether a field of a node is a node. */
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' && 'start' in value

/** The children of a node, in text order. */
export function childrenOf(node: Node): Node[] {
  const found: Node[] = []
  for (const value of Object.values(node)) {
    if (isNode(value)) found.push(value)
    else if (Array.isArray(value)) found.push(...value.filter(isNode))
  }
  return found.sort((a, b) => a.start - b.start)
}

/** The name of an identifier, a member or a string key; '' if it has none. */
export function nameOf(node: unknown): string {
  if (!isNode(node)) return ''
  if (node.type === 'Identifier') return String(node.name)
  if (node.type === 'MemberExpression' && node.computed !== true) return nameOf(node.property)
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : ''
}
