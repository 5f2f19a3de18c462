import type { Act } from '@fray/seat'
import type { Terminal } from '../io/terminal.ts'
import { actText } from './act-words.ts'
import { padTo, textWidth, wrap } from './width.ts'

/** Acts that cost the same, under what they cost. */
export interface ActGroup {
  readonly label: string
  readonly acts: readonly Act[]
}

/** Headings longer than this stand before their acts, not beside them. */
const MOST_LABEL = 16
/** More acts of one action than this are counted, not listed. */
const MOST_LISTED = 4
/** What is only prepared for is built step by step, never listed. */
const WAITING = 'ready'

/** How much is told of one action: its acts with their keys, its title and how many, the title alone. */
const FOLDS = ['open', 'counted', 'named'] as const
type Fold = (typeof FOLDS)[number]

/** The groups in at most so many lines: as open as that allows, with what is folded said to be so. */
export function foldedLines(terminal: Terminal, groups: readonly ActGroup[], room: number): string[] {
  let lines: string[] = []
  for (const fold of FOLDS) {
    lines = linesOf(terminal, groups, fold)
    if (fold !== 'open') lines.push(...wrap('"list" shows everything with its keys, "list WORD" some.', terminal.width))
    if (lines.length <= room) return lines
  }
  const titles = new Set(groups.flatMap(({ acts }) => acts.filter((act) => !isEnd(act)).map(({ label }) => label)))
  const ends = groups.flatMap(({ acts }) => acts.filter(isEnd)).map((act) => `${act.key} ${act.label}`)
  const all = wrap(`${[...ends, ...titles].join('; ')}. "list" shows the keys.`, terminal.width, '  ')
  return all.length < lines.length ? all : lines
}

/** What ends a turn keeps its key however short the list is. */
const isEnd = ({ action }: Act): boolean => action === 'pass' || action === 'end'

function linesOf(terminal: Terminal, groups: readonly ActGroup[], fold: Fold): string[] {
  const longest = Math.max(...groups.map(({ label }) => textWidth(label)), 4)
  const label = terminal.width >= 60 && longest <= MOST_LABEL ? 2 + longest : 0
  return groups.flatMap((group) => {
    const text = piecesOf(group, fold).join('; ')
    if (label === 0) return wrap(`${group.label}: ${text}`, terminal.width, '  ')
    return wrap(text, terminal.width - label).map(
      (line, i) => (i === 0 ? terminal.colours.strong(padTo(group.label, label)) : ' '.repeat(label)) + line,
    )
  })
}

/** What stands under one heading, a piece for each action. */
function piecesOf({ label: heading, acts }: ActGroup, fold: Fold): string[] {
  const byTitle = new Map<string, Act[]>()
  for (const act of acts) byTitle.set(act.label, [...(byTitle.get(act.label) ?? []), act])
  return [...byTitle].map(([title, some]) => {
    const [first] = some
    if (first === undefined) return ''
    const { action } = first
    if (fold === 'named') return some.length === 1 ? `${first.key} ${title}` : title
    if (some.length === 1 && action !== WAITING) return `${first.key} ${actText(first)}`
    if (fold === 'counted') return `${title} (${some.length})`
    if (some.length > MOST_LISTED || action === WAITING) return `${title}: "list ${action}"`
    const each = some
      .map((act) => `${act.key} ${act.words === '' ? actText(act) : actText({ ...act, label: '' })}`)
      .join(', ')
    return title === heading ? each : `${title}: ${each}`
  })
}
