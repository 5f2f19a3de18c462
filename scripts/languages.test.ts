import { randomFrom } from '@fray/kernel'
import type { SeatTable } from '@fray/seat'
import { aboutOf } from '@fray/seat/asked'
import { aboutIn, inLanguage, openLanguage } from '@fray/seat/language'
import { expect, test } from 'vitest'
import { moveAtRandom } from '../packages/seat/test/random-play.ts'
import { readyEncounters, sitDown } from '../packages/seat/test/tables.ts'
import { languageFiles, problemsIn, stateOf } from './languages.ts'
import { effort, someOf } from './tests/effort.ts'

const MOVES = effort(6, 60)

/** So many moves long everybody's reach and threat is looked at; it takes the most time by far. */
const ALL_LOOKED_AT = 6

/** What random play types, which stays as it is. */
const TYPED = /whatever comes|a somersault/

const GAMES = ['zones', 'shock', 'escalation', 'free-hits', 'weapon-speed']

/** Games whose facts of things, such as `attack, move`, have German words. */
const WITH_FACTS = ['escalation', 'free-hits']

test('translations have the slots of the English, and can be read', () => {
  expect(languageFiles().map(({ language }) => language)).toContain('de')
  expect(languageFiles().flatMap(problemsIn)).toEqual([])
})

test('a slot that is missing, one too many, and what cannot be read are found', () => {
  const file = { language: 'de', file: 'zones', things: {}, places: {} }
  const messages = {
    '{who} hits {target}.': '{$who} trifft.',
    '{who} flees.': '{$who} flieht vor {$target}.',
    '{who} is down.': '{$who ist am Boden.',
  }
  expect(problemsIn({ ...file, messages })).toEqual([
    'de/zones.json: "{who} hits {target}.": lacks {$target}.',
    'de/zones.json: "{who} flees.": has {$target}, which the English has not.',
    expect.stringContaining('de/zones.json: "{who} is down.": cannot be read as MessageFormat 2'),
  ])
})

test.each([
  'kernel',
  'seat',
  'rulesets',
  'ready',
  'builder',
  'cli',
  'help',
  'sentences',
  ...GAMES.flatMap((game) => [game, `${game}-rules`, `${game}-fights`]),
  ...GAMES.map((game) => `${game}-texts`),
])('%s lacks nothing in German, and has nothing whose English is gone', async (name) => {
  const file = languageFiles().find((one) => one.file === name)
  if (file === undefined) throw new Error(`There is no ${name}.json.`)
  const { lacks, old } = await stateOf(file)
  expect({ lacks, old }).toEqual({ lacks: [], old: [] })
})

test.each(GAMES)('every rule of %s is explained in German', async (game) => {
  const german = await openLanguage('de', { ruleset: game })
  const file = readyEncounters(game)[0] ?? ''
  const { rules, session, seats } = await sitDown(file, file)
  const english: string[] = []
  for (const name of Object.keys(await rules.ruleTexts())) {
    const about = await aboutOf({ rules, session }, seats[0] ?? '', { kind: 'rule', name, of: null })
    if (about === null) throw new Error(`There is no rule ${name}.`)
    const said = await aboutIn(german, game, about)
    // A title may be the same word in both; what has no German is in `left`.
    if (said.lines[0] === about.lines[0]) english.push(name)
  }
  expect(english).toEqual([])
  expect([...german.left]).toEqual([])
})

/** What a card names and explains, but for texts of rules, which have a test of their own. */
const things = ({ groups, conditions }: SeatTable['cards'][number]) =>
  [...groups.flatMap((one) => one.things), ...conditions].filter(({ ref }) => ref.kind !== 'rule')

/** Whose reach and threat a seat looks at: everybody's at first, then those at turn and one of the others, another one each move. */
function lookedAt({ turn, cards }: SeatTable, move: number): readonly string[] {
  if (move < ALL_LOOKED_AT) return cards.map(({ who }) => who)
  const other = cards[move % cards.length]
  return [...new Set([...turn.who, ...(other === undefined ? [] : [other.who])])]
}

test.each(someOf(GAMES, 3, 2))('fights of %s leave nothing in English of what a seat is shown', async (game) => {
  const german = await openLanguage('de', { ruleset: game })
  for (const file of someOf(readyEncounters(game), 2)) {
    const random = randomFrom(file)
    const play = await sitDown(file, file)
    const explained = new Set<string>()
    for (let move = 0; move < MOVES; move++) {
      const still = play.goOn()
      for (const seat of play.seats) {
        const table = play.table(seat)
        inLanguage(german, table)
        for (const who of table.turn.who) inLanguage(german, play.actions(seat, who))
        for (const card of table.cards) {
          // What is explained of a card that has not changed has not changed either.
          const same = JSON.stringify(card)
          if (explained.has(same)) continue
          explained.add(same)
          for (const { ref } of things(card)) {
            const about = await aboutOf({ rules: play.rules, session: play.session }, seat, ref)
            if (about === null) continue
            if (WITH_FACTS.includes(game)) await aboutIn(german, game, about)
            else inLanguage(german, about)
          }
        }
        for (const who of lookedAt(table, move)) {
          inLanguage(german, play.reach(seat, who))
          inLanguage(german, play.threat(seat, who))
        }
      }
      if (still === 'over') break
      moveAtRandom(play, still, random)
    }
    for (const seat of play.seats) for (const line of play.told(seat)) inLanguage(german, line)
  }
  expect([...german.left].filter((words) => !TYPED.test(words))).toEqual([])
})
