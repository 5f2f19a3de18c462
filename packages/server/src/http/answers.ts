import type { PlainCommand, SeatSettings } from '@fray/kernel'
import type { Comparison, Simulation } from '@fray/lab'
import type { FightEntry } from '@fray/live/host'
import type { Presence, Query, Role, SaidOf } from '@fray/live/protocol'
import type {
  Account,
  Chances,
  ListedActions,
  LogEntry,
  OrderForm,
  PastStep,
  PastTable,
  Play,
  SeatTable,
  ValueForm,
} from '@fray/seat'
import type { LabRun } from '../lab/runs.ts'
import type { ReadyEncounter } from './encounters.ts'
import type { Problem } from './refused.ts'

/*
 * Answers over HTTP, by name: scripts/openapi.ts makes the schemas of /api/openapi.json from these types, and routes
 * are checked against them.
 */

/** A fight that was started or imported, with the secret link of each seat. */
export interface StartedFight {
  readonly fight: string
  readonly links: Readonly<Record<string, string>>
}

/** A campaign that was created or imported, with its secret links. */
export interface StartedCampaign {
  readonly campaign: string
  readonly links: Readonly<Record<string, string>>
}

/** Which seat of which fight a key opens. */
export interface OpenedSeat {
  readonly fight: string
  readonly seat: string
  readonly role: Role | null
}

/** The whole table, if the missed news no longer exist. */
export interface WholeTable {
  readonly type: 'table'
  /** The epoch in which `seq` counts. */
  readonly epoch: string
  /** The number of the last news of this seat. */
  readonly seq: number
  readonly table: SeatTable
  /** The last lines that the seat was told. */
  readonly told: readonly LogEntry[]
  readonly waits: SaidOf<'table'>['waits']
}

/** The fight as the asking seat sees it. */
export interface FightView extends WholeTable {
  readonly seat: string
  readonly role: Role | null
  /** Why it is read-only; null if it can go on. */
  readonly readOnly: string | null
}

/** What has happened since. */
export interface NewsList {
  readonly news: readonly (SaidOf<'news'> | WholeTable)[]
}

/** What can be done now; `chances` by the keys of actions, if they were asked for. */
export interface LegalActions {
  readonly actions: ListedActions | null
  readonly chances: Readonly<Record<string, Chances | null>> | null
}

/** A new key: `#/join/KEY` opens the seat. */
export interface MadeKey {
  readonly key: string
}

/** What the lab of a server can do. */
export interface LabState {
  /** Whether runs are saved. */
  readonly keeps: boolean
  /** Worker threads that can play the ruleset now. */
  readonly threads: number
  /** The most fights of a run. */
  readonly trials: number
  /** The most runs at once. */
  readonly atOnce: number
}

/**
 * The result of a simulation from the present state of a fight, without what it was played from: the journal is for
 * the referee only.
 */
export type PlayedSimulation = Omit<Simulation, 'experiment' | 'notable'>

/** A campaign of the server. */
export interface ListedCampaign {
  readonly campaign: string
  readonly title: string
  /** When it last changed, in milliseconds since 1970. */
  readonly changed: number
}

/** Answers by name. */
export interface AnswerSchemas {
  readonly Problem: Problem
  readonly Accepted: SaidOf<'accepted'>
  readonly Refused: SaidOf<'refused'> & Problem
  readonly Stale: SaidOf<'stale'> & Problem
  readonly InDoubt: SaidOf<'in-doubt'> & Problem
  readonly News: SaidOf<'news'>
  readonly Waits: SaidOf<'table'>['waits']
  readonly StartedFight: StartedFight
  readonly StartedCampaign: StartedCampaign
  readonly OpenedSeat: OpenedSeat
  readonly Invitation: { readonly title: string | null }
  readonly FightView: FightView
  readonly NewsList: NewsList
  readonly LegalActions: LegalActions
  readonly FightList: { readonly fights: readonly FightEntry[] }
  readonly CampaignList: { readonly campaigns: readonly ListedCampaign[] }
  readonly EncounterList: { readonly encounters: readonly ReadyEncounter[] }
  readonly LabState: LabState
  readonly LabRun: LabRun
  readonly LabRunList: { readonly runs: readonly LabRun[] }
  readonly Simulated: { readonly simulation: PlayedSimulation }
  readonly Simulation: Simulation
  readonly Comparison: Comparison
}

/** The values of results, by the word that asks for them. */
export interface ValueSchemas extends Record<Query['do'], unknown> {
  readonly table: SeatTable
  readonly actions: ListedActions | null
  readonly chances: Chances | null
  readonly 'option-chances': readonly (Chances | null)[]
  readonly reach: ReturnType<Play['reach']>
  readonly threat: ReturnType<Play['threat']>
  readonly between: ReturnType<Play['between']>
  readonly about: Awaited<ReturnType<Play['about']>>
  readonly orders: readonly OrderForm[]
  readonly values: readonly ValueForm[]
  readonly read: PlainCommand
  readonly 'stat-line': Readonly<Record<string, unknown>>
  readonly told: readonly LogEntry[]
  readonly account: Account | null
  readonly steps: readonly PastStep[]
  readonly step: PastTable | null
  readonly settings: SeatSettings
  readonly seats: Presence['seats']
  readonly invite: MadeKey
}
