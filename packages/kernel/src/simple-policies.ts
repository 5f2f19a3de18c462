import type { Command } from './command.ts'
import type { Question } from './questions.ts'
import type { Refusal } from './refusal.ts'
import type { Action, Policy, Random } from './ruleset.ts'

/** What the simple policies need from a ruleset. */
export interface SimplePlay<S, C extends Command> {
  readonly actions: ReadonlyMap<string, Action<S, C>>
  readonly mayCommand: (scene: S, actor: number) => Refusal | null
  /** The command when nothing else is legal: the end of the turn. */
  readonly otherwise: (actor: number, scene: S) => C
  /** What `first-legal` does before it tries anything, or null: starting a turn, say. */
  readonly due?: (scene: S, actor: number) => C | null
  /** Commands that are not really actions (options, talk) and are left out. */
  readonly without?: ReadonlySet<string>
  /** Commands that leave the fight or give it up for good: `random` uses them seldom. */
  readonly final?: ReadonlySet<string>
  /** The actions that `first-legal` tries, in this order; then it ends the turn. */
  readonly first: readonly string[]
  /** The answer of `first-legal` where a question's default would keep it from acting; null elsewhere. */
  readonly answer?: (scene: S, question: Question) => number | null
}

/** `random` accepts one in this many of the final commands that it draws. */
const SELDOM = 10

/** Every legal command of a combatant. */
function legalCommands<S, C extends Command>(play: SimplePlay<S, C>, scene: S, actor: number): C[] {
  const found: C[] = []
  if (play.mayCommand(scene, actor) !== null) return found
  for (const action of play.actions.values()) {
    if (action.by === 'referee' || play.without?.has(action.id) === true) continue
    for (const command of action.suggest(scene, actor)) if (action.check(scene, command) === null) found.push(command)
  }
  return found
}

/** A legal option at random; for numbers and texts the preset. */
function anyAnswer(question: Question, random: Random): number {
  if (question.kind !== 'choice') return question.preset
  const legal = question.options.map((_, i) => i).filter((i) => question.options[i]?.refusal === undefined)
  return legal[random(legal.length)]
}

/** Any legal command, all equally likely except final ones; the same for answers. For trying everything. */
export const randomPolicyOf = <S, C extends Command>(play: SimplePlay<S, C>): Policy<S, C> => ({
  id: 'random',
  about: 'Any legal command and any answer, all equally likely; it seldom leaves the fight or gives up.',
  command(scene, actor, random) {
    const commands = legalCommands(play, scene, actor)
    const drawn = commands[random(commands.length)]
    if (drawn === undefined || play.final?.has(drawn.action) !== true || random(SELDOM) === 0) {
      return drawn ?? play.otherwise(actor, scene)
    }
    const others = commands.filter(({ action }) => play.final?.has(action) !== true)
    return others[random(others.length)] ?? play.otherwise(actor, scene)
  },
  answer: (_scene, question, random) => anyAnswer(question, random),
})

/**
 * The first legal command in the list of actions, and the default of every question unless that would prevent acting.
 */
export const firstLegalPolicyOf = <S, C extends Command>(play: SimplePlay<S, C>): Policy<S, C> => ({
  id: 'first-legal',
  about: 'The first legal command in the list, and the default of every question.',
  command(scene, actor) {
    const due = play.due?.(scene, actor) ?? null
    if (due !== null) return due
    for (const id of play.first) {
      const action = play.actions.get(id)
      if (action === undefined || play.mayCommand(scene, actor) !== null) continue
      for (const command of action.suggest(scene, actor)) if (action.check(scene, command) === null) return command
    }
    return play.otherwise(actor, scene)
  },
  answer: (scene, question) => play.answer?.(scene, question) ?? question.preset,
})
