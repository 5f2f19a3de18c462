import type { HostConnection } from '../connection/host-connection.ts'
import type { Knocking } from '../neighbours/neighbours.ts'

/** Somebody who asks at this server to be let in. */
export interface Guest extends Knocking {
  readonly connection: HostConnection
}

/** Guests who may ask at one fight. */
const GUESTS = 20

/** Those who ask at this server to be let in to one fight. */
export class Lobby {
  private readonly guests = new Map<string, Guest>()
  private readonly suffix: string
  private count = 0

  /** @param fightServer the name of this server where it has neighbours, so that no two guests are called the same; '' where it has none */
  constructor(fightServer: string) {
    this.suffix = fightServer === '' ? '' : `-${fightServer}`
  }

  /** Those who are here. */
  get here(): readonly Knocking[] {
    return [...this.guests.values()].map(({ guest, name }) => ({ guest, name }))
  }

  /** Whether nobody asks. */
  get isEmpty(): boolean {
    return this.guests.size === 0
  }

  /** Somebody asks: the id of the guest, or null where as many ask as may, here and `elsewhere`. */
  knock(connection: HostConnection, name: string, elsewhere: number): string | null {
    if (this.guests.size + elsewhere >= GUESTS) return null
    const guest = `guest-${++this.count}${this.suffix}`
    this.guests.set(guest, { guest, name, connection })
    return guest
  }

  /** The guest leaves the lobby, to sit down or for good; undefined where there is none of that id here. */
  release(guest: string): Guest | undefined {
    const found = this.guests.get(guest)
    this.guests.delete(guest)
    return found
  }

  /** The guest asks again, where the door is still open: it could not sit down. */
  readmit(guest: Guest): void {
    if (!guest.connection.isClosed) this.guests.set(guest.guest, guest)
  }

  /** The door is closed: true where a guest stood behind it. */
  left(connection: HostConnection): boolean {
    const found = [...this.guests.values()].find((guest) => guest.connection === connection)
    return found !== undefined && this.guests.delete(found.guest)
  }

  /** The doors of all who ask here. */
  get connections(): readonly HostConnection[] {
    return [...this.guests.values()].map(({ connection }) => connection)
  }
}
