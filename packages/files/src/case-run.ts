import {
  type AnyRuleset,
  type AnyScene,
  type Command,
  CommandTextError,
  canonical,
  type FightEvent,
  type FightView,
  fingerprint,
  type Game,
  grantedBefore,
  isRefusal,
  isRoll,
  type PlainCommand,
  type Problem,
  parseCommandText,
  type Question,
  readCommand,
  refusalSeen,
  Trace,
  tellEvents,
  tracing,
  viewAll,
} from '@fray/kernel'
import { Answers, askedText } from './case-answers.ts'
import { strangeRule } from './case-cited.ts'
import { checkFact, type Happened } from './case-facts.ts'
import { encounterOf } from './case-given.ts'
import { type CaseHabits, habitsOf } from './case-habits.ts'
import { isPutTo, notAskedProblem } from './case-not-asked.ts'
import { formatRoll } from './case-rolls.ts'
import { DiceStream, follow, type Outcome, type Streams } from './case-stream.ts'
import { type Case, readCaseDie, type Shared, type Step } from './cases.ts'

/** The result of a case. Failures give the place in the case (keys and positions) and what is wrong. */
export interface CaseResult {
  readonly id: string
  readonly title: string
  readonly rules: readonly string[]
  readonly passed: boolean
  readonly failures: readonly Problem[]
  /** The rules that left a trace in it, each once, in the order in which they first did. */
  readonly traced: readonly string[]
}

/**
 * Runs one case strictly. `shared` is what its file defines for all of its cases.
 * @example
 * ```ts
 * import { findGame, runCase } from '@fray/files'
 *
 * const game = await findGame('zones')
 * if (typeof game === 'string') throw new Error(game)
 * const given = { combatants: { Ada: { from: 'ada-the-warrior' }, Corwin: { from: 'toll-ruffian' } } }
 * const { passed, failures } = runCase({ id: 'no-such-rule', rules: ['flying'], given }, game)
 * console.log(passed, failures[0]?.message) // false There is no rule "flying" in zones.
 * ```
 */
export function runCase(testCase: Case, game: Game, shared: Shared = {}): CaseResult {
  const { id, title = '', rules } = testCase
  const unknown = rules.flatMap((rule, i) =>
    Object.hasOwn(game.rules.ruleTitles, rule)
      ? []
      : [{ path: ['rules', i], message: `There is no rule "${rule}" in ${game.rules.id}.` }],
  )
  const trace = new Trace()
  const failures = [...unknown, ...tracing(trace, () => play(testCase, game, shared))]
  if (failures.length === 0) failures.push(...untraced(rules, trace.rules))
  return { id, title, rules, passed: failures.length === 0, failures, traced: [...trace.rules] }
}

/** Rules that a case claims but that left no trace in it. */
function untraced(claimed: readonly string[], traced: ReadonlySet<string>): Problem[] {
  return claimed.flatMap((rule, i) => {
    if (traced.has(rule)) return []
    const found = traced.size === 0 ? 'No rule left one.' : `Traced: ${[...traced].sort().join(', ')}.`
    const message = `The case claims the rule ${rule}, but it left no trace: take it out, or let it act. ${found}`
    return [{ path: ['rules', i], message }]
  })
}

/**
 * Whether a fact is a cell of the fight, which the view only shows. Rules that calculate a fact (an Armor Class, the
 * range between two Zones) are traced while the view is made.
 */
function isCell({ tables }: AnyRuleset, path: string): boolean {
  const name = path.slice(path.lastIndexOf('.') + 1)
  return Object.values(tables.columns).some((columns) => Object.hasOwn(columns, name))
}

/** The whole fight as a view without tracing: used for cells only, whose rules were traced when they were written. */
const wholeView = (rules: AnyRuleset, scene: AnyScene): FightView => tracing(null, () => viewAll(rules, scene))

function play(testCase: Case, game: Game, shared: Shared): Problem[] {
  const { setup, problems } = game.readEncounter(encounterOf(testCase.given, shared, game.rules.id))
  const { invalid, steps } = testCase
  if (invalid !== undefined) {
    if (problems.some((problem) => problem.rule === invalid)) return []
    const found = problems.map((p) => `${p.message}${p.rule === undefined ? '' : ` [${p.rule}]`}`).join(' ')
    const message = `The encounter should be refused by ${invalid}, but ${found === '' ? 'nothing is wrong with it.' : `this is found: ${found}`}`
    return [{ path: ['invalid'], message }]
  }
  if (setup === null) return problems.map((p) => ({ ...p, path: ['given', ...p.path] }))
  if (steps === undefined) return [{ path: [], message: 'The case does nothing: give it "steps", or "invalid".' }]
  return new Run(testCase, game.rules, game.rules.open(setup)).all(steps)
}

/** A running case. */
class Run {
  private readonly rules: AnyRuleset
  private readonly scene: AnyScene
  private readonly habits: CaseHabits
  private readonly wholeDice: DiceStream
  private readonly wholeAnswers: Answers
  private readonly happened: Happened[] = []
  private failures: Problem[] = []
  private path: (string | number)[] = []

  constructor({ dice = [], answers = [] }: Case, rules: AnyRuleset, scene: AnyScene) {
    this.rules = rules
    this.scene = scene
    this.habits = habitsOf(rules.id)
    this.wholeDice = new DiceStream(dice.map(readCaseDie))
    this.wholeAnswers = new Answers(answers, this.habits)
  }

  private fail(message: string, ...where: (string | number)[]): void {
    this.failures.push({ path: [...this.path, ...where], message })
  }

  /** Runs the steps up to the first that fails. */
  all(steps: readonly Step[]): Problem[] {
    for (const [i, step] of steps.entries()) {
      this.path = ['steps', i]
      const goesOn = this.step(step)
      if (this.failures.length > 0) return this.failures
      if (!goesOn && i + 1 < steps.length) {
        this.path = ['steps', i + 1]
        this.fail('The step before this one ends in an open question, so nothing can come after it.')
        return this.failures
      }
    }
    this.path = []
    this.leftOver(this.wholeDice, this.wholeAnswers)
    return this.failures
  }

  private leftOver({ dice, taken }: DiceStream, answers: Answers): void {
    dice.slice(taken).forEach(({ sides, face }, i) => {
      const die = sides === 0 ? face : `d${sides}=${face}`
      this.fail(`The die ${die} is left over: nothing rolls it.`, 'dice', taken + i)
    })
    for (const { at, message } of answers.leftOver(this.scene)) this.fail(message, 'answers', at)
  }

  /** Runs a step and checks all of its claims; false if it ends in an open question. */
  private step(step: Step): boolean {
    const ownDice = new DiceStream((step.dice ?? []).map(readCaseDie))
    const ownAnswers = new Answers(step.answers ?? [], this.habits)
    const { asked } = step
    const streams: Streams = {
      dice: step.dice === undefined ? this.wholeDice : ownDice,
      answers: step.answers === undefined ? this.wholeAnswers : ownAnswers,
      staysOpen: (question) => asked !== undefined && this.isAsked(asked, question),
      heard: { questions: [], passedOver: [] },
    }
    const events: FightEvent[] = []
    const outcome = this.command(step, streams, events)
    if (outcome === null) return true
    if (outcome.status !== 'failed' && outcome.status !== 'refused') {
      this.happened.push({ command: commandText(step), events })
    }
    const refusal = outcome.status === 'refused' ? outcome.refusal : null
    const strange = strangeRule(this.rules, { events, questions: streams.heard.questions, refusal })
    if (strange !== null) this.fail(strange, 'do')
    const wrong = this.judge(step, outcome)
    if (wrong !== null) this.fail(...wrong)
    if (this.failures.length > 0) return true
    this.leftOver(ownDice, ownAnswers)
    if (step.notAsked !== undefined) {
      const problem = notAskedProblem(this.rules, this.scene, step.notAsked, streams.heard)
      if (problem !== null) this.fail(problem, 'notAsked')
    }
    if (step.rolls !== undefined) this.rolls(step.rolls, events)
    if (step.log !== undefined) this.log(step.log, events)
    if (step.expect !== undefined) this.facts(step.expect)
    return outcome.status !== 'asking'
  }

  /** Reads and executes the command, after the steps that it implies. Null if it cannot be read. */
  private command(step: Step, streams: Streams, events: FightEvent[]): Outcome | null {
    const { rules, scene } = this
    let plain: PlainCommand
    try {
      plain = typeof step.do === 'string' ? parseCommandText(step.do, rules, scene) : (step.do as PlainCommand)
    } catch (error) {
      if (!(error instanceof CommandTextError)) throw error
      this.fail(error.message, 'do')
      return null
    }
    const command = readCommand(rules, scene, plain) as Command | ReturnType<typeof readCommand>
    if (isRefusal(command)) return { status: 'refused', refusal: command }
    const goAhead = (one: Command): Outcome => {
      const outcome = follow(rules, scene, one, streams)
      if ('events' in outcome) events.push(...outcome.events)
      return outcome
    }
    const takeBack = this.takeBack(streams, events)
    for (const first of grantedBefore(rules, scene, () => command as Command)) {
      const outcome = goAhead(first)
      if (outcome.status !== 'done') return outcome
    }
    const before = fingerprint(scene)
    const outcome = goAhead(command as Command)
    if (outcome.status !== 'done' && fingerprint(scene) !== before) {
      this.fail('The command was not done, and yet the fight has changed.', 'do')
    }
    if (outcome.status === 'refused') takeBack()
    return outcome
  }

  /**
   * Returns a function that rolls back the implied steps, including their dice and answers, if the command is
   * refused.
   */
  private takeBack({ dice, answers }: Streams, events: FightEvent[]): () => void {
    const before = this.scene.save()
    const { taken } = dice
    const restore = answers.mark()
    return () => {
      this.scene.load(before)
      dice.taken = taken
      restore()
      events.length = 0
    }
  }

  /** Compares the outcome of the command with the step's claims: a message and the field concerned, or null. */
  private judge({ refused, asked }: Step, outcome: Outcome): [string, string] | null {
    if (outcome.status === 'failed') return [outcome.message, 'do']
    if (outcome.status === 'refused') {
      const { rule, reason } = refusalSeen(outcome.refusal, this.scene)
      if (refused === undefined) return [`The command is refused (${rule}): ${reason}`, 'do']
      return refused === rule ? null : [`It should be refused by ${refused}, but is by ${rule}: ${reason}`, 'refused']
    }
    if (refused !== undefined) return [`It should be refused by ${refused}, but is taken.`, 'refused']
    if (outcome.status === 'asking') {
      const { question } = outcome
      const text = askedText(this.scene, question)
      if (asked === undefined) return [`${text}, but the case gives no answer.`, 'do']
      if (this.isAsked(asked, question)) return null
      return [`${asked.to} should be asked by ${asked.rule}. ${text}.`, 'asked']
    }
    if (asked === undefined) return null
    const found = wholeView(this.rules, this.scene).asked ?? null
    if (canonical(found) === canonical(asked)) return null
    const but = found === null ? 'nobody is' : JSON.stringify(found)
    return [`${asked.to} should be asked by ${asked.rule}, but ${but}.`, 'asked']
  }

  /** Whether the question is the one that the step claims to be open. */
  private isAsked(asked: NonNullable<Step['asked']>, question: Question): boolean {
    return isPutTo(this.scene, asked, question)
  }

  private rolls(expected: readonly string[], events: readonly FightEvent[]): void {
    const found = events.filter(isRoll).map((roll) => formatRoll(this.scene, roll, this.habits.sums))
    const count = Math.max(expected.length, found.length)
    for (let i = 0; i < count; i++) {
      if (expected[i] === found[i]) continue
      const right = expected[i] === undefined ? 'There should be no roll' : `The roll should be "${expected[i]}"`
      const wrong = found[i] === undefined ? 'there is none' : `it is "${found[i]}"`
      this.fail(`${right}, but ${wrong}.`, 'rolls', ...(expected[i] === undefined ? [] : [i]))
    }
  }

  private log(pieces: readonly string[], events: readonly FightEvent[]): void {
    const lines = tellEvents(this.rules, this.scene, events)
    pieces.forEach((piece, i) => {
      if (lines.some((line) => line.includes(piece))) return
      this.fail([`No line of the log says "${piece}". It says:`, ...lines].join('\n'), 'log', i)
    })
  }

  private facts(expected: Readonly<Record<string, unknown>>): void {
    const isWorkedOut = Object.keys(expected).some((path) => !isCell(this.rules, path))
    const view = isWorkedOut ? viewAll(this.rules, this.scene) : wholeView(this.rules, this.scene)
    for (const [path, value] of Object.entries(expected)) {
      const wrong = checkFact(view, this.rules, this.scene, this.happened, { path, expected: value })
      if (wrong !== null) this.fail(wrong, 'expect', path)
    }
  }
}

const commandText = ({ do: command }: Step): string => (typeof command === 'string' ? command : JSON.stringify(command))
