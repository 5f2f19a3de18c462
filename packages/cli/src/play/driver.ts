import {
  type AnyRuleset,
  type AnyScene,
  ASK,
  answerValue,
  type Command,
  commandBy,
  commandDue,
  commanderOf,
  Headway,
  isOver,
  type Played,
  type Question,
  REFEREE,
  REFEREE_SEAT,
  type Reply,
  randomFrom,
  roundOf,
  type Session,
  seatOf,
  writeCommand,
} from '@fray/kernel'
import { type AnyPolicy, hasComputersReferee, isPerson, type Seating } from './seating.ts'

export type AnySession = Session<AnyScene, Command>

/**
 * Why the computer stops: the fight is over; a person has to command (`person`), to say whose turn comes next
 * (`choice`), to answer (`question`) or to roll (`dice`); nobody but the referee may go on (`referee`); or computers have
 * played for long without headway (`stalemate`), of which it says so once.
 */
export type Standstill = 'over' | 'person' | 'choice' | 'question' | 'dice' | 'referee' | 'stalemate'

/** The id of the seat at the position. */
export const seatId = (session: AnySession, seat: number): string => session.setup.seats[seat]?.id ?? ''

/** Whether the question is one whether to step in, which can be let be. */
const isReaction = ({ reaction, decline = -1 }: Question): boolean => reaction === true && decline >= 0

/** Does everything in a fight that needs no person: formal commands, and the turns that the computer plays. */
export class Driver {
  readonly session: AnySession
  readonly seating: Seating
  /** Combatants that let every moment to step in pass for now: until how many commands are done, or in which Round. */
  private readonly skipping = new Map<number, { readonly ply: number } | { readonly round: number }>()
  private readonly headway: Headway
  /** Commands that were done when headway was last asked for. */
  private ply: number

  constructor(session: AnySession, seating: Seating) {
    this.session = session
    this.seating = seating
    this.headway = new Headway(this.rules, session.scene)
    this.ply = session.ply
  }

  private get rules(): AnyRuleset {
    return this.session.rules as AnyRuleset
  }

  /** From now on the combatant lets every moment to step in pass: until the command that is open is done, or all Round. */
  skip(row: number, until: 'act' | 'round'): void {
    const { session } = this
    const limit = until === 'act' ? { ply: session.ply } : { round: session.atMoment(() => roundOf(session.scene)) }
    this.skipping.set(row, limit)
  }

  /** Everybody is asked again. */
  stopSkipping(): void {
    this.skipping.clear()
  }

  private skips(question: Question): boolean {
    const until = this.skipping.get(question.to)
    if (until === undefined || !isReaction(question)) return false
    const { session } = this
    const still =
      'ply' in until ? until.ply === session.ply : until.round === session.atMoment(() => roundOf(session.scene))
    if (!still) this.skipping.delete(question.to)
    return still
  }

  /** Combatants that persons at this screen may command now. */
  commandable(): number[] {
    const { scene } = this.session
    return this.rules.commanders(scene).filter((row) => isPerson(this.seating, seatOf(scene, row)))
  }

  /** Does one command, or says why it cannot. */
  step(): Standstill | readonly Played[] {
    if (this.isStalemate()) {
      this.headway.begin()
      return 'stalemate'
    }
    const done = this.next()
    // Where a person has a say, the fight goes on for as long as that person wants it to.
    if (typeof done === 'string' && done !== 'dice') this.headway.begin()
    return done
  }

  /** Whether the fight stands between two commands and has made no headway for too long. */
  private isStalemate(): boolean {
    const { session } = this
    if (session.awaited !== null || session.ply === this.ply) return false
    this.ply = session.ply
    return this.headway.isOut() && !isOver(session.scene)
  }

  private next(): Standstill | readonly Played[] {
    const { session } = this
    const { scene } = session
    if (session.awaited !== null) return session.awaited.kind === 'dice' ? 'dice' : this.answerNext()
    if (isOver(scene)) return 'over'
    const routine = commandDue(this.rules, scene, hasComputersReferee(this.seating)) as Command | null
    if (routine !== null) {
      if (routine.actor >= 0 && isPerson(this.seating, seatOf(scene, routine.actor)) && this.commandable().length > 1)
        return 'choice'
      return this.doneBy(session.submit(seatId(session, REFEREE_SEAT), writeCommand(this.rules, scene, routine)))
    }
    const actor = commanderOf(this.rules, scene)
    if (actor === REFEREE) return 'referee'
    const seat = seatOf(scene, actor)
    if (isPerson(this.seating, seat)) return 'person'
    const policy = this.seating.policies[seat] as AnyPolicy
    const random = randomFrom(`${session.seed} command ${session.ply}`)
    const command = commandBy(this.rules, scene, policy, actor, random) as Command
    return this.doneBy(session.submit(seatId(session, seat), writeCommand(this.rules, scene, command)), policy.id)
  }

  /** Answers the first open question that is the computer's, if any is. */
  private answerNext(): Standstill | readonly Played[] {
    const { session } = this
    const { awaited, scene } = session
    if (awaited === null || awaited.kind !== 'answers') return 'question'
    const random = randomFrom(`${session.seed} answer ${session.ply} ${awaited.given.filter((g) => g !== null).length}`)
    for (const [i, question] of awaited.questions.entries()) {
      const seat = seatOf(scene, question.to)
      const policy = this.seating.policies[seat] ?? null
      if (awaited.given[i] !== null) continue
      if (policy === null) {
        if (!this.skips(question)) continue
        const value = answerValue(question, question.decline as number)
        return this.doneBy(session.answer(seatId(session, seat), value, question.to))
      }
      const answer = policy.answer(scene, question, random, session.underway)
      if (answer === ASK) continue
      const value = question.kind === 'text' ? (question.presetText ?? '') : answerValue(question, answer)
      return this.doneBy(session.answer(seatId(session, seat), value, question.to), policy.id)
    }
    return 'question'
  }

  private doneBy(reply: Reply, policy = ''): readonly Played[] {
    if (reply.status !== 'refused') return reply.played
    const who = policy === '' ? 'A formal command' : `A command of the policy ${policy}`
    throw new Error(`${who} was refused (${reply.refusal.rule}): ${reply.refusal.reason}`)
  }
}
