import { called, checkFields, type KnownOptions } from '@fray/kernel'
import type { Share } from '../statistics/share.ts'
import type { Spread } from '../statistics/spread.ts'

/** What is simulated. Plain data, so that it can be sent to a worker and kept with the results. */
export interface Experiment {
  readonly ruleset: string
  /** The encounter as plain data, complete with its content, as a journal carries it. */
  readonly encounter: unknown
  /** Commands with their recorded inputs that lead to the point from which the trials go on; none for the beginning. */
  readonly opening?: readonly unknown[]
  /** Ids of rules that are switched off: their actions and reactions are offered to nobody. See `experimentWithout`. */
  readonly without?: readonly string[]
  /** The policy of each side by the side's id; of sides not named, and of the referee, `otherwise`. */
  readonly policies: { readonly otherwise: string; readonly sides: Readonly<Record<string, string>> }
  /** Trial n has the dice of `SEED trial n`, no matter who plays it. */
  readonly seed: string
  /** Commands after which a trial is stopped. */
  readonly limit: number
}

const EXPERIMENT: KnownOptions<Experiment> = {
  ruleset: true,
  encounter: true,
  opening: true,
  without: true,
  policies: true,
  seed: true,
  limit: true,
}

/** Throws a TypeError where an experiment has a field that there is not, or lacks its seed: it would be played, only not as meant. */
export function checkExperiment(experiment: Experiment): void {
  checkFields('An experiment', experiment, EXPERIMENT)
  const { seed } = experiment
  if (typeof seed !== 'string') throw new TypeError(`The seed of an experiment is a text, not ${called(seed)}.`)
}

/**
 * How one trial ended. `stalemate`: a rule ended it without a winner while both sides could still fight, or it reached the limit without headway;
 * `unfinished`: it reached the limit while there was headway.
 */
export type Ending = 'won' | 'draw' | 'stalemate' | 'unfinished'

/** One trial, small enough to keep. */
export interface Trial {
  /** From 0. */
  readonly number: number
  readonly ending: Ending
  /** The position of the side that won, -1 for none. */
  readonly winner: number
  /** The position of the side that acted first, -1 where none did. */
  readonly first: number
  readonly rounds: number
  readonly commands: number
  /** What each side had left of its life at the end, from 0 to 1, by position. */
  readonly left: readonly number[]
}

/** What became of one combatant over all trials. */
export interface CombatantFigures {
  readonly name: string
  /** The side's position. */
  readonly side: number
  /** How often it could still fight at the end. */
  readonly stands: Share
  /** In which Round it went down for the last time, of the trials at whose end it is down or gone. */
  readonly fell: Spread
  /** Life (all pools together) left at the end; never below 0. */
  readonly life: Spread
  readonly dealt: Spread
  readonly taken: Spread
  /** What it had left of everything that can run out: Mana, uses, recoveries, charges. By what people call it. */
  readonly resources: Readonly<Record<string, Spread>>
}

/** What became of one side over all trials. */
export interface SideFigures {
  readonly id: string
  readonly name: string
  readonly wins: Share
  /** The trials in which somebody of the side went down at some time, also if it got up again. */
  readonly fell: Share
  /** The trials at whose end somebody of the side was dead; in zones none, where that is settled after the fight. */
  readonly died: Share
  /** The trials in which the side acted first: its was the first command that somebody decided on. */
  readonly first: Share
  /** How often each side (by position) won of the trials in which this one acted first. */
  readonly winsWhenFirst: readonly Share[]
  /** The hit points that it has left, Round by Round; those who join later do not count. */
  readonly hitPoints: HitPointCurve
}

/** The hit points of a side Round by Round over all trials; a trial that has ended keeps what was left. */
export interface HitPointCurve {
  /** What it began with; 0 where no trial was played. */
  readonly start: number
  /** One entry for each Round from the first to the longest trial's last, or the {@link MOST_ROUNDS}th. */
  readonly rounds: readonly RoundFigures[]
}

/** Hit points left at the end of a Round. */
export interface RoundFigures {
  readonly round: number
  /** The mean with the ends of its 95% interval. */
  readonly mean: number
  readonly low: number
  readonly high: number
  /** The values that a tenth, half and nine tenths of the trials do not exceed. */
  readonly tenth: number
  readonly median: number
  readonly nineTenths: number
  /** The trials that went on after this Round. */
  readonly going: Share
}

/** Rounds of which hit points are counted one by one. */
export const MOST_ROUNDS = 100

/** What one kind of command did for one side. */
export interface ActionFigures {
  /** The side's position. */
  readonly side: number
  readonly action: string
  readonly title: string
  /** Commands a trial. */
  readonly uses: number
  /** Part of all the side's commands, formal ones left out. */
  readonly share: number
  /** Life taken from enemies with it, a trial. */
  readonly damage: number
  /** Life given back with it, a trial. */
  readonly healing: number
}

/** What one rule contributed, where the trials were recorded. */
export interface RuleFigures {
  readonly rule: string
  readonly title: string
  /** Events a trial that cite it. */
  readonly events: number
  /** The trials in which it was cited at all. */
  readonly trials: Share
}

/** A trial worth watching, by its number; null where there is none. */
export interface NotableTrials {
  /** The trial in the middle, by winner first and then by what the winner had left. */
  readonly median: number | null
  /** The one in which the winner had least left. */
  readonly closest: number | null
  /** The worst and the best for the first side. */
  readonly worst: number | null
  readonly best: number | null
}

/** The result of many trials of one fight. */
export interface Simulation {
  readonly experiment: Experiment
  readonly title: string
  readonly ruleset: string
  /** Version of the ruleset. */
  readonly version: string
  readonly trials: number
  /** Why there are not more: all that were asked for, the precision is reached, or somebody stopped it. */
  readonly ended: 'all' | 'precise' | 'stopped'
  readonly sides: readonly SideFigures[]
  readonly draws: Share
  readonly stalemates: Share
  readonly unfinished: Share
  readonly rounds: Spread
  readonly commands: Spread
  readonly combatants: readonly CombatantFigures[]
  readonly actions: readonly ActionFigures[]
  /** Empty unless the trials were recorded. */
  readonly rules: readonly RuleFigures[]
  readonly notable: NotableTrials
}
