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

/** A place in a text, both counted from 1. */
export interface Place {
  readonly line: number
  readonly column: number
}

/** Something wrong in a file, where exactly, and what would be right. */
export interface LocatedProblem extends Place {
  readonly file: string
  readonly message: string
  /** The rule that is broken, where it is one. */
  readonly rule?: string
}

/** `file:line:column: what is wrong [rule]`. */
export const formatProblem = ({ file, line, column, message, rule }: LocatedProblem): string =>
  `${file}:${line}:${column}: ${message}${rule === undefined ? '' : ` [${rule}]`}`

/** Keys and positions from the top of a value to a place in it. */
export type ValuePath = readonly (string | number)[]

/** A text read as YAML or JSON. */
export interface TextReading {
  /** The plain value; undefined when the text could not be read. */
  readonly value: unknown
  /** Where the value at the path stands: its key in a map, its entry in a list, or its nearest parent that exists. */
  readonly locate: (path: ValuePath) => Place
  readonly problems: readonly LocatedProblem[]
}

/** What would be right, by the parser's code of what is wrong. */
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

/** What is wrong, by the parser's code, where its own words are for those who know YAML from within. */
const WRONG: Readonly<Record<string, string>> = {
  BAD_INDENT: 'This line does not stand under the others of its map or list',
  BLOCK_AS_IMPLICIT_KEY: 'There is a second "key: value" in one line',
  BLOCK_IN_FLOW: 'There is a list or map of lines within { } or [ ]',
  MISSING_CHAR: 'Something is missing here: a colon with a value behind it, a comma, a bracket or a quote',
  MULTILINE_IMPLICIT_KEY: 'A key runs over several lines',
  TAB_AS_INDENT: 'A line begins with a tab',
  UNEXPECTED_TOKEN: 'This means nothing here',
}

/** What is wrong in words for people; of a key that stands twice, which one it is. */
function wrongText(text: string, { code, message, pos }: YAMLError | YAMLWarning): string {
  if (code === 'DUPLICATE_KEY') {
    const key = /^("[^"\n]*"|'[^'\n]*'|[^:\n]*)/.exec(text.slice(pos[0]))?.[0]?.trim() ?? ''
    if (key !== '') return `The key ${/^["']/.test(key) ? key : `"${key}"`} stands twice in one map`
  }
  return WRONG[code] ?? message.replace(/\.?\s*$/, '')
}

/** Reads YAML or JSON. `fileName` is what problems call the file. */
export function readText(text: string, fileName: string): TextReading {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const placeOf = (offset: number): Place => {
    const { line, col } = lines.linePos(offset)
    return { line: Math.max(1, line), column: Math.max(1, col) }
  }
  const problems = [...document.errors, ...document.warnings].map((error): LocatedProblem => {
    const right = ADVICE[error.code]
    const what = wrongText(text, error)
    return {
      file: fileName,
      ...placeOf(error.pos[0]),
      message: right === undefined ? `${what}.` : `${what}; ${right}.`,
    }
  })
  const locate = (path: ValuePath): Place => placeOf(offsetOf(document, path))
  if (problems.length > 0) return { value: undefined, locate, problems }
  const loop = selfAlias(document)
  if (loop !== null) {
    const message = 'This alias stands inside the very thing that it refers to, which would never end: write it out.'
    return { value: undefined, locate, problems: [{ file: fileName, ...placeOf(loop), message }] }
  }
  try {
    return { value: document.toJS(), locate, problems: [] }
  } catch (error) {
    const message = `${(error as Error).message}; ${ADVICE.BAD_ALIAS}.`
    return { value: undefined, locate, problems: [{ file: fileName, ...placeOf(lostAlias(document)), message }] }
  }
}

/** Where an alias stands inside what it refers to, or null. */
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

/** Where the first alias stands whose anchor is not there. */
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
