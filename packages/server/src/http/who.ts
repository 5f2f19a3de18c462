import { createHash, timingSafeEqual } from 'node:crypto'
import {
  type AccessToken,
  type AccessTokens,
  type Asking,
  type FightServer,
  type LiveFight,
  SPECTATORS,
} from '@fray/live/host'
import type { FastifyRequest } from 'fastify'
import type { LabAsker } from '../lab/runs.ts'
import { ownerOf } from '../work/runs.ts'
import { Refused } from './refused.ts'

/** Who asks over HTTP, and for which fight: found by the key in the request. */
export interface Asker {
  readonly fight: LiveFight
  readonly seat: string
  /** The campaign of the key; null if it is a key of the fight itself. */
  readonly campaign: string | null
  /** Where the request comes from, and whether anyone still waits for the answer. */
  readonly asking: Asking
}

const BEARER = /^Bearer ([A-Za-z0-9_-]{1,200})$/

/** The key of a request; only the header `Authorization` carries one, because addresses get into logs. */
function keyOf(request: FastifyRequest): string {
  const found = BEARER.exec(request.headers.authorization ?? '')
  if (found === null)
    throw new Refused(401, 'no-key', 'Say who you are: "Authorization: Bearer KEY", with the key of a link.')
  return found[1] as string
}

/**
 * Finds out who asks: for the fight in the address or, without one, for the fight that the key opens. Throws {@link
 * Refused} if the key does not open it.
 */
export async function askerOf(
  request: FastifyRequest,
  accessTokens: AccessTokens,
  fightServer: FightServer,
): Promise<Asker> {
  const found: AccessToken | null = await accessTokens.find(keyOf(request))
  const { fight: wanted } = request.params as { readonly fight?: string }
  const accessToken = found === null ? null : await fightServer.leadsTo(found, wanted)
  // Without a key to it, nobody learns whether there is such a fight.
  if (accessToken === null && found !== null && wanted === undefined)
    throw new Refused(409, 'no-fight', 'No fight is open at this campaign: ask again when there is one.')
  if (accessToken === null)
    throw new Refused(403, 'no-such-link', 'This key is not valid here: it was never made, or was revoked.')
  if (accessToken.seat === null)
    throw new Refused(403, 'not-your-seat', 'This key is an invitation: use it over a socket to ask to be let in.')
  const fight = await fightServer.open(accessToken.fight)
  if (fight === null) throw new Refused(404, 'no-such-fight', 'The fight no longer exists.')
  const { ip, raw } = request
  const signal = {
    get aborted() {
      return raw.socket.destroyed
    },
  }
  const campaign = found === null || found.fight === accessToken.fight ? null : found.fight
  return { fight, seat: accessToken.seat, campaign, asking: { from: ip, signal } }
}

/** The title of the fight that the request's key opens, by a seat or an invitation; null if it opens nothing. */
export async function titleFor(
  request: FastifyRequest,
  accessTokens: AccessTokens,
  fightServer: FightServer,
): Promise<string | null> {
  const accessToken = await accessTokens.find(keyOf(request))
  return accessToken === null ? null : fightServer.titleOf(accessToken)
}

/**
 * Finds out who asks about a campaign: the id of the person. Throws {@link Refused} if the key does not belong to it.
 */
export async function personOf(request: FastifyRequest, accessTokens: AccessTokens): Promise<string> {
  const accessToken = await accessTokens.find(keyOf(request))
  const { campaign } = request.params as { readonly campaign: string }
  if (accessToken === null || accessToken.seat === null || accessToken.fight !== campaign)
    throw new Refused(403, 'no-such-link', 'This key is not valid here: it was never made, or was revoked.')
  return accessToken.seat
}

/** Throws unless the referee asks. */
export function needReferee({ fight, seat }: Asker): void {
  if (fight.roleOf(seat) !== 'referee') throw new Refused(403, 'not-your-seat', 'Only the referee may do this.')
}

/**
 * Finds out who asks the lab: anyone with a seat at a fight or with the admin's key, or anyone at all if there is no
 * such key. Throws {@link Refused} for everyone else. Spectators do not count, as most people have their link.
 */
export async function labAskerOf(
  request: FastifyRequest,
  accessTokens: AccessTokens,
  admin: string | null,
): Promise<LabAsker> {
  const isKeyless = request.headers.authorization === undefined
  const ofTheServer = { owner: ownerOf(null), counted: request.ip }
  if (admin === null && isKeyless) return ofTheServer
  const key = keyOf(request)
  if (admin !== null && isAdmin(key, admin)) return ofTheServer
  const accessToken = await accessTokens.find(key)
  if (accessToken === null)
    throw new Refused(403, 'no-such-link', 'This key is not valid here: it was never made, or was revoked.')
  if (accessToken.seat === null || accessToken.seat === SPECTATORS)
    throw new Refused(
      403,
      'not-your-seat',
      'The lab is for people who have a seat: this key is an invitation, or for spectators.',
    )
  const owner = ownerOf(accessToken)
  return { owner, counted: owner }
}

function isAdmin(key: string, admin: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(key), digest(admin))
}

/** Throws unless the request carries the admin's key, also if there is none (null): players must not see it. */
export function needTheAdmin(request: FastifyRequest, admin: string | null): void {
  if (admin === null)
    throw new Refused(
      403,
      'not-the-admin',
      "Only the admin's key shows this, and this server has none: set FRAY_ADMIN_KEY and --who-starts admin.",
    )
  needAdmin(request, admin)
}

/** Throws unless the request carries the admin's key; anyone may if there is none (null). */
export function needAdmin(request: FastifyRequest, admin: string | null): void {
  if (admin === null) return
  if (!isAdmin(keyOf(request), admin))
    throw new Refused(403, 'not-the-admin', "Only the admin's key does this: the server printed it when it started.")
}
