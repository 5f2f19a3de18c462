import type { Play, Standstill } from '@fray/seat'
import { type FightVersion, SeatView, type SeatViewMark } from './seat-view.ts'

/** Where all views of a fight stood; see {@link SeatViews.mark}. */
export interface SeatViewsMark {
  readonly step: FightVersion
  readonly views: ReadonlyMap<string, SeatViewMark>
}

/** The views of a fight's seats, and the step that they look at. */
export class SeatViews {
  private readonly views = new Map<string, SeatView>()
  private play: Play
  step: FightVersion = { still: null, count: 0 }

  constructor(play: Play) {
    this.play = play
  }

  /** The view of a seat. */
  of(seat: string): SeatView {
    const view = this.views.get(seat) ?? new SeatView(this.play, seat)
    this.views.set(seat, view)
    return view
  }

  /** The view of a seat, with all that there is to see sent. */
  upToDate(seat: string): SeatView {
    const view = this.of(seat)
    view.look(this.step)
    view.flush()
    return view
  }

  /** The number of the last news of a seat, when it has looked. */
  look(seat: string): number {
    return this.of(seat).look(this.step)
  }

  /** Something may be otherwise than before. */
  changed(still: Standstill | null): void {
    this.step = { still, count: this.step.count + 1 }
  }

  /** Makes news for every seat that somebody looks at; they go out with {@link flush}. */
  refreshAll(): void {
    for (const view of this.views.values()) if (view.isWatched) view.look(this.step)
  }

  /** Sends what is new to everybody who looks. */
  flush(): void {
    for (const view of this.views.values()) view.flush()
  }

  /** Whether anybody looks. */
  get isWatched(): boolean {
    return [...this.views.values()].some((view) => view.isWatched)
  }

  /** How many devices look through the seat. */
  devicesAt(seat: string): number {
    return this.views.get(seat)?.devices.size ?? 0
  }

  /** Those who wait no longer than now get no news. */
  tick(now: number): void {
    for (const view of this.views.values()) view.tick(now)
  }

  /** Where they stand, for {@link returnTo}. */
  mark(): SeatViewsMark {
    return { step: this.step, views: new Map([...this.views].map(([seat, view]) => [seat, view.mark()])) }
  }

  /** They stand where they stood: what they have made since was sent to nobody. */
  returnTo({ step, views }: SeatViewsMark): void {
    // What was seen at a step that was not kept is not seen again under its number.
    this.step = { still: step.still, count: this.step.count + 1 }
    for (const [seat, view] of this.views) {
      const mark = views.get(seat)
      if (mark !== undefined) view.returnTo(mark)
      else if (!view.isWatched) this.views.delete(seat)
    }
  }

  /** Whether all seats go on with that fight as if it were this one: what they were told is the same there. */
  tellOn(play: Play): boolean {
    return [...this.views.values()].every((view) => view.tellsOn(play))
  }

  /** The fight was opened again. Where numbers start again, too (`isReset`), every device gets the whole table. */
  moveTo(play: Play, isReset: boolean): void {
    this.play = play
    this.changed(null)
    for (const view of this.views.values()) {
      if (isReset) view.reset(play)
      else view.goOnWith(play)
      view.look(this.step)
      if (isReset) for (const device of view.devices) device.again()
    }
  }
}
