import type { Role } from '@fray/live/protocol'
import { Queue } from '../fight/queue.ts'
import type { Refusing } from '../fight/rights.ts'
import type { Hosting } from '../hosting.ts'
import { Pacing } from '../pacing.ts'
import type { PictureNote, StoredPicture } from '../store/store.ts'
import { PICTURE_LIMITS } from './limits.ts'

const MINUTE = 60_000

const number = (value: number): string => value.toLocaleString('en-US')

/** The pictures that seats have given one fight: checks, counts and stores them. */
export class PictureShelf {
  private readonly hosting: Hosting
  private readonly fight: string
  private readonly queue = new Queue()
  private readonly giving = new Pacing(PICTURE_LIMITS.perMinute, MINUTE)

  constructor(hosting: Hosting, fight: string) {
    this.hosting = hosting
    this.fight = fight
  }

  /**
   * Stores a picture that a seat gives, durably, and returns its name; or says why not. `named`: every picture that
   * the fight refers to.
   */
  async give(
    { seat, role }: { readonly seat: string; readonly role: Role | null },
    bytes: Uint8Array,
    type: string | null,
    named: () => ReadonlySet<string>,
  ): Promise<{ readonly picture: string } | Refusing> {
    const { hashOf } = this.hosting
    if (hashOf === undefined) return { rule: 'bad-value', reason: 'No pictures can be given here.' }
    if (role !== 'referee' && role !== 'player') return { rule: 'not-your-seat', reason: 'Spectators only watch.' }
    if (this.giving.isTooFast(seat, this.hosting.now()))
      return { rule: 'too-fast', reason: 'That is too much at once: wait a minute.' }
    if (bytes.length > PICTURE_LIMITS.bytes)
      return { rule: 'bad-picture', reason: `A picture has at most ${number(PICTURE_LIMITS.bytes)} bytes.` }
    // Loaded when someone gives a picture: most tables have none.
    const { lookAtPicture, PICTURE_PROBLEMS } = await import('@fray/files/pictures')
    const seen = lookAtPicture(bytes)
    if (typeof seen === 'string') return { rule: 'bad-picture', reason: PICTURE_PROBLEMS[seen] }
    if (type !== null && type !== `image/${seen.type}`)
      return { rule: 'bad-picture', reason: `This says that it is ${type}, and its bytes are image/${seen.type}.` }
    const side = role === 'referee' ? PICTURE_LIMITS.mapSide : PICTURE_LIMITS.portraitSide
    if (Math.max(seen.width, seen.height) > side)
      return { rule: 'bad-picture', reason: `Your pictures have at most ${number(side)} pixels along a side.` }
    const hash = await hashOf(bytes)
    // One after the other, so that a seat's pictures are counted correctly.
    return this.queue.add(async () => {
      const full = await this.makeRoom(seat, role, hash, bytes.length, named())
      if (full !== null) return full
      await this.hosting.store.addPicture(this.fight, { hash, seat, ...seen, bytes })
      return { picture: hash }
    })
  }

  /** Why the seat may not use the picture of that name, or null. `side`: the most pixels along a side. */
  async whyNot(
    hash: string,
    { seat, role }: { readonly seat: string; readonly role: Role },
    side: number,
  ): Promise<Refusing | null> {
    const mine = (one: PictureNote): boolean => one.hash === hash && (role === 'referee' || one.seat === seat)
    const found = (await this.hosting.store.pictures(this.fight)).find(mine)
    if (found === undefined) return { rule: 'unknown-name', reason: 'This fight has no such picture: give it first.' }
    return Math.max(found.width, found.height) > side
      ? { rule: 'bad-picture', reason: `A portrait has at most ${number(side)} pixels along a side.` }
      : null
  }

  /** The picture of that name; null if the fight has none. */
  read(hash: string): Promise<StoredPicture | null> {
    return this.hosting.store.picture(this.fight, hash)
  }

  /** If there is no room, drops the seat's pictures that nothing refers to; says why if there is still none. */
  private async makeRoom(
    seat: string,
    role: Role,
    hash: string,
    size: number,
    named: ReadonlySet<string>,
  ): Promise<Refusing | null> {
    const most = role === 'referee' ? PICTURE_LIMITS.refereeBytes : PICTURE_LIMITS.playerBytes
    const mine = (await this.hosting.store.pictures(this.fight)).filter((one) => one.seat === seat && one.hash !== hash)
    const bytesOf = (notes: readonly PictureNote[]): number => notes.reduce((sum, one) => sum + one.size, size)
    if (bytesOf(mine) <= most) return null
    const idle = mine.filter((one) => !named.has(one.hash))
    await this.hosting.store.dropPictures(
      this.fight,
      seat,
      idle.map((one) => one.hash),
    )
    if (bytesOf(mine.filter((one) => named.has(one.hash))) <= most) return null
    const reason = `Your pictures in this fight have ${number(most)} bytes at most in all: take one away first.`
    return { rule: 'too-much', reason }
  }
}
