import type { OpenFight } from '../fight/live-fight.ts'
import type { Hosting } from '../hosting.ts'

/** Milliseconds after which an unused fight is unloaded; it opens again when someone comes. */
const FORGOTTEN = 300_000

/**
 * The time limits of one fight: absent people are answered for, so are those who are waited for too long, and an
 * unused fight is unloaded.
 */
export class Timing {
  private readonly hosting: Hosting
  private readonly fight: OpenFight
  /** Checks who is at other servers. */
  private readonly lookAround: () => Promise<unknown>
  /** Since when nobody is at the seat. */
  private readonly emptySince = new Map<string, number>()
  private isAnswering = false
  /** What the fight waits for, and since when. */
  private waits = ''
  private since: number
  /** Since when only the referee may act, or null. */
  private pausedSince: number | null = null

  constructor(hosting: Hosting, fight: OpenFight, lookAround: () => Promise<unknown>) {
    const now = hosting.now()
    this.hosting = hosting
    this.fight = fight
    this.since = now
    this.lookAround = lookAround
  }

  /** Does what is due. True if people should be told. */
  tick(now: number): boolean {
    if (this.fight.isBusy) this.fight.usedAt = now
    this.absences(now)
    return this.clock(now)
  }

  private absences(now: number): void {
    if (this.isAnswering || this.isAsSaid(this.awayAt(now))) return
    this.isAnswering = true
    this.answer(now)
      .catch((error: unknown) => this.hosting.fault?.(error, this.fight.fight))
      .finally(() => {
        this.isAnswering = false
      })
  }

  /** Checks other servers first, so that nobody is answered for who is present at one of them. */
  private async answer(now: number): Promise<void> {
    try {
      await this.lookAround()
    } catch {
      return
    }
    const away = this.awayAt(now)
    if (!this.isAsSaid(away)) await this.fight.answerFor(away)
  }

  /** Who answers for seats that have been empty for long enough, by seat. */
  private awayAt(now: number): ReadonlyMap<string, string> {
    const { fight, emptySince } = this
    const away = new Map<string, string>()
    for (const [seat, { absent, away: by }] of Object.entries(fight.seating.seats)) {
      if (fight.devicesAt(seat) > 0) emptySince.delete(seat)
      else if (!emptySince.has(seat)) emptySince.set(seat, now)
      const since = emptySince.get(seat)
      if (absent === null || since === undefined) continue
      // Once any server has found a seat empty for long enough, that holds until someone comes.
      if (by !== undefined || now - since >= absent.after * 1_000) away.set(seat, absent.by)
    }
    return away
  }

  private isAsSaid(away: ReadonlyMap<string, string>): boolean {
    return Object.entries(this.fight.seating.seats).every(([seat, { away: by }]) => away.get(seat) === by)
  }

  /** Someone has come back to the seat, at any server: the time that it is empty starts again. */
  cameBack(seat: string, now: number): void {
    this.emptySince.set(seat, now)
  }

  private clock(now: number): boolean {
    const { fight } = this
    const { clock } = fight.seating
    if (fight.isPaused) {
      this.pausedSince ??= now
      return false
    }
    if (this.pausedSince !== null) {
      // A pause does not use up anyone's time.
      this.since += now - this.pausedSince
      this.pausedSince = null
    }
    if (clock === null) return false
    const waits = fight.waitsFor
    if (waits !== this.waits) {
      this.waits = waits
      this.since = now
      return true
    }
    if (waits === '' || this.left(now, clock) > 0) return false
    this.since = now
    void fight.timeOut(waits)
    return true
  }

  private left(now: number, clock: number): number {
    const { more } = this.fight.seating
    const given = more?.waits === this.waits ? more.seconds : 0
    return this.since + (clock + given) * 1_000 - now
  }

  /** Seconds until the clock answers for the seat that is waited for; null without a clock, or if nobody is waited for. */
  secondsLeft(now: number): number | null {
    const { clock } = this.fight.seating
    return clock === null || this.waits === '' || this.fight.isPaused
      ? null
      : Math.max(0, Math.ceil(this.left(now, clock) / 1_000))
  }

  /** Whether nobody has looked or asked for a long time. */
  isForgotten(now: number): boolean {
    return now - this.fight.usedAt >= FORGOTTEN && !this.fight.isBusy
  }
}
