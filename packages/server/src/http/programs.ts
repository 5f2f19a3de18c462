import { pictureOf } from '@fray/drawing'
import { isMap } from '@fray/kernel'
import { type AccessTokens, answerAt, type FightServer, SPECTATORS, StoreError } from '@fray/live/host'
import { type Answer, linksBy, type Misheard, type Request, readHeard } from '@fray/live/protocol'
import type { Chances, ListedActions } from '@fray/seat'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServerLimits } from '../limits.ts'
import { SimulationPlaces, TooMuch } from '../simulate/places.ts'
import type { Workers } from '../simulate/workers.ts'
import type { AnswerSchemas, FightView, LegalActions, NewsList, OpenedSeat, StartedFight } from './answers.ts'
import { withPause } from './app.ts'
import { drawing, listing, newFight, OF_ITS_CAMPAIGN, saving, simulation, taking, waiting, words } from './declared.ts'
import { type ReadyEncounters, readSent } from './encounters.ts'
import { openApi } from './openapi.ts'
import { readAs } from './reading.ts'
import { problemOf, Refused } from './refused.ts'
import { experimentOf } from './simulated.ts'
import { type Asker, askerOf, needAdmin, needReferee, titleFor } from './who.ts'

/** What the HTTP interface for programs needs of the server. */
export interface ProgramOptions {
  readonly fightServer: FightServer
  readonly accessTokens: AccessTokens
  readonly limits: ServerLimits
  readonly ready: ReadyEncounters
  /** The key needed to start fights; null if anyone may. */
  readonly admin: string | null
  /** The public address of the page, for a request. */
  readonly baseOf: (request: FastifyRequest) => string
  readonly version: string
  /** The workers of its database; null if it has none. */
  readonly workers: Workers | null
}

/** The id of the referee's seat in every fight. */
const REFEREE = 'referee'
/** A journal may be longer than any other request. */
const JOURNAL_BYTES = 20_000_000
/** The most actions with chances in one request, and the most branches followed for each. */
const MOST_CHANCES = 60
const BRANCHES = 300

/** The HTTP interface for programs: everything that a socket does, and what does not belong to one seat. */
export function openConnection(app: FastifyInstance, options: ProgramOptions): SimulationPlaces {
  const { fightServer, accessTokens, limits, admin } = options
  const simulations = new SimulationPlaces(limits, options.workers)
  const asker = (request: FastifyRequest) => askerOf(request, accessTokens, fightServer)

  app.get('/api/openapi.json', async (request) => openApi(options.version, options.baseOf(request)))
  app.get('/api/encounters', async () => ({ encounters: options.ready.list }))

  app.get('/api/fights', async (request) => {
    needAdmin(request, admin)
    return { fights: await fightServer.list() }
  })

  app.post('/api/fights', async (request, reply) => {
    needAdmin(request, admin)
    const { encounter, ...rest } = readAs(newFight, request.body, 'A new fight')
    const { value } = await readSent(encounter, options.ready, limits.combatants)
    const started = await fightServer.start({ ...rest, encounter: value, keys: true })
    if ('problems' in started) {
      const sentences = started.problems.map(({ message }) => message)
      throw new Refused(422, 'bad-encounter', sentences.join('\n'))
    }
    const { fight, keys } = started
    return reply.code(201).send({ fight, links: linksBy(options.baseOf(request), keys) } satisfies StartedFight)
  })

  app.post('/api/journals', { bodyLimit: JOURNAL_BYTES }, async (request, reply) => {
    needAdmin(request, admin)
    const { journal } = readAs(taking, request.body, 'A journal')
    const { fight, keys } = await fightServer.importFight(journal, null, true).catch((error: Error) => {
      throw error instanceof StoreError ? error : new Refused(422, 'bad-journal', error.message)
    })
    return reply.code(201).send({ fight, links: linksBy(options.baseOf(request), keys) } satisfies StartedFight)
  })

  app.get('/api/seat', async (request): Promise<OpenedSeat> => {
    const { fight, seat } = await asker(request)
    return { fight: fight.fight, seat, role: fight.roleOf(seat) }
  })

  app.get('/api/invitation', async (request) => ({ title: await titleFor(request, accessTokens, fightServer) }))

  app.get('/api/fights/:fight', async (request): Promise<FightView> => {
    const { fight, seat } = await asker(request)
    return { seat, role: fight.roleOf(seat), readOnly: fight.readOnly, ...(await fight.table(seat)) }
  })

  app.delete('/api/fights/:fight', async (request, reply) => {
    const found = await asker(request)
    needReferee(found)
    await fightServer.delete(found.fight.fight)
    return reply.code(204).send()
  })

  app.get('/api/fights/:fight/journal', async (request, reply) => {
    const found = await asker(request)
    needReferee(found)
    const { pictures = 'no' } = readAs(saving, request.query, 'The address')
    const journal = await fightServer.journal(found.fight.fight, pictures === 'yes')
    return reply.type('application/x-ndjson; charset=utf-8').send(journal)
  })

  app.get('/api/fights/:fight/news', async (request): Promise<NewsList> => {
    const { fight, seat } = await asker(request)
    const { epoch, seq, wait = limits.pollSeconds } = readAs(waiting, request.query, 'The address')
    return { news: await fight.news(seat, { epoch, seq }, Math.min(wait, limits.pollSeconds) * 1000) }
  })

  app.get('/api/fights/:fight/picture', async (request, reply) => {
    const { fight, seat } = await asker(request)
    const { scheme = 'light', board = 'no' } = readAs(drawing, request.query, 'The address')
    const { table } = await fight.table(seat)
    return reply.type('image/svg+xml; charset=utf-8').send(pictureOf(table, { scheme, bare: board === 'yes' }).svg)
  })

  app.get('/api/fights/:fight/legal', async (request): Promise<LegalActions> => {
    const found = await asker(request)
    const { fight, seat, asking } = found
    const { who, chances = 'no' } = readAs(listing, request.query, 'The address')
    const wanted: Request = { do: 'actions', ...(who !== undefined && { who }) }
    const actions = resultOf(await fight.hear(seat, wanted, seat, asking)) as ListedActions | null
    return { actions, chances: chances === 'yes' && actions !== null ? await chancesOf(found, actions) : null }
  })

  app.post('/api/fights/:fight/simulate', async (request) => {
    const found = await asker(request)
    needReferee(found)
    const { trials = 500, policy = 'aggressive' } = readAs(simulation, request.body, 'A simulation')
    const { fight } = found.fight
    const experiment = await experimentOf((await fightServer.journal(fight)) ?? '', policy)
    const played = await simulations.play(fight, { experiment, trials }).catch((error: Error) => {
      const isPassing = error instanceof TooMuch && error.isPassing
      throw new Refused(isPassing ? 503 : 422, isPassing ? 'busy' : 'too-much', error.message)
    })
    return { simulation: played }
  })

  for (const word of words.keys()) {
    app.post(`/api/fights/:fight/${word}`, async (request, reply) => {
      const { fight, seat, campaign, asking } = await asker(request)
      const asked = requestOf(word, request.body)
      if ('problem' in asked) {
        return notUnderstood(reply, asked)
      }
      if (campaign !== null && OF_ITS_CAMPAIGN.has(word)) {
        const reason = `This fight belongs to a campaign, whose links and fights it has: POST /api/campaigns/${campaign}/${word}.`
        return answer(reply, { type: 'refused', re: asked.id ?? null, rule: 'bad-value', reason })
      }
      return answer(reply, await answerAt(fight, seat, asked, asking))
    })
  }
  return simulations
}

/** A new key to each seat that a person may sit at, as links. */
export async function linksOf(
  fight: string,
  { fightServer, accessTokens }: Pick<ProgramOptions, 'fightServer' | 'accessTokens'>,
  base: string,
): Promise<Record<string, string>> {
  const live = await fightServer.open(fight)
  const seats =
    live === null ? [] : (resultOf(await live.hear(REFEREE, { do: 'seats' })) as { readonly seat: string }[])
  const keys: Record<string, string> = {}
  for (const seat of new Set([...seats.map(({ seat }) => seat), SPECTATORS]))
    keys[seat] = await accessTokens.make({ fight, seat })
  return linksBy(base, keys)
}

/**
 * A request of the protocol: its word is in the address, its fields are the body. If it is not valid, what is wrong
 * with it.
 */
function requestOf(word: Request['do'], body: unknown): Request | Misheard {
  const said = body ?? {}
  return readHeard(JSON.stringify(isMap(said) ? { ...said, do: word } : said)) as Request | Misheard
}

const STATUS = { accepted: 200, result: 200, stale: 409, 'in-doubt': 503 } as const
/** Passing refusals: the same request may be sent again after a pause. */
const PASSING: Readonly<Record<string, number>> = { 'not-saved': 503, 'too-fast': 429 }

const statusOf = (said: Answer): number => (said.type === 'refused' ? (PASSING[said.rule] ?? 422) : STATUS[said.type])

/** Sends the answer to a request, with the matching status; a request that was not done is a problem, too. */
export function answer(reply: FastifyReply, said: Answer): FastifyReply {
  const sent = withPause(reply.code(statusOf(said)))
  switch (said.type) {
    case 'refused':
      return sent.send({ ...said, ...problemOf(said.rule, said.reason) } satisfies AnswerSchemas['Refused'])
    case 'stale':
      return sent.send({ ...said, ...problemOf('stale', STALE) } satisfies AnswerSchemas['Stale'])
    case 'in-doubt':
      return sent.send({ ...said, ...problemOf('in-doubt', said.reason) } satisfies AnswerSchemas['InDoubt'])
    default:
      return sent.send(said)
  }
}

const STALE = 'It was made on an older table, and has not happened: look again, then decide again.'

/** Answers an invalid request with what is wrong with it. */
export function notUnderstood(reply: FastifyReply, { id, problem, places }: Misheard): FastifyReply {
  const [rule, reason] = ['not-understood', problem]
  const sent = { type: 'refused', re: id, rule, reason, ...problemOf(rule, reason, places) } as const
  return reply.code(400).send(sent satisfies AnswerSchemas['Refused'])
}

function resultOf(said: Answer): unknown {
  if (said.type === 'result') return said.value
  if (said.type === 'refused') throw new Refused(statusOf(said), said.rule, said.reason)
  throw new Error(`A request that only reads was answered with ${said.type}.`)
}

/** The chances of the listed actions by key, up to the limit of one request; others can be asked for one by one. */
async function chancesOf(
  { fight, seat, asking }: Asker,
  { groups }: ListedActions,
): Promise<NonNullable<LegalActions['chances']>> {
  const chances: Record<string, Chances | null> = {}
  for (const { key } of groups.flatMap(({ actions }) => actions).slice(0, MOST_CHANCES)) {
    const said = await fight.hear(seat, { do: 'chances', action: key, branches: BRANCHES }, seat, asking)
    chances[key] = said.type === 'result' ? (said.value as Chances | null) : null
  }
  return chances
}
