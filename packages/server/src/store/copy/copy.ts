import type { Entry, FightEntry } from '@fray/live/host'
import { StoreProblem } from '../problem.ts'

/** A stored key to a seat: only the digest of its secret. */
export interface StoredToken {
  readonly id: string
  readonly digest: Uint8Array
  readonly seat: string | null
  readonly made: number
}

/** A fight with everything but its entries. */
export interface WholeFight extends FightEntry {
  readonly accessTokens: readonly StoredToken[]
  /** Which seat gave which picture, and when. */
  readonly given: readonly GivenNote[]
}

/** A note that a seat has given a picture. */
export interface GivenNote {
  readonly seat: string
  readonly hash: string
  readonly given: number
}

/** A stored picture that someone gave. */
export interface GivenPicture {
  readonly hash: string
  readonly type: string
  readonly width: number
  readonly height: number
  readonly size: number
  readonly bytes: Uint8Array
}

/** A stored picture under a map; `looked`: milliseconds since 1970. */
export interface StoredPicture {
  readonly mark: string
  readonly bytes: Uint8Array
  readonly looked: number
}

/** The source of a copy, in its state at the time it was opened. */
export interface FightSource {
  /** The marks of all pictures under maps. */
  pictures(): Promise<readonly string[]>
  picture(mark: string): Promise<StoredPicture | null>
  /** A picture that someone gave a fight. */
  givenPicture(hash: string): Promise<GivenPicture | null>
  /** The ids of all fights, in the order in which they were started. */
  fights(): Promise<readonly string[]>
  fight(fight: string): Promise<WholeFight | null>
  /** Entries from a version on, in order, at most `most`. */
  entries(fight: string, from: number, most: number): Promise<readonly Entry[]>
}

/** The target of a copy; nothing counts there until everything is copied. */
export interface FightTarget extends Pick<FightSource, 'fight' | 'entries'> {
  /** Adds a missing fight, still without entries. */
  put(fight: WholeFight): Promise<void>
  add(fight: string, entries: readonly Entry[]): Promise<void>
  /** Adds a picture, unless one of the same mark exists. */
  putPicture(picture: StoredPicture): Promise<void>
  putGivenPicture(picture: GivenPicture): Promise<void>
}

/** The result of a copy. */
export interface Copied {
  /** Fights that were missing and were added. */
  readonly put: number
  /** Fights that existed already, the same or further on, and were left alone. */
  readonly there: number
}

/** Entries read at once. */
const PAGE = 500
/** The most fights named in a sentence. */
const NAMED = 5

/**
 * Copies all missing fights, and pictures under maps. Throws a {@link StoreProblem}, before anything is written, if a
 * fight there went another way or less far; `file` names the source.
 */
export async function copyFights(file: string, from: FightSource, to: FightTarget): Promise<Copied> {
  const missing: WholeFight[] = []
  const others: string[] = []
  const ids = await from.fights()
  for (const id of ids) {
    const fight = await from.fight(id)
    if (fight === null) continue
    const there = await to.fight(id)
    if (there === null) missing.push(fight)
    else if (there.version < fight.version || !(await goesOn(from, to, fight))) others.push(id)
  }
  if (others.length > 0) {
    const more = others.length > NAMED ? `, and ${others.length - NAMED} more` : ''
    const which = `${others.slice(0, NAMED).join(', ')}${more}`
    throw new StoreProblem(
      `${file}: it contains fights whose ids already exist with a different course, or a shorter one: ${which}. Delete them first, or restore to another place; nothing was changed.`,
    )
  }
  for (const fight of missing) {
    await to.put(fight)
    for (const hash of new Set(fight.given.map((one) => one.hash))) {
      const picture = await from.givenPicture(hash)
      if (picture !== null) await to.putGivenPicture(picture)
    }
    for (let from_ = 1; from_ <= fight.version; ) {
      const page = await from.entries(fight.fight, from_, PAGE)
      if (page.length === 0 || page.some(({ version }, i) => version !== from_ + i))
        throw new StoreProblem(`${file}: the fight ${fight.fight} is incomplete there; nothing was changed.`)
      await to.add(fight.fight, page)
      from_ += page.length
    }
  }
  for (const mark of await from.pictures()) {
    const picture = await from.picture(mark)
    if (picture !== null) await to.putPicture(picture)
  }
  return { put: missing.length, there: ids.length - missing.length }
}

/** Whether the existing fight begins with everything to be copied. */
async function goesOn(from: FightSource, to: FightTarget, { fight, version }: WholeFight): Promise<boolean> {
  for (let at = 1; at <= version; at += PAGE) {
    const most = Math.min(PAGE, version - at + 1)
    const [ours, theirs] = await Promise.all([from.entries(fight, at, most), to.entries(fight, at, most)])
    const isSame = (one: Entry, i: number): boolean => one.id === theirs[i]?.id && one.text === theirs[i].text
    if (ours.length !== theirs.length || !ours.every(isSame)) return false
  }
  return true
}
