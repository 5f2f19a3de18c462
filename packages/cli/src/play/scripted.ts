import { parseCommandText } from '@fray/files'
import {
  type AnyRuleset,
  type Command,
  commanderOf,
  type DiceRequest,
  isOver,
  isRefusal,
  nameOf,
  type PlainCommand,
  type Played,
  promptText,
  type Question,
  REFEREE,
  REFEREE_SEAT,
  type Reply,
  readCommand,
  writeCommand,
} from '@fray/kernel'
import { badInput, sentenceOf } from '../io/stop.ts'
import { diceText } from '../ui/dice-request.ts'
import { count } from '../ui/words.ts'
import { type AnySession, seatId } from './driver.ts'
import type { Script, ScriptEntry } from './script.ts'

/** Gives a script's commands, dice and answers to a fight, strictly in order. */
export class ScriptReader {
  private readonly session: AnySession
  private readonly script: Script
  private command = 0
  private die = 0
  private answer = 0

  constructor(session: AnySession, script: Script) {
    this.session = session
    this.script = script
  }

  /** Whether commands are left. */
  get hasMore(): boolean {
    return this.command < this.script.commands.length
  }

  private at(entry: ScriptEntry | undefined): string {
    const last = this.script.commands[this.script.commands.length - 1]
    const { line, column } = entry ?? last ?? { line: 1, column: 1 }
    return `${this.script.file}:${line}:${column}`
  }

  /** Gives the next command and whatever it asks for. Throws a {@link Stop} where the script does not fit the fight. */
  next(): Played[] {
    const entry = this.script.commands[this.command]
    const { session } = this
    const { scene } = session
    const rules = session.rules as AnyRuleset
    if (isOver(scene)) throw badInput(`${this.at(entry)}: '${entry.text}' comes after the fight is over; take it out.`)
    let plain: PlainCommand
    try {
      plain = parseCommandText(entry.text, rules, scene)
    } catch (error) {
      throw badInput(`${this.at(entry)}: ${sentenceOf(error)}`)
    }
    const routine = rules.routine(scene) as Command | null
    if (routine !== null && routine.actor === REFEREE && plain.actor !== 'referee')
      return this.complete(session.submit(seatId(session, REFEREE_SEAT), writeCommand(rules, scene, routine)), entry)
    this.command++
    const command = readCommand(rules, scene, plain)
    if (isRefusal(command))
      throw badInput(`${this.at(entry)}: '${entry.text}' is refused [${command.rule}]: ${command.reason}`)
    return this.complete(session.submit(seatId(session, REFEREE_SEAT), plain), entry)
  }

  private complete(first: Reply, entry: ScriptEntry): Played[] {
    const played: Played[] = []
    for (let reply = first; ; ) {
      played.push(...reply.played)
      if (reply.status === 'done') return played
      if (reply.status === 'refused')
        throw badInput(`${this.at(entry)}: '${entry.text}' is refused [${reply.refusal.rule}]: ${reply.refusal.reason}`)
      const { awaited } = reply
      if (awaited.kind === 'dice') reply = this.rollFor(awaited.request, entry)
      else {
        const open = awaited.given.indexOf(null)
        reply = this.answerFor(awaited.questions[open], entry)
      }
    }
  }

  private rollFor(request: DiceRequest, entry: ScriptEntry): Reply {
    const { dice } = this.script
    if (dice === null) return this.session.rollForMe()
    const given = dice.slice(this.die, this.die + request.sides.length)
    const who = nameOf(this.session.scene, request.to)
    const wanted = `'${entry.text}' rolls ${diceText(request.sides)} for ${who} (${request.why})`
    if (given.length < request.sides.length) {
      const left = given.length === 0 ? 'no die is' : `only ${count(given.length, 'die', 'dice')} is`
      throw badInput(`${this.at(entry)}: ${wanted}, and ${left} left; add the missing dice to a "dice:" line.`)
    }
    given.forEach((die, i) => {
      const sides = request.sides[i]
      if (die.sides !== 0 && die.sides !== sides)
        throw badInput(`${this.at(die)}: ${wanted}, but the next die is ${die.text}; put a d${sides} there.`)
      if (die.face < 1 || die.face > sides)
        throw badInput(`${this.at(die)}: ${wanted}, and a d${sides} cannot show ${die.face}; give 1 to ${sides}.`)
    })
    this.die += given.length
    return this.session.answerDice(given.map((die) => die.face))
  }

  private answerFor(question: Question, entry: ScriptEntry): Reply {
    const { session } = this
    const given = this.script.answers?.[this.answer]
    const who = question.to < 0 ? 'the referee' : nameOf(session.scene, question.to)
    const asked = `'${entry.text}' asks ${who}: ${promptText(question, (row) => nameOf(session.scene, row))} [${question.rule}]`
    if (given === undefined)
      throw badInput(`${this.at(entry)}: ${asked}, and no answer is left; add an "answer:" line.`)
    this.answer++
    const reply = session.answer(seatId(session, REFEREE_SEAT), given.text, question.to)
    if (reply.status !== 'refused') return reply
    throw badInput(
      `${this.at(given)}: ${asked}, and "${given.text}" is refused [${reply.refusal.rule}]: ${reply.refusal.reason}`,
    )
  }

  /** Throws a {@link Stop} where dice or answers are left that nobody asked for. */
  checkAllUsed(): void {
    const die = this.script.dice?.[this.die]
    if (die !== undefined) {
      const left = (this.script.dice?.length ?? 0) - this.die
      throw badInput(
        `${this.at(die)}: ${count(left, 'die is', 'dice are')} left that nobody rolls; take ${left === 1 ? 'it' : 'them'} out.`,
      )
    }
    const answer = this.script.answers?.[this.answer]
    if (answer !== undefined)
      throw badInput(`${this.at(answer)}: the answer "${answer.text}" is left that nobody asks for; take it out.`)
  }

  /** The sentence for a script that ends before the fight does. */
  endedEarly(): string {
    const { scene, rules } = this.session
    const turn = commanderOf(rules, scene)
    const who = turn === REFEREE ? 'the referee has to act' : `it is ${nameOf(scene, turn)}'s Turn`
    return (
      `${this.at(undefined)}: the script ends here, but the fight goes on: ${who}. ` +
      'Add commands, or a line "stop", or let a policy go on with --policy NAME.'
    )
  }
}
