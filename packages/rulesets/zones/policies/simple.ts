import type { Policy, Question, Random, Refusal } from '@fray/kernel'
import { mayCommand } from '../actions/gate.ts'
import { end, type ZonesAction } from '../actions/turn.ts'
import type { ZonesCommand } from '../command.ts'
import { blank } from '../command.ts'
import type { ZonesScene } from '../scene.ts'

type ZonesPolicy = Policy<ZonesScene, ZonesCommand>

/** Every legal command of the actor among the given actions. */
function legal(actions: ReadonlyMap<string, ZonesAction>, scene: ZonesScene, actor: number): ZonesCommand[] {
  const found: ZonesCommand[] = []
  const why: Refusal | null = mayCommand(scene, actor)
  if (why !== null) return found
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
export const randomPolicy = (actions: ReadonlyMap<string, ZonesAction>): ZonesPolicy => ({
  id: 'random',
  about: 'Any legal command and any answer, all equally likely.',
  command(scene, actor, random) {
    const commands = legal(actions, scene, actor)
    return commands[random(commands.length)] ?? blank(actor, end.id)
  },
  answer: (_scene, question, random) => anyAnswer(question, random),
})

/** The first legal command in the list, and every question's default. */
export const firstLegal = (actions: ReadonlyMap<string, ZonesAction>): ZonesPolicy => ({
  id: 'first-legal',
  about: 'The first legal command in the list, and the default of every question.',
  command(scene, actor) {
    const commands = legal(actions, scene, actor)
    const active =
      commands.find((c) => c.action === 'attack' || c.action === 'cast') ?? commands.find((c) => c.action === 'move')
    return active ?? blank(actor, end.id)
  },
  answer: (_scene, question) => question.preset,
})
