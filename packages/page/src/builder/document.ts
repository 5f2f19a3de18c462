import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type ParsedNode,
  parseDocument,
  type Scalar,
  visit,
} from 'yaml'

/** Keys and positions from the top of a file to a place in it. */
export type Path = readonly (string | number)[]

/** A map of a file. */
export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A text as a document to be changed; null where it is no YAML. Aliases are written out, for a change is meant for one place. */
function documentOf(text: string): Document | null {
  const document = parseDocument(text, { uniqueKeys: false })
  if (document.errors.length > 0) return null
  if (!hasAlias(document)) return document
  const plain = parseDocument('{}')
  plain.contents = plain.createNode(document.toJS()) as ParsedNode
  return plain
}

function hasAlias(document: Document): boolean {
  let isFound = false
  visit(document, (_, node) => {
    if (!isAlias(node)) return undefined
    isFound = true
    return visit.BREAK
  })
  return isFound
}

/** What a text says; null where it cannot be read, or holds no map. */
export function readValue(text: string): Fields | null {
  try {
    const document = parseDocument(text, { uniqueKeys: false })
    const value: unknown = document.errors.length > 0 ? null : document.toJS()
    return isFields(value) ? value : null
  } catch {
    return null
  }
}

/** The value at a place of a plain value. */
export function valueAt(value: unknown, path: Path): unknown {
  let here: unknown = value
  for (const step of path) {
    if (typeof here !== 'object' || here === null) return undefined
    here = (here as Record<string | number, unknown>)[step]
  }
  return here
}

/** One change of a text: it stays as it was elsewhere, comments included. Null where the text cannot be read. */
export function changed(text: string, change: (file: FileText) => void): string | null {
  const document = documentOf(text)
  if (document === null) return null
  if (!isMap(document.contents)) document.contents = document.createNode({}) as ParsedNode
  change(new FileText(document))
  return document.toString({ lineWidth: 120, flowCollectionPadding: true })
}

/** A text that is being changed. */
export class FileText {
  private readonly document: Document

  constructor(document: Document) {
    this.document = document
  }

  /** The plain value at a place, undefined where nothing stands. */
  at(path: Path): unknown {
    const node = path.length === 0 ? this.document.contents : this.document.getIn(path, true)
    if (node === undefined || node === null) return undefined
    return isCollection(node) || isScalar(node) || isAlias(node) ? node.toJS(this.document) : node
  }

  /** Puts a value to a place; what leads there is made where it is missing. A text keeps the form that it has. */
  set(path: Path, value: unknown): void {
    const before = this.document.getIn(path, true)
    if (isScalar(before) && typeof before.value === 'string' && typeof value === 'string') {
      before.value = value
      if (value.includes('\n') !== (before.type === 'BLOCK_LITERAL')) delete (before as Scalar).type
      return
    }
    this.prepare(path)
    const node = this.document.createNode(value)
    if (isCollection(node) && isSmall(value)) node.flow = true
    if (isCollection(node) && isCollection(before) && before.comment) node.comment = before.comment
    this.document.setIn(path, node)
    this.unflow(path, node)
  }

  /** Takes away what stands at a place; maps and lists that have become empty go with it, if `above` of them lead there. */
  remove(path: Path, emptied = 0): void {
    if (!this.document.hasIn(path)) return
    this.document.deleteIn(path)
    if (emptied <= 0 || path.length < 2) return
    const parent = this.document.getIn(path.slice(0, -1), true)
    if (isCollection(parent) && parent.items.length === 0) this.remove(path.slice(0, -1), emptied - 1)
  }

  /** Gives an entry of a map another key, in its place. */
  rename(path: Path, from: string, to: string): void {
    const map = path.length === 0 ? this.document.contents : this.document.getIn(path, true)
    if (!isMap(map)) return
    const pair = map.items.find(({ key }) => String(isScalar(key) ? key.value : key) === from)
    if (pair !== undefined) pair.key = this.document.createNode(to)
  }

  /** Puts another text instead of each text that is exactly this one, as a value or as a key, save below some keys. */
  replaceTexts(from: string, to: string, not: ReadonlySet<string>): void {
    visit(this.document, {
      Pair: (_, { key }) => (not.has(String(isScalar(key) ? key.value : key)) ? visit.SKIP : undefined),
      Scalar: (_, node) => {
        if (node.value === from) node.value = to
      },
    })
  }

  /** Makes maps for keys that lead to a place, where there is nothing yet. */
  private prepare(path: Path): void {
    for (let i = 1; i < path.length; i++) {
      const node = this.document.getIn(path.slice(0, i), true)
      if (isCollection(node)) continue
      const made = this.document.createNode(typeof path[i] === 'number' ? [] : {})
      if (isCollection(made)) made.flow = false
      this.document.setIn(path.slice(0, i), made)
    }
  }

  /** A block within `{ }` or too much on one line: those above become blocks. */
  private unflow(path: Path, node: unknown): void {
    for (let i = path.length - 1; i >= 0; i--) {
      const above = i === 0 ? this.document.contents : this.document.getIn(path.slice(0, i), true)
      if (!isCollection(above) || above.flow !== true) continue
      const isBlock = isCollection(node) && node.flow !== true
      if (isBlock || !isSmall(above.toJS(this.document)) || isSeq(above))
        above.flow = i > 1 && !isBlock && isSmallList(above)
    }
    if (isMap(this.document.contents)) this.document.contents.flow = false
  }
}

const SHORT = 90

const isSmall = (value: unknown): boolean => {
  const text = JSON.stringify(value) ?? ''
  return text.length <= SHORT && !text.includes('\\n')
}

const isSmallList = (node: { toJSON(): unknown }): boolean => isSmall(node.toJSON())
