import type { HostConnection } from '../connection/host-connection.ts'
import type { Knocking } from '../neighbours/neighbours.ts'

/** A guest who asks at this server to be let in. */
export interface Guest extends Knocking {
  readonly connection: HostConnection
}

/** The most guests asking at one fight. */
const GUESTS = 20

/** The guests who ask at this server to be let in to one fight. */
export class Lobby {
  private readonly guests = new Map<string, Guest>()
  private readonly suffix: string
  private count = 0

  /**
   * @param fightServer the name of this server if it has neighbours, so that ids of guests are unique; '' if it has
   * none
   */
  constructor(fightServer: string) {
    this.suffix = fightServer === '' ? '' : `-${fightServer}`
  }

  /** The guests asking here. */
  get here(): readonly Knocking[] {
    return [...this.guests.values()].map(({ guest, name }) => ({ guest, name }))
  }

  /** Whether nobody asks. */
  get isEmpty(): boolean {
    return this.guests.size === 0
  }

  /** Adds a guest: returns its id, or null if too many are asking, here and `elsewhere`. */
  knock(connection: HostConnection, name: string, elsewhere: number): string | null {
    if (this.guests.size + elsewhere >= GUESTS) return null
    const guest = `guest-${++this.count}${this.suffix}`
    this.guests.set(guest, { guest, name, connection })
    return guest
  }

  /** The guest leaves the lobby, to sit down or for good; undefined if there is none of that id here. */
  release(guest: string): Guest | undefined {
    const found = this.guests.get(guest)
    this.guests.delete(guest)
    return found
  }

  /** Puts a guest back who could not be seated, if still connected. */
  readmit(guest: Guest): void {
    if (!guest.connection.isClosed) this.guests.set(guest.guest, guest)
  }

  /** The connection has closed: true if a guest was behind it. */
  left(connection: HostConnection): boolean {
    const found = [...this.guests.values()].find((guest) => guest.connection === connection)
    return found !== undefined && this.guests.delete(found.guest)
  }

  /** The connections of all guests here. */
  get connections(): readonly HostConnection[] {
    return [...this.guests.values()].map(({ connection }) => connection)
  }
}
