import type { ListedAction } from '@fray/seat'
import { it, own, put } from '../io/language.ts'
import type { Terminal } from '../io/terminal.ts'
import { actionText, withoutTitle } from './action-words.ts'
import { padTo, textWidth, wrap } from './width.ts'

/** Actions that cost the same, under what they cost. */
export interface ActionGroup {
  readonly label: string
  readonly actions: readonly ListedAction[]
}

/** Headings longer than this stand before their actions, not beside them. */
const MOST_LABEL = 16
/** More actions of one action than this are counted, not listed. */
const MOST_LISTED = 4
/** What is only prepared for is built step by step, never listed. */
const WAITING = 'ready'

/** How much is told of one action: its actions with their keys, its title and how many, the title alone. */
const FOLDS = ['open', 'counted', 'named'] as const
type Fold = (typeof FOLDS)[number]

/** The groups in at most so many lines: as open as that allows, with what is folded said to be so. */
export function foldedLines(terminal: Terminal, groups: readonly ActionGroup[], room: number): string[] {
  let lines: string[] = []
  for (const fold of FOLDS) {
    lines = linesOf(terminal, groups, fold)
    if (fold !== 'open')
      lines.push(...wrap(own('"list" shows everything with its keys, "list WORD" some.'), terminal.width))
    if (lines.length <= room) return lines
  }
  const titles = new Set(
    groups.flatMap(({ actions }) => actions.filter((action) => !isEnd(action)).map(({ label }) => label)),
  )
  const ends = groups.flatMap(({ actions }) => actions.filter(isEnd)).map((action) => `${action.key} ${action.label}`)
  const all = wrap(
    put('{actions}. "list" shows the keys.', { actions: it([...ends, ...titles].join('; ')) }),
    terminal.width,
    '  ',
  )
  return all.length < lines.length ? all : lines
}

/** What ends a turn keeps its key however short the list is. */
const isEnd = ({ action }: ListedAction): boolean => action === 'pass' || action === 'end'

function linesOf(terminal: Terminal, groups: readonly ActionGroup[], fold: Fold): string[] {
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
function piecesOf({ label: heading, actions }: ActionGroup, fold: Fold): string[] {
  const byTitle = new Map<string, ListedAction[]>()
  for (const action of actions) byTitle.set(action.label, [...(byTitle.get(action.label) ?? []), action])
  return [...byTitle].map(([title, some]) => {
    const [first] = some
    if (first === undefined) return ''
    const { action } = first
    if (fold === 'named') return some.length === 1 ? `${first.key} ${title}` : title
    if (some.length === 1 && action !== WAITING) return `${first.key} ${actionText(first)}`
    if (fold === 'counted') return `${title} (${some.length})`
    if (some.length > MOST_LISTED || action === WAITING)
      return put('{title}: "list {action}"', { title: it(title), action: it(action) })
    const each = some
      .map((action) => `${action.key} ${action.words === '' ? actionText(action) : withoutTitle(action)}`)
      .join(', ')
    return title === heading ? each : `${title}: ${each}`
  })
}
