import type { Snapshot } from '@fray/live/client'
import { inSentences } from '../io/help-language.ts'

/** A line of news: a sentence of the terminal, or one that is printed as it is, because people wrote it or it is translated already. */
export type NewsLine = string | { readonly written: string }

/** Stands for what people wrote while the sentence around it is translated. */
const W = '\u2060'

/** A sentence around names and words of people, in their order; they are never translated. */
function around(sentence: string, ...words: readonly string[]): string {
  let at = 0
  return inSentences(sentence).replaceAll(W, () => words[at++] as string)
}

/** Lines besides the rules that are new, and where somebody points; `since`: the last line that was said, and the last pointing. */
export function talkLines(
  { talk, pointed, presence }: Snapshot,
  since: { readonly line: number; readonly pointed: number },
): NewsLine[] {
  const nameOf = (seat: string): string => presence?.seats.find((one) => one.seat === seat)?.name ?? seat
  const fresh = talk.filter(({ line }) => line > since.line)
  const lines = fresh.map(({ is, by, to, words }) => {
    const who = to === null ? nameOf(by) : around(`${W} (to ${W} alone)`, nameOf(by), nameOf(to))
    if (is === 'announcement') return around(`Announcement: ${W}`, words)
    if (is !== 'picture') return `${who}: ${words}`
    return words === '' ? around(`${W} shows a picture`, who) : around(`${W} shows a picture: ${W}`, who, words)
  })
  const isNew = pointed !== null && pointed.n > since.pointed
  if (isNew) lines.push(around(`${W} points at ${W}.`, nameOf(pointed.by), pointed.place))
  return lines.map((written) => ({ written }))
}
