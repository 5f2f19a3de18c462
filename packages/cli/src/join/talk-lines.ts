import type { Snapshot } from '@fray/live/client'

/** Lines besides the rules that are new, and where somebody points; `since`: the last line that was said, and the last pointing. */
export function talkLines(
  { talk, pointed, presence }: Snapshot,
  since: { readonly line: number; readonly pointed: number },
): string[] {
  const nameOf = (seat: string): string => presence?.seats.find((one) => one.seat === seat)?.name ?? seat
  const fresh = talk.filter(({ line }) => line > since.line)
  const lines = fresh.map(({ is, by, to, words }) => {
    const only = to === null ? '' : ` (to ${nameOf(to)} alone)`
    if (is === 'picture') return `${nameOf(by)}${only} shows a picture${words === '' ? '' : `: ${words}`}`
    return is === 'announcement' ? `Announcement: ${words}` : `${nameOf(by)}${only}: ${words}`
  })
  const isNew = pointed !== null && pointed.n > since.pointed
  return isNew ? [...lines, `${nameOf(pointed.by)} points at ${pointed.place}.`] : lines
}
