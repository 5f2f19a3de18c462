import { parseCommandText } from '@fray/files'
import {
  type AnyRuleset,
  type Command,
  commanderOf,
  type DiceRequest,
  isOver,
  isRefusal,
  messageOf,
  nameOf,
  type PlainCommand,
  REFEREE,
  REFEREE_SEAT,
  readCommand,
  refusalSeen,
  seatOf,
  writeCommand,
} from '@fray/kernel'
import type { AnySession, Outcome, Play, SeatQuestion } from '@fray/seat'
import { badInput } from '../io/stop.ts'
import { diceText } from '../ui/dice-request.ts'
import { count } from '../ui/words.ts'
import type { Script, ScriptEntry } from './script.ts'

/** Gives a script's commands, dice and answers to a fight, strictly in order. */
export class ScriptReader {
  private readonly play: Play
  private readonly script: Script
  private command = 0
  private die = 0
  private answer = 0

  constructor(play: Play, script: Script) {
    this.play = play
    this.script = script
  }

  private get session(): AnySession {
    return this.play.session
  }

  /** Whether commands are left. */
  get hasMore(): boolean {
    return this.command < this.script.commands.length
  }

  private get referee(): string {
    return this.play.seats[REFEREE_SEAT] ?? ''
  }

  private at(entry: ScriptEntry | undefined): string {
    const last = this.script.commands[this.script.commands.length - 1]
    const { line, column } = entry ?? last ?? { line: 1, column: 1 }
    return `${this.script.file}:${line}:${column}`
  }

  /** Gives the next command and whatever it asks for. Throws a {@link Stop} where the script does not fit the fight. */
  next(): void {
    const entry = this.script.commands[this.command]
    if (entry === undefined) return
    const { scene } = this.session
    const rules = this.session.rules as AnyRuleset
    if (isOver(scene)) throw badInput(`${this.at(entry)}: '${entry.text}' comes after the fight is over; remove it.`)
    let plain: PlainCommand
    try {
      plain = parseCommandText(entry.text, rules, scene)
    } catch (error) {
      throw badInput(`${this.at(entry)}: ${messageOf(error)}`)
    }
    const automaticStep = rules.automaticStep(scene) as Command | null
    if (automaticStep !== null && automaticStep.actor === REFEREE && plain.actor !== 'referee') {
      this.complete(this.play.submit(this.referee, writeCommand(rules, scene, automaticStep)), entry)
      return
    }
    this.command++
    const command = readCommand(rules, scene, plain)
    if (isRefusal(command))
      throw badInput(
        `${this.at(entry)}: '${entry.text}' is refused [${command.rule}]: ${refusalSeen(command, scene).reason}`,
      )
    this.complete(this.play.submit(this.referee, plain), entry)
  }

  private complete(first: Outcome, entry: ScriptEntry): void {
    for (let outcome = first; ; ) {
      if (!outcome.done)
        throw badInput(`${this.at(entry)}: '${entry.text}' is refused [${outcome.rule}]: ${outcome.reason}`)
      const waiting = this.waiting()
      if (waiting === null) return
      outcome =
        'request' in waiting
          ? this.rollFor(waiting.request, entry)
          : this.answerFor(waiting.seat, waiting.question, entry)
    }
  }

  /** What the command waits for, and whose it is; null where it is done. */
  private waiting(): { request: DiceRequest } | { seat: string; question: SeatQuestion } | null {
    const { awaited, scene } = this.session
    if (awaited === null) return null
    if (awaited.kind === 'dice') return { request: awaited.request }
    // Of questions that are put to several at once the script answers the first first, whosever it is.
    const to = awaited.questions[awaited.given.indexOf(null)]?.to ?? -1
    const seat = this.play.seats[seatOf(scene, to)] ?? this.referee
    const question = this.play.table(seat).questions.find((one) => one.to === nameOf(scene, to))
    return question === undefined ? null : { seat, question }
  }

  private rollFor({ to, sides, why }: DiceRequest, entry: ScriptEntry): Outcome {
    const { dice } = this.script
    if (dice === null) return this.play.roll(this.referee, null)
    const given = dice.slice(this.die, this.die + sides.length)
    const wanted = `'${entry.text}' rolls ${diceText(sides)} for ${nameOf(this.session.scene, to)} (${why})`
    if (given.length < sides.length) {
      const left = given.length === 0 ? 'no die is' : `only ${count(given.length, 'die', 'dice')} is`
      throw badInput(`${this.at(entry)}: ${wanted}, and ${left} left; add the missing dice to a "dice:" line.`)
    }
    given.forEach((die, i) => {
      const asked = sides[i] ?? 0
      if (die.sides !== 0 && die.sides !== asked)
        throw badInput(`${this.at(die)}: ${wanted}, but the next die is ${die.text}; put a d${asked} there.`)
      if (die.face < 1 || die.face > asked)
        throw badInput(`${this.at(die)}: ${wanted}, and a d${asked} cannot show ${die.face}; give 1 to ${asked}.`)
    })
    this.die += given.length
    return this.play.roll(
      this.referee,
      given.map((die) => die.face),
    )
  }

  private answerFor(seat: string, { id, to, prompt, rule }: SeatQuestion, entry: ScriptEntry): Outcome {
    const given = this.script.answers?.[this.answer]
    const asked = `'${entry.text}' asks ${to === 'referee' ? 'the referee' : to}: ${prompt} [${rule}]`
    if (given === undefined)
      throw badInput(`${this.at(entry)}: ${asked}, and no answer is left; add an "answer:" line.`)
    this.answer++
    const outcome = this.play.answer(seat, id, given.text)
    if (outcome.done) return outcome
    throw badInput(`${this.at(given)}: ${asked}, and "${given.text}" is refused [${outcome.rule}]: ${outcome.reason}`)
  }

  /** Throws a {@link Stop} where dice or answers are left that nobody asked for. */
  checkAllUsed(): void {
    const die = this.script.dice?.[this.die]
    if (die !== undefined) {
      const left = (this.script.dice?.length ?? 0) - this.die
      throw badInput(
        `${this.at(die)}: ${count(left, 'die is', 'dice are')} left that nobody rolls; remove ${left === 1 ? 'it' : 'them'}.`,
      )
    }
    const answer = this.script.answers?.[this.answer]
    if (answer !== undefined)
      throw badInput(`${this.at(answer)}: the answer "${answer.text}" is left that nobody asks for; remove it.`)
  }

  /** The sentence for a script that ends before the fight does. */
  endedEarly(): string {
    const { scene, rules } = this.session
    const turn = commanderOf(rules, scene)
    const who = turn === REFEREE ? 'the referee has to act' : `it is ${nameOf(scene, turn)}'s Turn`
    return (
      `${this.at(undefined)}: the script ends here, but the fight continues: ${who}. ` +
      'Add commands, or a line "stop", or let a policy continue with --policy NAME.'
    )
  }
}
