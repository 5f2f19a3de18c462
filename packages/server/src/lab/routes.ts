import { createHash, randomBytes } from 'node:crypto'
import { findGame } from '@fray/files'
import type { AccessTokens } from '@fray/live/host'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { labLook, labRun } from '../http/declared.ts'
import type { ReadyEncounters } from '../http/encounters.ts'
import { readAs } from '../http/reading.ts'
import { Refused } from '../http/refused.ts'
import { labAskerOf } from '../http/who.ts'
import type { ServerLimits } from '../limits.ts'
import { readOrder } from './order.ts'
import type { LabRuns } from './runs.ts'

/** What the routes of the lab need of the server. */
export interface LabRouteOptions {
  readonly accessTokens: AccessTokens
  readonly limits: ServerLimits
  readonly ready: ReadyEncounters
  /** The key needed to start fights; null if anyone may. */
  readonly admin: string | null
}

/** The routes of the lab: experiments that the server's workers play, for pages and programs. */
export function openLab(app: FastifyInstance, runs: LabRuns, options: LabRouteOptions): void {
  const { accessTokens, limits, admin } = options
  const asker = (request: FastifyRequest) => labAskerOf(request, accessTokens, admin)
  const runOf = (request: FastifyRequest): string => (request.params as { readonly run: string }).run

  app.get('/api/lab', async (request) => {
    await asker(request)
    const { ruleset } = readAs(labLook, request.query, 'The address')
    const game = await findGame(ruleset)
    if (typeof game === 'string') throw new Refused(422, 'unknown-name', game)
    const { labTrials: trials, labRunsOfOne: atOnce } = limits
    return { keeps: runs.keeps, threads: await runs.threadsFor(ruleset), trials, atOnce }
  })

  app.get('/api/lab/runs', async (request) => ({ runs: await runs.list(await asker(request)) }))

  app.post('/api/lab/runs', async (request, reply) => {
    const who = await asker(request)
    const asked = readAs(labRun, request.body, 'A run')
    const seed = asked.seed ?? randomBytes(8).toString('hex')
    return reply.code(201).send(await runs.start(who, () => readOrder(asked, seed, options)))
  })

  app.get('/api/lab/runs/:run', async (request, reply) =>
    tagged(request, reply, JSON.stringify(await runs.find(await asker(request), runOf(request)))),
  )

  app.get('/api/lab/runs/:run/result', async (request, reply) =>
    tagged(request, reply, await runs.result(await asker(request), runOf(request))),
  )

  app.post('/api/lab/runs/:run/stop', async (request) => runs.stop(await asker(request), runOf(request)))

  app.delete('/api/lab/runs/:run', async (request, reply) => {
    await runs.remove(await asker(request), runOf(request))
    return reply.code(204).send()
  })
}

/** Sends JSON with an ETag, so that a later request learns whether anything has changed. */
function tagged(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  reply.header('etag', tag).header('cache-control', 'private, no-cache')
  if (request.headers['if-none-match'] === tag) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(text)
}
