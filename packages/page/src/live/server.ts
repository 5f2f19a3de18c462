import { useSyncExternalStore } from 'react'
import type { DiceFrom, Start } from '../local/orders.ts'
import { freshSeat, saveKey } from './saved-seats.ts'

/** Whether this page was handed out by a server of Fray, which says so in it; any other web server hands out the same files. */
export const isServed = (): boolean => document.querySelector('meta[name="fray-server"]') !== null

/** The address of the page, with its last slash: everything of the server is below it. */
export const baseNow = (): string => new URL('./', location.href.split('#', 1)[0]).href

const ADMIN = 'fray-admin'

/** The key that begins fights on this server, where one is needed and was given; else ''. */
export function adminKey(): string {
  try {
    return localStorage.getItem(ADMIN) ?? ''
  } catch {
    return ''
  }
}

/** Keeps the key that begins fights on this server. */
export function saveAdmin(key: string): void {
  try {
    localStorage.setItem(ADMIN, key)
  } catch {}
  may = null
}

const asAdmin = (): Record<string, string> => {
  const key = adminKey()
  return key === '' ? {} : { authorization: `Bearer ${key}` }
}

let may: Promise<boolean> | null = null

/** Whether fights may be begun on this server from here, asked once for a key. */
export function mayStart(): Promise<boolean> {
  may ??= fetch(`${baseNow()}api/fights`, { headers: asAdmin() }).then(
    ({ ok }) => ok,
    () => false,
  )
  return may
}

/** Seats for players that a table has at least where its encounter names none; the referee gives them their combatants. */
const SEATS = 4

/** How many seats for players there shall be: an encounter that says who sits where has those, and no empty ones as well. */
async function seatsFor(from: Start['from']): Promise<number> {
  if ('ready' in from) return SEATS
  const { isFields, readValue } = await import('../builder/document.ts')
  const said = readValue(from.text)?.seats
  return isFields(said) && Object.keys(said).some((id) => id !== 'referee') ? 1 : SEATS
}

/** What the server says of a fight that was begun, or why it was not. */
interface Said {
  readonly fight: string
  readonly links: Readonly<Record<string, string>>
  readonly message: string
}

/** Begins a fight on the server; returns the key of its referee. Throws the server's sentence where it cannot be. */
async function startThere(from: Start['from'], dice: DiceFrom): Promise<string> {
  const isJournal = 'text' in from && /^\s*\{"fray":\s*"journal"/.test(from.text)
  const encounter = 'ready' in from ? from.ready.replace(/\.yaml$/, '') : from.text
  const answer = await fetch(`${baseNow()}api/${isJournal ? 'journals' : 'fights'}`, {
    method: 'POST',
    headers: { ...asAdmin(), 'content-type': 'application/json' },
    body: JSON.stringify(isJournal ? { journal: encounter } : { encounter, seats: await seatsFor(from), dice }),
  })
  const said = (await answer.json()) as Partial<Said>
  const link = said.links?.referee
  if (link === undefined) throw new Error(said.message ?? 'The server has not answered.')
  const key = link.slice(link.lastIndexOf('/') + 1)
  if ('text' in from) await sendGround(said.fight ?? '', key, from.text)
  return key
}

/** Fights that are being begun on the server, by the id of the seat that they will have. */
const started = new Map<string, Promise<string>>()

/** Creates a campaign on the server, or makes one of a saved file; returns the id under which its referee's seat is kept. Throws the server's sentence. */
export async function startCampaign(from: { readonly title: string } | { readonly file: string }): Promise<string> {
  const answer = await fetch(`${baseNow()}api/${'file' in from ? 'campaign-files' : 'campaigns'}`, {
    method: 'POST',
    headers: { ...asAdmin(), 'content-type': 'application/json' },
    body: JSON.stringify(from),
  })
  const said = (await answer.json()) as Partial<Said>
  const link = said.links?.referee
  if (link === undefined) throw new Error(said.message ?? 'The server has not answered.')
  return saveKey(link.slice(link.lastIndexOf('/') + 1)).id
}

/** A campaign as a file, for its referee. */
export async function campaignFile(campaign: string, key: string): Promise<string | null> {
  const answer = await fetch(`${baseNow()}api/campaigns/${encodeURIComponent(campaign)}/file`, {
    headers: { authorization: `Bearer ${key}` },
  })
  return answer.ok ? answer.text() : null
}

/** Begins a fight on the server; returns the id under which its referee's seat will be kept. */
export function startTable(from: Start['from'], dice: DiceFrom): string {
  const id = freshSeat()
  const key = startThere(from, dice).then((found) => saveKey(found, id).key)
  key.catch(() => undefined)
  started.set(id, key)
  return id
}

/** Waits until a fight that this page has begun is there; nothing to wait for elsewhere. */
export const whenStarted = async (id: string): Promise<void> => {
  await started.get(id)
}

/** The journal of a fight, for its referee. */
export async function journalOf(fight: string, key: string, withPictures = false): Promise<string | null> {
  const query = withPictures ? '?pictures=yes' : ''
  const answer = await fetch(`${baseNow()}api/fights/${encodeURIComponent(fight)}/journal${query}`, {
    headers: { authorization: `Bearer ${key}` },
  })
  // Each line has its end: a journal whose last line has none was cut off.
  return answer.ok ? await answer.text() : null
}

const pictureAddress = (fight: string, name = ''): string =>
  `${baseNow()}api/fights/${encodeURIComponent(fight)}/pictures${name === '' ? '' : `/${name}`}`

/** A picture that people have given, for a seat that sees whom or what it shows. */
export async function givenPicture(fight: string, key: string, name: string): Promise<Blob | null> {
  const answer = await fetch(pictureAddress(fight, name), { headers: { authorization: `Bearer ${key}` } })
  return answer.ok ? answer.blob() : null
}

/** A portrait of a hero of a campaign. */
export async function campaignPicture(campaign: string, key: string, name: string): Promise<Blob | null> {
  const address = `${baseNow()}api/campaigns/${encodeURIComponent(campaign)}/pictures/${name}`
  const answer = await fetch(address, { headers: { authorization: `Bearer ${key}` } })
  return answer.ok ? answer.blob() : null
}

/** Gives a fight a picture; returns its name. Throws the server's sentence where it is not taken. */
export async function givePicture(fight: string, key: string, picture: Blob): Promise<string> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': picture.type }
  const answer = await fetch(pictureAddress(fight), { method: 'POST', headers, body: picture })
  const said = (await answer.json()) as { readonly picture?: string; readonly message?: string }
  if (said.picture === undefined) throw new Error(said.message ?? 'The server has not answered.')
  return said.picture
}

const groundAddress = (fight: string): string => `${baseNow()}api/fights/${encodeURIComponent(fight)}/ground`

/** The picture under a fight's map, for a seat that may see it. */
export async function groundOf(fight: string, key: string): Promise<Blob | null> {
  const answer = await fetch(groundAddress(fight), { headers: { authorization: `Bearer ${key}` } })
  return answer.ok ? answer.blob() : null
}

/** Hands the picture under a map over to the server, where the encounter names one that this browser has. */
async function sendGround(fight: string, key: string, encounter: string): Promise<void> {
  const mark = /\bmark["']?: ?["']?([a-p]{16})\b/.exec(encounter)?.[1]
  if (mark === undefined) return
  const { pictureHere } = await import('../pictures/stored.ts')
  const picture = await pictureHere(mark).catch(() => null)
  if (picture === null) return
  const headers = { authorization: `Bearer ${key}`, 'content-type': picture.type }
  // The fight has begun: without its picture the map is still the whole map.
  await fetch(groundAddress(fight), { method: 'PUT', headers, body: picture }).catch(() => undefined)
}

// Whether fights are begun on the server, rather than in this browser.

let isHosting = false
const listeners = new Set<() => void>()

/** Says where fights are begun from now on. */
export function setHosting(hosting: boolean): void {
  isHosting = hosting
  for (const listener of listeners) listener()
}

/** Whether fights are begun on the server now. */
export const hostingNow = (): boolean => isHosting

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** The same, and drawn again when it changes. */
export const useHosting = (): boolean => useSyncExternalStore(subscribe, hostingNow)
