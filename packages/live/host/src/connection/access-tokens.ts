/** What a secret key opens: a seat of a fight (`spectators` for those who only watch), or the door at which one asks to be let in. */
export type AccessToken =
  | { readonly fight: string; readonly seat: string }
  | { readonly fight: string; readonly seat: null }

/** A key by which spectators come in has this seat. */
export const SPECTATORS = 'spectators'

/** What is kept of a key: nothing that would open anything. */
export interface StoredToken {
  /** By which it is found. */
  readonly id: string
  /** With which it is compared. */
  readonly digest: Uint8Array
  readonly seat: string | null
}

/** A key that nobody has kept yet. */
export interface NewAccessToken {
  readonly key: string
  readonly kept: StoredToken
}

/** The keys to the seats of fights. The one who keeps them stores no key in the open and compares in constant time. */
export interface AccessTokens {
  /** What the key opens, or null. */
  find(key: string): Promise<AccessToken | null>
  /** Makes a new key, long and by chance; the only time that it is seen. */
  make(accessToken: AccessToken): Promise<string>
  /** Makes a new key that opens its seat once the store has kept it with the beginning of its fight. */
  prepare(accessToken: AccessToken): NewAccessToken
  /** Takes back all keys of the seat, or all open ones (null); returns how many there were. */
  revoke(accessToken: AccessToken): Promise<number>
}
