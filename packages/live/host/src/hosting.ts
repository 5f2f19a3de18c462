import type { Game } from '@fray/kernel'
import type { Answer, Request, Role, SaidOf } from '@fray/live/protocol'
import type { CampaignRequest } from './campaign/request.ts'
import type { AccessToken, AccessTokens } from './connection/access-tokens.ts'
import type { HostTransport, Listener } from './connection/host-transport.ts'
import type { Refusing } from './fight/rights.ts'
import type { Neighbours } from './neighbours/neighbours.ts'
import type { FightEntry, Store, StoredPicture } from './store/store.ts'

/** Who asks for something, and whether anybody still waits for the answer. */
export interface Asking {
  /** Where it comes from, such as an address of the network: addresses share what time there is. Empty where nobody knows. */
  readonly from: string
  /** Says when nobody waits any more: an `AbortSignal` does. */
  readonly signal: { readonly aborted: boolean }
}

/** What a host needs from the world around it. */
export interface Hosting {
  readonly store: Store
  readonly accessTokens: AccessTokens
  /** The game of a ruleset, or null where there is none of that name. */
  readonly game: (ruleset: string) => Promise<Game | null>
  /** What the host is, and its version, for the welcome. */
  readonly program: string
  /** Milliseconds since 1970; parts of one are dropped before anything is made of it. */
  readonly now: () => number
  /** A text that nobody can guess: for seeds, ids of fights and epochs. */
  readonly chance: () => string
  /**
   * The SHA-256 of bytes in 64 digits and small letters, by which pictures that people give are called: made beside everything else that
   * the program does, where it can be. Left out where none are taken.
   */
  readonly hashOf?: (bytes: Uint8Array) => Promise<string>
  /** Reads an encounter that somebody has prepared: its text, or the name of a ready one. JSON alone by default. */
  readonly readEncounter?: (text: string) => Promise<{ readonly encounter: unknown } | Problems>
  /** Resolves when everything else that has come meanwhile has been heard: between two slices of long work; a timer of 0 by default. */
  readonly breathe?: () => Promise<void>
  /** How many of the last commands of a fight are kept in memory, at least; what is older is read from the store. */
  readonly window?: number
  /** The other servers that serve the fights of this store; left out where this one is alone. */
  readonly neighbours?: Neighbours
  /** Counts what comes of there being others. */
  readonly count?: (what: Counted) => void
  /**
   * Hears of what went wrong that should not have, in a fight where it is known in which: a fault of the program or of a ruleset.
   * The one who asked is answered all the same, and everything else goes on.
   */
  readonly fault?: (error: unknown, fight: string | null) => void
}

/**
 * What a host counts: entries of others that were taken in; fights that were opened again because that could not be; appends for
 * which others were faster, and requests that were tried again for it, or were given up after many tries; entries of which no hint
 * was heard; times at which hints may have been missed.
 */
export type Counted = 'caught-up' | 'reopened' | 'conflict' | 'retry' | 'given-up' | 'hint-missed' | 'deaf'

/** How a fight is begun. */
export interface NewFight {
  /** The encounter as plain data. */
  readonly encounter: unknown
  readonly seed?: string
  readonly dice?: 'generator' | 'typed'
  /** How many seats for players there are at least, in addition to those of the encounter; they answer for nobody until they are given somebody. */
  readonly seats?: number
  /** Who answers for seats at first, by id: `person`, `referee`, or the id of a policy; as the encounter says where it is left out. */
  readonly by?: Readonly<Record<string, string>>
  /** What people call who sits at seats, by id; the id itself by default. */
  readonly names?: Readonly<Record<string, string>>
  /** Whether a key to each seat is made and kept with it, all of it or nothing; none where it is left out. */
  readonly keys?: boolean
}

/** A fight that was begun. */
export interface Started {
  readonly fight: string
  /** A key to each seat, where they were wished for; none otherwise. */
  readonly keys: Readonly<Record<string, string>>
}

/** A campaign that was created. */
export interface StartedCampaign {
  readonly campaign: string
  /** Keys to it: the referee's, the open one by which people join, the spectators'. */
  readonly keys: Readonly<Record<'referee' | 'anybody' | 'spectators', string>>
}

/** A step of a fight, as its seats count them. */
export interface SeatStep {
  /** The id of the seat that counts. */
  readonly seat: string
  /** 0 for the beginning. */
  readonly n: number
}

/** Why a fight could not be begun. */
export type Problems = { readonly problems: readonly { readonly message: string }[] }

/** All fights of a host: those that are open lie in memory, the others in the store. */
export interface FightServer {
  /** Begins a fight, or says what is wrong with the encounter. */
  start(newFight: NewFight): Promise<Started | Problems>
  /** Begins the encounter of a fight once more, with other dice; what the referee has hidden by then is hidden from its beginning. */
  startAgain(fight: string, by: NewFight['by']): Promise<Started | Problems>
  /** The fight, opened from the store where it is not open; null where there is none. Rejects with an error where it cannot be opened. */
  open(fight: string): Promise<LiveFight | null>
  /** All fights, those that were changed last first. */
  list(): Promise<readonly FightEntry[]>
  /** Ends all its connections and deletes it. */
  delete(fight: string): Promise<boolean>
  /** The fight as the lines of a journal, with the pictures of people behind them where they are wished for; null where there is none. */
  journal(fight: string, withPictures?: boolean): Promise<string | null>
  /**
   * Puts a journal into the store as a fight of its own, with the pictures in it that may be kept, back at a step where `from` names one, and with keys as in
   * {@link NewFight}; rejects with an error where it is none.
   */
  importFight(journal: string, from?: SeatStep | null, keys?: boolean): Promise<Started>
  /** Begins a fight of its own from a step of another, with the same people; rejects with an error where there is none. */
  fork(fight: string, from: SeatStep): Promise<Started>
  /** Creates a campaign. */
  startCampaign(title: string): Promise<StartedCampaign>
  /** All campaigns, those that were changed last first. */
  campaigns(): Promise<readonly FightEntry[]>
  /** The campaign as lines of a file; null where there is none. */
  campaignFile(campaign: string): Promise<string | null>
  /** The portrait of a hero of a campaign, by its name; null where it shows nobody there. */
  campaignPicture(campaign: string, name: string): Promise<StoredPicture | null>
  /** Makes a campaign of such a file, with new keys; rejects with an error where it is none. */
  importCampaign(file: string): Promise<StartedCampaign>
  /** Hears what a person says about a campaign, without a connection. */
  hearCampaign(campaign: string, seat: string, request: CampaignRequest): Promise<Answer>
  /**
   * The seat of a fight that a key opens: its own, or where it is one of a campaign that of the present fight, or of a fight that
   * the campaign has played. Null where there is none.
   */
  leadsTo(accessToken: AccessToken, fight?: string): Promise<AccessToken | null>
  /** The title of what a key opens, a fight or a campaign; null where it opens nothing. */
  titleOf(accessToken: AccessToken): Promise<string | null>
  /**
   * Takes a connection: its first message says who comes, unless `accessToken` does. What it returns wants to hear of the wire.
   */
  accept(transport: HostTransport, accessToken?: AccessToken | null): Listener
  /** Does what time asks for: silent connections, absent people, clocks, news that nobody waits for any more, fights that nobody looks at. Call it once a second. */
  tick(): void
  /** Ends all connections (`stopping`) and waits until everything is kept. */
  stop(): Promise<void>
}

/** A fight that is open: for those without a connection, such as programs that ask over HTTP. */
export interface LiveFight {
  readonly fight: string
  /** Why it can only be looked at; null where it goes on. */
  readonly readOnly: string | null
  roleOf(seat: string): Role | null
  /** The seat's whole table as it is sent, with the epoch in which it counts. */
  table(seat: string): Promise<SaidOf<'table'> & { readonly epoch: string }>
  /** Hears a request of a seat, and answers once what it changes is kept. `by`: the seat that looks through its eyes; `asking`: who asks, where that is known. */
  hear(seat: string, request: Request, by?: string, asking?: Asking): Promise<Answer>
  /**
   * Keeps a picture that the seat gives, and says its name, by which `portrait`, `map-picture` and `hand-out` call it; or says why not.
   * `type`: what it is said to be, as in `image/png`, where somebody has said it.
   */
  givePicture(seat: string, bytes: Uint8Array, type: string | null): Promise<{ readonly picture: string } | Refusing>
  /** The picture of that name, where it shows the seat somebody or something that it sees; else null. */
  picture(seat: string, name: string): Promise<StoredPicture | null>
  /**
   * Resolves with the news since that number as soon as there are any, or with none after so many milliseconds; with the whole
   * table where they no longer exist.
   */
  news(
    seat: string,
    since: { readonly epoch: string; readonly seq: number },
    wait: number,
  ): Promise<readonly (SaidOf<'news'> | (SaidOf<'table'> & { readonly epoch: string }))[]>
}
