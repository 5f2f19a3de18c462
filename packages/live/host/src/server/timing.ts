import type { OpenFight } from '../fight/live-fight.ts'
import type { Hosting } from '../hosting.ts'

/** Milliseconds after which a fight that nobody looks at is put away; it opens again when somebody comes. */
const FORGOTTEN = 300_000

/** What time asks of one fight: who is absent is answered for, who is waited for too long is, and who looks no more is forgotten. */
export class Timing {
  private readonly hosting: Hosting
  private readonly fight: OpenFight
  /** Looks who is at other servers. */
  private readonly lookAround: () => Promise<unknown>
  /** Since when nobody is at the seat. */
  private readonly emptySince = new Map<string, number>()
  private isAnswering = false
  /** For what the fight waits, and since when. */
  private waits = ''
  private since: number
  /** Since when nobody but the referee may act, or null. */
  private pausedSince: number | null = null

  constructor(hosting: Hosting, fight: OpenFight, lookAround: () => Promise<unknown>) {
    const now = hosting.now()
    this.hosting = hosting
    this.fight = fight
    this.since = now
    this.lookAround = lookAround
  }

  /** Does what is due. True where people should be told. */
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

  /** Nobody is answered for who is at another server, of which nothing was heard yet. */
  private async answer(now: number): Promise<void> {
    try {
      await this.lookAround()
    } catch {
      return
    }
    const away = this.awayAt(now)
    if (!this.isAsSaid(away)) await this.fight.answerFor(away)
  }

  /** Who answers for seats because nobody has been there for long enough, by seat. */
  private awayAt(now: number): ReadonlyMap<string, string> {
    const { fight, emptySince } = this
    const away = new Map<string, string>()
    for (const [seat, { absent, away: by }] of Object.entries(fight.seating.seats)) {
      if (fight.devicesAt(seat) > 0) emptySince.delete(seat)
      else if (!emptySince.has(seat)) emptySince.set(seat, now)
      const since = emptySince.get(seat)
      if (absent === null || since === undefined) continue
      // Where it was found that nobody has been there for long enough, by whichever server, that holds until somebody comes.
      if (by !== undefined || now - since >= absent.after * 1_000) away.set(seat, absent.by)
    }
    return away
  }

  private isAsSaid(away: ReadonlyMap<string, string>): boolean {
    return Object.entries(this.fight.seating.seats).every(([seat, { away: by }]) => away.get(seat) === by)
  }

  /** Somebody has come back to the seat, wherever that is: it has not been empty. */
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
      // The time of a pause is nobody's.
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

  /** Seconds until the one who is waited for is answered for; null where nobody set a clock or nobody is waited for. */
  secondsLeft(now: number): number | null {
    const { clock } = this.fight.seating
    return clock === null || this.waits === '' || this.fight.isPaused
      ? null
      : Math.max(0, Math.ceil(this.left(now, clock) / 1_000))
  }

  /** Whether nobody has looked or asked for long. */
  isForgotten(now: number): boolean {
    return now - this.fight.usedAt >= FORGOTTEN && !this.fight.isBusy
  }
}
