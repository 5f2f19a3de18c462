import { isMap } from '@fray/kernel'
import { Document, isMap as isMapNode, isSeq, type Node, Pair, parseDocument, type YAMLMap } from 'yaml'
import { ForeignProblem } from './account.ts'
import type { Draft } from './made-up.ts'
import type { Merge } from './merge.ts'

const STYLE = { lineWidth: 120, flowCollectionPadding: true } as const

/** The fields of a new encounter besides what was imported. */
export interface Head {
  readonly ruleset: string
  readonly title: string
  readonly comment: string
}

/** A new encounter as YAML. `assumed` are comments about what the game needs and the file does not give. */
export function newText(head: Head, merge: Merge, assumed: readonly string[]): string {
  const document = new Document({})
  const map = document.contents as YAMLMap
  map.flow = false
  document.commentBefore = ` ${head.comment}`
  document.set('ruleset', head.ruleset)
  if (head.title !== '') document.set('title', head.title)
  put(document, merge, assumed)
  return document.toString(STYLE)
}

/** The text of an encounter with the changes applied; the rest stays as it was, including comments. */
export function changedText(text: string, merge: Merge, assumed: readonly string[]): string {
  if (/^\s*\{/.test(text)) return changedJson(text, merge)
  const document = parseDocument(text, { uniqueKeys: false })
  if (!isMapNode(document.contents)) throw new ForeignProblem('The encounter to bring it into is no map.')
  put(document, merge, assumed)
  return document.toString(STYLE)
}

function changedJson(text: string, { battlefield, picture, people, imported }: Merge): string {
  const value = JSON.parse(text) as Record<string, unknown>
  if (battlefield !== undefined) value.battlefield = battlefield
  if (picture !== undefined) value.picture = picture
  const before = value.combatants
  if (Array.isArray(before)) {
    for (const { name, fields } of people) {
      const at = before.findIndex((one) => isMap(one) && one.name === name)
      before.splice(at < 0 ? before.length : at, at < 0 ? 0 : 1, { name, ...fields })
    }
  } else
    value.combatants = {
      ...(before as object | undefined),
      ...Object.fromEntries(people.map((one) => [one.name, one.fields])),
    }
  value.imported = imported
  return `${JSON.stringify(value, null, 2)}\n`
}

function put(document: Document, { battlefield, picture, people, imported }: Merge, assumed: readonly string[]): void {
  if (battlefield !== undefined) document.set('battlefield', placeNode(document, battlefield))
  if (picture !== undefined) document.set('picture', placeNode(document, picture))
  if (people.length > 0) putPeople(document, people, assumed)
  document.set('imported', recordNode(document, imported))
}

/** Writes the parts of a battlefield line by line, and what they contain on one line each. */
function placeNode(document: Document, battlefield: unknown): Node {
  const node = document.createNode(battlefield) as Node
  if (!isMapNode(node)) return node
  for (const { value } of node.items) {
    if (isMapNode(value)) value.flow = JSON.stringify(value).length <= ONE_LINE
    if (!isSeq(value)) continue
    value.flow = value.items.every((one) => !isMapNode(one))
    for (const one of value.items) if (isMapNode(one)) one.flow = true
  }
  return node
}

function putPeople(document: Document, people: readonly Draft[], assumed: readonly string[]): void {
  let all = document.get('combatants', true) as Node | undefined
  if (!isMapNode(all) && !isSeq(all)) {
    all = document.createNode({}) as Node
    document.set('combatants', all)
  }
  if (isMapNode(all) || isSeq(all)) all.flow = false
  let comment = assumed.map((line) => ` ${line}`).join('\n')
  for (const { name, fields } of people) {
    if (isSeq(all)) {
      const node = personNode(document, { name, ...fields })
      const at = all.items.findIndex((one) => isMapNode(one) && one.get('name') === name)
      if (at >= 0) all.items[at] = node
      else all.items.push(node)
      if (comment !== '') node.commentBefore = comment
    } else if (isMapNode(all)) {
      const node = personNode(document, fields)
      const key = document.createNode(name)
      if (comment !== '') key.commentBefore = comment
      const before = all.items.find((pair) => String((pair.key as { value?: unknown } | null)?.value) === name)
      if (before === undefined) all.items.push(new Pair(key, node))
      else before.value = node
    }
    comment = ''
  }
}

/** Maps up to this length are on one line; in longer ones each field has a line. */
const ONE_LINE = 90

function personNode(document: Document, fields: unknown): Node {
  const node = document.createNode(fields) as Node
  if (!isMapNode(node)) return node
  node.flow = JSON.stringify(fields).length <= ONE_LINE
  for (const { value } of node.items) {
    if (isMapNode(value)) value.flow = true
    if (!isSeq(value)) continue
    value.flow = node.flow || value.items.every((one) => !isMapNode(one))
    for (const one of value.items) if (isMapNode(one)) one.flow = true
  }
  return node
}

function recordNode(document: Document, imported: Merge['imported']): Node {
  const node = document.createNode(imported) as YAMLMap
  node.commentBefore = ' What was brought in from other files, so that it can be brought in again. Leave it as it is.'
  const people = node.get('combatants', true)
  if (isMapNode(people)) for (const { value } of people.items) if (isMapNode(value)) value.flow = true
  return node
}
