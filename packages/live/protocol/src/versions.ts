/** The version of the protocol that is spoken here; raised whenever a speaker of an older one would misunderstand. */
export const PROTOCOL = 1

/** The oldest version that a host still understands. */
export const OLDEST_PROTOCOL = 1

/** Which side of a connection has to be updated, with a sentence for people; null if they understand each other. */
export type Misfit = { readonly close: 'client-too-old' | 'host-too-old'; readonly words: string } | null

/**
 * Compares a client's version of the protocol with this host's.
 * @example
 * ```ts
 * import { misfitOf, PROTOCOL } from '@fray/live/protocol'
 *
 * console.log(misfitOf(PROTOCOL), misfitOf(0)?.close, misfitOf(PROTOCOL + 1)?.close) // null client-too-old host-too-old
 * ```
 */
export function misfitOf(spoken: number): Misfit {
  if (spoken < OLDEST_PROTOCOL) {
    const words = `This page or program is too old: it speaks version ${spoken} of the protocol, and this table ${OLDEST_PROTOCOL} to ${PROTOCOL}. Load it again, or install the new one.`
    return { close: 'client-too-old', words }
  }
  if (spoken > PROTOCOL) {
    const words = `This table is too old for your page or program, which speaks version ${spoken} of the protocol, and the table at most ${PROTOCOL}. Whoever runs the server has to renew it.`
    return { close: 'host-too-old', words }
  }
  return null
}
