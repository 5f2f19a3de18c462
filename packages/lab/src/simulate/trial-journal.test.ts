import { formatLine, type JournalLine, type JournalMove, parseJournal, replayMove, verifyJournal } from '@fray/kernel'
import { describe, expect, it } from 'vitest'
import { someOf } from '../../../../scripts/tests/effort.ts'
import { experimentWith, gameOf, READY } from '../../test/experiments.ts'
import type { Experiment } from './simulation.ts'
import { trialJournal } from './trial-journal.ts'
import { Trials } from './trials.ts'

const movesOf = (lines: readonly unknown[]): JournalMove[] =>
  (lines as JournalLine[]).flatMap((line) => (line.kind === 'move' ? [line.move] : []))

/** Plays the trial both ways, and verifies the journal. */
async function playBothWays(ready: string, experiment: Experiment, number: number): Promise<JournalMove[]> {
  const game = await gameOf(ready)
  const trials = new Trials(game, experiment)
  const trial = trials.play(number)
  const lines = trialJournal(game, experiment, number)
  const journal = parseJournal(lines.map((line) => `${formatLine(line)}\n`).join(''))
  expect(verifyJournal(game.rules, trials.setup, journal).difference).toBeNull()
  const moves = movesOf(lines)
  expect(moves.length - (experiment.opening?.length ?? 0)).toBe(trial.commands)
  const scene = game.rules.open(trials.setup)
  for (const move of moves) replayMove(game.rules, scene, move)
  expect(scene.now.fight.winner[0]).toBe(trial.winner)
  if (trial.ending === 'won' || trial.ending === 'draw') expect(scene.now.fight.over[0]).toBe(1)
  if (trial.ending === 'unfinished') expect(scene.now.fight.over[0]).toBe(0)
  expect(scene.now.fight.round[0]).toBe(trial.rounds)
  return moves
}

describe.each(someOf(READY, 2))('trials of %s as journals', (ready) => {
  it.each(['aggressive', 'random', 'first-legal'])('are the fights that %s played', async (policy) => {
    const policies = { otherwise: policy, sides: {} }
    const experiment = await experimentWith(ready, { policies, seed: `as ${policy}`, limit: 70 })
    await playBothWays(ready, experiment, 1)
  })

  it('go on from any command of another fight', async () => {
    const whole = await experimentWith(ready, { seed: 'opening' })
    const moves = movesOf(trialJournal(await gameOf(ready), whole, 3))
    const opening = moves.slice(0, moves.length >> 1)
    const policies = { otherwise: 'random', sides: {} }
    for (const later of [{ opening }, { opening, policies }]) {
      const went = await playBothWays(ready, { ...whole, limit: 60, ...later }, 1)
      expect(went.slice(0, opening.length)).toEqual(opening)
    }
  })
})
