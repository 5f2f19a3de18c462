import {
  type AnyScene,
  type Command,
  checkCommand,
  fingerprint,
  formatLine,
  type Game,
  isOver,
  isRefusal,
  messageOf,
  type PlainCommand,
  possibleCommands,
  type Random,
  REFEREE,
  randomFrom,
  readCommand,
  Session,
  type Setup,
  Trace,
  tracing,
  writeCommand,
} from '@fray/kernel'
import { copyOf } from '@fray/lab'
import { CHECKS, type CheckId } from './checks/all.ts'
import type { Check } from './checks/check.ts'
import { checkHeard } from './checks/course.ts'
import { type AnySession, answerAtRandom } from './random-play.ts'

/** A fight that is put to the contract. */
export interface Fight {
  /** The encounter as plain data. */
  readonly encounter: unknown
  /** The dice, the answers and whatever else is drawn. */
  readonly seed: string
  /** What is commanded; null where that is drawn as well. */
  readonly commands: readonly PlainCommand[] | null
  /** No more commands than these. */
  readonly most: number
  /** Whether policies of the computer are asked: what nobody would write may be more than they were made for. */
  readonly policies?: boolean
}

/** Something that does not hold: what, in a sentence, and the fight with the commands that lead there. */
export interface Fault {
  readonly check: CheckId
  readonly says: string
  readonly fight: Fight
}

/** What came of a fight. */
export interface Trial {
  readonly fault: Fault | null
  readonly commands: number
  /** How much each check has compared. */
  readonly looked: Readonly<Partial<Record<CheckId, number>>>
}

/** What is looked at. */
export interface TrialOptions {
  readonly checks: ReadonlySet<CheckId>
  /** Whether each check looks at every step, and not at its share of them. */
  readonly closely: boolean
  /** Whether it is time to end; asked before each command. */
  readonly isLate?: () => boolean
  /** The rules that have spoken are added to it. */
  readonly heard?: Set<string>
}

/** What people say where any words will do. */
const WORDS = { ideas: () => null, invariants: () => undefined, oddities: [], words: ['it is done.'] }
/** One in so many commands that end the fight, give up or throw away is given; and one in so many is the referee's. */
const SELDOM = 10
const REFEREES = 20

/** Plays a fight of random or given commands and random answers, and looks at it at every step; it ends at the first fault. */
export function tryFight(game: Game, fight: Fight, options: TrialOptions): Trial {
  return new Course(game, fight, options).run()
}

class Course {
  private readonly game: Game
  private readonly fight: Fight
  private readonly options: TrialOptions
  private readonly looked: Partial<Record<CheckId, number>> = {}
  private readonly given: PlainCommand[] = []
  private looking: CheckId = 'plays'
  private step = 0
  /** How many of the given commands have been looked at. */
  private at = 0

  constructor(game: Game, fight: Fight, options: TrialOptions) {
    this.game = game
    this.fight = fight
    this.options = options
  }

  run(): Trial {
    let says: string | null = null
    try {
      this.play()
    } catch (error) {
      says = stopped(error)
    }
    const isAsked = says !== null && this.options.checks.has(this.looking)
    const fault = isAsked
      ? { check: this.looking, says: says ?? '', fight: { ...this.fight, commands: this.given } }
      : null
    return { fault, commands: this.given.length, looked: this.looked }
  }

  /** What is drawn at this step for a purpose: the same whether commands are drawn or given. */
  private random(what: string): Random {
    return randomFrom(`${this.fight.seed} ${what} ${this.step}`)
  }

  /** Looks at something, if that is asked and it is its turn. */
  private look(id: CheckId, when: (check: Check) => (() => number) | undefined): void {
    if (!this.options.checks.has(id) || (id === 'computer' && this.fight.policies !== true)) return
    const check: Check = CHECKS[id]
    const { every = 1 } = check
    const look = when(check)
    if (look === undefined || (!this.options.closely && this.step % every !== this.fight.seed.length % every)) return
    this.looking = id
    this.looked[id] = (this.looked[id] ?? 0) + look()
    this.looking = 'plays'
  }

  private each(when: (check: Check, id: CheckId) => (() => number) | undefined): void {
    for (const id of Object.keys(CHECKS) as CheckId[]) this.look(id, (check) => when(check, id))
  }

  private play(): void {
    const { game, fight } = this
    const { setup } = game.readEncounter(copyOf(fight.encounter))
    if (setup === null) return
    this.look('reads', ({ fight: look }) => look && (() => look(game, fight.encounter)))
    const lines: string[] = []
    const session: AnySession = new Session(game.rules, playedByPeople(setup), {
      seed: fight.seed,
      onLine: (line) => lines.push(formatLine(line)),
    })
    for (; this.step < fight.most && !isOver(session.scene as AnyScene); this.step++) {
      if (this.options.isLate?.() === true) break
      const command = fight.commands === null ? this.drawn(session) : this.nextOf(session, fight.commands)
      if (command === null) break
      this.oneStep(session, command, lines)
    }
    const at = { game, session, random: this.random('end'), seed: fight.seed, ply: session.ply, was: '', lines }
    this.each(({ end }) => end && (() => end(at)))
  }

  private oneStep(session: AnySession, command: Command, lines: readonly string[]): void {
    const { game } = this
    const plain = writeCommand(game.rules, session.scene, command)
    this.given.push(plain)
    const at = (id: string) => ({ game, session, random: this.random(id), seed: `${this.fight.seed} ${this.step}` })
    this.each(({ before }, id) => before && (() => before({ ...at(id), command, plain })))
    const { ply } = session
    const was = fingerprint(session.scene)
    const trace = new Trace()
    tracing(trace, () => this.give(session, plain))
    for (const rule of trace.rules) this.options.heard?.add(rule)
    if (this.options.checks.has('cited')) {
      this.looking = 'cited'
      checkHeard(game, trace.rules)
      this.looked.cited = (this.looked.cited ?? 0) + trace.rules.size
      this.looking = 'plays'
    }
    this.each(({ after }, id) => after && (() => after({ ...at(id), ply, was, lines })))
  }

  private give(session: AnySession, plain: PlainCommand): void {
    const reply = session.submit(session.setup.seats[0]?.id ?? '', plain)
    if (reply.status === 'refused') {
      this.looking = 'legal'
      throw new Error(`${JSON.stringify(plain)} is listed as legal, and is refused: ${reply.refusal.reason}`)
    }
    answerAtRandom(session, WORDS, this.random('answers'))
    this.looked.plays = (this.looked.plays ?? 0) + 1
  }

  /** The next given command that is legal here, null where there is none: what is not legal any more is passed over. */
  private nextOf(session: AnySession, commands: readonly PlainCommand[]): Command | null {
    for (; this.at < commands.length; this.at++) {
      const command = readCommand(this.game.rules, session.scene, commands[this.at] as PlainCommand)
      if (isRefusal(command) || checkCommand(this.game.rules, session.scene, command) !== null) continue
      this.at++
      return command
    }
    this.beStuck(session)
    return null
  }

  /** Throws where nobody has anything to do. */
  private beStuck(session: AnySession): void {
    const { rules } = this.game
    const { scene } = session
    this.looking = 'stuck'
    this.looked.stuck = (this.looked.stuck ?? 0) + 1
    const actors = rules.whoCanAct(scene)
    if (actors.length === 0 && rules.automaticStep(scene) === null)
      throw new Error('Nobody may command, and the fight is not over: it is stuck.')
    for (const actor of actors) {
      if (possibleCommands(rules, scene, actor).legal.length > 0) continue
      throw new Error(`${session.scene.sheets[actor]?.name} may command, and can do nothing: the fight is stuck.`)
    }
    this.looking = 'plays'
  }

  /** A legal command, drawn: now and then what the computer would do, now and then an order of the referee's. */
  private drawn(session: AnySession): Command | null {
    const { rules } = this.game
    const { scene } = session
    this.beStuck(session)
    const random = this.random('choice')
    const actors = rules.whoCanAct(scene)
    if (actors.length === 0) return rules.automaticStep(scene)
    if (random(REFEREES) === 0) {
      const order = this.oneOf(possibleCommands(rules, scene, REFEREE).legal as readonly Command[], random)
      if (order !== null) return order
    }
    const actor = actors[random(actors.length)]
    if (actor === undefined) return rules.automaticStep(scene)
    const policy = rules.policies.get('aggressive')
    if (this.fight.policies === true && policy !== undefined && random(3) === 0) {
      const command = policy.command(scene, actor, random)
      // What a policy commands against the rules is for the check of policies to say.
      if (checkCommand(rules, scene, command) === null) return command
    }
    return this.oneOf(possibleCommands(rules, scene, actor).legal as readonly Command[], random)
  }

  /** One of the actions, and of its commands one; what ends the fight or gives it up is seldom drawn. */
  private oneOf(legal: readonly Command[], random: Random): Command | null {
    const isDrastic = ({ action }: Command): boolean => this.game.rules.actions.get(action)?.drastic !== undefined
    const gentle = legal.filter((command) => !isDrastic(command))
    const from = gentle.length > 0 && random(SELDOM) > 0 ? gentle : legal
    const actions = [...new Set(from.map(({ action }) => action))]
    const action = actions[random(Math.max(1, actions.length))]
    const commands = from.filter((command) => command.action === action)
    return commands[random(Math.max(1, commands.length))] ?? null
  }
}

/** The fight with every seat a person's: nobody decides but what is drawn. */
const playedByPeople = (setup: Setup): Setup => ({
  ...setup,
  seats: setup.seats.map((seat) => ({ ...seat, by: 'person' as const, policy: null })),
})

/** What was thrown, with the stop that a sentence ends with. */
const stopped = (error: unknown): string => {
  const text = messageOf(error)
  return /[.!?]$/.test(text) ? text : `${text}.`
}
