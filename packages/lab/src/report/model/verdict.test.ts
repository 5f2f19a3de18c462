import { describe, expect, it } from 'vitest'
import { duel } from '../../../test/report/duel.ts'
import { HARDNESS } from '../../compare/reach.ts'
import { shareOf } from '../../statistics/share.ts'
import { hardness, percent, verdictOf } from './verdict.ts'
import { isMany } from './words.ts'

const won = (wins: number, others: number) => ({
  ...duel,
  sides: duel.sides.map((side, i) => ({ ...side, wins: shareOf(i === 0 ? wins : others, 400) })),
})

describe('the verdict on a fight', () => {
  it('has a word for each chance of victory', () => {
    const first = (wins: number) => verdictOf(won(wins, 400 - wins))[0]
    expect(first(400)).toMatch(/^Ada is all but certain to win: 100%/)
    expect(first(360)).toMatch(/^Ada is very likely to win: 90%/)
    expect(first(260)).toMatch(/^Ada is likely to win: 65%/)
    expect(first(228)).toMatch(/^Ada is a little more likely to win than not: 57%/)
    expect(first(40)).toMatch(/^Wolves are very likely to win: 90%/)
  })

  it('does not say who wins more often where the intervals overlap', () => {
    expect(verdictOf(won(203, 197))[0]).toMatch(
      /^It could go either way: Ada won 51% .* does not tell who wins more often\.$/,
    )
  })

  it('tells what it costs the first side, and how many fights nobody wins', () => {
    const [duelists, wolves] = duel.sides
    if (duelists === undefined || wolves === undefined) throw new Error('The duel has two sides.')
    const unhurt = { ...duel, sides: [{ ...duelists, fell: shareOf(0, 400) }, wolves] }
    expect(verdictOf(unhurt)).toContain('Nobody on the side of Ada ever went down.')
    const deathless = { ...duel, sides: [{ ...duelists, died: shareOf(0, 400) }, wolves] }
    expect(verdictOf(deathless)).toContain(
      'In 50% of the fights somebody on the side of Ada goes down; in 50% nobody does.',
    )
    const many = { ...deathless, sides: [{ ...duelists, name: 'Characters', died: shareOf(0, 400) }, wolves] }
    expect(verdictOf(many)).toContain(
      'In 50% of the fights at least one of the Characters goes down; in 50% nobody does.',
    )
    const halves = { ...duel, sides: [{ ...duelists, died: shareOf(0, 400), fell: shareOf(234, 400) }, wolves] }
    expect(verdictOf(halves)).toContain(
      'In 58% of the fights somebody on the side of Ada goes down; in 42% nobody does.',
    )
    expect(verdictOf({ ...won(200, 100), draws: shareOf(100, 400) })).toContain('25% of the fights have no winner.')
  })

  it('says that it was stopped', () => {
    expect(verdictOf({ ...duel, ended: 'stopped' }).at(-1)).toBe('It was stopped; this is the result so far.')
  })

  it.each([
    [0.97, 0.1, 'easy'],
    [0.97, 0.5, 'moderate'],
    [0.9, 0.4, 'moderate'],
    [0.9, 0.6, 'hard'],
    [0.6, 0.9, 'hard'],
    [0.59, 0.9, 'even'],
    [0.4, 0.9, 'even'],
    [0.39, 1, 'deadly'],
  ])('a fight won in %d with somebody down in %d is %s', (wins, fell, word) => {
    expect(hardness(shareOf(wins * 1000, 1000), shareOf(fell * 1000, 1000))).toBe(word)
  })

  it.each(Object.entries(HARDNESS))(
    'a fight made to be %s is called so where nearly nobody goes down',
    (word, wins) => {
      expect(hardness(shareOf(wins * 1000, 1000), shareOf(100, 1000))).toBe(word)
    },
  )

  it('never rounds to nothing or to all', () => {
    expect(percent(0.001)).toBe('less than 1%')
    expect(percent(0.999)).toBe('more than 99%')
    expect([percent(0), percent(1)]).toEqual(['0%', '100%'])
  })

  it.each(['Goblins', 'The wolves', 'People of the barn', 'Ann and Bo', 'Men at arms'])('%s are several', (name) => {
    expect(isMany(name)).toBe(true)
  })

  it.each(['The watch', 'Party', 'Company of wolves', 'The albatross', 'Witness'])('%s is one', (name) => {
    expect(isMany(name)).toBe(false)
  })
})
