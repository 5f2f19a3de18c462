import { parseJournal } from '@fray/kernel'
import type { Presence, SaidOf } from '@fray/protocol'
import { CLOSES } from '@fray/protocol'
import { Door, type Hall } from '../door/door.ts'
import { type Pass, SPECTATORS } from '../door/passes.ts'
import type { Listener, Wire } from '../door/wire.ts'
import { beginFight } from '../fight/beginning.ts'
import { readEntry } from '../fight/entry.ts'
import { OpenFight } from '../fight/live-fight.ts'
import type { Seating } from '../fight/seating.ts'
import type { Beginning, Hosting, House, Problems, SeatMoment } from '../hosting.ts'
import type { FightEntry } from '../store/store.ts'
import { hearSeating, type SeatsHouse } from './seats.ts'
import { takeJournal } from './take.ts'
import { Timing } from './timing.ts'

/** Somebody who asks to be let in. */
interface Guest {
  readonly id: string
  readonly name: string
  readonly door: Door
}

/** Guests who may ask at one fight. */
const GUESTS = 20

/** What the house remembers of a fight that is open, besides the fight. */
interface Room {
  readonly opening: Promise<OpenFight | null>
  fight: OpenFight | null
  readonly guests: Map<string, Guest>
  guestCount: number
  timing: Timing | null
}

/** Opens the house of a host: nothing is done until fights are begun or connections come. */
export const openHouse = (hosting: Hosting): House => new LiveHouse(hosting)

class LiveHouse implements House {
  private readonly hosting: Hosting
  private readonly rooms = new Map<string, Room>()
  private readonly doors = new Set<Door>()
  private readonly hall: Hall
  private readonly seats: SeatsHouse

  constructor(hosting: Hosting) {
    this.hosting = hosting
    this.seats = {
      passes: hosting.passes,
      closeSeat: (fight, seat, why) => this.closeSeat(fight, seat, why),
      admit: (fight, guest, seat) => this.admit(fight, guest, seat),
      turnAway: (fight, guest) => this.turnAway(fight, guest),
      extend: (fight, seconds) => {
        this.rooms.get(fight.fight)?.timing?.extend(seconds)
        this.presence(fight)
      },
      again: (fight) => this.again(fight),
    }
    this.hall = {
      program: hosting.program,
      now: hosting.now,
      find: (key) => hosting.passes.find(key),
      open: (fight) => this.open(fight),
      knock: (fight, door, name) => this.knock(fight, door, name),
      presence: (fight) => this.presence(fight),
      left: (door) => this.left(door),
    }
  }

  async begin(beginning: Beginning): Promise<{ readonly fight: string } | Problems> {
    const first = await beginFight(this.hosting, beginning)
    if ('problems' in first) return first
    const fight = this.hosting.chance()
    await this.hosting.store.append(fight, 0, [{ id: '/1', text: first.text }], first.note)
    return { fight }
  }

  async open(fight: string): Promise<OpenFight | null> {
    const room = this.rooms.get(fight)
    if (room !== undefined) return room.opening
    const opening = OpenFight.open(this.hosting, fight)
    const made: Room = { opening, fight: null, guests: new Map(), guestCount: 0, timing: null }
    this.rooms.set(fight, made)
    try {
      made.fight = await opening
    } finally {
      if (made.fight === null) this.rooms.delete(fight)
    }
    const open = made.fight
    if (open === null) return null
    open.onSeating = () => this.presence(open)
    open.hearSeating = onceEach((seat, request) => hearSeating(this.seats, open, seat, request))
    made.timing = new Timing(open, this.hosting.now())
    return open
  }

  list(): Promise<readonly FightEntry[]> {
    return this.hosting.store.list()
  }

  async delete(fight: string): Promise<boolean> {
    for (const door of [...this.doors]) if (door.seat?.fight === fight) door.close('no-such-fight')
    this.rooms.delete(fight)
    return this.hosting.store.delete(fight)
  }

  async journal(fight: string): Promise<string | null> {
    const entries = await this.hosting.store.read(fight, 1)
    if (entries.length === 0) return null
    const read = entries.map(({ text }) => readEntry(text))
    const engine = read.findLast(({ head }) => head.engine !== undefined)?.head.engine
    const [first = '', ...lines] = read.flatMap((one) => one.lines)
    // Everything comes out the same with the version to which the fight was carried over: so the journal names that one.
    const head = engine === undefined ? first : JSON.stringify({ ...JSON.parse(first), rulesetVersion: engine })
    return [head, ...lines].map((line) => `${line}\n`).join('')
  }

  async fork(fight: string, from: SeatMoment): Promise<{ readonly fight: string }> {
    const [open, journal] = await Promise.all([this.open(fight), this.journal(fight)])
    if (open === null || journal === null) throw new RangeError('There is no such fight.')
    return this.take(journal, from, open.seating)
  }

  async take(
    text: string,
    from: SeatMoment | null = null,
    seating: Seating | null = null,
  ): Promise<{ readonly fight: string }> {
    const first = await takeJournal(this.hosting, text, from, seating)
    const fight = this.hosting.chance()
    await this.hosting.store.append(fight, 0, [{ id: '/1', text: first.text }], first.note)
    return { fight }
  }

  accept(wire: Wire, pass: Pass | null = null): Listener {
    const door = new Door(this.hall, wire, pass)
    this.doors.add(door)
    return door
  }

  tick(): void {
    const now = this.hosting.now()
    for (const door of [...this.doors]) door.tick(now)
    for (const [id, { fight, timing, guests }] of this.rooms) {
      if (fight === null || timing === null) continue
      fight.tick(now)
      if (timing.tick(now)) this.presence(fight)
      if (timing.isForgotten(now) && guests.size === 0) this.rooms.delete(id)
    }
  }

  async stop(): Promise<void> {
    for (const door of [...this.doors]) door.close('stopping')
    await Promise.all([...this.rooms.values()].map(({ fight }) => fight?.settled()))
  }

  private left(door: Door): void {
    this.doors.delete(door)
    for (const { guests, fight } of this.rooms.values()) {
      for (const guest of guests.values()) {
        if (guest.door !== door) continue
        guests.delete(guest.id)
        if (fight !== null) this.presence(fight)
      }
    }
  }

  private knock(fight: OpenFight, door: Door, name: string): string | null {
    const room = this.rooms.get(fight.fight)
    if (room === undefined || room.guests.size >= GUESTS) return null
    const id = `guest-${++room.guestCount}`
    room.guests.set(id, { id, name, door })
    this.presence(fight)
    return id
  }

  private async admit(fight: OpenFight, id: string, seat: string): Promise<boolean> {
    const room = this.rooms.get(fight.fight)
    const guest = room?.guests.get(id)
    if (guest === undefined) return false
    room?.guests.delete(id)
    const key = await this.hosting.passes.make({ fight: fight.fight, seat })
    await fight.seat(fight.refereeSeat, null, (seating) => {
      const sitting = seating.seats[seat]
      if (sitting === undefined || seat === SPECTATORS) return seating
      return { ...seating, seats: { ...seating.seats, [seat]: { ...sitting, name: guest.name } } }
    })
    await guest.door.admit(fight, seat, key)
    return true
  }

  /** Begins the encounter once more with everybody in their seats, and sends each who is here the key of theirs. */
  private async again(fight: OpenFight): Promise<string | null> {
    const journal = await this.journal(fight.fight)
    if (journal === null) return 'This fight is not there any more.'
    const { encounter, dice } = parseJournal(journal).head
    const { seating } = fight
    const by = Object.fromEntries(Object.entries(seating.seats).map(([seat, sitting]) => [seat, sitting.by]))
    const begun = await this.begin({ encounter, dice, by })
    if ('problems' in begun) return begun.problems[0]?.message ?? 'It could not be begun.'
    const next = await this.open(begun.fight)
    await next?.seat(next.refereeSeat, null, () => ({ ...seating, paused: false }))
    const keys = new Map<string, Promise<string>>()
    for (const door of [...this.doors]) {
      const at = door.seat
      if (at?.fight !== fight.fight) continue
      const key = keys.get(at.seat) ?? this.hosting.passes.make({ fight: begun.fight, seat: at.seat })
      keys.set(at.seat, key)
      door.sendText(JSON.stringify({ type: 'again', key: await key, fight: begun.fight } satisfies SaidOf<'again'>))
    }
    return null
  }

  private turnAway(fight: OpenFight, id: string): boolean {
    const guest = this.rooms.get(fight.fight)?.guests.get(id)
    guest?.door.close('turned-away')
    return guest !== undefined
  }

  private closeSeat(fight: OpenFight, seat: string | null, why: 'revoked'): void {
    const room = this.rooms.get(fight.fight)
    if (seat === null) for (const { door } of [...(room?.guests.values() ?? [])]) door.close(why)
    for (const door of [...this.doors]) {
      if (door.seat?.fight === fight.fight && door.seat.seat === seat) door.close(why, CLOSES[why].what)
    }
  }

  /** Tells everybody at the fight who is there. */
  private presence(fight: OpenFight): void {
    const room = this.rooms.get(fight.fight)
    if (room === undefined) return
    const seats = fight.seats()
    const guests = [...room.guests.values()].map(({ id, name }) => ({ guest: id, name }))
    const all: Presence = {
      type: 'presence',
      seats,
      guests: [],
      until: room.timing?.secondsLeft(this.hosting.now()) ?? null,
      paused: fight.isPaused,
    }
    const text = JSON.stringify(all)
    const forReferee = guests.length === 0 ? text : JSON.stringify({ ...all, guests } satisfies SaidOf<'presence'>)
    for (const door of this.doors) {
      const at = door.seat
      if (at?.fight === fight.fight) door.sendText(fight.roleOf(at.seat) === 'referee' ? forReferee : text)
    }
  }
}

type Hears = OpenFight['hearSeating']

/** Requests whose answers are remembered. */
const REMEMBERED = 500

/** Hears each request once: the same id of the same seat again gets the same answer. */
function onceEach(hears: Hears): Hears {
  const known = new Map<string, ReturnType<Hears>>()
  return (seat, request) => {
    if (request.id === undefined) return hears(seat, request)
    const id = `${seat}/${typeof request.id} ${request.id}`
    const answer = known.get(id) ?? hears(seat, request)
    known.set(id, answer)
    for (const oldest of known.keys()) {
      if (known.size <= REMEMBERED) break
      known.delete(oldest)
    }
    return answer
  }
}
