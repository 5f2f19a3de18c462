import type { LogEntry, SeatQuestion } from '@fray/seat'
import { expect, test } from 'vitest'
import { mayPass, RestOfTurn, turnIn } from './rest-of-turn.ts'

const line = (n: number, beat: string): LogEntry => ({ n, beats: [{ beat }] }) as unknown as LogEntry

test('a turn is known by the line that tells of it', () => {
  expect(turnIn([])).toBe(0)
  expect(turnIn([line(1, 'round'), line(2, 'turn'), line(3, 'attack'), line(4, 'damage')])).toBe(2)
})

test('nobody steps in for the rest of a turn, and is asked again in the next', () => {
  const rest = new RestOfTurn()
  expect([rest.note(2, 'a'), rest.note(2, 'a'), rest.note(2, 'b')]).toEqual([1, 1, 2])
  expect(rest.isOver(2)).toBe(true)
  rest.pass(2)
  expect([rest.isOver(2), rest.isOver(7)]).toEqual([false, true])
  expect(rest.note(7, 'c')).toBe(1)
  expect([rest.isOver(7), rest.isOver(2)]).toEqual([true, true])
})

test('whoever changes their mind is asked again in the same turn', () => {
  const rest = new RestOfTurn()
  rest.pass(2)
  rest.askAgain()
  expect(rest.isOver(2)).toBe(true)
})

test('only what somebody may let pass is let pass', () => {
  const question = { reaction: true, decline: 'no', secret: false } as unknown as SeatQuestion
  expect(mayPass(question)).toBe(true)
  expect(mayPass({ ...question, decline: null })).toBe(false)
  expect(mayPass({ ...question, reaction: false })).toBe(false)
  expect(mayPass({ ...question, secret: true })).toBe(false)
})
