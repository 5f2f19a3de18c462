import { PICTURE_TYPES } from '@fray/files/pictures'
import { type AccessTokens, type FightServer, PICTURE_LIMITS, type StoredPicture } from '@fray/live/host'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Buckets } from './bucket.ts'
import { Refused } from './refused.ts'
import { askerOf, personOf } from './who.ts'

/** Pictures per second that one seat may fetch after a burst of five times as many. */
const FETCHES = 20
const TOO_MANY = 'Too many pictures were asked for at this seat: wait a second.'
const NO_PICTURE = 'This fight has no picture of that name for this seat.'
const STATUS: Readonly<Record<string, number>> = { 'not-your-seat': 403, 'too-fast': 429 }

/** Nothing in a picture may run, whatever it is opened as. */
const PICTURE_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'"

/**
 * Pictures that people give a fight: taken from players and the referee, and sent to seats that see what they show. A
 * 404 does not reveal whether there is such a picture.
 */
export function openGivenPictures(
  app: FastifyInstance,
  { fightServer, accessTokens }: { readonly fightServer: FightServer; readonly accessTokens: AccessTokens },
): void {
  const buckets = new Buckets(FETCHES)
  // Map pictures have their own parser for the accepted types; every other type is read, too, so that the error can
  // say what is wrong.
  for (const type of [/^image\//, 'application/octet-stream'])
    app.addContentTypeParser(type, { parseAs: 'buffer', bodyLimit: PICTURE_LIMITS.bytes }, (_request, body, done) =>
      done(null, body),
    )

  app.post(
    '/api/fights/:fight/pictures',
    {
      bodyLimit: PICTURE_LIMITS.bytes,
      errorHandler(error, _request, _reply) {
        if ((error as { statusCode?: number }).statusCode !== 413) throw error
        const most = PICTURE_LIMITS.bytes.toLocaleString('en-US')
        throw new Refused(413, 'too-large', `A picture has at most ${most} bytes.`)
      },
    },
    async (request, reply) => {
      const { fight, seat } = await askerOf(request, accessTokens, fightServer)
      const { body } = request
      if (!Buffer.isBuffer(body))
        throw new Refused(422, 'bad-picture', `Send a picture: ${PICTURE_TYPES.join(', ')}, as it is.`)
      const said = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? ''
      const given = await fight.givePicture(seat, body, said.startsWith('image/') ? said : null)
      if ('rule' in given) throw new Refused(STATUS[given.rule] ?? 422, given.rule, given.reason)
      return reply.code(201).send(given)
    },
  )

  app.get('/api/fights/:fight/pictures/:picture', async (request, reply) => {
    const { fight, seat } = await askerOf(request, accessTokens, fightServer)
    if (!buckets.take(`${fight.fight}/${seat}`, performance.now())) throw new Refused(429, 'too-many', TOO_MANY)
    const { picture: name } = request.params as { readonly picture: string }
    const picture = await fight.picture(seat, name)
    if (picture === null) throw new Refused(404, 'no-picture', NO_PICTURE)
    return sendPicture(request, reply, name, picture)
  })

  app.get('/api/campaigns/:campaign/pictures/:picture', async (request, reply) => {
    const person = await personOf(request, accessTokens)
    const { campaign, picture: name } = request.params as { readonly campaign: string; readonly picture: string }
    if (!buckets.take(`${campaign}/${person}`, performance.now())) throw new Refused(429, 'too-many', TOO_MANY)
    const picture = await fightServer.campaignPicture(campaign, name)
    if (picture === null) throw new Refused(404, 'no-picture', 'No hero of this campaign has a portrait of that name.')
    return sendPicture(request, reply, name, picture)
  })
}

function sendPicture(request: FastifyRequest, reply: FastifyReply, name: string, { type, bytes }: StoredPicture) {
  asPicture(reply, name)
  return request.headers['if-none-match'] === `"${name}"`
    ? reply.code(304).send()
    : reply.type(`image/${type}`).send(bytes)
}

/** A picture never changes under its name, but each request checks whether the seat still sees what it shows. */
const asPicture = (reply: FastifyReply, name: string): FastifyReply =>
  reply
    .header('cache-control', 'private, no-cache')
    .header('vary', 'authorization')
    .header('etag', `"${name}"`)
    .header('content-security-policy', PICTURE_POLICY)
    .header('content-disposition', 'inline')
