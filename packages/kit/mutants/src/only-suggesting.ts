import { isLeftOut } from './leave-out.ts'
import { childrenOf, isNode, type Node, nameOf } from './nodes.ts'

/**
 * The names that a file declares at top level without exporting, and that only suggestions use: no command reaches
 * them.
 */
export function onlySuggesting(program: Node): ReadonlySet<string> {
  const own = new Map<string, Node>()
  const others: Node[] = []
  for (const child of childrenOf(program)) {
    const declared = child.type === 'VariableDeclaration' ? childrenOf(child) : [child]
    const names = declared.map((one) => nameOf(one.id)).filter((name) => name !== '')
    if (names.length === declared.length && child.type !== 'ExportNamedDeclaration') {
      for (const [i, name] of names.entries()) own.set(name, declared[i] as Node)
    } else others.push(child)
  }
  const used = new Set<string>()
  const use = (node: Node): void => {
    if (isLeftOut(node)) return
    const name = node.type === 'Identifier' ? nameOf(node) : ''
    const declaration = own.get(name)
    if (declaration !== undefined && !used.has(name)) {
      used.add(name)
      use(declaration)
    }
    for (const child of childrenOf(node)) {
      const isName = child === node.key || child === node.property
      if (!(isName && node.computed !== true && isNode(child) && node.shorthand !== true)) use(child)
    }
  }
  for (const node of others) use(node)
  return new Set([...own.keys()].filter((name) => !used.has(name)))
}
