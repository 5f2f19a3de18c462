import type { Card } from '@fray/kernel'
import type { SeatTable } from '@fray/seat'
import { it, own, put } from '../io/language.ts'
import type { Terminal } from '../io/terminal.ts'
import { healthText, sideName, tokenOf } from './people.ts'

/** All that is known of one combatant, a line for each thing. */
export function showCard(terminal: Terminal, card: Card, table: SeatTable): void {
  const token = tokenOf(table, card.who)
  const say = (text: string) => terminal.tell(text, '    ')
  const kind = { key: card.kind, slots: {} }
  const side = { key: sideName(table, card), slots: {} }
  terminal.tell(terminal.colours.strong(put('{who}: {kind}, {side}', { who: { who: card.who }, kind, side })))
  if (card.about !== '') say(`  ${card.about}`)
  const health = card.health.pools.map(({ label, now, most }) => `${label} ${now}${most === null ? '' : `/${most}`}`)
  const words = health.length === 0 ? healthText(card.health) : `${health.join(', ')} (${card.health.words})`
  if (words !== '') say(`  ${put('health: {health}', { health: it(words) })}`)
  if (token !== undefined && token.at !== null) {
    say(
      `  ${put('at: {place}', { place: { place: token.at } })}${token.facing === null ? '' : put(', facing {way}', { way: it(own(token.facing)) })}${token.size > 1 ? put(', {n} squares wide', { n: it(token.size) }) : ''}`,
    )
  }
  const badges = (token?.badges ?? []).map(({ word }) => word)
  if (badges.length > 0) say(`  ${put('now: {states}', { states: it(badges.join(', ')) })}`)
  if (card.budgets.length > 0)
    say(
      `  ${put('left: {budgets}', { budgets: it(card.budgets.map(({ words: w, left }) => (left > 0 ? w : put('no {what}', { what: it(w) }))).join(', ')) })}`,
    )
  for (const { name, words: w } of card.conditions) say(`  ${name}: ${w}`)
  if (card.numbers.length > 0) say(`  ${card.numbers.map(({ label, words: w }) => `${label} ${w}`).join(', ')}`)
  for (const { title, things } of card.groups) {
    say(`  ${title}:`)
    for (const { name, words: w, left, of } of things) {
      const uses = left === null || of === null ? '' : put(', {left} of {of} left', { left: it(left), of: it(of) })
      say(`    ${name}${w === '' ? '' : `: ${w}`}${uses}`)
    }
  }
  for (const { label, left, of, words: w } of card.reactions) {
    const uses = left === null || of === null ? '' : put(' ({left} of {of})', { left: it(left), of: it(of) })
    say(`  ${put('reaction: {reaction}', { reaction: it(`${label}${uses}${w === '' ? '' : `, ${w}`}`) })}`)
  }
}
