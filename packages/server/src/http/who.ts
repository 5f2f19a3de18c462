import { createHash, timingSafeEqual } from 'node:crypto'
import type { House, LiveFight, Pass, Passes } from '@fray/host'
import type { FastifyRequest } from 'fastify'
import { Refused } from './app.ts'

/** Who asks over HTTP, and for which fight: found by the key that the request carries. */
export interface Asker {
  readonly fight: LiveFight
  readonly seat: string
}

const BEARER = /^Bearer ([A-Za-z0-9_-]{1,200})$/

/** The key of a request; only the header `Authorization` carries one, for addresses get into logs. */
function keyOf(request: FastifyRequest): string {
  const found = BEARER.exec(request.headers.authorization ?? '')
  if (found === null)
    throw new Refused(401, 'no-key', 'Say who asks: "Authorization: Bearer KEY", with the key of a link.')
  return found[1] as string
}

/** Finds out who asks for a fight. Throws {@link Refused} where the key does not open it. */
export async function askerOf(request: FastifyRequest, passes: Passes, house: House): Promise<Asker> {
  const pass: Pass | null = await passes.find(keyOf(request))
  const { fight: wanted } = request.params as { readonly fight: string }
  // Whether there is such a fight is told to nobody who has no key to it.
  if (pass === null || pass.fight !== wanted)
    throw new Refused(403, 'no-such-link', 'This key opens nothing here: it was never made, or was taken back.')
  if (pass.seat === null)
    throw new Refused(403, 'not-your-seat', 'This key is an invitation: who has it asks to be let in, over a socket.')
  const fight = await house.open(pass.fight)
  if (fight === null) throw new Refused(404, 'no-such-fight', 'The fight is not there any more.')
  return { fight, seat: pass.seat }
}

/** Throws where somebody else than the referee asks. */
export function needReferee({ fight, seat }: Asker): void {
  if (fight.roleOf(seat) !== 'referee') throw new Refused(403, 'not-your-seat', 'Only the referee may do this.')
}

/** Throws where the request does not carry the keeper's key; anybody may where there is none (null). */
export function needKeeper(request: FastifyRequest, keeper: string | null): void {
  if (keeper === null) return
  const digest = (key: string) => createHash('sha256').update(key).digest()
  if (!timingSafeEqual(digest(keyOf(request)), digest(keeper)))
    throw new Refused(403, 'not-the-keeper', "Only the keeper's key does this: the server has shown it at its start.")
}
