import { called, checkFields, type KnownOptions } from '@fray/kernel'
import type { Share } from '../statistics/share.ts'
import type { Spread } from '../statistics/spread.ts'

/** What is simulated. Plain data, so that it can be sent to a worker and stored with the results. */
export interface Experiment {
  readonly ruleset: string
  /** The encounter as plain data, complete with its content, as a journal stores it. */
  readonly encounter: unknown
  /** Commands with their recorded inputs that lead to the point from which the trials start; none for the beginning. */
  readonly opening?: readonly unknown[]
  /** Ids of rules that are switched off: nobody is offered their actions and reactions. See `experimentWithout`. */
  readonly without?: readonly string[]
  /** The policy of each side by the side's id; `otherwise` plays all other sides, and the referee. */
  readonly policies: { readonly otherwise: string; readonly sides: Readonly<Record<string, string>> }
  /** Trial n has the dice of `SEED trial n`, no matter which worker plays it. */
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

/**
 * Throws a TypeError if an experiment has an unknown field, or no seed: it would otherwise be played, but not as
 * meant.
 */
export function checkExperiment(experiment: Experiment): void {
  checkFields('An experiment', experiment, EXPERIMENT)
  const { seed } = experiment
  if (typeof seed !== 'string') throw new TypeError(`The seed of an experiment is a text, not ${called(seed)}.`)
}

/**
 * How one trial ended. `stalemate`: a rule ended it without a winner while both sides could still fight, or it
 * reached the limit without headway; `unfinished`: it reached the limit while there was headway.
 */
export type Ending = 'won' | 'draw' | 'stalemate' | 'unfinished'

/** One trial, small enough to store. */
export interface Trial {
  /** From 0. */
  readonly number: number
  readonly ending: Ending
  /** The position of the side that won, -1 for none. */
  readonly winner: number
  /** The position of the side that acted first, -1 if none did. */
  readonly first: number
  readonly rounds: number
  readonly commands: number
  /** What each side had left of its life at the end, from 0 to 1, by position. */
  readonly left: readonly number[]
}

/** The results of one combatant over all trials. */
export interface CombatantFigures {
  readonly name: string
  /** The side's position. */
  readonly side: number
  /** How often it could still fight at the end. */
  readonly stands: Share
  /** The Round in which it went down for the last time, over trials at whose end it is down or gone. */
  readonly fell: Spread
  /** Life (all pools together) left at the end; never below 0. */
  readonly life: Spread
  readonly dealt: Spread
  readonly taken: Spread
  /** What it had left of everything that can run out: Mana, uses, recoveries, charges; by its name for people. */
  readonly resources: Readonly<Record<string, Spread>>
}

/** The results of one side over all trials. */
export interface SideFigures {
  readonly id: string
  readonly name: string
  readonly wins: Share
  /** The trials in which someone of the side went down at any time, even if it got up again. */
  readonly fell: Share
  /** The trials at whose end someone of the side was dead; always 0 in zones, where that is decided after the fight. */
  readonly died: Share
  /** The trials in which the side acted first: it gave the first command that someone decided. */
  readonly first: Share
  /** How often each side (by position) won of the trials in which this one acted first. */
  readonly winsWhenFirst: readonly Share[]
  /** The hit points that it has left, Round by Round; those who join later do not count. */
  readonly hitPoints: HitPointCurve
}

/** The hit points of a side Round by Round over all trials; a trial that has ended keeps its final value. */
export interface HitPointCurve {
  /** The hit points at the start; 0 if no trial was played. */
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
  /** The trials that continued after this Round. */
  readonly going: Share
}

/** The most Rounds whose hit points are counted separately. */
export const MOST_ROUNDS = 100

/** The results of one kind of command for one side. */
export interface ActionFigures {
  /** The side's position. */
  readonly side: number
  readonly action: string
  readonly title: string
  /** Commands per trial. */
  readonly uses: number
  /** Share of all the side's commands, without automatic ones. */
  readonly share: number
  /** Life taken from enemies with it, per trial. */
  readonly damage: number
  /** Life restored with it, per trial. */
  readonly healing: number
}

/** The results of one rule, if the trials were recorded. */
export interface RuleFigures {
  readonly rule: string
  readonly title: string
  /** Events per trial that cite it. */
  readonly events: number
  /** The trials in which it was cited at all. */
  readonly trials: Share
}

/** Trials worth watching, by number; null if there is none. */
export interface NotableTrials {
  /** The median trial, by winner first and then by what the winner had left. */
  readonly median: number | null
  /** The trial whose winner had least left. */
  readonly closest: number | null
  /** The worst and the best trial for the first side. */
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
  /** Why there are not more: all requested trials were played, the precision was reached, or it was stopped. */
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
