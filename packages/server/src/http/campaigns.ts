import { type AccessTokens, type CampaignRequest, type FightServer, StoreError } from '@fray/live/host'
import { linkOf, readHeard } from '@fray/live/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { campaignWords, newCampaign, takingCampaign } from './declared.ts'
import { answer, notUnderstood } from './programs.ts'
import { readAs } from './reading.ts'
import { Refused } from './refused.ts'
import { needAdmin, personOf } from './who.ts'

/** What the routes of campaigns need of the server. */
export interface CampaignOptions {
  readonly fightServer: FightServer
  readonly accessTokens: AccessTokens
  /** The key needed to start fights; null if anyone may. */
  readonly admin: string | null
  /** The public address of the page, for a request. */
  readonly baseOf: (request: FastifyRequest) => string
}

/** A campaign's file holds its prepared encounters: it may be longer than any other request. */
const FILE_BYTES = 20_000_000

/**
 * Campaigns for programs and for the page: creating, saving, importing, and everything that can be said to one over a
 * socket.
 */
export function openCampaigns(app: FastifyInstance, options: CampaignOptions): void {
  const { fightServer, accessTokens, admin } = options
  const linksTo = (request: FastifyRequest, keys: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(keys).map(([to, key]) => [to, linkOf(options.baseOf(request), key)]))

  app.get('/api/campaigns', async (request) => {
    needAdmin(request, admin)
    return {
      campaigns: (await fightServer.campaigns()).map(({ fight, title, changed }) => ({
        campaign: fight,
        title,
        changed,
      })),
    }
  })

  app.post('/api/campaigns', async (request, reply) => {
    needAdmin(request, admin)
    const { title } = readAs(newCampaign, request.body, 'A new campaign')
    const { campaign, keys } = await fightServer.startCampaign(title)
    return reply.code(201).send({ campaign, links: linksTo(request, keys) })
  })

  app.post('/api/campaign-files', { bodyLimit: FILE_BYTES }, async (request, reply) => {
    needAdmin(request, admin)
    const { file } = readAs(takingCampaign, request.body, 'A campaign file')
    const { campaign, keys } = await fightServer.importCampaign(file).catch((error: Error) => {
      throw error instanceof StoreError ? error : new Refused(422, 'bad-campaign', error.message)
    })
    return reply.code(201).send({ campaign, links: linksTo(request, keys) })
  })

  app.get<{ Params: { campaign: string } }>('/api/campaigns/:campaign/file', async (request, reply) => {
    if ((await personOf(request, accessTokens)) !== 'referee')
      throw new Refused(403, 'not-your-seat', 'Only the referee may do this.')
    const file = await fightServer.campaignFile(request.params.campaign)
    return reply.type('application/x-ndjson; charset=utf-8').send(file)
  })

  for (const word of campaignWords.keys()) {
    app.post<{ Params: { campaign: string } }>(`/api/campaigns/:campaign/${word}`, async (request, reply) => {
      const person = await personOf(request, accessTokens)
      const said = readHeard(JSON.stringify({ ...(request.body ?? {}), do: word }))
      if ('problem' in said) return notUnderstood(reply, said)
      return answer(reply, await fightServer.hearCampaign(request.params.campaign, person, said as CampaignRequest))
    })
  }
}
