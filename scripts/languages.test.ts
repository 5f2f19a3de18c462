import { randomFrom } from '@fray/kernel'
import type { SeatTable } from '@fray/seat'
import { aboutOf } from '@fray/seat/asked'
import { inLanguage, openLanguage } from '@fray/seat/language'
import { expect, test } from 'vitest'
import { moveAtRandom } from '../packages/seat/test/random-play.ts'
import { readyEncounters, sitDown } from '../packages/seat/test/tables.ts'
import { languageFiles, problemsIn, stateOf } from './languages.ts'

const MOVES = 6

/** What random play types, which stays as it is. */
const TYPED = /whatever comes|a somersault/

const GAMES = ['zones', 'shock', 'escalation', 'free-hits', 'weapon-speed']

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

test.each(['kernel', 'rulesets', ...GAMES.flatMap((game) => [game, `${game}-rules`, `${game}-fights`])])(
  '%s lacks nothing in German, and has nothing whose English is gone',
  async (name) => {
    const file = languageFiles().find((one) => one.file === name)
    if (file === undefined) throw new Error(`There is no ${name}.json.`)
    const { lacks, old } = await stateOf(file)
    expect({ lacks, old }).toEqual({ lacks: [], old: [] })
  },
)

/** What the cards name and explain, but for texts of rules, which are still English. */
const things = ({ cards }: SeatTable) =>
  cards
    .flatMap(({ groups, conditions }) => [...groups.flatMap((one) => one.things), ...conditions])
    .filter(({ ref }) => ref.kind !== 'rule')

test.each(GAMES)('fights of %s leave no line of the log in English', async (game) => {
  const german = await openLanguage('de', { ruleset: game })
  for (const file of readyEncounters(game)) {
    const random = randomFrom(file)
    const play = await sitDown(file, file)
    const read = new Map<string, number>()
    for (let move = 0; move < 4 * MOVES; move++) {
      const still = play.goOn()
      // Each line soon after it was told, as those who follow a fight read it.
      for (const seat of play.seats) {
        const lines = play.told(seat)
        for (const line of lines.slice(read.get(seat) ?? 0)) inLanguage(german, line)
        read.set(seat, lines.length)
      }
      if (still === 'over') break
      moveAtRandom(play, still, random)
    }
  }
  expect([...german.left].filter((words) => !TYPED.test(words))).toEqual([])
})

test.each(GAMES)('fights of %s leave nothing in English of what a seat is shown', async (game) => {
  const german = await openLanguage('de', { ruleset: game })
  for (const file of readyEncounters(game)) {
    const random = randomFrom(file)
    const play = await sitDown(file, file)
    for (let move = 0; move < MOVES; move++) {
      const still = play.goOn()
      for (const seat of play.seats) {
        const table = inLanguage(german, play.table(seat))
        for (const who of table.turn.who) inLanguage(german, play.actions(seat, who))
        for (const { ref } of things(play.table(seat)))
          inLanguage(german, await aboutOf({ rules: play.rules, session: play.session }, seat, ref))
        for (const { who } of table.cards) {
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
