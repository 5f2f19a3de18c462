import type { Play, SeatTable } from '@fray/seat'
import { inLanguage, type Language, openLanguage, playIn } from '@fray/seat/language'
import { expect, test } from 'vitest'
import { languageFor, terminalIn } from '../packages/cli/src/io/language.ts'
import { showActions } from '../packages/cli/src/ui/actions.ts'
import { showBoard } from '../packages/cli/src/ui/board.ts'
import { showCard } from '../packages/cli/src/ui/card.ts'
import { showOrder } from '../packages/cli/src/ui/order.ts'
import { showOutcome } from '../packages/cli/src/ui/outcome.ts'
import { screen } from '../packages/cli/test/screen.ts'
import { readyEncounters, watchAt } from '../packages/seat/test/tables.ts'
import { effort, someOf } from './tests/effort.ts'
import { ENGLISH, wordsOf } from './tests/english-words.ts'

/** So many commands and answers of each fight are played. */
const STEPS = effort(120, 800)

/** After so many of them the table is looked at, and after so many the log is read. */
const LOOK = 40
const READ = 10

const GAMES = ['zones', 'shock', 'escalation', 'free-hits', 'weapon-speed']

/** What is typed as it stands, rule ids in brackets too. */
const TYPED = /„(list|field|explain)[^“]*“|\[[a-z-]+\]|\b[a-z]+\d+\b|(?<=[:,] )[a-z-]+(?= \()|\((?:[a-z]+-)*[a-z]+\)/g

/** What random play types. */
const SAID = /whatever comes|a somersault/

/** A line without what people wrote: names, and places as commands call them. */
function unnamed(line: string, { cards, board }: SeatTable): string {
  const places = board.kind === 'zones' ? board.zones.map(({ id }) => `${id}:`) : []
  // Several of one name are numbered; a thing that is called as they are goes by that name, too.
  const people = cards.flatMap(({ who }) => [who, who.replace(/ \d+$/, '')])
  const names = [...people, ...places].sort((a, b) => b.length - a.length)
  return names.reduce((text, name) => text.replaceAll(name, ' '), line.replace(TYPED, ' '))
}

const englishIn = (lines: readonly string[], table: SeatTable): string[] =>
  lines.filter((line) => wordsOf(unnamed(line, table)).some((word) => ENGLISH.has(word)))

/** The log of every seat, each entry soon after it was told, as those who follow a fight read it: what has no German is left in the language. */
class Followed {
  private readonly read = new Map<string, number>()

  take(play: Play, german: Language): void {
    for (const seat of play.seats) {
      const since = this.read.get(seat) ?? 0
      const lines = play.told(seat, since)
      for (const line of lines) inLanguage(german, line)
      this.read.set(seat, since + lines.length)
    }
  }
}

/** What the terminal shows of the table: the battlefield, the order, cards, and how it ended. */
function shown(play: Play, terminal: ReturnType<typeof terminalIn>, seat: string): SeatTable {
  const table = play.table(seat)
  showBoard(terminal, table, { who: '', notes: true })
  showOrder(terminal, table.order)
  for (const card of table.cards) showCard(terminal, card, table)
  for (const who of table.turn.who) showActions(terminal, play.actions(seat, who), table, new Map())
  const account = play.account()
  if (account !== null) showOutcome(terminal, table, account)
  return table
}

test('English is found where it stands', () => {
  const table = { cards: [{ who: 'Spear 1' }], board: { kind: 'relations' } } as unknown as SeatTable
  expect(englishIn(['Spear 1 ist am Zug.', 'Spear 1 ist am Zug, mit dem spear.'], table)).toEqual([
    'Spear 1 ist am Zug, mit dem spear.',
  ])
})

test.each(GAMES)('whole fights of %s have no English in the log, and no word of it at the table', async (game) => {
  const found = new Set<string>()
  const german = await openLanguage('de', { ruleset: game })
  for (const file of someOf(readyEncounters(game), 2)) {
    const language = await languageFor('de', game)
    if (language === null) throw new Error('There is no German.')
    const watched = await watchAt(file, file, 'random')
    const followed = new Followed()
    const play = playIn(language, watched)
    const [seat = ''] = play.seats
    const read = (lines: readonly string[], table: SeatTable) => {
      for (const line of englishIn(lines, table)) found.add(line.trim())
    }
    for (let step = 0, still: unknown = null; step < STEPS && still === null; step++) {
      still = play.step()
      if (step % READ === READ - 1 || still !== null) followed.take(watched, german)
      if (step % LOOK !== 0 && still === null) continue
      const on = screen(400)
      read(on.said, shown(play, terminalIn(language, on), seat))
    }
    read(
      play.told(seat).map(({ words }) => words),
      play.table(seat),
    )
  }
  await languageFor('en', game)
  expect([...found]).toEqual([])
  expect([...german.left].filter((words) => !SAID.test(words))).toEqual([])
})
