import type { Beat, LogEntry } from '@fray/seat'
import { expect, test } from 'vitest'
import { turnsOf } from './log-turns.ts'

const line = (n: number, ...beats: readonly Beat[]): LogEntry => ({
  ...{ n, words: `line ${n}`, message: { key: '', slots: {} }, refs: { who: [], rules: [] } },
  ...{ opens: [], notes: [], takesBack: null, beats },
})

const turn = (who: string, alone: boolean): Beat => ({ beat: 'turn', who, alone })

test('lines by turns: who has a line of its own has it as heading; a round may begin a turn as well', () => {
  const lines = [
    line(1),
    line(2, { beat: 'round', round: 1, alone: true }, turn('Ann', false)),
    line(3),
    line(4, turn('Bob', true)),
    line(5, turn('Cid', false)),
  ]
  expect(
    turnsOf(lines).map(({ first, isHeading, lines }) => [first?.n ?? null, isHeading, lines.map(({ n }) => n)]),
  ).toEqual([
    [null, false, [1]],
    [2, true, []],
    [2, false, [3]],
    [4, true, []],
    [5, false, [5]],
  ])
})
