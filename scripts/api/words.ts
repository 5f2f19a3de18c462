import { type Comment, type CommentPart, KIND, type Reflection, type Type } from './model.ts'

/** Where what has an id stands: `seat-play.md#openfight`. */
export type Places = ReadonlyMap<number, string>

/** Links from one page: to an id as Markdown, or the bare words where it is on no page. */
export type LinkTo = (id: number | undefined, words: string) => string

/** What makes links for a page. */
export const linkerOf =
  (page: string, places: Places): LinkTo =>
  (id, words) => {
    const place = id === undefined ? undefined : places.get(id)
    if (place === undefined) return `\`${words}\``
    return `[\`${words}\`](${place.startsWith(`${page}.md#`) ? place.slice(page.length + 3) : place})`
  }

/** Pieces of a comment as Markdown. */
export function partsText(parts: readonly CommentPart[] | undefined, linkTo: LinkTo): string {
  const texts = (parts ?? []).map(({ kind, text, target }) => {
    if (kind !== 'inline-tag') return kind === 'text' ? plain(text) : text
    return linkTo(typeof target === 'number' ? target : undefined, text.replace(/^new /, ''))
  })
  return texts.join('').trim()
}

/** Names of files in the repository's docs become links; what would be read as HTML does not. */
const plain = (text: string): string =>
  text
    .replaceAll('<', '&lt;')
    .replace(/\bdocs\/([a-z/-]+)\.md/g, (_, name: string) => `[docs/${name}.md](../${name}.md)`)

/** What the comment says under a tag, one entry each time that the tag stands there. */
export const tagged = (comment: Comment | undefined, tag: string): readonly (readonly CommentPart[])[] =>
  (comment?.blockTags ?? []).filter((one) => one.tag === tag).map(({ content }) => content)

/** The comment of a declaration, wherever it stands: a function's is its signature's. */
export const commentOf = ({ comment, signatures, getSignature, type }: Reflection): Comment | undefined =>
  comment ??
  signatures?.find((one) => one.comment !== undefined)?.comment ??
  getSignature?.comment ??
  type?.declaration?.signatures?.[0]?.comment

/** A text of several lines as one, for a place in a list. */
export const inLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ')

/** The ids of all types that a declaration names, each once, in the order in which they are met. */
export function typesIn(reflection: Reflection): Map<number, string> {
  const found = new Map<number, string>()
  look(reflection)
  found.delete(reflection.id)
  return found

  function look(value: unknown): void {
    if (typeof value !== 'object' || value === null) return
    const { type, target, name } = value as Partial<Type>
    if (type === 'reference' && typeof target === 'number') found.set(target, name as string)
    for (const [key, inner] of Object.entries(value)) if (!SKIPPED.has(key)) look(inner)
  }
}

const SKIPPED = new Set(['comment', 'sources', 'inheritedFrom', 'overwrites', 'implementationOf', 'implementedTypes'])

/** Whether it is a function to those who import it, however it was written. */
export const isCalled = ({ kind, type }: Reflection): boolean =>
  kind === KIND.function || (kind === KIND.variable && type?.declaration?.signatures !== undefined)
