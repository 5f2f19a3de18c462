import {
  type AnyRuleset,
  type AnyScene,
  type Checkpoint,
  type Command,
  type Game,
  isDie,
  isHiding,
  type JournalMove,
  Recorder,
  type Run,
  Runner,
  replayMove,
  type Setup,
  type StartingPoint,
} from '@fray/kernel'
import type { Batch } from './batch.ts'
import { Gathering } from './gathering.ts'
import { Meter } from './meter.ts'
import { countRules } from './rule-count.ts'
import { seatsOf } from './seating.ts'
import type { Ending, Experiment, Trial } from './simulation.ts'

/** The seed of trial n: what `fray run --seed` needs to play the same fight. */
export const trialSeed = (seed: string, number: number): string => `${seed} trial ${number}`

/** The set-up of an experiment's encounter. Throws an error with every problem in it. */
export function setupOf(game: Game, experiment: Experiment): Setup {
  const { setup, problems } = game.readEncounter(experiment.encounter)
  if (setup !== null) return experiment.without === undefined ? setup : { ...setup, without: experiment.without }
  throw new Error(problems.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
}

/** Loads the start of an experiment's trials into the scene. */
export function standAtStart(rules: AnyRuleset, scene: AnyScene, opening: readonly unknown[] = []): StartingPoint {
  let counter = 0
  for (const move of opening as readonly JournalMove[]) {
    replayMove(rules, scene, move)
    counter = Math.max(counter, move.from + move.inputs.filter(isDie).length)
  }
  scene.recorder = null
  return { ply: opening.length, counter }
}

/** How trials are played. */
export interface TrialsOptions {
  /** Also count the rules that are cited. Slower: everything that happens is then recorded. */
  readonly recorded?: boolean
}

/**
 * Plays trials of one experiment and collects their counts. Made once and used for many trials: everything that they
 * share is prepared here.
 */
export class Trials {
  readonly experiment: Experiment
  readonly rules: AnyRuleset
  readonly setup: Setup
  private readonly scene: AnyScene
  private readonly start: Checkpoint
  private readonly from: StartingPoint
  private readonly runner: Runner<AnyScene, Command>
  private readonly meter: Meter
  private readonly recorder: Recorder | null
  private gathering = new Gathering()

  /** @throws Error if the encounter, the opening or a policy is invalid */
  constructor(game: Game, experiment: Experiment, { recorded = false }: TrialsOptions = {}) {
    const { rules } = game
    this.experiment = experiment
    this.rules = rules
    this.setup = setupOf(game, experiment)
    this.scene = rules.open(this.setup)
    this.from = standAtStart(rules, this.scene, experiment.opening)
    this.start = this.scene.save()
    this.recorder = recorded ? new Recorder() : null
    this.meter = new Meter(rules, this.scene, this.setup.sides.length)
    this.scene.creditListener = this.meter
    this.runner = new Runner(rules, this.scene, {
      policies: seatsOf(rules, this.setup, experiment.policies, isHiding(this.scene)),
      limit: experiment.limit,
      onCommand: (command, formal) => this.meter.after(command, formal),
    })
  }

  /** Plays trial n (from 0) and collects its counts. The trial depends only on the experiment and n. */
  play(number: number): Trial {
    const { scene, meter, recorder, gathering, experiment } = this
    scene.load(this.start)
    meter.begin(gathering)
    scene.recorder = recorder
    recorder?.clear()
    const run = this.runner.run(trialSeed(experiment.seed, number), this.from)
    scene.recorder = null
    const ending = this.endingOf(run)
    const winner = ending === 'won' ? (meter.winner as number) : -1
    const { first, rounds } = meter
    const trial: Trial = { number, ending, winner, first, rounds, commands: run.commands, left: meter.left() }
    meter.end()
    if (recorder !== null) countRules(recorder.take(), gathering)
    gathering.add(trial)
    return trial
  }

  /**
   * How the trial ended. Over without a winner: a stalemate if at least two sides can still fight, otherwise a draw.
   * Not over: a stalemate if it made no headway or nobody could continue; otherwise it reached the limit, and is
   * unfinished.
   */
  private endingOf({ over, stalemate }: Run): Ending {
    const { meter } = this
    if (over && meter.winner >= 0) return 'won'
    if (over) return meter.sidesStanding() >= 2 ? 'stalemate' : 'draw'
    return stalemate ? 'stalemate' : 'unfinished'
  }

  /** Returns what has been collected since the last call. */
  take(): Batch {
    const batch = this.gathering.batch()
    this.gathering = new Gathering()
    return batch
  }
}
