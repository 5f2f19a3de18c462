import { isOver, seatOf } from './base-facts.ts'
import type { Command } from './command.ts'
import { bitsAt, type Seed, seedFrom } from './dice/counter.ts'
import { carryOut, commandDecided, commandDue } from './driver.ts'
import { checkAction, checkCommand } from './execute.ts'
import { Headway } from './headway.ts'
import { refusalSeen } from './log/sees.ts'
import type { Question } from './questions.ts'
import type { Refusal } from './refusal.ts'
import type { Action, Policy, Random, Ruleset, Underway } from './ruleset.ts'
import type { AnyScene } from './scene.ts'
import type { Checkpoint } from './state/state.ts'
import { Table } from './table/table.ts'

/** Random numbers for policies, separate from the dice: a whole number from 0 to n - 1, the same for the same seed. */
export function randomFrom(seed: string | number): Random {
  let start: Seed | null = null
  let n = 0
  return (count) => {
    start ??= seedFrom(seed)
    return bitsAt(start, n++) % count
  }
}

/**
 * Random numbers with a seed that changes very often and is seldom used: the seed is hashed only when the first
 * number is needed.
 */
class LazyRandom {
  private readonly what: string
  private seed = ''
  private ply = 0
  private start: Seed | null = null
  private n = 0

  constructor(what: string) {
    this.what = what
  }

  /** Switches to the numbers of another fight. */
  reseed(seed: string): void {
    this.seed = seed
  }

  /** The next numbers are those of `randomFrom('SEED WHAT PLY')`. */
  set(ply: number): void {
    this.ply = ply
    this.start = null
    this.n = 0
  }

  readonly draw: Random = (count) => {
    this.start ??= seedFrom(`${this.seed} ${this.what} ${this.ply}`)
    return bitsAt(this.start, this.n++) % count
  }
}

/** The result of a whole fight. */
export interface Run {
  /** Whether the fight ended within the limit of commands. */
  readonly over: boolean
  /** Whether it was stopped because it made no headway (see {@link Headway}), or nobody could continue. */
  readonly stalemate: boolean
  readonly commands: number
  /** How many dice were rolled. */
  readonly dice: number
}

/** Settings for running whole fights: a policy for each seat (by position; the first is the referee's). */
export interface RunOptions<S, C extends Command> {
  readonly policies: readonly Policy<S, C>[]
  /** Stop after this many commands; 10,000 by default. */
  readonly limit?: number
  /** Check each command before it is executed, and throw an error if a policy gives an illegal one. On by default. */
  readonly checked?: boolean
  /**
   * Called after each command; `formal` says whether it was an automatic one (see {@link Ruleset.automaticStep} and
   * {@link Action.formal}).
   */
  readonly onCommand?: (command: C, formal: boolean) => void
}

/** How far a fight had come when the scene's checkpoint was taken: its number of commands and of dice. */
export interface StartingPoint {
  readonly ply: number
  readonly counter: number
}

const BEGINNING: StartingPoint = { ply: 0, counter: 0 }

const illegal = (command: Command, refusal: Refusal | null, scene: AnyScene): Error => {
  const why = refusal === null ? '' : ` (${refusal.rule}): ${refusalSeen(refusal, scene).reason}`
  return new Error(`A policy gave an illegal command${why} ${JSON.stringify(command)}`)
}

/**
 * Plays whole fights without people, each from the scene's state to the end. Made once for many fights: load a
 * checkpoint into the scene, run, read the scene, repeat. Nothing is kept for undo. Dice and policy randomness equal
 * those of a session with the same seed and policies, so both give the same fight.
 */
export class Runner<S extends AnyScene, C extends Command> {
  private readonly rules: Ruleset<S, C>
  private readonly scene: S
  private readonly policies: readonly Policy<S, C>[]
  private readonly limit: number
  private readonly checked: boolean
  private readonly table: Table
  private readonly onCommand: ((command: C, formal: boolean) => void) | null
  private readonly random = new LazyRandom('command')
  private readonly answering = new LazyRandom('policy')
  private readonly looksBack: boolean
  private readonly headway: Headway
  private before: Checkpoint | null = null
  private commandNow: C | null = null

  constructor(rules: Ruleset<S, C>, scene: S, options: RunOptions<S, C>) {
    const { policies, limit = 10_000, checked = true, onCommand = null } = options
    this.rules = rules
    this.scene = scene
    this.policies = policies
    this.limit = limit
    this.checked = checked
    this.onCommand = onCommand
    this.headway = new Headway(rules, scene)
    this.looksBack = policies.some((policy) => policy.looksBack === true)
    const answerer = (question: Question): number =>
      this.policyOf(question.to).answer(this.scene, question, this.answering.draw, this.underway())
    this.table = this.looksBack ? Table.recorded({ dice: 'generator', answerer }) : Table.quick(0, answerer)
  }

  /** The command in whose middle a question comes, if a policy needs it. */
  private underway(): Underway<C> | undefined {
    const { before, commandNow: command } = this
    return before === null || command === null ? undefined : { command, before, inputs: this.table.inputs }
  }

  /** Stores what is needed to execute the command again, if a policy needs it. */
  private remember(command: C): void {
    this.before = this.before === null ? this.scene.save() : this.scene.saveOver(this.before)
    this.commandNow = command
    this.table.rewind([])
  }

  private policyOf(row: number): Policy<S, C> {
    return this.policies[seatOf(this.scene, row)] as Policy<S, C>
  }

  private check(action: Action<S, C> | undefined, command: C): Refusal | null {
    if (action === undefined) return checkCommand(this.rules, this.scene, command)
    return this.checked ? checkAction(this.rules, action, this.scene, command) : null
  }

  /** Plays one fight with the dice of the seed; `from` says how far the fight had come at the scene's state. */
  run(seed: string | number, { ply, counter }: StartingPoint = BEGINNING): Run {
    const { rules, scene, policies, random, answering, limit, onCommand } = this
    const { undoable } = scene
    const text = String(seed)
    scene.undoable = false
    scene.table = this.table
    this.table.reseed(text)
    this.table.counter = counter
    random.reseed(text)
    answering.reseed(text)
    let commands = 0
    let stalemate = false
    this.headway.begin()
    try {
      while (!stalemate && !isOver(scene) && commands < limit) {
        random.set(ply + commands)
        answering.set(ply + commands)
        const due = commandDue(rules, scene, true)
        const command = due ?? commandDecided(rules, scene, policies, random.draw)
        if (command === null) {
          stalemate = true
          break
        }
        const action = rules.actions.get(command.action)
        const refusal = this.check(action, command)
        if (action === undefined || refusal !== null) throw illegal(command, refusal, scene)
        if (this.looksBack) this.remember(command)
        carryOut(rules, action, scene, command)
        commands++
        if (onCommand !== null) onCommand(command, due !== null || action.formal === true)
        stalemate = this.headway.isOut() && !isOver(scene)
      }
    } finally {
      scene.undoable = undoable
    }
    return { over: isOver(scene), stalemate, commands, dice: this.table.counter - counter }
  }
}

/**
 * Plays one fight from the scene's state to the end, without people.
 * @example
 * ```ts
 * import { runFight, winnerOf } from '@fray/kernel'
 * import { openFight } from '@fray/seat/play'
 *
 * const text = '{ ruleset: zones, combatants: { Ada: { from: ada-the-warrior }, Corwin: { from: toll-ruffian } } }'
 * const { play } = await openFight(text, { seed: 'seven' })
 * const { rules, session } = play
 * const scene = rules.open(session.setup)
 * const policies = session.setup.seats.map(() => rules.policies.get('aggressive')!)
 * console.log(runFight(rules, scene, { policies, seed: 'seven' })) // { over: true, stalemate: false, commands: 19, dice: 9 }
 * console.log(session.setup.sides[winnerOf(scene)]?.id) // enemies
 * ```
 */
export function runFight<S extends AnyScene, C extends Command>(
  rules: Ruleset<S, C>,
  scene: S,
  options: RunOptions<S, C> & { readonly seed: string | number },
): Run {
  return new Runner(rules, scene, options).run(options.seed)
}
