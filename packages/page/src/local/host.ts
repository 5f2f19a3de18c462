/* The host in a worker of the browser: rules, computers and journals are here, and nowhere else in the page. */
import { formatProblem, located, putTogether, readEncounterText, readText } from '@fray/files'
import type { Setup } from '@fray/kernel'
import { listenOn, MemoryAccessTokens, openFightServer, type Problems, type StoredPicture } from '@fray/live/host'
import { rulesets } from '@fray/rulesets'
import { BrowserStore } from './browser-store.ts'
import type { HostRequest, SeatHere, Seating, Side, Start, Started } from './orders.ts'
import { ownTextThere } from './own/load.ts'
import { readyText } from './ready-text.ts'
import { Tabs } from './tabs.ts'

// `randomUUID` is only there where the page came encrypted or from this machine; it also comes over the network of a house.
const chance = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
const fightServer = openFightServer({
  store: new BrowserStore(),
  accessTokens: new MemoryAccessTokens(chance),
  game: async (ruleset) => (await rulesets[ruleset]?.()) ?? null,
  program: 'page',
  now: () => Date.now(),
  chance,
  hashOf,
  readEncounter: readPrepared,
  neighbours: new Tabs(chance()),
})
setInterval(() => fightServer.tick(), 1_000)

/** The name of a picture. A browser makes digests for pages alone that came encrypted, or from its own machine. */
async function hashOf(bytes: Uint8Array): Promise<string> {
  if (crypto.subtle === undefined)
    throw new Error('Pictures can be given here only where the page came encrypted or from this machine.')
  const digest = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>)
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const NOT_KEPT = 'This fight is not saved in this browser.'

/** Who plays where the encounter says nothing else. */
const COMPUTER = 'aggressive'

self.onmessage = async ({ data, ports }: MessageEvent<{ readonly id: number; readonly order: HostRequest }>) => {
  try {
    postMessage({ id: data.id, value: await carryOut(data.order, ports[0]) })
  } catch (error) {
    postMessage({ id: data.id, problem: error instanceof Error ? error.message : String(error) })
  }
}

async function carryOut(order: HostRequest, port: MessagePort | undefined): Promise<unknown> {
  switch (order.do) {
    case 'begin':
      return start(order)
    case 'seats':
      return seatsOf(order.fight)
    case 'sit':
      if (port !== undefined) listenOn(port, fightServer, { fight: order.fight, seat: order.seat })
      return null
    case 'start-campaign':
      return (await fightServer.startCampaign(order.title)).campaign
    case 'take-campaign':
      return (await fightServer.importCampaign(order.file)).campaign
    case 'campaign-file':
      return fightServer.campaignFile(order.campaign)
    case 'campaign-picture':
      return asBlob(await fightServer.campaignPicture(order.campaign, order.name))
    case 'sit-in-campaign':
      if (port !== undefined) listenOn(port, fightServer, { fight: order.campaign, seat: order.person })
      return null
    case 'journal':
      return fightServer.journal(order.fight, order.withPictures)
    case 'give-picture':
      return givePicture(order)
    case 'picture':
      return pictureOf(order)
    case 'again':
      return again(order.fight, order.side)
    case 'fork':
      return (await fightServer.fork(order.fight, order.from)).fight
    case 'take':
      return (await fightServer.importFight(order.journal, order.from)).fight
    case 'put-together':
      return putTogether(order.files, order.wanted)
  }
}

async function start({ from, seating, dice, seed }: Start): Promise<Started> {
  const name = 'ready' in from ? from.ready : from.name
  const text = 'ready' in from ? await readyText(name, ownTextThere) : from.text
  if (text === undefined) return { problems: [{ file: name, line: 1, column: 1, message: 'There is no such fight.' }] }
  if (/^\s*\{"fray":\s*"journal"/.test(text)) return fightServer.importFight(text)
  const reading = await readEncounterText(text, name)
  if ('problems' in reading) return reading
  const started = await fightServer.start({
    encounter: reading.value,
    dice,
    by: playersOf(reading.setup, seating),
    ...(seed === undefined ? {} : { seed }),
  })
  if ('fight' in started) return started
  return {
    problems: located(
      started.problems.map((one) => ({ path: [], ...one })),
      readText(text, name),
      name,
    ),
  }
}

/** Reads what is prepared for a campaign: the name of a ready encounter, or the text of a file. */
async function readPrepared(given: string): Promise<{ readonly encounter: unknown } | Problems> {
  const isName = !given.includes('\n') && !given.includes('{')
  const text = isName ? await readyText(`${given}.yaml`, ownTextThere) : given
  if (text === undefined) return { problems: [{ message: 'There is no such fight.' }] }
  const reading = await readEncounterText(text, 'encounter')
  return 'problems' in reading
    ? { problems: reading.problems.map((problem) => ({ message: formatProblem(problem) })) }
    : { encounter: reading.value }
}

/** Who answers for each seat: computers for those that nobody here plays. */
function playersOf({ seats }: Setup, seating: Seating): Record<string, string> {
  if (seating === 'hot-seat') return {}
  const [referee, ...players] = seats
  const computers = seating === 'first' ? [referee] : players
  return Object.fromEntries(computers.map((seat) => [seat?.id ?? '', seat?.policy ?? COMPUTER]))
}

/** Begins the same encounter with other dice; where people and computers change sides, computers are as they usually are. */
async function again(fight: string, side: Side): Promise<string> {
  const seats = (await seatsOf(fight)).filter(({ role }) => role !== 'spectator')
  const other = (by: string): string => (by === 'person' ? COMPUTER : 'person')
  const by = Object.fromEntries(seats.map((one) => [one.seat, side === 'same' ? one.by : other(one.by)]))
  const started = await fightServer.startAgain(fight, by)
  if ('problems' in started) throw new Error(started.problems[0]?.message)
  return started.fight
}

async function givePicture({ fight, seat, picture }: Extract<HostRequest, { do: 'give-picture' }>): Promise<string> {
  const live = await fightServer.open(fight)
  if (live === null) throw new Error(NOT_KEPT)
  const given = await live.givePicture(seat, new Uint8Array(await picture.arrayBuffer()), picture.type)
  if ('rule' in given) throw new Error(given.reason)
  return given.picture
}

/** The picture for the first of the seats of this page that sees what it shows. */
async function pictureOf({ fight, seats, name }: Extract<HostRequest, { do: 'picture' }>): Promise<Blob | null> {
  const live = await fightServer.open(fight)
  for (const seat of seats) {
    const found = await live?.picture(seat, name)
    if (found != null) return asBlob(found)
  }
  return null
}

const asBlob = (found: StoredPicture | null): Blob | null =>
  found === null ? null : new Blob([found.bytes as Uint8Array<ArrayBuffer>], { type: `image/${found.type}` })

async function seatsOf(fight: string): Promise<readonly SeatHere[]> {
  const live = await fightServer.open(fight)
  if (live === null) throw new Error(NOT_KEPT)
  const answer = await live.hear('referee', { do: 'seats' })
  return answer.type === 'result' ? (answer.value as readonly SeatHere[]) : []
}
