import {
  type AnyRuleset,
  ASK,
  answerValue,
  type Command,
  commandBy,
  commandDue,
  commanderOf,
  Headway,
  isOver,
  type Question,
  REFEREE,
  REFEREE_SEAT,
  type Reply,
  randomFrom,
  seatOf,
  settingFor,
  writeCommand,
} from '@fray/kernel'
import { SENSIBLE, withEyes } from '@fray/lab'
import type { AnyPolicy, AnySession } from '../live-fight.ts'
import type { DeciderOf } from '../questions.ts'
import { PendingDecision, type RemoteDecider } from './remote-decider.ts'

/**
 * What a fight waits for: it is over; a person has to command (`person`), to choose who is next (`choice`), to answer
 * (`question`) or to roll (`dice`); only the referee can continue (`referee`); computers have played for long without
 * headway (`stalemate`); or a computer's decision is pending elsewhere (`thinking`, see {@link RemoteDecider}).
 */
export type Standstill = 'over' | 'person' | 'choice' | 'question' | 'dice' | 'referee' | 'stalemate' | 'thinking'

/**
 * The answer for a seat that is asked only where it matters: it declines if the event hurts nobody, and if `sensible`
 * declines, too. Anyone who could undo an event that affects them is always asked; so is anyone for whom `sensible`
 * would react, unless reacting costs nothing: then it is done.
 */
function answerUnasked({ decline = -1, stake }: Question, sensible: () => number): number {
  if (decline < 0 || stake === 'own') return ASK
  if (stake === 'none') return decline
  const answer = sensible()
  return stake === 'free' || answer === decline ? answer : ASK
}

/** Executes what needs no person: automatic steps, and the computers' decisions. */
export class Rounds {
  private readonly session: AnySession
  private readonly policies: readonly (AnyPolicy | null)[]
  private readonly rollerOf: DeciderOf
  private readonly headway: Headway
  private ply: number
  private standIn: AnyPolicy | null = null
  /** Answers for seats asked only where it matters, by question; ASK if it matters. */
  private readonly unasked = new WeakMap<Question, number>()
  /** Questions that the computer leaves to a person. */
  private readonly left = new WeakSet<Question>()
  private readonly pending: PendingDecision | null

  /**
   * @param rollerOf the seat that enters physical dice, -1 if the generator rolls
   * @param mind who decides for searching policies; null if they decide immediately
   */
  constructor(
    session: AnySession,
    policies: readonly (AnyPolicy | null)[],
    rollerOf: DeciderOf,
    mind: RemoteDecider | null = null,
  ) {
    this.session = session
    this.policies = policies
    this.rollerOf = rollerOf
    this.pending = mind === null ? null : new PendingDecision(session, mind)
    this.headway = new Headway(session.rules as AnyRuleset, session.scene)
    this.ply = session.ply
  }

  /** Does one thing and returns null, or returns what the fight waits for. */
  step(): Standstill | null {
    if (this.isStalemate()) {
      this.headway.begin()
      return 'stalemate'
    }
    const still = this.next()
    // If a person has a say, the fight continues as long as that person wants it to.
    if (still !== null && still !== 'dice' && still !== 'thinking') this.headway.begin()
    return still
  }

  /** Call it when the fight was moved to another step from outside: headway is counted from the start. */
  begin(): void {
    this.headway.begin()
    this.ply = this.session.ply
  }

  /** Settles when the pending decision has been made, or is no longer wanted. */
  thought(): Promise<void> {
    return this.pending?.settled ?? Promise.resolve()
  }

  /** Cancels pending decisions. */
  stopThinking(): void {
    this.pending?.stop()
  }

  /** The automatic step that is due now, or null: a person may choose which of several starts. */
  due(): Command | null {
    const { session, policies } = this
    const { rules, scene } = session
    if (session.awaited !== null || isOver(scene)) return null
    const due = commandDue(rules, scene, (policies[REFEREE_SEAT] ?? null) !== null) as Command | null
    return due !== null && due.actor >= 0 && this.isChoice(due.actor) ? null : due
  }

  private isStalemate(): boolean {
    const { session } = this
    if (session.awaited !== null || session.ply === this.ply) return false
    this.ply = session.ply
    return this.headway.isOut() && !isOver(session.scene)
  }

  /** Whether the computer acts for a combatant (its row). */
  isComputers(row: number): boolean {
    return this.policyOf(row) !== null
  }

  /** Whether an open question waits for a person: nobody else answers it, or the computer has left it to a person. */
  isLeft(question: Question): boolean {
    return this.left.has(question) || (this.policyOf(question.to) ?? this.standInFor(question)) === null
  }

  private policyOf(row: number): AnyPolicy | null {
    return this.policies[seatOf(this.session.scene, row)] ?? null
  }

  private seatIdOf(row: number): string {
    const { scene, setup } = this.session
    return setup.seats[seatOf(scene, row)]?.id ?? ''
  }

  private next(): Standstill | null {
    const { session } = this
    const { scene, rules } = session
    const { awaited } = session
    if (awaited?.kind === 'dice') return this.rollerOf(awaited.request.to) < 0 ? this.done(session.rollForMe()) : 'dice'
    if (awaited !== null) return this.answerNext()
    if (isOver(scene)) return 'over'
    const due = this.due()
    if (due !== null) {
      return this.done(session.submit(session.setup.seats[REFEREE_SEAT]?.id ?? '', writeCommand(rules, scene, due)))
    }
    const actor = commanderOf(rules, scene)
    if (actor === REFEREE) return 'referee'
    const policy = this.policyOf(actor)
    if (policy === null) return rules.automaticStep(scene) === null ? 'person' : 'choice'
    if (this.pending?.takes(policy) === true) {
      const seed = `${session.seed} command ${session.ply}`
      const found = this.pending.decisionFor(actor, policy, seed)
      if (found === null) return 'thinking'
      if ('command' in found) return this.done(session.submit(this.seatIdOf(actor), found.command))
    }
    const command = commandBy(rules, scene, policy, actor, randomFrom(`${session.seed} command ${session.ply}`))
    return this.done(session.submit(this.seatIdOf(actor), writeCommand(rules, scene, command)))
  }

  /** Whether a person has to choose which of several starts. */
  private isChoice(actor: number): boolean {
    const { rules, scene } = this.session
    const own = rules.whoCanAct(scene).filter((row) => this.policyOf(row) === null)
    return this.policyOf(actor) === null && own.length > 1
  }

  /** Answers the first open question that is the computer's, if any. */
  private answerNext(): Standstill | null {
    const { session } = this
    const { awaited, scene } = session
    if (awaited?.kind !== 'answers') return 'question'
    const given = awaited.given.filter((answer) => answer !== null).length
    const seed = `${session.seed} answer ${session.ply} ${given}`
    const random = randomFrom(seed)
    for (const [i, question] of awaited.questions.entries()) {
      const policy = this.policyOf(question.to) ?? this.standInFor(question)
      if (awaited.given[i] !== null || policy === null) continue
      if (this.pending?.takes(policy) === true && question.to >= 0) {
        const found = this.pending.decisionFor(question.to, policy, seed)
        if (found === null) return 'thinking'
        if ('answer' in found) return this.done(session.answer(this.seatIdOf(question.to), found.answer, question.to))
      }
      const answer = policy.answer(scene, question, random, session.underway)
      if (answer === ASK) {
        this.left.add(question)
        continue
      }
      const value = question.kind === 'text' ? (question.presetText ?? '') : answerValue(question, answer)
      return this.done(session.answer(this.seatIdOf(question.to), value, question.to))
    }
    return 'question'
  }

  /** The policy that answers a reaction for a person who wants that: it judges by what the person's seat may know. */
  private standInFor(question: Question): AnyPolicy | null {
    const settings = this.session.settings[seatOf(this.session.scene, question.to)]
    if (settings === undefined || question.reaction !== true) return null
    const setting = settingFor(settings, question)
    if (setting !== 'auto' && setting !== 'matters') return null
    if (this.standIn === null) {
      const rules = this.session.rules as AnyRuleset
      const sensible = rules.policies.get(SENSIBLE)
      this.standIn = sensible === undefined ? null : withEyes(rules, sensible)
    }
    return setting === 'auto' || this.standIn === null ? this.standIn : this.whereItMatters(question, this.standIn)
  }

  /**
   * The policy that answers if the question does not matter to a person; null if it does. It depends only on the
   * question, not on who has viewed it before, so that servers that share a fight agree on whom it waits for.
   */
  private whereItMatters(question: Question, sensible: AnyPolicy): AnyPolicy | null {
    const answer = this.unaskedTo(question, sensible)
    return answer === ASK ? null : { ...sensible, answer: () => answer }
  }

  /** The answer to a question that may not matter, calculated once. */
  private unaskedTo(question: Question, sensible: AnyPolicy): number {
    const known = this.unasked.get(question)
    if (known !== undefined) return known
    const { scene, seed, ply, underway } = this.session
    const random = randomFrom(`${seed} matters ${ply} ${question.to} ${question.rule}`)
    const answer = answerUnasked(question, () => sensible.answer(scene, question, random, underway))
    this.unasked.set(question, answer)
    return answer
  }

  private done(reply: Reply): null {
    if (reply.status !== 'refused') return null
    throw new Error(`What the computer does was refused (${reply.refusal.rule}): ${reply.refusal.reason}`)
  }
}
