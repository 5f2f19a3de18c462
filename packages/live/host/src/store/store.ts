import type { StoredToken } from '../connection/access-tokens.ts'

/** One entry of a fight's log: what one request has done, all or nothing. */
export interface NewEntry {
  /** The id of the request, unique in the fight: an entry with a known id is not written. */
  readonly id: string
  /** Text; the store does not interpret it. */
  readonly text: string
}

/** A stored entry: the first of a fight has version 1, each other one more. */
export interface Entry extends NewEntry {
  readonly version: number
}

/** The result of appending entries. */
export type Appended =
  /** They are saved, and survive anything but the loss of the disk; `version` is that of the last. */
  | { readonly status: 'appended'; readonly version: number }
  /** Nothing was written: the id of one of them is already there, in `entry`. */
  | { readonly status: 'known'; readonly entry: Entry }
  /** Nothing was written: another writer has appended before; `version` is the last one, 0 if there is no such fight. */
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
  /** Its name: the SHA-256 of its bytes as 64 lower-case hex digits. */
  readonly hash: string
  /** The seat that gave it. */
  readonly seat: string
  readonly width: number
  readonly height: number
  /** In bytes. */
  readonly size: number
  /** When that seat first gave it, in milliseconds since 1970. */
  readonly given: number
}

/** A picture to be stored. */
export interface NewPicture extends Omit<PictureNote, 'given' | 'size'> {
  /** The type found in its bytes: what follows `image/`. */
  readonly type: string
  readonly bytes: Uint8Array
}

/** A stored picture. */
export type StoredPicture = Pick<NewPicture, 'type' | 'bytes'>

/**
 * Something could not be saved. `certain`: nothing was written for sure; otherwise nobody knows, and the entries have
 * to be looked for. The message is a sentence for people.
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
 * Where fights are stored: append-only logs. A fight exists as soon as it has an entry.
 * packages/live/host/test/store-contract.ts tests what every store must do. All methods reject with {@link
 * StoreError} if the storage below fails.
 */
export interface Store {
  /**
   * Appends entries to a fight whose last version is `after` (0: the fight must not exist yet), all or none, and
   * answers once they are durable. Known ids are looked for first: if one is there, nothing is written, whatever
   * `after` is.
   */
  append(fight: string, after: number, entries: readonly NewEntry[], note: FightNote): Promise<Appended>
  /**
   * Starts a fight with its first entry and the keys to its seats, for `AccessTokens` that store theirs here: all or
   * nothing, so that no fight is without a way in.
   */
  start(fight: string, entry: NewEntry, note: FightNote, accessTokens: readonly StoredToken[]): Promise<Appended>
  /** The entries from a version on, in order; at most `most` of them. None if there is no such fight. */
  read(fight: string, from: number, most?: number): Promise<readonly Entry[]>
  /** The entry with that id, or null. */
  find(fight: string, id: string): Promise<Entry | null>
  /** All fights, the last changed first. */
  list(): Promise<readonly FightEntry[]>
  /** The fight in the list, or null. */
  look(fight: string): Promise<FightEntry | null>
  /**
   * Stores a picture that a seat gives a fight, once for all fights, and answers once it is durable. Stores nothing
   * if there is no such fight. Rejects if the store is full.
   */
  addPicture(fight: string, picture: NewPicture): Promise<void>
  /** The pictures that seats have given a fight, by seat and in the order in which they were given. */
  pictures(fight: string): Promise<readonly PictureNote[]>
  /** A picture of the fight, or null. */
  picture(fight: string, hash: string): Promise<StoredPicture | null>
  /** Gives these pictures of the fight to the other fight, too, each under the same seat. */
  sharePictures(fight: string, other: string, hashes: readonly string[]): Promise<void>
  /** Removes these pictures from the seat in the fight; pictures that no fight has are deleted. */
  dropPictures(fight: string, seat: string, hashes: readonly string[]): Promise<void>
  /** Deletes a fight with everything, including pictures that no other fight has. True if it existed. */
  delete(fight: string): Promise<boolean>
}
