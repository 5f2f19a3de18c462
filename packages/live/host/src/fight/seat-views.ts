import type { Play, Standstill } from '@fray/seat'
import { type FightVersion, SeatView, type SeatViewMark } from './seat-view.ts'

/** The progress of all views of a fight; see {@link SeatViews.mark}. */
export interface SeatViewsMark {
  readonly step: FightVersion
  readonly views: ReadonlyMap<string, SeatViewMark>
}

/** The views of a fight's seats, and the version of the fight that they look at. */
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

  /** The view of a seat, after sending everything new. */
  upToDate(seat: string): SeatView {
    const view = this.of(seat)
    view.look(this.step)
    view.flush()
    return view
  }

  /** Makes a seat look, and returns the number of its last news. */
  look(seat: string): number {
    return this.of(seat).look(this.step)
  }

  /** Something may have changed. */
  changed(still: Standstill | null): void {
    this.step = { still, count: this.step.count + 1 }
  }

  /** Makes news for every seat with viewers; {@link flush} sends them. */
  refreshAll(): void {
    for (const view of this.views.values()) if (view.isWatched) view.look(this.step)
  }

  /** Sends what is new to every device. */
  flush(): void {
    for (const view of this.views.values()) view.flush()
  }

  /** Whether anyone is looking. */
  get isWatched(): boolean {
    return [...this.views.values()].some((view) => view.isWatched)
  }

  /** How many devices look through the seat. */
  devicesAt(seat: string): number {
    return this.views.get(seat)?.devices.size ?? 0
  }

  /** Ends the waits whose time is up, without news. */
  tick(now: number): void {
    for (const view of this.views.values()) view.tick(now)
  }

  /** The present progress, for {@link returnTo}. */
  mark(): SeatViewsMark {
    return { step: this.step, views: new Map([...this.views].map(([seat, view]) => [seat, view.mark()])) }
  }

  /** Returns to the mark: what the views have made since was sent to nobody. */
  returnTo({ step, views }: SeatViewsMark): void {
    // A number under which an unsaved state was seen is not used again.
    this.step = { still: step.still, count: this.step.count + 1 }
    for (const [seat, view] of this.views) {
      const mark = views.get(seat)
      if (mark !== undefined) view.returnTo(mark)
      else if (!view.isWatched) this.views.delete(seat)
    }
  }

  /** Whether all seats could continue with that fight as if it were this one: they were told the same there. */
  tellOn(play: Play): boolean {
    return [...this.views.values()].every((view) => view.tellsOn(play))
  }

  /** The fight was opened again. If numbers restart as well (`isReset`), every device gets the whole table. */
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
