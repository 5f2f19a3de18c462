import { SPECTATORS } from '../connection/access-tokens.ts'
import type { FirstEntry } from '../fight/start.ts'
import type { Hosting, Started } from '../hosting.ts'

/** Saves a new fight, together with a key to each of its seats if asked for. */
export async function saveNew(
  { chance, accessTokens, store }: Pick<Hosting, 'chance' | 'accessTokens' | 'store'>,
  { text, note, seats }: FirstEntry,
  withKeys = false,
): Promise<Started> {
  const fight = chance()
  const wanted = withKeys ? [...seats.filter((seat) => seat !== SPECTATORS), SPECTATORS] : []
  const made = wanted.map((seat) => ({ seat, ...accessTokens.prepare({ fight, seat }) }))
  const kept = made.map((one) => one.kept)
  await store.start(fight, { id: '/1', text }, note, kept)
  return { fight, keys: Object.fromEntries(made.map(({ seat, key }) => [seat, key])) }
}
