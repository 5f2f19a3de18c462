import type { Presence } from '@fray/live/protocol'
import type { OpenFight } from '../fight/live-fight.ts'
import { sittingAt } from '../fight/seating.ts'
import type { Hosting } from '../hosting.ts'
import { Lobby } from './lobby.ts'
import { Gathering } from './people.ts'
import { Timing } from './timing.ts'

/** Milliseconds after which other servers are asked for news without a hint. */
const POLL = 15_000

/**
 * What a server holds for an open fight besides the fight itself: who is present, who asks to be let in, what is due.
 */
export class Room {
  readonly fight: OpenFight
  readonly lobby: Lobby
  readonly gathering: Gathering
  readonly timing: Timing
  private readonly hosting: Hosting
  private polledAt: number

  constructor(hosting: Hosting, fight: OpenFight) {
    const { neighbours, now } = hosting
    this.hosting = hosting
    this.fight = fight
    this.lobby = new Lobby(neighbours?.name ?? '')
    this.gathering = new Gathering(fight, neighbours, () => this.lobby.here)
    this.timing = new Timing(hosting, fight, () => this.gathering.lookAround())
    this.polledAt = now()
  }

  /** Whether nobody has used it for a long time. */
  isForgotten(now: number): boolean {
    return this.timing.isForgotten(now) && this.lobby.isEmpty
  }

  /** Does what is due; calls `changed` if the people present, or whom the fight waits for, have changed. */
  tick(now: number, changed: () => void): void {
    this.fight.tick(now)
    this.poll(now, changed)
    if (this.timing.tick(now)) changed()
  }

  /** Checks the other servers without a hint, now and then; calls `changed` if anything has. */
  private poll(now: number, changed: () => void): void {
    if (this.hosting.neighbours === undefined || now - this.polledAt < POLL) return
    this.lookAgain(changed)
  }

  /** Checks everything that other servers may have done. */
  lookAgain(changed: () => void): void {
    this.polledAt = this.hosting.now()
    const found = this.fight.catchUp().then((isNew) => {
      if (isNew) this.hosting.count?.('hint-missed')
    })
    // What cannot be checked now is checked the next time.
    Promise.all([found, this.lookAtPeople(changed)]).catch(() => undefined)
  }

  /** Checks who is at the other servers, and what they decided about guests who ask here. */
  async lookAtPeople(changed: () => void): Promise<void> {
    const { neighbours } = this.hosting
    const { fight, lobby } = this
    if (neighbours === undefined) return
    if (await this.gathering.lookAround()) changed()
    if (lobby.isEmpty) return
    const guests = lobby.here.map(({ guest }) => guest)
    for (const { guest, seat } of await neighbours.verdicts(fight.fight, guests)) {
      // If a key cannot be made now, the guest goes on asking.
      const key = seat === null ? null : await this.hosting.accessTokens.make({ fight: fight.fight, seat })
      const found = lobby.release(guest)
      if (found === undefined) continue
      if (seat === null || key === null) found.connection.close('turned-away')
      else await found.connection.admit(fight, seat, key)
      this.gathering.show()
      changed()
    }
  }

  /** The people present, for everyone; and for the referee, who is also told who asks to be let in. */
  presence(): { readonly all: Presence; readonly forReferee: Presence } {
    const { fight, lobby, gathering, timing, hosting } = this
    const guests = [...lobby.here, ...gathering.guestsElsewhere]
    const seats = fight.seatIds.map((seat) => ({
      seat,
      name: sittingAt(fight.seating, seat)?.name ?? seat,
      role: fight.roleOf(seat) ?? ('spectator' as const),
      devices: fight.devicesAt(seat),
      by: fight.byOf(seat),
    }))
    const all: Presence = {
      ...{ type: 'presence', seats, guests: [] },
      until: timing.secondsLeft(hosting.now()),
      paused: fight.isPaused,
      ...(fight.seating.curtain === true && { curtain: true }),
      ...(fight.realDice !== undefined && { realDice: fight.realDice }),
    }
    return { all, forReferee: guests.length === 0 ? all : { ...all, guests } }
  }
}
