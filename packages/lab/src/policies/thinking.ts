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

/** How often a fight is imagined again where nothing that one would do in it is legal in the fight that is. */
const IMAGININGS = 8

/** Every command there is. */
const ALL: Choosiness = { perAction: Number.POSITIVE_INFINITY, inAll: Number.POSITIVE_INFINITY }

/** Something to decide, made ready for thought. */
export interface Decision<T> {
  readonly rehearsal: Rehearsal
  /** What may be done, what the rule of thumb would do first. */
  readonly options: readonly T[]
  readonly seed: string
}

/** What a policy that tries things out has to decide them with. */
export interface Thinking {
  /** Fights that the seat could believe in, in turn; fewer than one each trial saves time. */
  readonly worlds: number
  readonly choosiness: Choosiness
  readonly answers: number
}

/** Answers that belong to recorded inputs with so many entries. */
interface Together {
  readonly inputs: Underway<Command>['inputs']
  readonly entries: number
  readonly found: readonly UsualAnswer[]
}

/**
 * The part that all policies have in common that try things out before they decide: they see the fight only as copies in
 * which what their seat may not know is made up, and carry commands out on a scene of their own.
 */
export class Thinker {
  readonly rules: AnyRuleset
  private readonly base: AnyPolicy
  private readonly thinking: Thinking
  private readonly rehearsals = new WeakMap<Setup, Rehearsal>()
  /** By seat, what was found for all for whom it was asked together. */
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

  /** What there is to choose from for a combatant that may command. Never empty. */
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

  /** What is worth a thought, `usual` first: without what the rule of thumb calls pointless. */
  private worthwhile(own: AnyScene, actor: number, usual: Command, random: Random): Command[] {
    const { base, rules, thinking } = this
    const found = suggestionsFor(rules, own, usual, thinking.choosiness, { actor, random })
    return found.filter((command, i) => i === 0 || base.pointless?.(own, command) !== true)
  }

  /** The first of the commands that there are in what the seat believes and that are legal in the fight as well. */
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
   * The answers that may be given to a question, the rule of thumb's first; null where nobody knows in the middle of what
   * it comes, so that nothing can be tried out.
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

  /** What has been found for the question when others of its seat were asked in the same secret; null for nothing. */
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
