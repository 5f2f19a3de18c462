import { randomFrom } from '@fray/kernel'
import { rulesets } from '@fray/rulesets'
import { describe, expect, test } from 'vitest'
import { effort, someOf } from '../../../scripts/tests/effort.ts'
import type { LogEntry, Play } from '../src/index.ts'
import { moveAtRandom, wholeAction } from './random-play.ts'
import { actionsIn, readyEncounters, sitDown } from './tables.ts'

/** Games in which nobody stands anywhere. */
const PLACELESS = ['escalation', 'breath', 'scrap']
/** A game from elsewhere whose rules note no steps. */
const STEPLESS = 'skerry'

/** Games in which somebody may strike for what somebody else does. */
const RISKY = ['zones', 'shock', 'free-hits', 'escalation', 'weapon-speed']

/** How far two squares lie apart, in steps. */
function steps(a: string, b: string): number {
  const [[x = 0, y = 0], [u = 0, v = 0]] = [a.split(',').map(Number), b.split(',').map(Number)]
  return Math.max(Math.abs(x - u), Math.abs(y - v))
}

/** The ways that somebody went step by step. */
const walksIn = ({ beats }: LogEntry) => beats.flatMap((one) => (one.beat === 'move' && one.steps ? [one] : []))

/** The referee puts a foe beside one whose turn it is. */
function comeClose(play: Play, seat: string, who: string): void {
  const { board, cards } = play.table(seat)
  const side = cards.find((card) => card.who === who)?.side
  const foe = board.tokens.find((token) => token.side !== side && token.state === 'up')?.who
  const [x = 0, y = 0] =
    board.tokens
      .find((token) => token.who === who)
      ?.at?.split(',')
      .map(Number) ?? []
  for (const to of [`${x + 1},${y}`, `${x - 1},${y}`, `${x},${y + 1}`, `${x},${y - 1}`])
    for (const order of [
      { action: 'push', target: foe, to },
      { action: 'override', path: `${foe}.square`, to },
    ])
      if (play.submit('referee', { actor: 'referee', ...order }).done) return
}

describe.each(someOf(Object.keys(rulesets), 3))('ways of %s', (ruleset) => {
  test('every place in reach has the way that leads there, step by step', async () => {
    let ways = 0
    for (const file of readyEncounters(ruleset).slice(0, effort(1, 3))) {
      const random = randomFrom(`ways ${file}`)
      const play = await sitDown(file, file)
      const [referee = ''] = play.seats
      for (let move = 0; move < 6; move++) {
        const still = play.goOn()
        if (still === 'over') break
        const { board } = play.table(referee)
        for (const { who, at } of board.tokens) {
          for (const place of play.reach(referee, who).places) {
            if (board.kind === 'relations' || place.cost === 0) {
              expect(place.way).toEqual([])
              continue
            }
            expect(place.way.at(-1)).toBe(place.at)
            if (board.kind === 'squares')
              place.way.forEach((step, i) => {
                expect(steps(step, place.way[i - 1] ?? at ?? '')).toBe(1)
              })
            ways++
          }
        }
        moveAtRandom(play, still, random)
      }
    }
    expect(ways > 0).toBe(!PLACELESS.includes(ruleset))
  })

  test('an action says who may strike for it, and they are asked when it is done; what may drop one stands first nowhere', async () => {
    let asked = 0
    for (const file of readyEncounters(ruleset).slice(0, effort(1, 3))) {
      const random = randomFrom(`risk ${file}`)
      const play = await sitDown(file, file)
      for (let move = 0; move < 60; move++) {
        const still = play.goOn()
        if (still === 'over') break
        const seat = play.seats.find((one) => play.table(one).turn.who.length > 0) ?? ''
        const [who] = seat === '' ? [] : play.table(seat).turn.who
        if (who !== undefined && play.table(seat).board.kind === 'squares') comeClose(play, seat, who)
        const actions = who === undefined || play.isOpen ? [] : actionsIn(play.actions(seat, who))
        expect(
          actions[0]?.risk?.grave === true && actions.some(({ risk, drastic }) => !risk?.grave && drastic === null),
        ).toBe(false)
        const risky = actions.find(({ risk }) => risk?.words.endsWith('may strike'))
        if (risky === undefined) {
          moveAtRandom(play, still, random)
          continue
        }
        const [first = ''] = /^(.*?)(?:, | and | may strike)/.exec(risky.risk?.words ?? '')?.slice(1) ?? []
        const { action, given } = wholeAction(play, seat, who ?? '', risky, random)
        play.submit(seat, action.key, given)
        const questions = play.seats.flatMap((one) => play.table(one).questions)
        if (questions.some(({ to }) => to === first)) asked++
      }
    }
    if (RISKY.includes(ruleset)) expect(asked).toBeGreaterThan(0)
  })

  test('the log has the way of everybody who walks, step by step, for every seat that may see it', async () => {
    let walks = 0
    for (const file of readyEncounters(ruleset).slice(0, effort(1, 2))) {
      const random = randomFrom(`walked ${file}`)
      const play = await sitDown(file, file)
      const seat = play.seats[1] ?? ''
      const places = () => new Map(play.table(seat).board.tokens.map(({ who, at }) => [who, at]))
      for (let move = 0; move < 30; move++) {
        const still = play.goOn()
        if (still === 'over') break
        const [before, from] = [places(), play.told(seat).length]
        moveAtRandom(play, still, random)
        const lines = play.told(seat, from)
        if (lines.some(({ takesBack }) => takesBack !== null)) continue
        const met = new Set<string>()
        for (const { who, way } of lines.flatMap(walksIn)) {
          if (!met.has(who)) expect(way[0]).toBe(before.get(who))
          met.add(who)
          if (play.table(seat).board.kind === 'squares')
            way.slice(1).forEach((step, i) => {
              expect(steps(step ?? '', way[i] ?? '')).toBe(1)
            })
          walks++
        }
      }
    }
    expect(walks > 0).toBe(!PLACELESS.includes(ruleset) && ruleset !== STEPLESS)
  })
})
