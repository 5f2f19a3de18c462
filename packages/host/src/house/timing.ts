import type { OpenFight } from '../fight/live-fight.ts'

/** Milliseconds after which a fight that nobody looks at is put away; it opens again when somebody comes. */
const FORGOTTEN = 300_000

/** What time asks of one fight: who is absent is answered for, who is waited for too long is, and who looks no more is forgotten. */
export class Timing {
  private readonly fight: OpenFight
  /** Since when nobody is at the seat. */
  private readonly emptySince = new Map<string, number>()
  private away: ReadonlyMap<string, string> = new Map()
  /** For what the fight waits, since when, and how much more time was given. */
  private waits = ''
  private since: number
  private more = 0
  private lookedAt: number
  /** Since when nobody but the referee may act, or null. */
  private pausedSince: number | null = null

  constructor(fight: OpenFight, now: number) {
    this.fight = fight
    this.since = now
    this.lookedAt = now
  }

  /** Does what is due. True where people should be told. */
  tick(now: number): boolean {
    if (this.fight.isBusy) this.lookedAt = now
    const isOther = this.absences(now)
    return this.clock(now) || isOther
  }

  private absences(now: number): boolean {
    const { fight, emptySince } = this
    const away = new Map<string, string>()
    for (const [seat, { absent }] of Object.entries(fight.seating.seats)) {
      if (fight.devicesAt(seat) > 0) emptySince.delete(seat)
      else if (!emptySince.has(seat)) emptySince.set(seat, now)
      const since = emptySince.get(seat)
      if (absent !== null && since !== undefined && now - since >= absent.after * 1_000) away.set(seat, absent.by)
    }
    if (JSON.stringify([...away]) === JSON.stringify([...this.away])) return false
    this.away = away
    void fight.sitOtherwise((seat) => away.get(seat) ?? null)
    return true
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
      this.more = 0
      return true
    }
    if (waits === '' || this.left(now, clock) > 0) return false
    this.since = now
    this.more = 0
    void fight.timeOut()
    return true
  }

  private left(now: number, clock: number): number {
    return this.since + (clock + this.more) * 1_000 - now
  }

  /** Those for whom the fight waits get so many seconds more. */
  extend(seconds: number): void {
    this.more += seconds
  }

  /** Seconds until whoever is waited for is answered for; null where nobody set a clock or nobody is waited for. */
  secondsLeft(now: number): number | null {
    const { clock } = this.fight.seating
    return clock === null || this.waits === '' || this.fight.isPaused
      ? null
      : Math.max(0, Math.ceil(this.left(now, clock) / 1_000))
  }

  /** Whether nobody has looked for long. */
  isForgotten(now: number): boolean {
    return now - this.lookedAt >= FORGOTTEN && !this.fight.isBusy
  }
}
