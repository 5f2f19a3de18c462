import type { Policy, Question, Random } from '@fray/kernel'
import { type EscalationAction, mayCommand } from '../actions/action.ts'
import { blank, type EscalationCommand } from '../command.ts'
import { SPIRIT } from '../model.ts'
import { actorNow, isDying, isGasping } from '../rules/who.ts'
import type { EscalationScene } from '../scene.ts'

export type EscalationPolicy = Policy<EscalationScene, EscalationCommand>

/** What is due first: a turn is begun; the Dying and the spirits have no more to do. */
export function dueFirst(scene: EscalationScene, actor: number): EscalationCommand | null {
  if (actorNow(scene) !== actor) return blank(actor, 'begin')
  const { out, risen } = scene.now.combatant
  const down = isDying(scene, actor) || isGasping(scene, actor) || out[actor] === SPIRIT || risen[actor] === 1
  return down ? blank(actor, 'end') : null
}

/** Every legal command of the actor among the given actions. */
export function legal(
  actions: ReadonlyMap<string, EscalationAction>,
  scene: EscalationScene,
  actor: number,
): EscalationCommand[] {
  const found: EscalationCommand[] = []
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
export const randomPolicy = (actions: ReadonlyMap<string, EscalationAction>): EscalationPolicy => ({
  id: 'random',
  about: 'Any legal command and any answer, all equally likely.',
  command(scene, actor, random) {
    const commands = legal(actions, scene, actor)
    return commands[random(commands.length)] ?? dueFirst(scene, actor) ?? blank(actor, 'end')
  },
  answer: (_scene, question, random) => anyAnswer(question, random),
})

const FIRST = ['basic-melee', 'use', 'basic-ranged', 'move']

/** The first legal command in the list, and every question's default. */
export const firstLegal = (actions: ReadonlyMap<string, EscalationAction>): EscalationPolicy => ({
  id: 'first-legal',
  about: 'The first legal command in the list, and the default of every question.',
  command(scene, actor) {
    const due = dueFirst(scene, actor)
    if (due !== null) return due
    for (const id of FIRST) {
      const action = actions.get(id)
      if (action === undefined) continue
      for (const command of action.suggest(scene, actor)) if (action.check(scene, command) === null) return command
    }
    return blank(actor, 'end')
  },
  answer: (_scene, question) => question.preset,
})
