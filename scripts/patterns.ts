// Which regular expressions a source file holds, and which of them need more than linear time for some text.

import { analyse, type Report } from 'scslre'
import { parseAst } from 'vitest/node'
import { isNode, type Node, walk } from './nodes.ts'

/** A regular expression as it stands in a source file. */
export interface Pattern {
  readonly source: string
  readonly flags: string
  readonly line: number
}

/** What stands for a part of a pattern that is known only when the program runs. */
const UNKNOWN = '(?:part)'

/** Every pattern of the file: literals, and what `new RegExp` and `RegExp` are given, as far as the file itself tells it. */
export function patternsOf(text: string): Pattern[] {
  const constants = new Map<string, Node>()
  const found: Pattern[] = []
  const lineOf = (at: number): number => text.slice(0, at).split('\n').length
  const program: unknown = parseAst(text, { lang: 'ts' })
  walk(program, (node) => {
    const { id, init } = node as { id?: { name?: string }; init?: unknown }
    if (node.type === 'VariableDeclarator' && id?.name !== undefined && isNode(init)) constants.set(id.name, init)
  })
  walk(program, (node) => {
    const literal = node.regex as { pattern: string; flags: string } | undefined
    if (literal !== undefined) {
      found.push({ source: literal.pattern, flags: literal.flags, line: lineOf(node.start) })
      return
    }
    const made = node.type === 'NewExpression' || node.type === 'CallExpression'
    if (!made || (node.callee as { name?: string }).name !== 'RegExp') return
    const [source, flags] = node.arguments as Node[]
    found.push({
      source: source === undefined ? '' : textOf(source, constants),
      flags: flags?.type === 'Literal' ? String(flags.value) : '',
      line: lineOf(node.start),
    })
  })
  return found
}

/** The text that an expression stands for; what the file does not tell is one unknown word. */
function textOf(node: Node, constants: ReadonlyMap<string, Node>): string {
  const regex = node.regex as { pattern: string } | undefined
  if (regex !== undefined) return regex.pattern
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'TemplateLiteral') {
    const parts = node.expressions as Node[]
    return (node.quasis as { value: { cooked: string } }[])
      .map(({ value }, i) => value.cooked + (parts[i] === undefined ? '' : textOf(parts[i], constants)))
      .join('')
  }
  const known = node.type === 'Identifier' ? constants.get(String(node.name)) : undefined
  return known === undefined ? UNKNOWN : textOf(known, constants)
}

/** What makes the pattern slow: the character whose run costs time with its square or worse. Null when it is linear. */
export function slowness({ source, flags }: Pattern): string | null {
  const { reports } = analyse({ source, flags }, { reportTypes: { Move: true, Self: true, Trade: true } })
  const worst = reports.find((report) => report.exponential) ?? reports[0]
  return worst === undefined ? null : message(worst)
}

const message = ({ exponential, character }: Report): string =>
  `a run of ${JSON.stringify(character.pick)} takes ${exponential ? 'exponential time' : 'time that grows with its square'}`
