import type { Snapshot } from '@fray/live/client'
import { inSentences } from '../io/help-language.ts'

/** A line of news: a sentence of the terminal, or one that is printed as it is, because people wrote it or it is translated already. */
export type NewsLine = string | { readonly written: string }

/** Stands for the words of a person while the sentence around them is translated. */
const WORDS = '\u2060'

/** A sentence around the words of a person, which are never translated. */
const around = (sentence: string, words: string): NewsLine => ({
  written: inSentences(sentence).replace(WORDS, () => words),
})

/** Lines besides the rules that are new, and where somebody points; `since`: the last line that was said, and the last pointing. */
export function talkLines(
  { talk, pointed, presence }: Snapshot,
  since: { readonly line: number; readonly pointed: number },
): NewsLine[] {
  const nameOf = (seat: string): string => presence?.seats.find((one) => one.seat === seat)?.name ?? seat
  const fresh = talk.filter(({ line }) => line > since.line)
  const lines = fresh.map(({ is, by, to, words }) => {
    const who = to === null ? nameOf(by) : inSentences(`${nameOf(by)} (to ${nameOf(to)} alone)`)
    if (is === 'picture')
      return words === '' ? `${who} shows a picture` : around(`${who} shows a picture: ${WORDS}`, words)
    return is === 'announcement' ? around(`Announcement: ${WORDS}`, words) : { written: `${who}: ${words}` }
  })
  const isNew = pointed !== null && pointed.n > since.pointed
  return isNew ? [...lines, `${nameOf(pointed.by)} points at ${pointed.place}.`] : lines
}
