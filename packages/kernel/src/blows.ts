/** One blow: an attack that was rolled for, by the one who rolls for it in the ruleset. */
export interface Blow {
  readonly attacker: number
  readonly target: number
  readonly hit: boolean
  /** 1 and more for a critical hit, by how far it went; -1 and less for a fumble; 0 for a plain result. */
  readonly degree: number
}

/**
 * Hears of every blow without a recorder: odds and statistics want to know how attacks went, not every number of theirs.
 * Rules tell it in plain numbers, and only while somebody wants it.
 */
export class Blows {
  private readonly log: number[] = []
  private length = 0

  /** A blow was struck. */
  add(attacker: number, target: number, hit: boolean, degree: number): void {
    const { log } = this
    log[this.length++] = attacker
    log[this.length++] = target
    log[this.length++] = hit ? 1 : 0
    log[this.length++] = degree
  }

  /** The attacker's latest blow came out otherwise, because somebody has answered it: another result, perhaps another target. */
  change(attacker: number, target: number, hit: boolean): void {
    const { log } = this
    for (let at = this.length - 4; at >= 0; at -= 4) {
      if (log[at] !== attacker) continue
      log[at + 1] = target
      log[at + 2] = hit ? 1 : 0
      // A critical hit that came to nothing is none.
      if (!hit && log[at + 3] > 0) log[at + 3] = 0
      return
    }
  }

  /** How many there were. */
  get count(): number {
    return this.length / 4
  }

  /** Who struck the blow with this number, from 0; whom; whether it hit; its degree. */
  attacker(n: number): number {
    return this.log[n * 4]
  }

  target(n: number): number {
    return this.log[n * 4 + 1]
  }

  hit(n: number): boolean {
    return this.log[n * 4 + 2] === 1
  }

  degree(n: number): number {
    return this.log[n * 4 + 3]
  }

  /** All of them, in order. */
  all(): Blow[] {
    return Array.from({ length: this.count }, (_, n) => ({
      attacker: this.attacker(n),
      target: this.target(n),
      hit: this.hit(n),
      degree: this.degree(n),
    }))
  }

  /** All of them as one word: equal blows have equal marks. */
  mark(): string {
    let mark = ''
    for (let at = 0; at < this.length; at++) mark += `,${this.log[at]}`
    return mark
  }

  /** Forgets them. */
  clear(): void {
    this.length = 0
  }
}
