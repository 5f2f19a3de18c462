import type { CombatantOdds, OddsSummary } from '@fray/lab'

/** The possible results for one combatant. Chances go from 0 to 1. */
export interface CombatantChances {
  readonly who: string
  /** The chance that it goes down. */
  readonly falls: number
  /** The chance that it loses any life, and its average loss over all outcomes; below 0 if it gains some. */
  readonly hurt: number
  readonly loss: number
  /** The chance that it gets a further wound or injury, in games that count them. */
  readonly injured: number
  /** Other possible differences afterwards, in words. */
  readonly may: readonly { readonly words: string; readonly chance: number }[]
}

/** The possible results of a command, or an answer, by what the seat believes about the fight. */
export interface Chances {
  /**
   * `exact`: calculated to the last die; `about`: sampled, or averaged over several fights that the seat could
   * believe in.
   */
  readonly kind: 'exact' | 'about'
  /** The chance that the actor's attack hits without reactions; null if it does not attack then. */
  readonly hits: number | null
  /**
   * The chance with sensible reactions, which also apply to everything below; null if they make no certain
   * difference.
   */
  readonly withReactions: number | null
  /** Its special results, by the game's names. */
  readonly special: readonly { readonly words: string; readonly chance: number }[]
  /** Rolls other than attacks: who rolls what, and the chances that it is made, and that it is made and passed. */
  readonly checks: readonly {
    readonly who: string
    readonly what: string
    readonly rule: string
    readonly made: number
    readonly passed: number
  }[]
  /** What the actor may lose on the way, with sensible opponents; null if nothing can happen to it. */
  readonly cost: CombatantChances | null
  /** Who attacks the actor on the way, with sensible opponents, and the chance to hit. */
  readonly strikes: readonly { readonly who: string; readonly lands: number }[]
  /** Everyone else who may be affected, the targets first. */
  readonly on: readonly CombatantChances[]
}

/** Averages chances over several equally likely fights. */
export class Average {
  private fights = 0
  private struck = false
  private hits = 0
  private unanswered = 0
  private isAnswered = false
  private readonly special = new Map<string, number>()
  private readonly checks = new Map<string, { who: string; what: string; rule: string; made: number; passed: number }>()
  private readonly strikes = new Map<string, number>()
  private readonly people = new Map<string, Sums>()

  /** Whether nothing has been added. */
  get isEmpty(): boolean {
    return this.fights === 0
  }

  /** Adds the odds of one fight; `plain` is the attack without reactions, if that differs. */
  add({ blow, combatants, checks, strikes }: OddsSummary, name: (row: number) => string, plain: Blow = blow): void {
    this.fights++
    this.struck ||= plain !== null
    this.unanswered += plain?.hit.value ?? 0
    this.isAnswered ||= isOther(plain, blow)
    if (blow !== null) {
      this.hits += blow.hit.value
      for (const [words, { value }] of blow.words) this.special.set(words, (this.special.get(words) ?? 0) + value)
    }
    for (const { who: row, what, rule, made, passed } of checks) {
      const id = `${row} ${what} ${rule}`
      const sums = this.checks.get(id) ?? { who: name(row), what, rule, made: 0, passed: 0 }
      sums.made += made.value
      sums.passed += passed.value
      this.checks.set(id, sums)
    }
    for (const { by, lands } of strikes) this.strikes.set(name(by), (this.strikes.get(name(by)) ?? 0) + lands.value)
    for (const one of combatants) this.addCombatant(name(one.row), one)
  }

  private addCombatant(who: string, { falls, hurt, damage, injured, effects }: CombatantOdds): void {
    const sums = this.people.get(who) ?? new Sums()
    this.people.set(who, sums)
    sums.falls += falls.value
    sums.hurt += hurt.value
    sums.loss += damage.value
    sums.injured += injured.value
    for (const [words, { value }] of effects) sums.may.set(words, (sums.may.get(words) ?? 0) + value)
  }

  /** The means. `actor` is the name of the combatant that acts. */
  chances(kind: Chances['kind'], actor: string): Chances {
    const { fights } = this
    const listed = (sums: ReadonlyMap<string, number>) =>
      [...sums].map(([words, sum]) => ({ words, chance: sum / fights }))
    const people = [...this.people]
      .map(
        ([who, { falls, hurt, loss, injured, may }]): CombatantChances => ({
          who,
          falls: falls / fights,
          hurt: hurt / fights,
          loss: loss / fights,
          injured: injured / fights,
          may: listed(may),
        }),
      )
      .filter(({ falls, hurt, loss, injured, may }) => falls + hurt + Math.abs(loss) + injured > 0 || may.length > 0)
    return {
      kind,
      hits: this.struck ? this.unanswered / fights : null,
      withReactions: this.isAnswered ? this.hits / fights : null,
      special: listed(this.special),
      checks: [...this.checks.values()].map((sums) => ({
        ...sums,
        made: sums.made / fights,
        passed: sums.passed / fights,
      })),
      strikes: [...this.strikes].map(([who, lands]) => ({ who, lands: lands / fights })),
      cost: people.find(({ who }) => who === actor) ?? null,
      on: people.filter(({ who }) => who !== actor),
    }
  }
}

type Blow = OddsSummary['blow']

/** Whether the two attacks certainly have different chances to hit: samples always differ slightly. */
function isOther(plain: Blow, answered: Blow): boolean {
  const [a, b] = [plain?.hit ?? NEVER, answered?.hit ?? NEVER]
  return a.high + SAME < b.low || b.high + SAME < a.low
}

const NEVER = { low: 0, high: 0 }
/** Equal fractions may differ by this much as floating-point numbers. */
const SAME = 1e-9

class Sums {
  falls = 0
  hurt = 0
  loss = 0
  injured = 0
  readonly may = new Map<string, number>()
}
