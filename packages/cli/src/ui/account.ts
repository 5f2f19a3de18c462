import type { Account, Operations, SeatTable } from '@fray/seat'
import { it, own, put } from '../io/language.ts'
import type { Terminal } from '../io/terminal.ts'
import { padTo, textWidth } from './width.ts'

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
    const members = operations.filter(({ side }) => side === id)
    if (members.length === 0) continue
    const heads = HEADINGS.map((heading) => own(heading).padStart(9)).join('')
    say(colours.strong(isWide ? padTo(name, widest) + heads : `${name}:`))
    for (const one of members) {
      if (isWide)
        say(
          `${padTo(one.who, widest)}${HEADINGS.map((key) => String(one[key] ?? '?').padStart(9)).join('')}${fallen(one)}`,
        )
      else terminal.tell(`${one.who}: ${words(one)}.`, '  ')
    }
  }
}

const fallen = ({ fell }: Operations): string =>
  fell === null ? '' : `  ${put('went down in Round {n}', { n: it(fell) })}`

function words({ attacks, hits, dealt, taken, healed, fell }: Operations): string {
  const parts = [
    attacks === 0
      ? ''
      : attacks === 1
        ? put('{hits} of {n} attack hit', { hits: it(hits ?? ''), n: it(attacks) })
        : put('{hits} of {n} attacks hit', { hits: it(hits ?? ''), n: it(attacks) }),
    !dealt ? '' : put('{n} dealt', { n: it(dealt) }),
    !taken ? '' : put('{n} taken', { n: it(taken) }),
    !healed ? '' : put('{n} healed', { n: it(healed) }),
    fell === null ? '' : put('went down in Round {n}', { n: it(fell) }),
  ].filter((part) => part !== '')
  return parts.length === 0 ? own('nothing to count') : parts.join(', ')
}
