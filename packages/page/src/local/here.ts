import type { PackFile, Together } from '@fray/files'
import { connect, overPort } from '@fray/live/client'
import type { FightEntry } from '@fray/live/host'
import { isGivenPicture } from '../pictures/names.ts'
import { pictureHere } from '../pictures/stored.ts'
import { isCampaignHere } from '../route.ts'
import type { Sitting } from '../sitting.ts'
import { rulesInNow } from '../words/words.ts'
import { BrowserStore } from './browser-store.ts'
import type { HostRequest, SeatHere, Side, Start, Started } from './orders.ts'
import { forWorkers } from './own/listed.ts'

/* Fights that are held by this browser itself, in a worker that is started when the first is wanted. */

let worker: Worker | null = null
let count = 0
const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (why: Error) => void }>()

function start(): Worker {
  const made = new Worker(new URL('./host.ts', import.meta.url), { type: 'module', name: forWorkers() })
  made.onmessage = ({ data }: MessageEvent<{ id: number; value?: unknown; problem?: string }>) => {
    const found = waiting.get(data.id)
    waiting.delete(data.id)
    if (data.problem === undefined) found?.resolve(data.value)
    else found?.reject(new Error(data.problem))
  }
  made.onerror = (event) => {
    for (const { reject } of waiting.values()) reject(new Error(event.message))
    waiting.clear()
  }
  return made
}

/** Lets the host in the worker do something. */
export function order<T>(what: HostRequest, port?: MessagePort): Promise<T> {
  worker ??= start()
  const id = ++count
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  waiting.set(id, { resolve, reject })
  worker.postMessage({ id, order: what }, port === undefined ? [] : [port])
  return promise as Promise<T>
}

/** Begins a fight here. */
export const startHere = (start: Omit<Start, 'do'>): Promise<Started> => order({ do: 'begin', ...start })

/** One encounter of files that were chosen together: itself, and content packs. */
export const togetherHere = (files: readonly PackFile[], wanted: string | null = null): Promise<Together> =>
  order({ do: 'put-together', files, wanted })

/** The journal of a fight, or null. */
export const journalHere = (fight: string, withPictures = false): Promise<string | null> =>
  order({ do: 'journal', fight, withPictures })

/** Begins the fight once more; returns the id of the new one. */
const againHere = (fight: string, side: Side): Promise<string> => order({ do: 'again', fight, side })

/** Begins a fight here from a step of a journal, as a seat of it counts them; returns its id. */
export const takeHere = (journal: string, seat: string, n: number): Promise<string> =>
  order({ do: 'take', journal, from: { seat, n } })

/** Sits down to a fight that is kept here, at all seats that persons play. */
export async function sitHere(fight: string): Promise<Sitting> {
  const seats = await order<readonly SeatHere[]>({ do: 'seats', fight })
  const rulesIn = rulesInNow()
  const sit = (seat: string) => {
    const { port1, port2 } = new MessageChannel()
    void order({ do: 'sit', fight, seat }, port2)
    return connect(overPort(port1), { program: 'page', ...rulesIn?.options })
  }
  const people = seats.filter(({ by, role }) => by === 'person' && role !== 'spectator')
  const connections = people.map(({ seat }) => sit(seat))
  const referee = seats.find(({ role }) => role === 'referee')
  const isMine = people.some(({ role }) => role === 'referee')
  // The one who plays alone may take back everything, as the referee of a table may.
  const above = isMine || referee === undefined ? null : sit(referee.seat)
  const all = above === null ? connections : [...connections, above]
  await Promise.all(all.map((one) => one.ready))
  const sitting: Sitting = {
    connections,
    above,
    journal: (withPictures) => journalHere(fight, withPictures),
    again: {
      sides: people.length < seats.filter(({ role }) => role !== 'spectator').length ? ['same', 'other'] : ['same'],
      start: (side) => againHere(fight, side),
    },
    picture(name) {
      // Where this page may open the referee's tools it shows what they show.
      const ids = all.map(({ now }) => now.seat?.id ?? '')
      return isGivenPicture(name) ? order({ do: 'picture', fight, seats: ids, name }) : pictureHere(name)
    },
    give: (seat, picture) => order({ do: 'give-picture', fight, seat, picture }),
    fork: (seat, n) => order({ do: 'fork', fight, from: { seat, n } }),
    close: () => {
      for (const one of all) one.close()
    },
  }
  return rulesIn?.sittingIn(sitting) ?? sitting
}

const store = new BrowserStore()

/** All fights and campaigns that are kept here, the latest first. */
export async function fightsHere(): Promise<readonly FightEntry[]> {
  const all = await store.list()
  const campaigns = all.filter(({ fight }) => isCampaignHere(fight))
  if (campaigns.length === 0) return all
  // Fights of a campaign are entered through it.
  const inCampaigns = new Set((await Promise.all(campaigns.map(({ fight }) => fightsOf(fight)))).flat())
  return all.filter(({ fight }) => !inCampaigns.has(fight))
}

const fightsOf = async (campaign: string): Promise<readonly string[]> =>
  (await import('./campaign-fights.ts')).campaignFights(await store.read(campaign, 1))

/** Forgets a fight, or a campaign with its fights. */
export async function forgetHere(fight: string): Promise<boolean> {
  for (const one of isCampaignHere(fight) ? await fightsOf(fight) : []) await store.delete(one)
  return store.delete(fight)
}
