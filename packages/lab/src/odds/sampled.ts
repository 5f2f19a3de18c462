import { Blows, type Command, limitText, perform, randomFrom, Table } from '@fray/kernel'
import type { Measure } from './measure.ts'
import { answersOf, nobody } from './reactions.ts'
import type { Reading } from './reading.ts'
import {
  MOST_DICE,
  type OddsOptions,
  OddsStopped,
  Outcomes,
  recorderFor,
  SAMPLES,
  type SampledOdds,
  type Situation,
} from './results.ts'

/** What sampling needs in addition to the options. */
interface SampleOptions<T> extends OddsOptions<T> {
  readonly reading: Reading<T>
  readonly why: string
  readonly measure?: Measure
}

/** The odds of a command by playing it repeatedly with seeded dice, step by step. The scene is unchanged afterwards. */
export function* sampled<T>(
  { rules, scene }: Situation,
  command: Command,
  options: SampleOptions<T>,
): Generator<void, SampledOdds<T>> {
  const { reading, reactions = 'nobody', seed = 'odds', stopped = () => false } = options
  const { samples: wanted = SAMPLES, dice: most = MOST_DICE } = options
  const before = { table: scene.table, recorder: scene.recorder, undoable: scene.undoable, blows: scene.blows }
  const outcomes = new Outcomes(reading)
  const counts: number[] = []
  const random = randomFrom(`policy ${seed}`)
  const recorder = recorderFor(reading)
  const play = typeof reactions === 'string' ? nobody : answersOf(reactions, random)
  const table = Table.quick(seed, play)
  scene.table = table
  scene.recorder = recorder
  const blows = new Blows()
  scene.blows = blows
  scene.undoable = true
  const mark = scene.mark()
  let samples = 0
  try {
    for (; samples < wanted && table.counter < most; samples++) {
      if (samples % 256 === 0 && stopped()) throw new OddsStopped('Stopped before the odds were calculated.')
      recorder?.clear()
      blows.clear()
      perform(rules, scene, command)
      const outcome = outcomes.read(scene)
      counts[outcome] = (counts[outcome] ?? 0) + 1
      scene.rollback(mark)
      yield
    }
  } finally {
    scene.rollback(mark)
    scene.table = before.table
    scene.recorder = before.recorder
    scene.undoable = before.undoable
    scene.blows = before.blows
  }
  return {
    kind: 'sampled',
    outcomes: outcomes.values.map((value, i) => ({ value, count: counts[i] })),
    samples,
    seed,
    why:
      samples < wanted
        ? `${options.why} More samples would have taken more than ${limitText(most)} dice.`
        : options.why,
  }
}
