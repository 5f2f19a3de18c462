import type { About, ThingRef } from '@fray/kernel'
import type {
  ChunkOrder,
  ChunkResult,
  Comparison,
  PlainOdds,
  PlayedFight,
  PointFound,
  Progress,
  Simulation,
  Standing,
  TurningJob,
  TurningPoints,
} from '@fray/lab'
import type { LogEntry } from '@fray/seat'

/** What the lab looks at: a ready encounter, or the text of an encounter or a journal. */
export type Subject =
  | { readonly ready: string }
  | {
      readonly text: string
      readonly name: string
      /** Of a journal: the step at which it is looked at, as one of its seats counts them; its end by default. */
      readonly from?: { readonly seat: string; readonly n: number }
    }

/** A number that can be another one, or an option. */
export interface Lever {
  /** What is changed, as `fray compare --set` names it; in the middle of a fight, as the referee's override does. */
  readonly path: string
  /** The words of the rules for it. */
  readonly label: string
  readonly now: number
}

/** A choice that the rules leave to the table. */
export interface OptionLever {
  readonly id: string
  readonly title: string
  readonly now: string | number
  readonly choices: readonly (string | number)[]
}

/** Somebody in the fight that is looked at. */
export interface Someone {
  readonly name: string
  /** The side's position. */
  readonly side: number
  readonly letter: string
  /** Whether it can fight. */
  readonly stands: boolean
  readonly levers: readonly Lever[]
}

/** A rule that a fight can be played without. */
export interface RuleLever {
  readonly rule: string
  readonly title: string
}

/** What there is to try. */
export interface Sketch {
  readonly title: string
  readonly ruleset: string
  readonly sides: readonly { readonly id: string; readonly name: string }[]
  readonly people: readonly Someone[]
  /** Who can play sides by itself, as the rules and the lab name it, and who does where nobody says otherwise. */
  readonly policies: readonly string[]
  readonly usual: Readonly<Record<string, string>>
  /** Where it stands: after how many commands of how many, in which round; null at the beginning of an encounter. */
  readonly at: { readonly command: number; readonly of: number; readonly round: number } | null
  readonly isOver: boolean
  /** Empty in the middle of a fight, where nobody can choose them any more. */
  readonly options: readonly OptionLever[]
  /** Empty in the middle of a fight, which has been played by all of them. */
  readonly rules: readonly RuleLever[]
}

/** Who plays: by the id of a side; all else as usual. */
export type Players = Readonly<Record<string, string>>

/** What somebody may do now, as commands are written. */
export interface Operation {
  /** As people write it: `Ada attack Gob longsword`. */
  readonly text: string
  /** The action's name, and what the command says beyond it. */
  readonly action: string
  readonly rest: string
  /** Whether it is aimed at an enemy. */
  readonly strikes: boolean
}

/** What those may do who may act. */
export type Operations = readonly { readonly who: string; readonly operations: readonly Operation[] }[]

/** The odds of an action in full. */
export interface FullOdds {
  readonly odds: PlainOdds
  /** The same where others react sensibly; null where that changes nothing. */
  readonly answered: PlainOdds | null
  /** One way it can go, rolled with seeded dice: its lines open to the numbers behind them. */
  readonly example: readonly LogEntry[]
}

/** Who wins where only two are left. Chances from 0 to 1, with the range in which they lie. */
export interface PlainDuel {
  readonly kind: 'exact' | 'sampled'
  readonly wins: readonly PlainChance[]
  readonly draws: PlainChance
  readonly never: PlainChance
  /** Situations that were followed, or fights that were played. */
  readonly of: number
  readonly why: string
}

/** A chance with the range in which it lies. */
export interface PlainChance {
  readonly value: number
  readonly low: number
  readonly high: number
}

/** What is to be otherwise: a number, an option, or a rule that is switched off. */
export type Otherwise =
  | { readonly path: string; readonly to: number }
  | { readonly without: string }
  | { readonly option: string; readonly to: string | number }

/** How a fight went, with words for its commands. */
export interface FightCourse {
  readonly sides: readonly { readonly id: string; readonly name: string }[]
  /** The commands in words, one after the other. */
  readonly commands: readonly string[]
  /** Where rounds began: before the command of that place, from 0. */
  readonly rounds: readonly { readonly round: number; readonly done: number }[]
  readonly course: TurningPoints['course']
  /** Null while they are looked for. */
  readonly points: readonly CoursePoint[] | null
}

/** A turning point, in words. */
export type CoursePoint = Omit<TurningPoints['points'][number], 'done' | 'better'> & {
  /** The step before the command, as the seat counts them. */
  readonly step: number
  readonly words: string
  readonly better: string | null
}

/** A server whose workers may be asked, with the keys that this browser has there: the first that opens something counts; '' for none. */
export interface LabServer {
  /** With its last slash. */
  readonly base: string
  readonly keys: readonly string[]
}

/** Where something is worked out; in this browser why, and what the server says of it. */
export type Where =
  | { readonly at: 'workers'; readonly threads: number }
  | { readonly at: 'browser'; readonly why: WhyHere; readonly says: string }

/** No workers are known of there; none is there now; they are for others; it was refused; nobody answers any more; they cannot do it. */
export type WhyHere = 'alone' | 'no-workers' | 'not-yours' | 'refused' | 'gone' | 'failed'

/** Where it would be worked out now, and whether the server keeps runs. */
export interface Place {
  /** Null where there is no server. */
  readonly where: Where | null
  readonly keeps: boolean
}

/** A run that a server keeps. */
export interface SavedRun {
  readonly run: string
  readonly kind: string
  readonly title: string
  readonly ruleset: string
  readonly state: 'running' | 'done' | 'stopped' | 'failed' | 'left'
  /** Milliseconds since 1970. */
  readonly started: number
  /** Fights so far. */
  readonly played: number
  readonly problem: string | null
}

/** What came of a run that was kept, with the fight that it was about. */
export type SavedResult = { readonly sketch: Sketch } & (
  | { readonly simulation: Simulation }
  | { readonly comparison: Comparison }
)

/** What the page wants of the lab. */
export type Job =
  | { readonly do: 'open'; readonly subject: Subject; readonly server: LabServer | null }
  | { readonly do: 'place' }
  | { readonly do: 'kept' }
  | { readonly do: 'again'; readonly run: string }
  | { readonly do: 'forget'; readonly run: string }
  | { readonly do: 'simulate'; readonly trials: number; readonly seed: string; readonly players: Players }
  | { readonly do: 'operations' }
  | { readonly do: 'odds'; readonly text: string }
  | {
      readonly do: 'duel'
      readonly one: string
      readonly other: string
      readonly seed: string
      readonly players: Players
    }
  | {
      readonly do: 'what-if'
      readonly otherwise: Otherwise
      readonly trials: number
      readonly seed: string
      readonly players: Players
    }
  | { readonly do: 'course'; readonly seat: string }
  | { readonly do: 'about'; readonly thing: ThingRef }
  /** What workers of the lab ask of each other. */
  | { readonly do: 'play'; readonly order: ChunkOrder }
  | { readonly do: 'look-at'; readonly fight: PlayedFight | null; readonly job: TurningJob }

/** What comes of each job. */
export interface Outcomes {
  readonly open: Sketch
  readonly place: Place
  readonly kept: readonly SavedRun[]
  readonly again: SavedResult
  readonly forget: null
  readonly simulate: Simulation
  readonly operations: Operations
  readonly odds: FullOdds
  readonly duel: PlainDuel | null
  readonly 'what-if': Comparison
  readonly course: FightCourse
  readonly about: About | null
  readonly play: readonly ChunkResult[]
  readonly 'look-at': Standing | PointFound
}

/** How far a job is; what is there of it already. */
export type Underway =
  | { readonly of: 'where'; readonly where: Where }
  | { readonly of: 'trials'; readonly now: Progress }
  | { readonly of: 'duel'; readonly found: number; readonly followed: number; readonly branches: number }
  | { readonly of: 'course'; readonly part: number; readonly soFar: FightCourse | null }

/** What the page says to the lab's worker. */
export type LabMessage = { readonly id: number; readonly job: Job } | { readonly id: number; readonly stop: true }

/** What the worker says. */
export type Answered =
  | { readonly id: number; readonly underway: Underway }
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly problem: string }
  | { readonly id: number; readonly stopped: true }
