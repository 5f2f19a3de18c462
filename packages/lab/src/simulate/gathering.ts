import { Counter } from '../statistics/spread.ts'
import type { ActionBatch, Batch, CombatantBatch, RuleBatch, SideBatch } from './batch.ts'
import type { Ends } from './ends.ts'
import type { Simulation, Trial } from './simulation.ts'

/** Counts for one combatant. */
export class CombatantCount {
  readonly name: string
  readonly side: number
  readonly place: number
  trials = 0
  stands = 0
  readonly fell = new Counter()
  readonly life = new Counter()
  readonly dealt = new Counter()
  readonly taken = new Counter()
  readonly resources = new Map<string, Counter>()
  whole = 0
  against = 0
  /** What it had at the start; null if it has not been read. */
  stock: Readonly<Record<string, number>> | null = null

  constructor(name: string, side: number, place: number) {
    this.name = name
    this.side = side
    this.place = place
  }

  /** The counter of what it has left of a resource. */
  resource(name: string): Counter {
    let counter = this.resources.get(name)
    if (counter === undefined) {
      counter = new Counter()
      this.resources.set(name, counter)
    }
    return counter
  }

  merge(batch: CombatantBatch): void {
    this.trials += batch.trials
    this.stands += batch.stands
    this.whole = Math.max(this.whole, batch.whole)
    this.against = Math.max(this.against, batch.against)
    this.stock ??= batch.stock
    this.fell.merge(batch.fell)
    this.life.merge(batch.life)
    this.dealt.merge(batch.dealt)
    this.taken.merge(batch.taken)
    for (const [name, counts] of Object.entries(batch.resources)) this.resource(name).merge(counts)
  }

  take(): CombatantBatch {
    const { name, side, place, trials, stands, whole, against } = this
    return {
      name,
      side,
      place,
      trials,
      stands,
      whole,
      against,
      fell: this.fell.counts(),
      life: this.life.counts(),
      dealt: this.dealt.counts(),
      taken: this.taken.counts(),
      resources: Object.fromEntries([...this.resources].map(([what, counter]) => [what, counter.counts()])),
      stock: this.stock ?? {},
    }
  }
}

/** The counter of a Round; those before it are created too. */
function counterAt(counters: Counter[], round: number): Counter {
  while (counters.length <= round) counters.push(new Counter())
  return counters[round] as Counter
}

/** Counts the trials in which a side had losses, and what it has left Round by Round. */
export class SideCount {
  fell = 0
  died = 0
  whole = 0
  private readonly going: Counter[] = []
  private readonly over: Counter[] = []

  /** Counts what it has left at the end of a Round (from 1) after which the trial continues. */
  goesOn(round: number, left: number): void {
    counterAt(this.going, round).add(left)
  }

  /** Counts what it has left at the end of a trial, and in which Round that was. */
  ends(round: number, left: number): void {
    counterAt(this.over, round).add(left)
  }

  merge({ fell, died, whole, rounds }: SideBatch): void {
    this.fell += fell
    this.died += died
    this.whole = Math.max(this.whole, whole)
    for (const { round, going, over } of rounds) {
      counterAt(this.going, round).merge(going)
      counterAt(this.over, round).merge(over)
    }
  }

  take(side: number): SideBatch {
    const { fell, died, whole, going, over } = this
    const rounds = Array.from({ length: Math.max(1, going.length, over.length) - 1 }, (_, at) => ({
      round: at + 1,
      going: going[at + 1]?.counts() ?? [],
      over: over[at + 1]?.counts() ?? [],
    }))
    return { side, fell, died, whole, rounds }
  }
}

/** Sums for one kind of command of one side. */
export class ActionCount {
  readonly side: number
  readonly action: string
  uses = 0
  damage = 0
  healing = 0

  constructor(side: number, action: string) {
    this.side = side
    this.action = action
  }

  take(): ActionBatch {
    const { side, action, uses, damage, healing } = this
    return { side, action, uses, damage, healing }
  }
}

/** Everything counted in the trials of an experiment. Its size does not grow with their number. */
export interface Gathered extends Omit<Batch, 'trials'> {
  readonly ends: Ends
  /** Why there are not more trials. */
  readonly ended: Simulation['ended']
}

/** Collects counts of trials, and merges batches. Merged trials are not stored: see {@link Ends}. */
export class Gathering {
  private trials: Trial[] = []
  private readonly combatants = new Map<string, CombatantCount>()
  private readonly sides: SideCount[] = []
  private readonly actions: Map<string, ActionCount>[] = []
  private readonly rules = new Map<string, { events: number; trials: number }>()

  add(trial: Trial): void {
    this.trials.push(trial)
  }

  /** The counts of the combatant with the name, on the side (by position), with its position in the roster or -1. */
  combatant(name: string, side: number, place: number): CombatantCount {
    const key = `${side} ${name}`
    let count = this.combatants.get(key)
    if (count === undefined) {
      count = new CombatantCount(name, side, place)
      this.combatants.set(key, count)
    }
    return count
  }

  /** The counts of a side (by position). */
  side(side: number): SideCount {
    while (this.sides.length <= side) this.sides.push(new SideCount())
    return this.sides[side] as SideCount
  }

  /** The counts of an action of a side (by position). */
  action(side: number, action: string): ActionCount {
    this.actions[side] ??= new Map()
    const bySide = this.actions[side] as Map<string, ActionCount>
    let count = bySide.get(action)
    if (count === undefined) {
      count = new ActionCount(side, action)
      bySide.set(action, count)
    }
    return count
  }

  /** Counts that a rule was cited by so many events, in so many trials. */
  rule(rule: string, events: number, trials = 1): void {
    const count = this.rules.get(rule)
    if (count === undefined) this.rules.set(rule, { events, trials })
    else {
      count.events += events
      count.trials += trials
    }
  }

  /** Adds another's batch; call it in the order of the trials. */
  merge(batch: Batch): void {
    for (const one of batch.combatants) this.combatant(one.name, one.side, one.place).merge(one)
    for (const one of batch.sides) this.side(one.side).merge(one)
    for (const { side, action, uses, damage, healing } of batch.actions) {
      const count = this.action(side, action)
      count.uses += uses
      count.damage += damage
      count.healing += healing
    }
    for (const { rule, events, trials } of batch.rules) this.rule(rule, events, trials)
  }

  /** The counts as plain data, in an order that is the same for the same trials. */
  batch(): Batch {
    const actions = this.actions.flatMap((bySide) => [...bySide.values()].map((count) => count.take()))
    const rules = [...this.rules].map(([rule, count]): RuleBatch => ({ rule, ...count }))
    return {
      trials: this.trials,
      combatants: [...this.combatants.values()].map((count) => count.take()).sort(byPlace),
      sides: this.sides.map((count, side) => count.take(side)),
      actions: actions.sort((a, b) => a.side - b.side || order(a.action, b.action)),
      rules: rules.sort((a, b) => order(a.rule, b.rule)),
    }
  }
}

const LATE = 1e9

/** In roster order; those who join later come after them, by side and name. */
const byPlace = (a: CombatantBatch, b: CombatantBatch): number =>
  (a.place < 0 ? LATE : a.place) - (b.place < 0 ? LATE : b.place) || a.side - b.side || order(a.name, b.name)

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
