import { markOfPicture, typeOfPicture } from '@fray/files/exchange'
import type { AccessTokens, FightServer } from '@fray/live/host'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Pictures } from '../store/pictures.ts'
import { Refused } from './refused.ts'
import { type Asker, askerOf, needReferee } from './who.ts'

/** The most bytes of a picture sent here. */
const PICTURE_BYTES = 30_000_000
const TYPES = ['image/png', 'image/webp', 'image/jpeg']

/**
 * The picture under the map of a fight, only for seats whose table has one. It is fetched separately, never part of a
 * table or of news.
 */
export function openGround(
  app: FastifyInstance,
  {
    fightServer,
    accessTokens,
    pictures,
  }: { readonly fightServer: FightServer; readonly accessTokens: AccessTokens; readonly pictures: Pictures },
): void {
  app.addContentTypeParser(TYPES, { parseAs: 'buffer', bodyLimit: PICTURE_BYTES }, (_request, body, done) =>
    done(null, body),
  )
  const found = async (request: FastifyRequest): Promise<Asker & { readonly mark: string }> => {
    const asker = await askerOf(request, accessTokens, fightServer)
    const { board } = (await asker.fight.table(asker.seat)).table
    if (board.picture === undefined)
      throw new Refused(404, 'no-picture', 'This fight has no picture under its map for this seat.')
    return { ...asker, mark: board.picture.mark }
  }

  app.get('/api/fights/:fight/ground', async (request, reply) => {
    const picture = await pictures.read((await found(request)).mark)
    if (picture === null) throw new Refused(404, 'no-picture', 'This server does not have the picture under the map.')
    return reply.header('cache-control', 'private, no-cache').type(picture.type).send(picture.bytes)
  })

  app.put('/api/fights/:fight/ground', { bodyLimit: PICTURE_BYTES }, async (request, reply) => {
    const asker = await found(request)
    needReferee(asker)
    const bytes = request.body
    if (!Buffer.isBuffer(bytes) || typeOfPicture(bytes) === null)
      throw new Refused(422, 'bad-picture', 'Send a whole PNG, WebP or JPEG, and say so in "Content-Type".')
    if (markOfPicture(bytes) !== asker.mark)
      throw new Refused(422, 'bad-picture', 'This is not the picture that the encounter names.')
    await pictures.keep(asker.mark, bytes)
    return reply.code(204).send()
  })
}
