import type { Play, Standstill } from '@fray/seat'
import { Desk, type DeskMark, type Moment } from './desk.ts'

/** Where all desks of a fight stood; see {@link Desks.mark}. */
export interface DesksMark {
  readonly moment: Moment
  readonly desks: ReadonlyMap<string, DeskMark>
}

/** The desks of a fight's seats, and the moment that they look at. */
export class Desks {
  private readonly desks = new Map<string, Desk>()
  private play: Play
  moment: Moment = { still: null, count: 0 }

  constructor(play: Play) {
    this.play = play
  }

  /** The desk of a seat. */
  of(seat: string): Desk {
    const desk = this.desks.get(seat) ?? new Desk(this.play, seat)
    this.desks.set(seat, desk)
    return desk
  }

  /** The desk of a seat, with all that there is to see sent. */
  upToDate(seat: string): Desk {
    const desk = this.of(seat)
    desk.look(this.moment)
    desk.flush()
    return desk
  }

  /** The number of the last news of a seat, when it has looked. */
  look(seat: string): number {
    return this.of(seat).look(this.moment)
  }

  /** Something may be otherwise than before. */
  changed(still: Standstill | null): void {
    this.moment = { still, count: this.moment.count + 1 }
  }

  /** Makes news for every seat that somebody looks at; they go out with {@link flush}. */
  lookAll(): void {
    for (const desk of this.desks.values()) if (desk.isWatched) desk.look(this.moment)
  }

  /** Sends what is new to everybody who looks. */
  flush(): void {
    for (const desk of this.desks.values()) desk.flush()
  }

  /** Whether anybody looks. */
  get isWatched(): boolean {
    return [...this.desks.values()].some((desk) => desk.isWatched)
  }

  /** How many devices look through the seat. */
  devicesAt(seat: string): number {
    return this.desks.get(seat)?.devices.size ?? 0
  }

  /** Whoever waits no longer than now gets no news. */
  tick(now: number): void {
    for (const desk of this.desks.values()) desk.tick(now)
  }

  /** Where they stand, for {@link back}. */
  mark(): DesksMark {
    return { moment: this.moment, desks: new Map([...this.desks].map(([seat, desk]) => [seat, desk.mark()])) }
  }

  /** They stand where they stood: what they have made since was sent to nobody. */
  back({ moment, desks }: DesksMark): void {
    // What was seen at a moment that was not kept is not seen again under its number.
    this.moment = { still: moment.still, count: this.moment.count + 1 }
    for (const [seat, desk] of this.desks) {
      const mark = desks.get(seat)
      if (mark !== undefined) desk.back(mark)
      else if (!desk.isWatched) this.desks.delete(seat)
    }
  }

  /** Whether all seats go on with that fight as if it were this one: what they were told is the same there. */
  tellOn(play: Play): boolean {
    return [...this.desks.values()].every((desk) => desk.tellsOn(play))
  }

  /** The fight was opened anew. Where numbers begin anew, too (`anew`), every device gets the whole table. */
  moveTo(play: Play, anew: boolean): void {
    this.play = play
    this.changed(null)
    for (const desk of this.desks.values()) {
      if (anew) desk.anew(play)
      else desk.goOnWith(play)
      desk.look(this.moment)
      if (anew) for (const device of desk.devices) device.again()
    }
  }
}
