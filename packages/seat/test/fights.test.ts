import { type AnyRuleset, canonical, checkCommand, isRefusal, randomFrom, readCommand } from '@fray/kernel'
import { hasSlip } from '@fray/kit/contract'
import { rulesets } from '@fray/rulesets'
import { describe, expect, test } from 'vitest'
import { effort, isWhole, someOf } from '../../../scripts/tests/effort.ts'
import { diff, type ListedAction, type ListedActions, type Play, patch, type SeatTable } from '../src/index.ts'
import { moveAtRandom, seatToMove, wholeAction } from './random-play.ts'
import { actionsIn, readyEncounters, seatsOf, sitDown } from './tables.ts'

const MOVES = effort(14, 60)

/** The path to the first thing in the value that JSON does not carry as it is, or to words with a slip in them; null where all is well. */
function unplain(value: unknown, path: string): string | null {
  if (value === null || typeof value === 'boolean') return null
  if (typeof value === 'string') return hasSlip(value) ? `${path}: ${value}` : null
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? null : path
  if (typeof value !== 'object') return path
  const isList = Array.isArray(value)
  if (!isList && Object.getPrototypeOf(value) !== Object.prototype) return path
  if (isList && Object.keys(value).length !== value.length) return path
  for (const [key, one] of Object.entries(value)) {
    const found = unplain(one, `${path}.${key}`)
    if (found !== null) return found
  }
  return null
}

/** Whether it is plain data: what JSON carries, and nothing else; and its words are whole. */
const expectPlain = (value: unknown, what: string): void => {
  expect(unplain(value, what)).toBeNull()
}

/** Of so many combatants one is looked at closely at each move, another one at the next. */
const CLOSELY = 3

/** What a seat was shown: its table, and what its combatants at turn may do, by name. */
interface Shown {
  readonly table: SeatTable
  readonly actions: ReadonlyMap<string, ListedActions>
}

/** Looks at what a seat can be shown as the fight stands, all of it in the course of some moves; `told`: lines looked at before, by seat. */
function lookAround(play: Play, seat: string, move: number, told: Map<string, number>): Shown {
  const table = play.table(seat)
  expectPlain(table, 'a table')
  for (const { prompt, options } of table.questions) {
    const values = options.map(({ value }) => value)
    expect([prompt, [...new Set(values)]]).toEqual([prompt, values])
  }
  const lines = play.told(seat, told.get(seat) ?? 0)
  expectPlain(lines, 'what is told')
  told.set(seat, (told.get(seat) ?? 0) + lines.length)
  const letters = table.board.tokens.map(({ letter }) => letter)
  expect(new Set(letters).size).toBe(letters.length)
  for (const [i, { who }] of table.cards.entries()) {
    if (i % CLOSELY !== move % CLOSELY) continue
    expectPlain([play.reach(seat, who), play.threat(seat, who)], 'overlays')
    expectPlain(play.between(seat, who, table.cards[0]?.who as string), 'what lies between')
  }
  const actions = new Map(table.turn.who.map((who) => [who, play.actions(seat, who)]))
  for (const one of actions.values()) expectPlain(one, 'actions')
  return { table, actions }
}

/** Every action that is listed may be given as it stands, and all that is listed as illegal is refused with its sentence. */
function checkActions(play: Play, seat: string, who: string, actions: ListedActions, seed: string): void {
  const { session } = play
  const rules = session.rules as AnyRuleset
  const refusalOf = (plain: ListedAction['command']) => {
    const command = readCommand(rules, session.scene, plain)
    return isRefusal(command) ? command : checkCommand(rules, session.scene, command)
  }
  for (const action of actionsIn(actions)) {
    const { action: whole, given } = wholeAction(play, seat, who, action, randomFrom(seed))
    expect(refusalOf({ ...whole.command, ...given }), `${whole.label} ${whole.words}`).toBeNull()
  }
  const before = canonical(play.table(seat))
  for (const { command, rule, reason } of actions.illegal) {
    expect(play.submit(seat, command)).toStrictEqual({ done: false, rule, reason })
  }
  expect(canonical(play.table(seat))).toBe(before)
}

describe.each(Object.keys(rulesets))('random fights of %s', (ruleset) => {
  let listed = 0

  test.each(someOf(readyEncounters(ruleset), 2))('%s: plain data, patches, acts as listed', async (file) => {
    const random = randomFrom(file)
    const play = await sitDown(file, file)
    const seats = seatsOf(play)
    const tables = new Map<string, SeatTable>()
    const meanings = new Map<string, string>()
    const told = new Map<string, number>()
    for (let move = 0; move < MOVES; move++) {
      const still = play.goOn()
      const listedNow = new Map<string, Shown['actions']>()
      for (const seat of seats) {
        const { table: now, actions } = lookAround(play, seat, move, told)
        listedNow.set(seat, actions)
        const was = tables.get(seat) ?? now
        expect(canonical(patch(was, diff(was, now)))).toBe(canonical(now))
        tables.set(seat, now)
      }
      if (still === 'over') break
      const seat = seatToMove(play)
      for (const [who, actions] of listedNow.get(seat) ?? []) {
        if (move % 5 === 0) checkActions(play, seat, who, actions, `${file} ${move}`)
        for (const { key, command } of actionsIn(actions)) {
          const id = `${seat} ${key}`
          expect(canonical(command), `the key ${key} means what it meant`).toBe(meanings.get(id) ?? canonical(command))
          meanings.set(id, canonical(command))
        }
      }
      const listed = (seat: string, who: string) => listedNow.get(seat)?.get(who) ?? play.actions(seat, who)
      expect(moveAtRandom(play, still, random, listed)).toStrictEqual({ done: true })
      if (move % 7 === 6) takeBackAndDoAgain(play)
    }
    listed += meanings.size
    if (isWhole) expect(meanings.size).toBeGreaterThan(5)
  })

  // A fight may go on for long before anything but declarations is asked for.
  test('acts were listed in them', () => expect(listed).toBeGreaterThan(15))
})

/** The referee takes back the last step and does it again: the fight is as it was, and the story goes on from there. */
function takeBackAndDoAgain(play: Play): void {
  const [referee = ''] = seatsOf(play)
  const { undo } = play.table(referee)
  if (undo === null || play.session.awaited !== null) return
  const before = canonical(play.session.scene.save())
  const ply = play.session.ply
  expect(play.undo(referee)).toStrictEqual({ done: true })
  expect(play.session.ply).toBeLessThan(ply)
  expect(play.table(referee).redo?.words).toBe(undo.words)
  while (play.table(referee).redo !== null) expect(play.redo(referee)).toStrictEqual({ done: true })
  expect(play.session.ply).toBe(ply)
  expect(canonical(play.session.scene.save())).toBe(before)
}
