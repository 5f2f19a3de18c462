import type { CombatantOdds, OddsSummary } from '@fray/lab'

/** What may become of one combatant. Chances go from 0 to 1. */
export interface CombatantChances {
  readonly who: string
  /** That it goes down. */
  readonly falls: number
  /** That it loses any life, and how much it loses on average, over all outcomes; below 0 where it gains some. */
  readonly hurt: number
  readonly loss: number
  /** That it gets a wound or injury more, in games that count them. */
  readonly injured: number
  /** What else may be otherwise with it afterwards, in words. */
  readonly may: readonly { readonly words: string; readonly chance: number }[]
}

/** What a command, or an answer, may lead to, on what the seat believes about the fight. */
export interface Chances {
  /** Worked out to the last die, or about: sampled, or averaged over several fights that the seat could believe in and that differ in it. */
  readonly kind: 'exact' | 'about'
  /** That a blow of the one who acts lands where nobody reacts; null where it strikes none then. */
  readonly hits: number | null
  /** The same where others react sensibly, as they do in all that follows; null where that surely makes no other chance. */
  readonly withReactions: number | null
  /** Special results of it, in the game's own words. */
  readonly special: readonly { readonly words: string; readonly chance: number }[]
  /** Rolls that are made and are no attacks: who rolls what, that it comes to it, and that it is made and passed. */
  readonly checks: readonly {
    readonly who: string
    readonly what: string
    readonly rule: string
    readonly made: number
    readonly passed: number
  }[]
  /** What the one who acts may lose on the way, with sensible opponents; null where nothing can happen to it. */
  readonly cost: CombatantChances | null
  /** Who strikes at the one who acts on the way, with sensible opponents, and that a blow of theirs lands. */
  readonly strikes: readonly { readonly who: string; readonly lands: number }[]
  /** Everybody else to whom something may happen, the targets first. */
  readonly on: readonly CombatantChances[]
}

/** Adds chances up over several fights, each as likely as the others. */
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

  /** Adds what odds say of one fight; `plain`: what they say of it where nobody reacts, if that is something else. */
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

  /** The means. `actor` is the name of the one who acts. */
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

/** Whether the two land with chances that are surely unlike: samples differ a little by themselves. */
function isOther(plain: Blow, answered: Blow): boolean {
  const [a, b] = [plain?.hit ?? NEVER, answered?.hit ?? NEVER]
  return a.high + SAME < b.low || b.high + SAME < a.low
}

const NEVER = { low: 0, high: 0 }
/** Fractions that are one may come to numbers so far apart. */
const SAME = 1e-9

class Sums {
  falls = 0
  hurt = 0
  loss = 0
  injured = 0
  readonly may = new Map<string, number>()
}
