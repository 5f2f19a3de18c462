import { type Knocking, type Neighbours, NOBODY_THERE, type People } from '../neighbours/neighbours.ts'

/** Where people gather: a fight, or a campaign between fights. */
export interface Place {
  readonly fight: string
  readonly seatIds: readonly string[]
  devicesHere(seat: string): number
  devicesElsewhere: (seat: string) => number
}

/**
 * The people at one fight, at all servers. People here are shown to the others whenever they change; people there are
 * checked when a hint says so, and now and then without one.
 */
export class Gathering {
  private readonly fight: Place
  private readonly neighbours: Neighbours | undefined
  private readonly guestsHere: () => readonly Knocking[]
  private there: People = NOBODY_THERE
  private shown = ''
  private presentation: Promise<void> | null = null

  constructor(fight: Place, neighbours: Neighbours | undefined, guestsHere: () => readonly Knocking[]) {
    this.fight = fight
    this.neighbours = neighbours
    this.guestsHere = guestsHere
    fight.devicesElsewhere = (seat) => this.there.devices[seat] ?? 0
  }

  /** The guests asking at other servers. */
  get guestsElsewhere(): readonly Knocking[] {
    return this.there.guests
  }

  /** Shows the others who is here, if that has changed. */
  show(): void {
    if (this.neighbours === undefined || this.presentation !== null) return
    const people = this.here()
    const text = JSON.stringify(people)
    if (text === this.shown) return
    this.presentation = this.showNow(this.neighbours, people, text)
  }

  /** Shows it again although nothing has changed: the others may have lost it. */
  showAgain(): void {
    this.shown = ''
    this.show()
  }

  private async showNow(neighbours: Neighbours, people: People, text: string): Promise<void> {
    const { fight } = this.fight
    try {
      await neighbours.show(fight, people)
      this.shown = text
      neighbours.hint({ fight, about: 'people', version: 0 })
    } catch {
      // It is shown again after the next check.
      return
    } finally {
      this.presentation = null
    }
    this.show()
  }

  private here(): People {
    const seats = this.fight.seatIds.flatMap((seat) => {
      const count = this.fight.devicesHere(seat)
      return count === 0 ? [] : [[seat, count] as const]
    })
    return { devices: Object.fromEntries(seats), guests: this.guestsHere() }
  }

  /** Checks who is at the other servers; true if that has changed. Rejects if it cannot be found out. */
  async lookAround(): Promise<boolean> {
    if (this.neighbours === undefined) return false
    const there = await this.neighbours.others(this.fight.fight)
    const isOther = JSON.stringify(there) !== JSON.stringify(this.there)
    this.there = there
    return isOther
  }
}
