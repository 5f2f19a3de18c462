import type { Game } from '@fray/kernel'
import type { Answer, Request, Role, SaidOf } from '@fray/live/protocol'
import type { CampaignRequest } from './campaign/request.ts'
import type { AccessToken, AccessTokens } from './connection/access-tokens.ts'
import type { HostTransport, Listener } from './connection/host-transport.ts'
import type { Refusing } from './fight/rights.ts'
import type { Neighbours } from './neighbours/neighbours.ts'
import type { FightEntry, Store, StoredPicture } from './store/store.ts'

/** Who asks, and whether anyone still waits for the answer. */
export interface Asking {
  /** Where the request comes from, such as a network address: addresses share the available time. Empty if unknown. */
  readonly from: string
  /** Says when nobody waits any more, as an `AbortSignal` does. */
  readonly signal: { readonly aborted: boolean }
}

/** What a host needs from the world around it. */
export interface Hosting {
  readonly store: Store
  readonly accessTokens: AccessTokens
  /** The game of a ruleset, or null if there is none of that name. */
  readonly game: (ruleset: string) => Promise<Game | null>
  /** The host and its version, for the welcome. */
  readonly program: string
  /** Milliseconds since 1970; fractions are dropped at once. */
  readonly now: () => number
  /** A text that nobody can guess: for seeds, ids of fights and epochs. */
  readonly chance: () => string
  /**
   * The SHA-256 of bytes as 64 lower-case hex digits, which names pictures that people give; computed in parallel to
   * the rest of the program if possible. Missing if no pictures are taken.
   */
  readonly hashOf?: (bytes: Uint8Array) => Promise<string>
  /** Reads a prepared encounter: its text, or the name of a ready one. Only JSON by default. */
  readonly readEncounter?: (text: string) => Promise<{ readonly encounter: unknown } | Problems>
  /**
   * Resolves after everything else that has arrived has been heard: called between two slices of long work; a timer
   * of 0 by default.
   */
  readonly breathe?: () => Promise<void>
  /** The fewest recent commands of a fight kept in memory; older ones are read from the store. */
  readonly window?: number
  /** The other servers of this store's fights; missing if this one is alone. */
  readonly neighbours?: Neighbours
  /** Counts events that come from having other servers. */
  readonly count?: (what: Counted) => void
  /**
   * Receives unexpected errors, with the fight if it is known: faults of the program or of a ruleset. The request is
   * answered all the same, and everything else goes on.
   */
  readonly fault?: (error: unknown, fight: string | null) => void
}

/**
 * What a host counts: entries of other servers read (`caught-up`); fights opened again because they could not be
 * followed (`reopened`); appends that came too late (`conflict`), and requests tried again for that (`retry`) or
 * given up after many tries (`given-up`); entries without a hint (`hint-missed`); times at which hints may have been
 * missed (`deaf`).
 */
export type Counted = 'caught-up' | 'reopened' | 'conflict' | 'retry' | 'given-up' | 'hint-missed' | 'deaf'

/** How a fight starts. */
export interface NewFight {
  /** The encounter as plain data. */
  readonly encounter: unknown
  readonly seed?: string
  readonly dice?: 'generator' | 'typed'
  /** The fewest player seats, beyond those of the encounter: added ones play nobody until they are given a combatant. */
  readonly seats?: number
  /**
   * Who answers for seats at first, by id: `person`, `referee`, or the id of a policy; by default as the encounter
   * says.
   */
  readonly by?: Readonly<Record<string, string>>
  /** Names of the people at seats, by id; the id itself by default. */
  readonly names?: Readonly<Record<string, string>>
  /** Whether a key to each seat is made and saved with the fight, all or nothing; false by default. */
  readonly keys?: boolean
}

/** A fight that was started. */
export interface Started {
  readonly fight: string
  /** A key to each seat, if they were asked for. */
  readonly keys: Readonly<Record<string, string>>
}

/** A campaign that was created. */
export interface StartedCampaign {
  readonly campaign: string
  /** Its keys: the referee's, the open one by which people join, the spectators'. */
  readonly keys: Readonly<Record<'referee' | 'anybody' | 'spectators', string>>
}

/** A step of a fight, as one of its seats counts them. */
export interface SeatStep {
  /** The id of the counting seat. */
  readonly seat: string
  /** 0 is the beginning. */
  readonly n: number
}

/** Why a fight could not be started. */
export type Problems = { readonly problems: readonly { readonly message: string }[] }

/** All fights of a host: open ones are in memory, the others in the store. */
export interface FightServer {
  /** Starts a fight, or says what is wrong with the encounter. */
  start(newFight: NewFight): Promise<Started | Problems>
  /**
   * Starts the encounter of a fight again, with other dice; what the referee has hidden so far is hidden from the
   * start.
   */
  startAgain(fight: string, by: NewFight['by']): Promise<Started | Problems>
  /**
   * The fight, opened from the store if it is not open; null if it does not exist. Rejects with an error if it cannot
   * be opened.
   */
  open(fight: string): Promise<LiveFight | null>
  /** All fights, the last changed first. */
  list(): Promise<readonly FightEntry[]>
  /** Closes all its connections and deletes it. */
  delete(fight: string): Promise<boolean>
  /** The fight as the lines of a journal, followed by people's pictures if asked for; null if it does not exist. */
  journal(fight: string, withPictures?: boolean): Promise<string | null>
  /**
   * Stores a journal as a new fight, with its pictures as far as they are allowed, back at a step if `from` gives
   * one, and with keys as in {@link NewFight}; rejects with an error if it is not a journal.
   */
  importFight(journal: string, from?: SeatStep | null, keys?: boolean): Promise<Started>
  /** Starts a new fight from a step of another, with the same people; rejects with an error if there is no such step. */
  fork(fight: string, from: SeatStep): Promise<Started>
  /** Creates a campaign. */
  startCampaign(title: string): Promise<StartedCampaign>
  /** All campaigns, the last changed first. */
  campaigns(): Promise<readonly FightEntry[]>
  /** The campaign as lines of a file; null if it does not exist. */
  campaignFile(campaign: string): Promise<string | null>
  /** The portrait of a campaign's hero, by the picture's name; null if it is nobody's. */
  campaignPicture(campaign: string, name: string): Promise<StoredPicture | null>
  /** Creates a campaign from such a file, with new keys; rejects with an error if the file is not valid. */
  importCampaign(file: string): Promise<StartedCampaign>
  /** Takes a person's request about a campaign, without a connection. */
  hearCampaign(campaign: string, seat: string, request: CampaignRequest): Promise<Answer>
  /**
   * The seat of a fight that a key opens: its own, or for a campaign's key that of the present fight, or of another
   * fight that the campaign has played. Null if there is none.
   */
  leadsTo(accessToken: AccessToken, fight?: string): Promise<AccessToken | null>
  /** The title of the fight or campaign that a key opens; null if it opens nothing. */
  titleOf(accessToken: AccessToken): Promise<string | null>
  /**
   * Accepts a connection: its first message says whose it is, unless `accessToken` does. Returns the listener for the
   * transport.
   */
  accept(transport: HostTransport, accessToken?: AccessToken | null): Listener
  /**
   * Does what is due: silent connections, absent people, clocks, waits for news that have lasted long enough, fights
   * that nobody uses. Call it once a second.
   */
  tick(): void
  /** Closes all connections (`stopping`) and waits until everything is saved. */
  stop(): Promise<void>
}

/** An open fight, for callers without a connection, such as programs that ask over HTTP. */
export interface LiveFight {
  readonly fight: string
  /** Why it is read-only; null if it can go on. */
  readonly readOnly: string | null
  roleOf(seat: string): Role | null
  /** The seat's whole table as it is sent, with the epoch of its number. */
  table(seat: string): Promise<SaidOf<'table'> & { readonly epoch: string }>
  /**
   * Takes a request of a seat, and answers once its changes are saved. `by`: the seat that looks through its eyes;
   * `asking`: who asks, if known.
   */
  hear(seat: string, request: Request, by?: string, asking?: Asking): Promise<Answer>
  /**
   * Stores a picture that the seat gives, and returns its name, by which `portrait`, `map-picture` and `hand-out`
   * refer to it; or says why not.
   * `type`: the declared type, as in `image/png`, if any.
   */
  givePicture(seat: string, bytes: Uint8Array, type: string | null): Promise<{ readonly picture: string } | Refusing>
  /** The picture of that name, if it shows the seat someone or something that it sees; otherwise null. */
  picture(seat: string, name: string): Promise<StoredPicture | null>
  /**
   * Resolves with the news since that number as soon as there are any, or with none after `wait` milliseconds; with
   * the whole table if they no longer exist.
   */
  news(
    seat: string,
    since: { readonly epoch: string; readonly seq: number },
    wait: number,
  ): Promise<readonly (SaidOf<'news'> | (SaidOf<'table'> & { readonly epoch: string }))[]>
}
