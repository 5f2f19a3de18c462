import type { Ask, ListedActions, SeatTable } from '@fray/seat'
import { either, it, put, typed } from '../io/language.ts'

/** Everything that has a name of its own on the table and in the list of actions, for names of several words. */
export function namesOf({ cards, board }: SeatTable, actions: ListedActions | null): string[] {
  const found = new Set<string>()
  for (const { who, groups } of cards) {
    found.add(who)
    for (const { things } of groups) for (const { name } of things) found.add(name)
  }
  if (board.kind === 'zones') for (const { id, name } of board.zones) found.add(id).add(name)
  if (board.kind === 'squares') {
    for (const { name } of board.doors) found.add(name)
    for (const { names } of board.items) for (const name of names) found.add(name)
  }
  const take = (value: unknown): void => {
    if (typeof value === 'string') found.add(value)
    else if (Array.isArray(value)) value.forEach(take)
  }
  for (const { actions: some } of actions?.groups ?? [])
    for (const { command } of some) Object.values(command).forEach(take)
  for (const { command } of actions?.illegal ?? []) Object.values(command).forEach(take)
  return [...found]
}

/** `help me`, where nobody is called so, asks for help and not for what begins with "me". */
export const isPlea = ({ cards }: SeatTable, asked: string): boolean =>
  /^(?:me|us|please)$/i.test(asked) && !cards.some(({ who }) => who.toLowerCase() === asked.toLowerCase())

/** So many things that may be said are listed at once. */
const MOST_CHOICES = 24

/** How it is said that something may be left out. */
const LEFT_OUT = 'nothing'

/** What may be said, in a sentence. */
export function candidateWords(choices: readonly (string | number)[]): string {
  const more = choices.length - MOST_CHOICES
  const shown = choices.slice(0, MOST_CHOICES).map((one) => (one === '' ? LEFT_OUT : typed(String(one))))
  return `${either([...shown, ...(more > 0 ? [put('{n} more', { n: it(more) })] : [])])}.`
}

/** The candidate that a text names, or alone begins. */
export function candidateNamed(choices: Ask['choices'], text: string): string | number | undefined {
  const wanted = text.trim().toLowerCase()
  if (wanted === LEFT_OUT && choices.includes('')) return ''
  const started = choices.filter((one) => String(one).toLowerCase().startsWith(wanted))
  return choices.find((one) => String(one).toLowerCase() === wanted) ?? (started.length === 1 ? started[0] : undefined)
}
