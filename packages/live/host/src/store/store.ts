import type { StoredToken } from '../connection/access-tokens.ts'

/** One entry of a fight's log: what one request has done, all of it or nothing. */
export interface NewEntry {
  /** The id of the request, unlike all others of the fight: an entry with an id that is there already is not written. */
  readonly id: string
  /** Text, for the store a value without meaning. */
  readonly text: string
}

/** An entry as it is kept: the first of a fight has version 1, each other the one after. */
export interface Entry extends NewEntry {
  readonly version: number
}

/** What became of entries that were to be appended. */
export type Appended =
  /** They are kept, and survive anything but the loss of the disk; `version` is that of the last. */
  | { readonly status: 'appended'; readonly version: number }
  /** Nothing was written: the id of one of them is there already, in `entry`. */
  | { readonly status: 'known'; readonly entry: Entry }
  /** Nothing was written: somebody else has appended before, and the last version is this. 0 where there is no such fight. */
  | { readonly status: 'conflict'; readonly version: number }

/** What lists of fights show, written with entries. */
export interface FightNote {
  readonly title: string
  readonly ruleset: string
  readonly over: boolean
}

/** A fight in a list. */
export interface FightEntry extends FightNote {
  readonly fight: string
  readonly version: number
  /** Characters of all its entries. */
  readonly size: number
  /** When its first and its last entry were written, in milliseconds since 1970. */
  readonly started: number
  readonly changed: number
}

/** A picture that a seat has given a fight, without its bytes. */
export interface PictureNote {
  /** Its name: the SHA-256 of its bytes, in 64 digits and small letters. */
  readonly hash: string
  /** The seat that has given it. */
  readonly seat: string
  readonly width: number
  readonly height: number
  /** In bytes. */
  readonly size: number
  /** When it was given first by that seat, in milliseconds since 1970. */
  readonly given: number
}

/** A picture that is given. */
export interface NewPicture extends Omit<PictureNote, 'given' | 'size'> {
  /** What it is by its own bytes, as in `image/` and this. */
  readonly type: string
  readonly bytes: Uint8Array
}

/** A picture as it is kept. */
export type StoredPicture = Pick<NewPicture, 'type' | 'bytes'>

/**
 * Something could not be kept. `certain` says whether it is certain that nothing was written; else nobody knows, and the
 * entries have to be looked for. The message is a sentence for people.
 */
export class StoreError extends Error {
  override name = 'StoreError'
  readonly certain: boolean
  constructor(message: string, certain: boolean) {
    super(message)
    this.certain = certain
  }
}

/**
 * Where fights are kept: logs that are only ever appended to. A fight is there as soon as it has an entry. What it has to
 * hold to, packages/live/host/test/store-contract.ts tries. All methods reject with {@link StoreError} when something is wrong with
 * what lies below.
 */
export interface Store {
  /**
   * Appends entries to a fight whose last version is `after` (0: there is no such fight yet), all of them or none, and
   * answers when they are durable. An id that is there already is looked for first: then nothing is written, whatever `after` is.
   */
  append(fight: string, after: number, entries: readonly NewEntry[], note: FightNote): Promise<Appended>
  /**
   * Begins a fight with its first entry and the keys to its seats, of `AccessTokens` that keep theirs here: all of it or nothing, so that there
   * is no fight that nobody can come to.
   */
  start(fight: string, entry: NewEntry, note: FightNote, accessTokens: readonly StoredToken[]): Promise<Appended>
  /** The entries from a version on, in order; at most `most` of them. None where there is no such fight. */
  read(fight: string, from: number, most?: number): Promise<readonly Entry[]>
  /** The entry with that id, or null. */
  find(fight: string, id: string): Promise<Entry | null>
  /** All fights, those that were changed last first; or the one. */
  list(): Promise<readonly FightEntry[]>
  /** The fight in the list, or null. */
  look(fight: string): Promise<FightEntry | null>
  /**
   * Keeps a picture that a seat gives a fight, once for all fights, and answers when it is durable. Nothing is kept where there is no such
   * fight. Rejects where the store has no room for more.
   */
  addPicture(fight: string, picture: NewPicture): Promise<void>
  /** The pictures that seats have given a fight, by seat and in the order in which they were given. */
  pictures(fight: string): Promise<readonly PictureNote[]>
  /** A picture of the fight, or null. */
  picture(fight: string, hash: string): Promise<StoredPicture | null>
  /** The other fight has these pictures of the fight, too, each of the same seat. */
  sharePictures(fight: string, other: string, hashes: readonly string[]): Promise<void>
  /** The seat has not given these pictures to the fight any more; what no fight has goes. */
  dropPictures(fight: string, seat: string, hashes: readonly string[]): Promise<void>
  /** Deletes a fight with everything, also pictures that no other fight has. True where there was one. */
  delete(fight: string): Promise<boolean>
}
