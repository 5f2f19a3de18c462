import type { Node } from './nodes.ts'
import { isNode, nameOf } from './nodes.ts'

/** Folders of a ruleset without rules: data, declarations, reading encounters, policies, presentation. */
const FOLDERS = new Set([
  'catalogue',
  'content',
  'dist',
  'encounter',
  'kinds',
  'node_modules',
  'policies',
  'scripts',
  'presentation',
  'test',
])

/** Files of a ruleset with declarations, texts, questions of hosts and seats, or code for searches and reports only. */
const FILES = new Set([
  'citing.ts',
  'clock.ts',
  'content.ts',
  'describe.ts',
  'event-fields.ts',
  'events.ts',
  'imagining.ts',
  'index.ts',
  'look.ts',
  'model.ts',
  'policy.ts',
  'rules.ts',
  'ruleset.ts',
  'sentences.ts',
  'presentation.ts',
  'standing.ts',
  'tables.ts',
  'words.ts',
])

/** Calls that only log: their arguments do not affect the fight. */
const LOG_CALLS = new Set([
  'note',
  'cite',
  'words',
  'whenHeard',
  'blow',
  'credit',
  'tell',
  'describe',
  'listText',
  'plural',
])

/** Members and functions that only suggest or describe something. */
const SAYING = new Set([
  'about',
  'suggestions',
  'cautions',
  'describe',
  'hint',
  'label',
  'says',
  'suggest',
  'suggested',
  'suggestions',
  'tell',
  'title',
  'words',
])

/** Names of functions that log what happens. */
const TELLERS = /^(?:tell|say)[A-Z]|Notes$/

const isSaying = (node: unknown): boolean => SAYING.has(nameOf(node)) || TELLERS.test(nameOf(node))

/** Whether a file of a ruleset, by its path relative to the ruleset's folder, holds rules that a case could observe. */
export function holdsRules(path: string): boolean {
  const parts = path.split('/')
  const file = parts.at(-1) ?? ''
  if (!file.endsWith('.ts') || file.endsWith('.test.ts')) return false
  return parts.length === 1 ? !FILES.has(file) : !FOLDERS.has(parts[0] ?? '')
}

/** Whether the node is left unchanged: types, imports, texts for people, logging calls, suggestions. */
export function isLeftOut(node: Node): boolean {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'TemplateLiteral':
      return true
    case 'CallExpression':
      return LOG_CALLS.has(root(node.callee)) || LOG_CALLS.has(nameOf(node.callee)) || TELLERS.test(nameOf(node.callee))
    case 'Property':
    case 'PropertyDefinition':
    case 'MethodDefinition':
      return node.computed !== true && isSaying(node.key)
    case 'FunctionDeclaration':
    case 'VariableDeclarator':
      return isSaying(node.id)
    case 'ExpressionStatement':
      return isNode(node.expression) && isLeftOut(node.expression)
    case 'BlockStatement':
      return Array.isArray(node.body) && node.body.length > 0 && node.body.every((one) => isNode(one) && isLeftOut(one))
    case 'IfStatement':
      return node.alternate === null && isNode(node.consequent) && isLeftOut(node.consequent)
    case 'BinaryExpression':
      return nameOf(node.left) === 'recorder' || nameOf(node.right) === 'recorder'
    case 'ConditionalExpression':
      return isText(node.consequent) && isText(node.alternate)
    default:
      return node.type.startsWith('TS') && !isNode(node.expression)
  }
}

/** The first name of a member chain: `note` of `note.attack`. */
function root(callee: unknown): string {
  let at = callee
  while (isNode(at) && at.type === 'MemberExpression') at = at.object
  return nameOf(at)
}

/**
 * Whether it is a text for people: one with a space, or assembled from pieces. A single word is a name that rules
 * use.
 */
const isText = (node: unknown): boolean =>
  isNode(node) &&
  (node.type === 'TemplateLiteral' ||
    (node.type === 'Literal' && typeof node.value === 'string' && (node.value === '' || node.value.includes(' '))))
