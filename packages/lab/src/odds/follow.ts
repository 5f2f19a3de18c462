import {
  type Answerer,
  type AnyScene,
  Blows,
  branchesOf,
  type Command,
  perform,
  Table,
  UncountablePool,
} from '@fray/kernel'
import type { Fold } from './fold.ts'
import { Junctures } from './junctures.ts'
import type { Reading } from './reading.ts'
import { ASK_EVERY, type ExactOdds, OddsStopped, Outcomes, recorderFor, type Situation } from './results.ts'
import { States } from './states.ts'

/** Executions of the rules per step. */
const STEP = 4

/** Runs all steps at once. */
export function atOnce<T>(steps: Generator<unknown, T>): T {
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return value
  }
}

/** What all ways of following branches share. */
export interface Walk<T> {
  readonly reading: Reading<T>
  readonly answerer: (table: () => Table) => Answerer
  /** The value of a situation, for each way of deciding. */
  readonly worth: (scene: AnyScene, value: T) => readonly number[]
  readonly folds: (table: Table) => readonly Fold[]
  readonly branches: number
  /** Whether every branch is followed to its end. */
  readonly apart: boolean
  readonly stopped: () => boolean
}

/** More branches than allowed. */
class TooManyBranches extends Error {}

/** Follows every branch, step by step; returns a message if there are too many, or a roll cannot be listed. */
export function* follow<T>(
  { rules, scene }: Situation,
  command: Command,
  walk: Walk<T>,
): Generator<void, ExactOdds<T>[] | string> {
  const table: Table = Table.branching(walk.answerer(() => table))
  const recorder = recorderFor(walk.reading)
  const outcomes = new Outcomes(walk.reading)
  const folds = walk.folds(table)
  let followed = 0
  const blows = new Blows()
  const { branches } = table
  // Recorded events differ from branch to branch, even if the fight does not.
  const junctures =
    walk.apart || recorder !== null ? null : new Junctures(scene, branches, () => new States(scene), folds)
  branches.follower = junctures
  branches.most = walk.branches
  const act = () => {
    if (followed > 0) {
      for (const fold of folds) fold.turned()
      junctures?.turned()
    }
    if (++followed > walk.branches) throw new TooManyBranches()
    if (followed % ASK_EVERY === 0 && walk.stopped()) throw new OddsStopped('Stopped before the odds were calculated.')
    blows.clear()
    perform(rules, scene, command)
  }
  const visit = () => {
    const outcome = outcomes.read(scene)
    const worth = walk.worth(scene, outcomes.values[outcome])
    for (const fold of folds) fold.leaf(outcome, worth)
  }
  const before = scene.blows
  scene.blows = blows
  try {
    for (const isSeen of branchesOf(scene, table, recorder, act)) {
      if (isSeen) visit()
      if (followed % STEP === 0) yield
    }
  } catch (error) {
    if (error instanceof TooManyBranches) return tooMany(walk.branches)
    if (error instanceof UncountablePool) return `${error.message} These are samples.`
    throw error
  } finally {
    scene.blows = before
  }
  return folds.map((fold) => ({
    kind: 'exact',
    branches: followed,
    outcomes: fold
      .finish()
      .chances()
      .map(([number, chance]) => ({ value: outcomes.values[number], chance })),
  }))
}

const tooMany = (branches: number): string =>
  `There are more than ${branches.toLocaleString('en')} branches to follow, so these are samples.`
