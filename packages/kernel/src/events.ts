import type { Message } from './log/parts.ts'
import type { Refusal } from './refusal.ts'
import type { TallyRecord } from './tally.ts'
import { cite } from './trace.ts'

/**
 * A recorded fact. The kernel makes `change`, `join`, `leave`, `asked` and `override` events; a ruleset adds its own types.
 * Combatants are named by row; values are plain data.
 */
export type FightEvent = {
  readonly type: string
}

/** A cell of the fight changed. */
export interface ChangeEvent extends FightEvent {
  readonly type: 'change'
  /** The column as `table.name`. */
  readonly column: string
  readonly row: number
  readonly cell: number
  readonly from: number
  readonly to: number
  /** The rule that made the change. */
  readonly rule: string
}

/** Someone decided something in the middle of a resolution. */
export interface AskedEvent extends FightEvent {
  readonly type: 'asked'
  readonly rule: string
  /** The combatant whose seat decided, -1 for the referee. */
  readonly to: number
  readonly prompt: Message
  /** A word or a number; '' for viewers who may not know it. */
  readonly answer: string | number
  /** The answer as it was offered, naming combatants by row; null for a command that was not among the offered ones. */
  readonly label: Message | null
  readonly secret: boolean
  /** Whether the answer was to decline: then nobody else learns that the question was asked. */
  readonly declined: boolean
  /** Set for a question whether someone reacts: see {@link Question.reaction}. */
  readonly reaction?: true
  /** Which of several moments of the rule asked: see {@link Question.moment}; missing if there is only one. */
  readonly moment?: string
}

/** The referee set a value outside the rules. */
export interface OverrideEvent extends FightEvent {
  readonly type: 'override'
  /** The value as named by the referee. */
  readonly path: string
  /** The combatant's name, or the table's. */
  readonly whose: string
  readonly column: string
  readonly row: number
  readonly to: string
  /** The reason, in the referee's words; '' if none was given. */
  readonly because: string
}

/** A roll against a number: an attack, a save, a check. Rulesets extend it with their own fields. */
export interface RollEvent extends FightEvent {
  readonly type: 'roll'
  /** What the roll is for, as in conformance cases: `attack`, `avoid`, `morale`. */
  readonly what: string
  /** Who rolls, -1 for the referee. */
  readonly who: number
  readonly rule: string
  readonly tally: TallyRecord
  /** The number to reach, or null for a roll without one. */
  readonly against: number | null
  readonly passed: boolean | null
}

/** Someone whom a rule would have asked, but did not because another rule forbids every answer. */
export interface PassedOver {
  readonly to: number
  /** The rule that would have asked. */
  readonly rule: string
  readonly because: Refusal
}

/** Marks the six values of a change in the log. */
const CHANGE = 0
const CHANGE_LENGTH = 7

/**
 * Collects events while someone needs them. Changes of cells, by far the most frequent, are stored as plain values
 * and become event objects only when read.
 * @example
 * ```ts
 * import { goToCommand, Recorder, tellEvents } from '@fray/kernel'
 * import { openFight } from '@fray/seat/play'
 *
 * const text = '{ ruleset: zones, combatants: { Ada: { from: ada-the-warrior }, Corwin: { from: toll-ruffian } } }'
 * const { play } = await openFight(text, { seed: 'seven' })
 * const { rules, session } = play
 * const scene = rules.open(session.setup)
 * const recorder = new Recorder()
 * scene.recorder = recorder
 * goToCommand(rules, scene, true)
 * console.log(tellEvents(rules, scene, recorder.take())[0]) // The side die shows 1: the enemies begin.
 * console.log(recorder.events.length) // 0
 * ```
 */
export class Recorder {
  private readonly log: unknown[] = []
  private length = 0
  private count = 0
  /** Who was not asked, and why. Not an event, because nobody at the table learns of it; conformance cases check it. */
  passedOver: PassedOver[] = []
  /** The number of events when someone was last asked; 0 if nobody was. */
  beforeAsked = 0

  /**
   * Adds an event. Build it only if there is a recorder: `if (scene.recorder !== null) scene.recorder.note({ ... })`.
   */
  note<E extends FightEvent>(event: E): void {
    const { rule } = event as { readonly rule?: unknown }
    if (typeof rule === 'string') cite(rule)
    this.log[this.length++] = event
    this.count++
  }

  /**
   * Records that a rule does not ask someone, and what forbids it. Only if there is a recorder, as with {@link note}.
   */
  passOver(to: number, rule: string, because: Refusal | null): void {
    if (because === null) return
    cite(rule, because.rule)
    this.passedOver.push({ to, rule, because })
  }

  /** Records that someone is asked now, whether or not an event reports it. */
  asks(): void {
    this.beforeAsked = this.count
  }

  /** Adds the change of a cell. */
  change({ column, row, cell, from, to, rule }: Omit<ChangeEvent, 'type'>): void {
    cite(rule)
    const { log } = this
    let n = this.length
    log[n++] = CHANGE
    log[n++] = column
    log[n++] = row
    log[n++] = cell
    log[n++] = from
    log[n++] = to
    log[n++] = rule
    this.length = n
    this.count++
  }

  /** The events so far, in order. */
  get events(): FightEvent[] {
    const { log } = this
    const events: FightEvent[] = []
    for (let i = 0; i < this.length; i++) {
      if (log[i] !== CHANGE) {
        events.push(log[i] as FightEvent)
        continue
      }
      const [, column, row, cell, from, to, rule] = log.slice(i, i + CHANGE_LENGTH)
      events.push({ type: 'change', column, row, cell, from, to, rule } as ChangeEvent)
      i += CHANGE_LENGTH - 1
    }
    return events
  }

  /** Removes and returns the events so far. */
  take(): FightEvent[] {
    const { events } = this
    this.clear()
    return events
  }

  /** Removes the events so far. */
  clear(): void {
    this.length = 0
    this.count = 0
    this.beforeAsked = 0
    if (this.passedOver.length > 0) this.passedOver = []
  }
}

/** Whether the event reports a changed value. */
export const isChange = (event: FightEvent): event is ChangeEvent => event.type === 'change'
export const isOverride = (event: FightEvent): event is OverrideEvent => event.type === 'override'
/** Whether the event reports a roll, with its dice and what they were rolled for. */
export const isRoll = (event: FightEvent): event is RollEvent => event.type === 'roll'
/** Whether the event reports a question and its answer. */
export const isAsked = (event: FightEvent): event is AskedEvent => event.type === 'asked'
