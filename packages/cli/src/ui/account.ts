import type { Account, Operations, SeatTable } from '@fray/seat'
import type { Terminal } from '../io/terminal.ts'
import { padTo, textWidth } from './width.ts'
import { count } from './words.ts'

/** Narrower screens get sentences instead of a table, as the ear does. */
const LEAST_WIDTH = 60
const HEADINGS = ['attacks', 'hits', 'dealt', 'taken', 'healed'] as const

/** How a fight went in numbers, side by side: who struck how often, what it took off, what it lost, when it fell. */
export function showAccount(terminal: Terminal, { sides }: SeatTable, { operations }: Account): void {
  const { say, colours } = terminal
  const isWide = !terminal.plain && terminal.width >= LEAST_WIDTH
  const widest = Math.max(
    ...operations.map(({ who }) => textWidth(who)),
    ...sides.map(({ name }) => textWidth(name)),
    4,
  )
  for (const { id, name } of sides) {
    const own = operations.filter(({ side }) => side === id)
    if (own.length === 0) continue
    const heads = HEADINGS.map((heading) => heading.padStart(9)).join('')
    say(colours.strong(isWide ? padTo(name, widest) + heads : `${name}:`))
    for (const one of own) {
      if (isWide)
        say(
          `${padTo(one.who, widest)}${HEADINGS.map((key) => String(one[key] ?? '?').padStart(9)).join('')}${fallen(one)}`,
        )
      else terminal.tell(`${one.who}: ${words(one)}.`, '  ')
    }
  }
}

const fallen = ({ fell }: Operations): string => (fell === null ? '' : `  went down in Round ${fell}`)

function words({ attacks, hits, dealt, taken, healed, fell }: Operations): string {
  const parts = [
    attacks === 0 ? '' : `${hits} of ${count(attacks, 'attack')} hit`,
    !dealt ? '' : `${dealt} dealt`,
    !taken ? '' : `${taken} taken`,
    !healed ? '' : `${healed} healed`,
    fell === null ? '' : `went down in Round ${fell}`,
  ].filter((part) => part !== '')
  return parts.length === 0 ? 'nothing to count' : parts.join(', ')
}
