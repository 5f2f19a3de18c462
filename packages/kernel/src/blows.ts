/** One attack roll, made by the combatant who rolls for it in the ruleset. */
export interface Blow {
  readonly attacker: number
  readonly target: number
  readonly hit: boolean
  /** 1 or more for a critical hit, by severity; -1 or less for a fumble; 0 for a plain result. */
  readonly degree: number
}

/**
 * Collects attack rolls without a recorder: odds and statistics need the results of attacks, not all of their
 * numbers. Rules add plain numbers, and only while someone collects them.
 */
export class Blows {
  private readonly log: number[] = []
  private length = 0

  /** Adds an attack roll. */
  add(attacker: number, target: number, hit: boolean, degree: number): void {
    const { log } = this
    log[this.length++] = attacker
    log[this.length++] = target
    log[this.length++] = hit ? 1 : 0
    log[this.length++] = degree
  }

  /** Changes the result, and perhaps the target, of the attacker's latest attack, because a reaction has changed it. */
  change(attacker: number, target: number, hit: boolean): void {
    const { log } = this
    for (let at = this.length - 4; at >= 0; at -= 4) {
      if (log[at] !== attacker) continue
      log[at + 1] = target
      log[at + 2] = hit ? 1 : 0
      // A critical hit that no longer hits is not a critical hit.
      if (!hit && log[at + 3] > 0) log[at + 3] = 0
      return
    }
  }

  /** The number of attack rolls. */
  get count(): number {
    return this.length / 4
  }

  /** The attacker of attack roll `n`, from 0. The next methods give its target, whether it hit, and its degree. */
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

  /** All attack rolls, in order. */
  all(): Blow[] {
    return Array.from({ length: this.count }, (_, n) => ({
      attacker: this.attacker(n),
      target: this.target(n),
      hit: this.hit(n),
      degree: this.degree(n),
    }))
  }

  /** All attack rolls as one string: equal for equal rolls. */
  mark(): string {
    let mark = ''
    for (let at = 0; at < this.length; at++) mark += `,${this.log[at]}`
    return mark
  }

  /** Drops all attack rolls. */
  clear(): void {
    this.length = 0
  }
}
