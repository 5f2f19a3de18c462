import {
  type AnyRuleset,
  type AnyScene,
  type Command,
  checkCommand,
  type Question,
  type Random,
  type Setup,
  seatOf,
  type Underway,
} from '@fray/kernel'
import { isOutOfPatience } from './patience.ts'
import { type AnyPolicy, Rehearsal, type UsualAnswer } from './rehearsal.ts'
import { answersTo, type Choosiness, suggestionsFor } from './suggestions.ts'

/** How often a fight is imagined again if nothing that would be legal in it is legal in the actual one. */
const IMAGININGS = 8

/** No limit on commands. */
const ALL: Choosiness = { perAction: Number.POSITIVE_INFINITY, inAll: Number.POSITIVE_INFINITY }

/** A prepared decision. */
export interface Decision<T> {
  readonly rehearsal: Rehearsal
  /** The options, the rule of thumb's choice first. */
  readonly options: readonly T[]
  readonly seed: string
}

/** The settings of a searching policy. */
export interface Thinking {
  /** Number of imagined fights, used in turn; fewer than one per trial saves time. */
  readonly worlds: number
  readonly choosiness: Choosiness
  readonly answers: number
}

/** Answers that belong to recorded inputs with this many entries. */
interface Together {
  readonly inputs: Underway<Command>['inputs']
  readonly entries: number
  readonly found: readonly UsualAnswer[]
}

/**
 * What all searching policies share: they see the fight only as copies in which whatever their seat may not know is
 * made up, and execute commands on a private scene.
 */
export class Thinker {
  readonly rules: AnyRuleset
  private readonly base: AnyPolicy
  private readonly thinking: Thinking
  private readonly rehearsals = new WeakMap<Setup, Rehearsal>()
  /** By seat, the answers found for all questions that were asked together. */
  private readonly together = new Map<number, Together>()

  constructor(rules: AnyRuleset, base: AnyPolicy, thinking: Thinking) {
    this.rules = rules
    this.base = base
    this.thinking = thinking
  }

  private rehearsalFor(setup: Setup): Rehearsal {
    let found = this.rehearsals.get(setup)
    if (found === undefined) {
      found = new Rehearsal(this.rules, setup, this.base)
      this.rehearsals.set(setup, found)
    }
    return found
  }

  /** The options of a combatant that may command. Never empty. */
  commands(scene: AnyScene, actor: number, random: Random): Decision<Command> {
    const rehearsal = this.rehearsalFor(scene.setup)
    const before = scene.save()
    let seed = ''
    for (let i = 0; i < IMAGININGS; i++) {
      seed = `${random(0x7fffffff)}`
      rehearsal.imagine(before, actor, this.thinking.worlds, seed)
      if (rehearsal.isAlone) break
      const own = rehearsal.enter(0, `${seed} usual`)
      const usual = rehearsal.usual(actor)
      const isBound = this.base.compelled?.(own, actor) === true
      const wanted = isBound ? [usual] : this.worthwhile(own, actor, usual, random)
      const options = wanted.filter((command) => checkCommand(this.rules, scene, command) === null)
      if (options.length === 0) continue
      return { rehearsal, options: isOutOfPatience(scene) ? options.slice(0, 1) : options, seed }
    }
    return { rehearsal, options: [this.offered(rehearsal, scene, actor, random)], seed }
  }

  /** The commands worth considering, `usual` first: without those that the rule of thumb calls pointless. */
  private worthwhile(own: AnyScene, actor: number, usual: Command, random: Random): Command[] {
    const { base, rules, thinking } = this
    const found = suggestionsFor(rules, own, usual, thinking.choosiness, { actor, random })
    return found.filter((command, i) => i === 0 || base.pointless?.(own, command) !== true)
  }

  /** The first command that is legal both in what the seat believes and in the actual fight. */
  private offered(rehearsal: Rehearsal, scene: AnyScene, actor: number, random: Random): Command {
    const { rules } = this
    const policy = rules.policies.get('first-legal') as AnyPolicy
    const own = rehearsal.enter(0, 'offered')
    const first = policy.command(own, actor, random) as Command
    const wanted = suggestionsFor(rules, own, first, ALL, { actor, random })
    const found = wanted.find((command) => checkCommand(rules, scene, command) === null)
    return found ?? (policy.command(scene, actor, random) as Command)
  }

  /**
   * The possible answers to a question, the rule of thumb's first; null if the command in whose middle it comes is
   * unknown, so that nothing can be tried.
   */
  answers(
    scene: AnyScene,
    question: Question,
    random: Random,
    underway: Underway<Command> | undefined,
  ): Decision<number> | null {
    if (underway === undefined) return null
    const rehearsal = this.rehearsalFor(scene.setup)
    const seed = `${random(0x7fffffff)}`
    const isSettled = question.to < 0 || isOutOfPatience(scene) || this.thinking.answers <= 1
    const seat = question.to < 0 ? -1 : seatOf(scene, question.to)
    let usual = isSettled ? this.heard(seat, underway, question) : null
    if (usual === null) {
      rehearsal.imagine(underway.before, question.to, this.thinking.worlds, seed, underway.command.actor)
      if (!rehearsal.isAlone) usual = this.usualAnswer(rehearsal, seed, seat, underway, question)
    }
    const options = answersTo(question, usual ?? question.preset, this.thinking.answers, random)
    return { rehearsal, options: isSettled ? options.slice(0, 1) : options, seed }
  }

  /** The answer found for the question when others of its seat were asked at the same time; null if there is none. */
  private heard(seat: number, { inputs }: Underway<Command>, question: Question): number | null {
    const last = this.together.get(seat)
    if (last?.inputs !== inputs || last.entries !== inputs.length) return null
    return last.found.find(({ isTo }) => isTo(question))?.usual ?? null
  }

  private usualAnswer(
    rehearsal: Rehearsal,
    seed: string,
    seat: number,
    underway: Underway<Command>,
    question: Question,
  ): number | null {
    const { inputs } = underway
    for (let world = 0; world < this.thinking.worlds; world++) {
      const found = rehearsal.usualAnswers(world, `${seed} usual`, underway, question)
      const own = found.find(({ isTo }) => isTo(question))
      if (own === undefined) continue
      this.together.set(seat, { inputs, entries: inputs.length, found })
      return own.usual
    }
    return null
  }
}
