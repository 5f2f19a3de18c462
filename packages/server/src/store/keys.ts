import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { AccessToken, NewAccessToken } from '@fray/live/host'

/** Bytes of a key: first its id, then its secret. */
const ID_BYTES = 9
const SECRET_BYTES = 24
const KEY = /^[A-Za-z0-9_-]{44}$/
const ID_LETTERS = 12

const digestOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** Compared if there is no such key, so that this takes as long. */
const NOBODY = digestOf(randomBytes(SECRET_BYTES).toString('base64url'))

/**
 * A key to a seat in parts: 12 letters by which it is found, and 32 secret ones, of which only the digest is stored.
 * Reading the storage, or a backup of it, does not open any seat.
 */
interface Key {
  readonly id: string
  readonly digest: Buffer
}

/** The key in a text, or null if it is not a key. */
export const keyOf = (text: string): Key | null =>
  KEY.test(text) ? { id: text.slice(0, ID_LETTERS), digest: digestOf(text.slice(ID_LETTERS)) } : null

/** A new key; its text is seen only now. */
export function newKey(): Key & { readonly text: string } {
  const id = randomBytes(ID_BYTES).toString('base64url')
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  return { text: id + secret, id, digest: digestOf(secret) }
}

/** A new key to a seat, and what is stored of it. */
export function newAccessToken({ seat }: AccessToken): NewAccessToken {
  const { text, id, digest } = newKey()
  return { key: text, kept: { id, digest, seat } }
}

/** Whether the key matches the stored digest (null: there is none), in constant time. */
export const isRight = ({ digest }: Key, kept: Uint8Array | null): boolean =>
  timingSafeEqual(digest, kept ?? NOBODY) && kept !== null
