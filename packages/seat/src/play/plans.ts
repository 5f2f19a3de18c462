import type { AnyRuleset, PlainCommand } from '@fray/kernel'
import { nameOf, rowOfName, seatOf, viewerOf } from '@fray/kernel'
import { commandWords } from '../actions/words.ts'
import type { AnySession } from '../live-fight.ts'
import type { SeatLog } from '../log/seat-log.ts'
import { knownRows } from '../table/board.ts'

/** A seat's plan for its next turn. */
export interface SeatPlan {
  readonly who: string
  /** The remaining commands, in words. */
  readonly left: readonly string[]
  /** Why it stopped, in a sentence; null while it continues. */
  readonly stopped: string | null
}

/** A plan as saved while the fight is closed. */
export interface SavedPlan {
  readonly seat: number
  readonly who: string
  readonly left: readonly PlainCommand[]
  readonly stopped: string | null
  readonly known: readonly string[]
  readonly strikers: readonly string[]
}

interface Plan {
  readonly who: string
  left: readonly PlainCommand[]
  stopped: string | null
  /** The combatants that the seat knew when it was made, and those that could attack the actor. */
  readonly known: ReadonlySet<string>
  readonly strikers: ReadonlySet<string>
}

/** The seats' plans: executed step by step, until something new happens. */
export class Plans {
  private readonly session: AnySession
  private readonly rules: AnyRuleset
  private readonly plans = new Map<number, Plan>()

  constructor(session: AnySession) {
    this.session = session
    this.rules = session.rules as AnyRuleset
  }

  /** Sets the plan of a seat's combatant; an empty list deletes it. */
  make(seat: number, who: string, commands: readonly PlainCommand[]): void {
    if (commands.length === 0) this.plans.delete(seat)
    else this.plans.set(seat, { who, left: commands, stopped: null, ...this.surroundings(seat, who) })
  }

  /** The plan of the seat, or null. */
  of(seat: number): SeatPlan | null {
    const plan = this.plans.get(seat)
    if (plan === undefined) return null
    const { scene } = this.session
    const viewer = viewerOf(scene, seat)
    const left = plan.left.map((command) => commandWords(this.rules, command, scene, viewer))
    return { who: plan.who, left, stopped: plan.stopped }
  }

  /** All plans, to be saved while the fight is closed. */
  get kept(): SavedPlan[] {
    return [...this.plans].map(([seat, plan]) => ({
      ...{ seat, who: plan.who, left: plan.left, stopped: plan.stopped },
      ...{ known: [...plan.known], strikers: [...plan.strikers] },
    }))
  }

  /** Continues with saved plans, replacing all others. */
  recall(kept: readonly SavedPlan[]): void {
    this.plans.clear()
    for (const { seat, known, strikers, ...plan } of kept)
      this.plans.set(seat, { ...plan, known: new Set(known), strikers: new Set(strikers) })
  }

  /** Deletes all plans: the fight does not continue as it was. */
  clear(): void {
    this.plans.clear()
  }

  /** Executes the next step of a plan whose turn has come; `tell` updates the logs. False if there is none. */
  step(seatLogs: readonly SeatLog[], tell: () => void): boolean {
    const { scene, rules } = this.session
    for (const row of rules.whoCanAct(scene)) {
      const seat = seatOf(scene, row)
      const plan = this.plans.get(seat)
      if (plan === undefined || plan.stopped !== null || plan.who !== nameOf(scene, row)) continue
      return this.carryOn(seat, plan, seatLogs[seat] as SeatLog, tell)
    }
    return false
  }

  private carryOn(seat: number, plan: Plan, seatLog: SeatLog, tell: () => void): boolean {
    const { session } = this
    const [command, ...rest] = plan.left
    plan.stopped = this.newBefore(seat, plan)
    if (command === undefined || plan.stopped !== null) return false
    const from = seatLog.lines.length
    const reply = session.submit(session.setup.seats[seat]?.id ?? '', command)
    if (reply.status === 'refused' && reply.played.length === 0) {
      plan.stopped = reply.refusal.reason
      return false
    }
    tell()
    plan.left = rest
    const rolled = seatLog.lines
      .slice(from)
      .find(({ opens }) => opens.some(({ parts }) => parts.some((p) => p.dice !== '')))
    if (reply.status === 'refused') plan.stopped = reply.refusal.reason
    else if (reply.status === 'asking') plan.stopped = 'Somebody is asked.'
    else if (rolled !== undefined) plan.stopped = `A die has fallen: ${rolled.words}`
    if (rest.length === 0) this.plans.delete(seat)
    return true
  }

  /** A relevant change since the plan was made, in a sentence, or null. */
  private newBefore(seat: number, plan: Plan): string | null {
    const { known, strikers } = this.surroundings(seat, plan.who)
    for (const who of known) if (!plan.known.has(who)) return `${who} is there now.`
    for (const who of strikers) if (!plan.strikers.has(who)) return `${who} could strike at ${plan.who} now.`
    return null
  }

  private surroundings(seat: number, who: string): Pick<Plan, 'known' | 'strikers'> {
    const { rules, session } = this
    const { scene } = session
    const viewer = viewerOf(scene, seat)
    const { places } = rules.presentation.reach(scene, rowOfName(scene, who), viewer)
    return {
      known: new Set(knownRows(rules, scene, viewer).map((row) => nameOf(scene, row))),
      strikers: new Set(places.flatMap(({ provokes }) => provokes)),
    }
  }
}
