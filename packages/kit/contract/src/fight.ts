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

/** A fight to be checked. */
export interface Fight {
  /** The encounter as plain data. */
  readonly encounter: unknown
  /** The seed for dice, answers and everything else that is random. */
  readonly seed: string
  /** The commands; null for random ones. */
  readonly commands: readonly PlainCommand[] | null
  /** The most commands to give. */
  readonly most: number
  /** Whether to ask computer policies: a generated fight may be more than they were made for. */
  readonly policies?: boolean
}

/** A failed check: the problem in a sentence, and the fight with the commands that lead to it. */
export interface Fault {
  readonly check: CheckId
  readonly says: string
  readonly fight: Fight
}

/** The result of a fight. */
export interface Trial {
  readonly fault: Fault | null
  readonly commands: number
  /** The number of comparisons, by check. */
  readonly looked: Readonly<Partial<Record<CheckId, number>>>
}

/** Options of a trial. */
export interface TrialOptions {
  readonly checks: ReadonlySet<CheckId>
  /** Whether each check runs at every step instead of at its share. */
  readonly closely: boolean
  /** Whether it is time to end; called before each command. */
  readonly isLate?: () => boolean
  /** Receives the rules that acted. */
  readonly heard?: Set<string>
}

/** Words for answers that accept any text. */
const WORDS = { ideas: () => null, invariants: () => undefined, oddities: [], words: ['it is done.'] }
/**
 * One in this many drawn commands that end the fight, give up or throw away is given; and one in this many commands
 * is the referee's.
 */
const SELDOM = 10
const REFEREES = 20

/**
 * Plays a fight of random or given commands and random answers, and runs the checks at every step; it ends at the
 * first failure.
 */
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
  /** How many of the given commands have been used. */
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

  /** Random numbers for a purpose at this step: the same whether commands are random or given. */
  private random(what: string): Random {
    return randomFrom(`${this.fight.seed} ${what} ${this.step}`)
  }

  /** Runs a check, if it is wanted and due. */
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

  /** The next given command that is legal here, or null; those no longer legal are skipped. */
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

  /** Throws if nobody can do anything. */
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

  /** A random legal command: occasionally the computer's choice, occasionally one of the referee's. */
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
      // An illegal command of a policy is for the check of policies to report.
      if (checkCommand(rules, scene, command) === null) return command
    }
    return this.oneOf(possibleCommands(rules, scene, actor).legal as readonly Command[], random)
  }

  /** A random command of a random action; actions that end the fight or give it up are seldom drawn. */
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

/** The set-up with a person on every seat, so that no policy decides anything. */
const playedByPeople = (setup: Setup): Setup => ({
  ...setup,
  seats: setup.seats.map((seat) => ({ ...seat, by: 'person' as const, policy: null })),
})

/** The message of an error, ending with a full stop. */
const stopped = (error: unknown): string => {
  const text = messageOf(error)
  return /[.!?]$/.test(text) ? text : `${text}.`
}
