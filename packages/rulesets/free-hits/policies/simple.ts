import type { Policy, Question, Random } from '@fray/kernel'
import { type FreeHitsAction, mayCommand } from '../actions/gate.ts'
import { blank, type FreeHitsCommand } from '../command.ts'
import type { FreeHitsScene } from '../scene.ts'

export type FreeHitsPolicy = Policy<FreeHitsScene, FreeHitsCommand>

/** Every legal command of the actor among the given actions. */
export function legal(
  actions: ReadonlyMap<string, FreeHitsAction>,
  scene: FreeHitsScene,
  actor: number,
): FreeHitsCommand[] {
  const found: FreeHitsCommand[] = []
  if (mayCommand(scene, actor) !== null) return found
  for (const action of actions.values()) {
    if (action.by === 'referee') continue
    for (const command of action.suggest(scene, actor)) if (action.check(scene, command) === null) found.push(command)
  }
  return found
}

/** A legal option, drawn at random; for numbers and words the preset. */
function anyAnswer(question: Question, random: Random): number {
  if (question.kind !== 'choice') return question.preset
  const open = question.options.map((_, i) => i).filter((i) => question.options[i]?.refusal === undefined)
  return open[random(open.length)] as number
}

/** Any legal command, each as likely as any other; answers likewise. For trying everything. */
export const randomPolicy = (actions: ReadonlyMap<string, FreeHitsAction>): FreeHitsPolicy => ({
  id: 'random',
  about: 'Any legal command and any answer, all equally likely.',
  command(scene, actor, random) {
    const commands = legal(actions, scene, actor)
    return commands[random(commands.length)] ?? blank(actor, 'end')
  },
  answer: (_scene, question, random) => anyAnswer(question, random),
})

const FIRST = ['stand-up', 'attack', 'extra-attack', 'cast', 'move']

/** The first legal command in the list, and every question's default. */
export const firstLegal = (actions: ReadonlyMap<string, FreeHitsAction>): FreeHitsPolicy => ({
  id: 'first-legal',
  about: 'The first legal command in the list, and the default of every question.',
  command(scene, actor) {
    for (const id of FIRST) {
      const action = actions.get(id)
      if (action === undefined) continue
      for (const command of action.suggest(scene, actor)) if (action.check(scene, command) === null) return command
    }
    return blank(actor, 'end')
  },
  answer: (_scene, question) => question.preset,
})
