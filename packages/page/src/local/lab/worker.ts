/* The lab in a worker of the browser: what may happen in a fight, worked out by the very rules that play at the table. */

import { REFEREE_SEAT } from '@fray/kernel'
import { type Looker, lookerHere, OddsStopped, TurningStopped } from '@fray/lab'
import { coursed } from './coursing.ts'
import { duelled } from './duelling.ts'
import type { Answered, Job, LabMessage, Outcomes, SavedResult } from './orders.ts'
import { sketchOf } from './sketch.ts'
import { type Standing, stand, standIn, watched } from './standing.ts'
import { There } from './there.ts'
import { compared, simulated, type Working } from './trying.ts'
import { fullOdds, operationsOf } from './weighing.ts'
import { playHere } from './worker-pool.ts'

const stops = new Map<number, AbortController>()
let standing: Standing | null = null
let there: There | null = null

const say = (said: Answered): void => postMessage(said)

self.onmessage = async ({ data }: MessageEvent<LabMessage>) => {
  const { id } = data
  if ('stop' in data) {
    stops.get(id)?.abort()
    return
  }
  const stop = new AbortController()
  stops.set(id, stop)
  try {
    const value = await carryOut(data.job, {
      signal: stop.signal,
      underway: (underway) => say({ id, underway }),
      there,
    })
    say({ id, value })
  } catch (error) {
    if (error instanceof TurningStopped || error instanceof OddsStopped) say({ id, stopped: true })
    else say({ id, problem: error instanceof Error ? error.message : String(error) })
  } finally {
    stops.delete(id)
  }
}

/** Does a job on the fight that was opened before. */
async function carryOut(job: Job, working: Working): Promise<Outcomes[Job['do']]> {
  switch (job.do) {
    case 'open':
      there = job.server === null ? null : new There(job.server)
      standing = await stand(job.subject)
      return sketchOf(standing)
    case 'place':
      return there === null ? { where: null, keeps: false } : there.look(opened().rules.id)
    case 'kept':
      return known(there).list()
    case 'again':
      return again(job.run, working)
    case 'forget':
      await known(there).forget(job.run)
      return null
    case 'simulate':
      return simulated(opened(), job, working)
    case 'what-if':
      return compared(opened(), job, working)
    case 'operations':
      return operationsOf(opened())
    case 'odds':
      return fullOdds(opened(), job.text)
    case 'duel':
      return duelled(opened(), job, working)
    case 'course':
      return coursed(opened(), job.seat, working)
    case 'about':
      return aboutIn(opened(), job)
    case 'play':
      return playHere(job.order)
    case 'look-at':
      return lookAt(job)
  }
}

function opened(): Standing {
  if (standing === null) throw new Error('No fight is open.')
  return standing
}

function known(server: There | null): There {
  if (server === null) throw new Error('This page knows no server that saves runs.')
  return server
}

/** What came of a run that was kept, with its fight; one that is under way is waited for. */
async function again(run: string, working: Working): Promise<SavedResult> {
  const result = await known(working.there).follow(run, working)
  const first = 'first' in result ? result.first : result
  const sketch = sketchOf(await standIn(first.experiment))
  return 'first' in result ? { sketch, comparison: result } : { sketch, simulation: result }
}

function aboutIn({ setup, session }: Standing, { thing }: Extract<Job, { readonly do: 'about' }>) {
  return watched(session).about(setup.seats[REFEREE_SEAT]?.id ?? '', thing)
}

// What other workers of the lab ask.

let looker: Promise<Looker> | null = null

async function lookAt({ fight, job }: Extract<Job, { readonly do: 'look-at' }>) {
  if (fight !== null) looker = lookerHere(fight)
  const here = await (looker as Promise<Looker>)
  return job.kind === 'standing' ? here.standing(job) : here.point(job)
}
