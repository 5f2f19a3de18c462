import type { OpenFight } from '../fight/live-fight.ts'
import type { Hosting } from '../hosting.ts'
import type { NewPicture, Store } from '../store/store.ts'
import { PICTURE_LIMITS } from './limits.ts'
import type { NamedPictures } from './named-pictures.ts'

/*
 * Pictures in files that are handed on: a line for each behind all others, `{"picture":NAME,"bytes":BASE64}`, and in the file of a fight
 * one before them that says what they show, `{"pictures":{"who":{...},"map":...}}`. Logs and journals in a store have none of them.
 */

/** Of browsers and Node alike, though neither's types are here. */
declare const btoa: (text: string) => string
declare const atob: (text: string) => string

/** Bytes that are made into text at once. */
const PIECE = 30_000

function base64Of(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += PIECE) text += String.fromCharCode(...bytes.subarray(at, at + PIECE))
  return btoa(text)
}

/** Pictures of a log as lines, as far as a file may hold them; those that are gone are left out. */
export async function pictureLines(store: Store, log: string, names: readonly string[]): Promise<readonly string[]> {
  const lines: string[] = []
  let room: number = PICTURE_LIMITS.fileBytes
  for (const name of new Set(names)) {
    const found = await store.picture(log, name)
    if (found === null || found.bytes.length > room) continue
    room -= found.bytes.length
    lines.push(JSON.stringify({ picture: name, bytes: base64Of(found.bytes) }))
  }
  return lines
}

/** The pictures of a fight as lines, with what they show. */
export async function fightPictureLines(store: Store, { fight, seating }: OpenFight): Promise<readonly string[]> {
  const { pictures } = seating
  if (pictures === undefined) return []
  const lines = await pictureLines(store, fight, namesIn(pictures))
  return lines.length === 0 ? [] : [JSON.stringify({ pictures }), ...lines]
}

const namesIn = ({ who = {}, map }: NamedPictures): readonly string[] => [
  ...Object.values(who),
  ...(map === undefined ? [] : [map]),
]

interface PictureLine {
  readonly picture?: unknown
  readonly bytes?: unknown
  readonly pictures?: unknown
}

function read(line: string): PictureLine {
  try {
    return JSON.parse(line) as PictureLine
  } catch {
    return {}
  }
}

/** A picture of a line as it may be kept: within the limits, whole, and by its own name; null where it is not. */
async function pictureIn(
  { hashOf }: Pick<Hosting, 'hashOf'>,
  { picture, bytes: text }: PictureLine,
  seat: string,
): Promise<NewPicture | null> {
  if (hashOf === undefined || typeof picture !== 'string' || typeof text !== 'string') return null
  if (text.length > PICTURE_LIMITS.bytes * 1.4) return null
  let bytes: Uint8Array
  try {
    bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))
  } catch {
    return null
  }
  const { lookAtPicture } = await import('@fray/files/pictures')
  const seen = lookAtPicture(bytes)
  if (typeof seen === 'string' || bytes.length > PICTURE_LIMITS.bytes || (await hashOf(bytes)) !== picture) return null
  return { hash: picture, seat, ...seen, bytes }
}

/**
 * Keeps the pictures of a file with a log that is in the store; those that may not be kept, and those for which there is no room, are left
 * out. Returns how long the longer side of each is, by its name.
 */
export async function keepPictures(
  hosting: Pick<Hosting, 'hashOf' | 'store'>,
  log: string,
  lines: readonly string[],
  seat: string,
): Promise<ReadonlyMap<string, number>> {
  const kept = new Map<string, number>()
  let room: number = PICTURE_LIMITS.fileBytes
  for (const line of lines) {
    const picture = await pictureIn(hosting, read(line), seat)
    if (
      picture === null ||
      picture.bytes.length > room ||
      Math.max(picture.width, picture.height) > PICTURE_LIMITS.mapSide
    )
      continue
    try {
      await hosting.store.addPicture(log, picture)
    } catch {
      break
    }
    room -= picture.bytes.length
    kept.set(picture.hash, Math.max(picture.width, picture.height))
  }
  return kept
}

/** Lets the pictures of a journal's file show in its fight what they showed, as far as they may be kept. */
export async function showPictures(
  hosting: Pick<Hosting, 'hashOf' | 'store'>,
  open: OpenFight,
  lines: readonly string[],
): Promise<void> {
  const kept = await keepPictures(hosting, open.fight, lines, open.refereeSeat)
  const said = lines.map(read).find(({ pictures }) => pictures !== undefined)?.pictures as NamedPictures | undefined
  const isPortrait = (name: unknown): boolean =>
    (kept.get(String(name)) ?? Number.POSITIVE_INFINITY) <= PICTURE_LIMITS.portraitSide
  const people = new Set(open.log.opened.play.table(open.refereeSeat).cards.map(({ who }) => who))
  const who = Object.entries(said?.who ?? {}).filter(([name, picture]) => people.has(name) && isPortrait(picture))
  const map = typeof said?.map === 'string' && kept.has(said.map) ? said.map : undefined
  if (who.length === 0 && map === undefined) return
  const pictures = { who: Object.fromEntries(who), ...(map !== undefined && { map }) }
  await open.seat(open.refereeSeat, null, (seating) => ({ ...seating, pictures }))
}
