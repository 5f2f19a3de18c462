import type { AnyRuleset, PlainCommand } from '@fray/kernel'
import { nameOf, rowOfName, seatOf, viewerOf } from '@fray/kernel'
import { commandWords } from '../actions/words.ts'
import type { AnySession } from '../live-fight.ts'
import type { SeatLog } from '../log/seat-log.ts'
import { knownRows } from '../table/board.ts'

/** What a seat has planned for its next turn. */
export interface SeatPlan {
  readonly who: string
  /** What is still to be done, in words. */
  readonly left: readonly string[]
  /** Why it stopped, in a sentence; null while it goes on. */
  readonly stopped: string | null
}

/** A plan as it is kept while the fight is put away. */
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
  /** Of whom the seat knew when it was made, and who could strike at the one who acts. */
  readonly known: ReadonlySet<string>
  readonly strikers: ReadonlySet<string>
}

/** Plans of the seats: carried out step by step, until something is new. */
export class Plans {
  private readonly session: AnySession
  private readonly rules: AnyRuleset
  private readonly plans = new Map<number, Plan>()

  constructor(session: AnySession) {
    this.session = session
    this.rules = session.rules as AnyRuleset
  }

  /** Plans what a combatant of the seat will do; nothing with an empty list. */
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

  /** All plans, to be kept while the fight is put away. */
  get kept(): SavedPlan[] {
    return [...this.plans].map(([seat, plan]) => ({
      ...{ seat, who: plan.who, left: plan.left, stopped: plan.stopped },
      ...{ known: [...plan.known], strikers: [...plan.strikers] },
    }))
  }

  /** Goes on with plans that were kept: these and no others. */
  recall(kept: readonly SavedPlan[]): void {
    this.plans.clear()
    for (const { seat, known, strikers, ...plan } of kept)
      this.plans.set(seat, { ...plan, known: new Set(known), strikers: new Set(strikers) })
  }

  /** Forgets all plans: the fight does not go on as it was. */
  clear(): void {
    this.plans.clear()
  }

  /** Does the next step of a plan whose turn has come; `tell` tells the seats what happened. False where there is none. */
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

  /** What differs than when the plan was made and matters for it, in a sentence, or null. */
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
