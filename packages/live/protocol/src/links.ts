/*
 * A link to a seat: `https://fray.example.org/#/join/KEY`. Its key comes after the `#`, which browsers never send: it
 * is in no request, log or referrer.
 */

/** The path of a server's WebSockets, below the address of its page. */
export const SOCKET_PATH = 'api/live'

/** A link that was read. */
export interface Link {
  /** The address of the server's page, with a slash at the end. */
  readonly base: string
  /** The address of its WebSockets: the same with `ws`, or with `wss` if it is encrypted. */
  readonly socket: string
  readonly key: string
}

/**
 * The link of a key. `base` is the address of the server's page.
 * @example
 * ```ts
 * import { linkOf } from '@fray/live/protocol'
 *
 * console.log(linkOf('https://table.example/', 'abc')) // https://table.example/#/join/abc
 * ```
 */
export const linkOf = (base: string, key: string): string => `${base.endsWith('/') ? base : `${base}/`}#/join/${key}`

/** The links of keys to seats, by the ids of the seats. */
export const linksBy = (base: string, keys: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(keys).map(([seat, key]) => [seat, linkOf(base, key)]))

/** Reads a link as people paste it; null if it is not a link. */
export function readLink(text: string): Link | null {
  const found = /^\s*(http|https):\/\/([^\s/?#@]+)((?:\/[^\s/?#]+)*)\/?#\/join\/([A-Za-z0-9_-]{20,200})\/?\s*$/.exec(
    text,
  )
  if (found === null) return null
  const [, scheme = '', host = '', path = '', key = ''] = found
  const base = `${scheme}://${host}${path}/`
  return { base, socket: `${base.replace(/^http/, 'ws')}${SOCKET_PATH}`, key }
}
