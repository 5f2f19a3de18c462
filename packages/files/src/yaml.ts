import { LIMITS, limitText, visibleLine } from '@fray/kernel'
import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLError,
  type YAMLWarning,
} from 'yaml'
import { firstAlike } from './alike.ts'

/** A place in a text, both counted from 1. */
export interface Place {
  readonly line: number
  readonly column: number
}

/** A problem in a file, where exactly, and what would be right. */
export interface LocatedProblem extends Place {
  readonly file: string
  readonly message: string
  /** The rule that is broken, if any. */
  readonly rule?: string
  /** Keys and positions from the root of the value to the place, if the text could be parsed. */
  readonly path?: ValuePath
}

/** `file:line:column: what is wrong [rule]`, always on one line. */
export const formatProblem = ({ file, line, column, message, rule }: LocatedProblem): string =>
  `${file}:${line}:${column}: ${visibleLine(message)}${rule === undefined ? '' : ` [${rule}]`}`

/** Keys and positions from the root of a value to a place in it. */
export type ValuePath = readonly (string | number)[]

/** A text parsed as YAML or JSON. */
export interface TextReading {
  /** The plain value; undefined if the text could not be parsed. */
  readonly value: unknown
  /** Position of the value at the path: its key in a map, its entry in a list, or its nearest existing parent. */
  readonly locate: (path: ValuePath) => Place
  readonly problems: readonly LocatedProblem[]
}

/** What would be right, by the parser's error code. */
const ADVICE: Readonly<Record<string, string>> = {
  ALIAS_PROPS: 'an alias (*name) stands alone',
  BAD_ALIAS: 'define the anchor (&name) before its alias, and put texts that begin with * into quotes',
  BAD_INDENT: 'indent the entries of one map or list alike, and close every bracket',
  BAD_QUOTED_CONTENT: 'close the quotes on the same line, or indent what follows',
  BLOCK_AS_IMPLICIT_KEY: 'write one "key: value" in a line, and put texts with ": " in them into quotes',
  BLOCK_IN_FLOW: 'inside of { } and [ ] write entries with commas between',
  DUPLICATE_KEY: 'give each entry of a map a key of its own',
  KEY_OVER_1024_CHARS: 'write a shorter key',
  MISSING_CHAR: 'close every bracket and quote, and put a comma between the entries of { } and [ ]',
  MULTILINE_IMPLICIT_KEY: 'write the key and its colon on one line',
  MULTIPLE_DOCS: 'keep one document in a file, without --- between',
  TAB_AS_INDENT: 'indent by spaces, not by tabs',
  TAG_RESOLVE_FAILED: 'put texts that begin with ! into quotes',
  UNEXPECTED_TOKEN: 'put texts with special characters into quotes, and check the brackets before this',
}

/** What is wrong, by the parser's error code, where its own message needs knowledge of YAML's internals. */
const WRONG: Readonly<Record<string, string>> = {
  BAD_INDENT: 'This line does not stand under the others of its map or list',
  BLOCK_AS_IMPLICIT_KEY: 'There is a second "key: value" in one line',
  BLOCK_IN_FLOW: 'There is a list or map of lines within { } or [ ]',
  MISSING_CHAR: 'Something is missing here: a colon with a value behind it, a comma, a bracket or a quote',
  MULTILINE_IMPLICIT_KEY: 'A key runs over several lines',
  TAB_AS_INDENT: 'A line begins with a tab',
  UNEXPECTED_TOKEN: 'This means nothing here',
}

/** What is wrong, in plain words. */
const wrongText = ({ code, message }: YAMLError | YAMLWarning): string => WRONG[code] ?? bare(message)

/** A message of the parser without its full stop. */
const bare = (message: string): string => {
  const trimmed = message.trimEnd()
  return trimmed.endsWith('.') ? trimmed.slice(0, -1) : trimmed
}

/** Parses YAML or JSON. `fileName` is its name in problems. */
export function readText(text: string, fileName: string): TextReading {
  const refused = (message: string, place: Place = { line: 1, column: 1 }): TextReading => ({
    value: undefined,
    locate: () => place,
    problems: [{ file: fileName, ...place, message }],
  })
  if (text.length > LIMITS.text) {
    const right = `${limitText(LIMITS.text)} is the most`
    return refused(`This file has ${limitText(text.length)} characters, and ${right}: divide it, or shorten it.`)
  }
  const deep = tooDeep(text)
  if (deep !== null) return refused(TOO_DEEP, deep)
  const lines = new LineCounter()
  const document = parseDocument(text, {
    ...{ lineCounter: lines, prettyErrors: false, uniqueKeys: false },
    // Dates, sets and binary data are not used in these files.
    resolveKnownTags: false,
  })
  const placeOf = (offset: number): Place => {
    const { line, col } = lines.linePos(offset)
    return { line: Math.max(1, line), column: Math.max(1, col) }
  }
  const wrong = [...document.errors, ...document.warnings].sort((a, b) => a.pos[0] - b.pos[0])
  const problems = [...wrong.map(whatIsWrong), ...(wrong.length === 0 ? nodeProblems(document) : [])]
  const first = firstAlike(problems)
  const locate = (path: ValuePath): Place => placeOf(offsetOf(document, path))
  if (first.length > 0) {
    return {
      value: undefined,
      locate,
      problems: first.map(({ offset, message }) => ({ file: fileName, ...placeOf(offset), message })),
    }
  }
  const loop = selfAlias(document)
  if (loop !== null) {
    const message = 'This alias stands inside the very thing that it refers to, which would never end: write it out.'
    return { value: undefined, locate, problems: [{ file: fileName, ...placeOf(loop), message }] }
  }
  try {
    return { value: document.toJS({ maxAliasCount: LIMITS.aliases }), locate, problems: [] }
  } catch (error) {
    const { message: said } = error as Error
    const message = said.startsWith('Excessive alias count') ? TOO_MANY_ALIASES : `${said}; ${ADVICE.BAD_ALIAS}.`
    return { value: undefined, locate, problems: [{ file: fileName, ...placeOf(lostAlias(document)), message }] }
  }
}

const TOO_MANY_ALIASES = `Aliases (*name) of this file stand for more than ${LIMITS.aliases} things: write them out.`
const NO_KEY = 'The key of a map is a text or a number: write the list, map or alias as a value, behind a key.'
const TOO_DEEP = `Maps and lists lie deeper than ${LIMITS.depth} within each other here.`

/** A problem with the text itself. */
interface TextProblem {
  readonly offset: number
  readonly message: string
}

function whatIsWrong(error: YAMLError | YAMLWarning): TextProblem {
  const right = ADVICE[error.code]
  const what = wrongText(error)
  return { offset: error.pos[0], message: right === undefined ? `${what}.` : `${what}; ${right}.` }
}

/** Duplicate keys in a map, and values nested too deeply. */
function nodeProblems(document: Document): TextProblem[] {
  const problems: TextProblem[] = []
  const isTooDeep = (node: Node, path: readonly unknown[]) => {
    if (path.filter(isCollection).length < LIMITS.depth) return false
    problems.push({ offset: startOf(node), message: TOO_DEEP })
    return true
  }
  let aliases = 0
  visit(document, {
    Alias(_key, node) {
      aliases++
      if (aliases === LIMITS.aliases + 1) problems.push({ offset: startOf(node), message: TOO_MANY_ALIASES })
    },
    Seq: (_key, node, path) => (isTooDeep(node, path) ? visit.SKIP : undefined),
    Map(_key, node, path) {
      if (isTooDeep(node, path)) return visit.SKIP
      const seen = new Set<string>()
      for (const { key } of node.items) {
        if (!isScalar(key)) {
          problems.push({ offset: startOf(key), message: NO_KEY })
          continue
        }
        const name = keyText(key)
        if (seen.has(name)) {
          const message = `The key "${name}" stands twice in one map; ${ADVICE.DUPLICATE_KEY}.`
          problems.push({ offset: startOf(key), message })
        }
        seen.add(name)
      }
      return undefined
    },
  })
  return problems
}

/**
 * Where maps and lists are nested too deeply, or null; judged by brackets and list markers alone, before the parser
 * recurses through the text.
 */
function tooDeep(text: string): Place | null {
  let line = 1
  let start = 0
  let brackets = 0
  let signs = 0
  let indents: number[] = []
  let isLead = true
  for (let at = 0; at < text.length; at++) {
    const c = text.charCodeAt(at)
    if (c === NEWLINE) {
      line++
      start = at + 1
      isLead = true
      signs = 0
      continue
    }
    if (c === OPEN_LIST || c === OPEN_MAP) brackets++
    else if (c === CLOSE_LIST || c === CLOSE_MAP) brackets = Math.max(0, brackets - 1)
    if (isLead && c !== SPACE) {
      if (signs === 0) {
        const column = at - start
        indents = indents.filter((one) => one < column)
        indents.push(column)
      }
      // A second "- " in a line starts a nested list; so do "? " and ": ".
      if ((c === DASH || c === QUESTION || c === COLON) && text.charCodeAt(at + 1) === SPACE) signs++
      else isLead = false
    }
    if (brackets + signs + indents.length > READABLE_DEPTH) return { line, column: at - start + 1 }
  }
  return null
}

/** The nesting depth that the parser can handle; strings may contain brackets that do not count. */
const READABLE_DEPTH = 500

const [NEWLINE, SPACE, DASH, QUESTION, COLON] = [10, 32, 45, 63, 58] as const
const [OPEN_LIST, CLOSE_LIST, OPEN_MAP, CLOSE_MAP] = [91, 93, 123, 125] as const

/** Position of an alias inside its own anchor, or null. */
function selfAlias(document: Document): number | null {
  let offset: number | null = null
  visit(document, {
    Alias(_key, node, path) {
      const target = node.resolve(document)
      if (target === undefined || !path.includes(target as Node)) return undefined
      offset = startOf(node)
      return visit.BREAK
    },
  })
  return offset
}

/** Position of the first alias without an anchor. */
function lostAlias(document: Document): number {
  let offset = 0
  visit(document, {
    Alias(_key, node) {
      if (node.resolve(document) !== undefined) return undefined
      offset = startOf(node)
      return visit.BREAK
    },
  })
  return offset
}

function offsetOf(document: Document, path: ValuePath): number {
  let node = resolved(document, document.contents)
  let offset = startOf(node)
  for (const step of path) {
    if (!isCollection(node)) break
    if (isMap(node)) {
      const pair = node.items.find((p) => keyText(p.key) === String(step))
      if (pair === undefined) break
      offset = startOf(pair.key) || offset
      node = resolved(document, pair.value)
    } else if (isSeq(node)) {
      const item = node.items[Number(step)]
      if (item === undefined) break
      offset = startOf(item) || offset
      node = resolved(document, item)
    }
  }
  return offset
}

const keyText = (key: unknown): string => String(isScalar(key) ? key.value : key)

const resolved = (document: Document, node: unknown): unknown => (isAlias(node) ? node.resolve(document) : node)

const startOf = (node: unknown): number => (node as Node | null | undefined)?.range?.[0] ?? 0
