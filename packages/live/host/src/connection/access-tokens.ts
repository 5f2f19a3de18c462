/**
 * What a secret key opens: a seat of a fight (`spectators` for watching), or the lobby (null), where guests ask to be
 * let in.
 */
export type AccessToken =
  | { readonly fight: string; readonly seat: string }
  | { readonly fight: string; readonly seat: null }

/** The seat of a spectators' key. */
export const SPECTATORS = 'spectators'

/** What is stored of a key: nothing that would open anything. */
export interface StoredToken {
  /** Finds it. */
  readonly id: string
  /** Is compared with the key's. */
  readonly digest: Uint8Array
  readonly seat: string | null
}

/** A key that is not stored yet. */
export interface NewAccessToken {
  readonly key: string
  readonly kept: StoredToken
}

/** The keys to the seats of fights. An implementation stores no key in the open and compares in constant time. */
export interface AccessTokens {
  /** What the key opens, or null. */
  find(key: string): Promise<AccessToken | null>
  /** Makes a new long random key; it is never seen again. */
  make(accessToken: AccessToken): Promise<string>
  /** Makes a new key that opens its seat once the store has saved it together with the first entry of its fight. */
  prepare(accessToken: AccessToken): NewAccessToken
  /** Revokes all keys of the seat, or all open ones (null); returns how many there were. */
  revoke(accessToken: AccessToken): Promise<number>
}
