import { isNode, type Node, nameOf } from './nodes.ts'

/** What an operator is changed to. */
const OPERATORS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '+',
  '/': '*',
  '%': '*',
  '&': '|',
  '|': '&',
  '<<': '>>',
  '>>': '<<',
  '&&': '||',
  '||': '&&',
  '+=': '-=',
  '-=': '+=',
}

/** What a method or function is changed to. */
const CALLS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
}

/** Replacements for the value of a `return`, as far as the types allow them. */
const RETURNS = ['null', 'true', 'false', '0']

/** All replacements for an expression; its text is replaced as a whole. */
export function changesOf(node: Node, text: string): string[] {
  const own = text.slice(node.start, node.end)
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
      return operatorChanges(node, text)
    case 'UnaryExpression':
      return unaryChanges(node, text)
    case 'UpdateExpression':
      return [own.includes('++') ? own.replace('++', '--') : own.replace('--', '++')]
    case 'Literal':
      return literalChanges(node)
    case 'CallExpression':
      return callChanges(node, text)
    default:
      return []
  }
}

function operatorChanges(node: Node, text: string): string[] {
  const { left, right } = node
  const operator = String(node.operator)
  if (!isNode(left) || !isNode(right)) return []
  if (operator === '??') return [text.slice(right.start, right.end)]
  const other = OPERATORS[operator]
  if (other === undefined || (operator === '+' && (isTextual(left) || isTextual(right)))) return []
  const between = text.slice(left.end, right.start).replace(operator, other)
  return [text.slice(node.start, left.end) + between + text.slice(right.start, node.end)]
}

/** Whether an operand of `+` is evidently a text. */
const isTextual = (node: unknown): boolean =>
  isNode(node) &&
  (node.type === 'TemplateLiteral' ||
    (node.type === 'Literal' && typeof node.value === 'string') ||
    (node.type === 'BinaryExpression' && (isTextual(node.left) || isTextual(node.right))))

function unaryChanges(node: Node, text: string): string[] {
  const { argument, operator } = node
  if (!isNode(argument)) return []
  if (operator === '!') return [text.slice(argument.start, argument.end)]
  if (operator !== '-') return []
  return [isNumber(argument) ? '0' : text.slice(argument.start, argument.end)]
}

/** Whether a node is a number literal. */
export const isNumber = (node: unknown): boolean =>
  isNode(node) && node.type === 'Literal' && typeof node.value === 'number'

function literalChanges({ value }: Node): string[] {
  if (typeof value === 'number') return [String(value + 1)]
  return typeof value === 'boolean' ? [String(!value)] : []
}

function callChanges(node: Node, text: string): string[] {
  const { callee } = node
  if (!isNode(callee) || callee.type !== 'MemberExpression' || callee.optional === true) return []
  const other = CALLS[nameOf(callee)]
  const { property } = callee
  if (other === undefined || !isNode(property)) return []
  return [text.slice(node.start, property.start) + other + text.slice(property.end, node.end)]
}

/** Replacements for a condition. Endless loops are not worth waiting for. */
export const conditionChanges = (loops: boolean): readonly string[] => (loops ? ['false'] : ['true', 'false'])

/** Replacements for the value of a `return`; none for a literal. */
export const returnChanges = (value: Node): readonly string[] => (value.type === 'Literal' ? [] : RETURNS)
