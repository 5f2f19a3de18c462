import type { Chances, ListedAction, ListedActions, SeatTable } from '@fray/seat'
import { it, own, put, typed } from '../io/language.ts'
import type { Terminal } from '../io/terminal.ts'
import { actionText } from './action-words.ts'
import { chanceWords } from './chance-words.ts'
import { type ActionGroup, foldedLines } from './folding.ts'
import { padTo, textWidth, wrap } from './width.ts'

/** What an empty line is answered with. */
export const listWords = 'Type a key from the list, a command in words, or ? for help.'

/** So many actions of one action, and so many in all, stand on lines of their own with their chances. */
const MOST_EACH = 6
const MOST_SHOWN = 9
/** The fewest lines that the likely acts get on a low screen, and the fewest for all others. */
const LEAST_LIKELY = 3
const LEAST_REST = 2
/** What is only prepared for is not likely. */
const WAITING = 'ready'
/** A turn begins of itself with the first thing that is done in it. */
const FORMAL = 'begin'

/** An action that is likely, and the same with a finer point that is still asked, if there is one. */
interface Likely {
  readonly action: ListedAction
  readonly finer: ListedAction | null
}

/** The likely acts: what is done to foes, whole, the first of each action. They get lines of their own. */
export function actionsShown(actions: ListedActions, table: SeatTable): ListedAction[] {
  return likelyOf(actions, table).map(({ action }) => action)
}

function likelyOf({ groups }: ListedActions, { cards, sides }: SeatTable): Likely[] {
  const ours = new Set(sides.filter(({ yours }) => yours).map(({ id }) => id))
  const actor = cards.find(({ who }) => who === groups[0]?.actions[0]?.command.actor)
  const side = actor === undefined ? null : actor.side
  const foes = new Set(
    cards.filter((card) => (side === null ? !ours.has(card.side) : card.side !== side)).map(({ who }) => who),
  )
  const isLikely = ({ action, asks, drastic, command }: ListedAction): boolean => {
    const { target, targets } = command as { readonly target?: unknown; readonly targets?: unknown }
    return (
      action !== WAITING && asks.length === 0 && drastic === null && (namesOne(target, foes) || namesOne(targets, foes))
    )
  }
  const likely = groups.flatMap(({ actions }) => actions).filter(isLikely)
  const found: Likely[] = []
  for (const action of likely) {
    const each = found.filter((one) => one.action.action === action.action).length
    if (found.length >= MOST_SHOWN || each >= MOST_EACH) continue
    found.push({ action, finer: finerOf(action, groups) })
  }
  return found
}

/** The action that is the same but for a finer point which it asks. */
const finerOf = ({ action, words, command }: ListedAction, groups: ListedActions['groups']): ListedAction | null =>
  groups
    .flatMap(({ actions }) => actions)
    .find(
      (one) => one.finer !== '' && one.action === action && one.words === words && one.command.actor === command.actor,
    ) ?? null

const namesOne = (value: unknown, names: ReadonlySet<string>): boolean =>
  Array.isArray(value) ? value.some((one) => namesOne(one, names)) : typeof value === 'string' && names.has(value)

/**
 * Shows what may be done: the likely acts with their chances, then the rest by what it costs. In so many lines, as far as that
 * goes: what does not fit is folded, and said so.
 */
export function showActions(
  terminal: Terminal,
  actions: ListedActions,
  table: SeatTable,
  chances: ReadonlyMap<string, Chances | null>,
  room = Number.POSITIVE_INFINITY,
): void {
  const likely = likelyOf(actions, table)
  const widest = Math.max(0, ...likely.map(({ action }) => textWidth(actionText(action))))
  const lines: string[] = []
  const shown = new Set<ListedAction>()
  for (const { action, finer } of likely) {
    const known = chances.get(action.key)
    const own = [
      ...actionLines(terminal, action, known === null || known === undefined ? '' : chanceWords(known), widest),
      ...(finer === null ? [] : finerLines(terminal, finer)),
    ]
    if (lines.length + own.length > Math.max(LEAST_LIKELY, room - LEAST_REST)) continue
    lines.push(...own)
    shown.add(action)
    if (finer !== null) shown.add(finer)
  }
  for (const line of lines) terminal.say(line)
  const rest = actions.groups
    .map(
      ({ price, actions: some }): ActionGroup => ({
        label: price.label,
        actions: some.filter((action) => !shown.has(action) && action.action !== FORMAL),
      }),
    )
    .filter((group) => group.actions.length > 0)
  for (const line of foldedLines(terminal, rest, Math.max(LEAST_REST, room - lines.length))) terminal.say(line)
  if (shown.size === 0 && rest.length === 0) terminal.tell('There is nothing to do.')
}

function actionLines({ width, plain }: Terminal, action: ListedAction, chances: string, widest: number): string[] {
  const key = plain ? `${action.key}:` : action.key.padStart(4)
  const start = `${key}  ${chances === '' ? actionText(action) : padTo(actionText(action), plain ? 0 : widest)}`
  const line = chances === '' ? start : `${start}${plain ? ', ' : '  '}${chances}`
  if (textWidth(line) <= width) return [line]
  return wrap(`${key}  ${actionText(action)}${chances === '' ? '' : `, ${chances}`}`, width, '      ')
}

/** `or a2 aimed: fatal, slowing`: the action before it with a finer point. */
function finerLines({ width }: Terminal, { key, finer, asks }: ListedAction): string[] {
  const choices = asks[0]?.choices ?? []
  return wrap(
    `      ${own('or')} ${key} ${finer}: ${choices.map((one) => typed(String(one))).join(', ')}`,
    width,
    '      ',
  )
}

/** Lists every action of which the action, the title or the group begins with the word, with all keys. */
export function listActions(terminal: Terminal, { groups }: ListedActions, word: string): boolean {
  const wanted = word.toLowerCase()
  const begins = (text: string) => text.toLowerCase().startsWith(wanted)
  let any = false
  for (const { price, actions } of groups) {
    const found = actions.filter(({ action, label }) => begins(action) || begins(label) || begins(price.label))
    if (found.length === 0) continue
    any = true
    terminal.tell(terminal.colours.strong(price.label))
    for (const action of found)
      for (const line of wrap(`${action.key.padStart(4)}  ${actionText(action)}`, terminal.width, '      '))
        terminal.say(line)
  }
  return any
}

/** Whether what somebody might do begins with the word: by the action, or by what people call it. */
const beginsWith = (
  { action, label, words, whole }: Pick<ListedAction, 'action' | 'label' | 'words' | 'whole'>,
  wanted: string,
): boolean =>
  [whole, `${action} ${words}`, `${label} ${words}`, `${action} ${label} ${words}`].some((text) =>
    text.toLowerCase().startsWith(wanted),
  )

/**
 * Shows what is not possible now, and why, all or what begins with the word; and of what begins with a word what is possible, with
 * its key and its price. Says whether there was any.
 */
export function showWhy(terminal: Terminal, { groups, illegal }: ListedActions, word: string): boolean {
  const wanted = word.toLowerCase()
  const found = illegal.filter((one) => beginsWith(one, wanted))
  const byReason = new Map<string, string[]>()
  for (const { whole, reason, rule } of found) {
    const why = `${reason} [${rule}]`
    byReason.set(why, [...(byReason.get(why) ?? []), whole])
  }
  for (const [why, what] of byReason) {
    const some = wanted === '' ? what.slice(0, 2) : what
    const more = what.length - some.length
    const told = more > 0 ? put('{some} and {n} more', { some: it(some.join(', ')), n: it(more) }) : some.join(', ')
    terminal.tell(`${told}: ${why}`, '  ')
  }
  if (wanted === '') return found.length > 0
  const possible = groups.flatMap(({ price, actions }) =>
    actions
      .filter((action) => action.key === wanted || beginsWith(action, wanted))
      .map((action) => ({ action, price })),
  )
  for (const { action, price } of possible.slice(0, MOST_SHOWN))
    terminal.tell(
      put('{action}: possible ({price}). Type "{key}"; "what {key}" explains it.', {
        action: it(actionText(action)),
        price: it(price.label),
        key: it(action.key),
      }),
      '  ',
    )
  const more = possible.length - MOST_SHOWN
  if (more > 0) terminal.tell(put('{n} more are possible: "list {word}".', { n: it(more), word: it(word) }), '  ')
  return found.length > 0 || possible.length > 0
}
