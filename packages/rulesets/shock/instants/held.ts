import { type Command, isRefusal, type Option, person, plainly, type Refusal, say, type Who } from '@fray/kernel/rules'
import type { ShockAction } from '../actions/define.ts'
import type { Price } from '../actions/paying.ts'
import { refuse } from '../citing.ts'
import { isUp } from '../rules/who.ts'
import type { ShockScene } from '../scene.ts'
import { C } from '../tables.ts'
import { isHoldable, notHoldable } from './options.ts'
import { type HeldAct, type HeldCommand, saidOf, textOf, underFor } from './saying.ts'
import { Spoken } from './spoken.ts'

/** The actions of combatants, of which a held action may become many, and how words are read as a command of one. */
export interface Holdable {
  readonly actions: readonly ShockAction[]
  read(scene: ShockScene, who: Who, words: string): Command | Refusal
}

/** Every legal act of one who holds, with its words. What is an Instant by itself is no held act: it triggers nothing. */
export const heldActs = (scene: ShockScene, who: Who, actions: Holdable): HeldAct[] =>
  legalActs(scene, who, actions.actions, isHoldable)

/** Every spell that the combatant can cast as an Instant now, with its words, those that it has cast in this chain of windows, too. */
export function quickSpells(scene: ShockScene, who: Who, actions: Holdable): HeldAct[] {
  if (!scene.fighter(who).quickSpells) return []
  return legalActs(
    scene,
    who,
    actions.actions.filter(({ id }) => id === 'cast'),
    (price) => price === 'instant',
  )
}

/** The action of a command that was held. */
export const actionOf = ({ actions }: Holdable, command: Command): ShockAction =>
  actions.find(({ id }) => id === command.action) as ShockAction

function legalActs(
  scene: ShockScene,
  who: Who,
  actions: readonly ShockAction[],
  isWanted: (price: Price) => boolean,
): HeldAct[] {
  const found: HeldAct[] = []
  for (const action of actions) {
    for (const command of action.suggest(scene, who)) {
      if (!isWanted(action.price(scene, command)) || action.check(scene, command) !== null) continue
      found.push({ command, action, text: textOf(scene, action, command) })
    }
  }
  return found
}

/** The same for the same act, with the very same items. */
const keyOf = (command: Command): string => JSON.stringify(command)

/** The held act that words mean, or why it cannot be done: what its own check says, as on the own turn. */
function spokenHeld(scene: ShockScene, who: Who, words: string, actions: Holdable): HeldCommand | Refusal {
  const command = actions.read(scene, who, words)
  if (isRefusal(command)) return command
  const action = actionOf(actions, command)
  return action.check(scene, command) ?? notHoldable(scene, command, action) ?? command
}

/** Triggers a held act and whatever else follows it in the same moment, each act once: the moment is over at some time. */
export function trigger(scene: ShockScene, who: Who, first: HeldCommand, actions: Holdable): void {
  const done = new Set([keyOf(first)])
  actionOf(actions, first).resolve(scene, first)
  while (isUp(scene, who) && scene.now.combatant.triggered[who] === 1) {
    const more = heldActs(scene, who, actions).filter(({ command }) => !done.has(keyOf(command)))
    if (more.length === 0) break
    const options: readonly Option[] = [
      { value: 'done', label: plainly('nothing more') },
      ...more.map((act) => ({ value: act.text, label: saidOf(scene, act), under: underFor(act) })),
    ]
    const spoken = new Spoken<HeldCommand>()
    const answer = scene.ask({
      rule: 'hold-leftovers',
      kind: 'choice',
      to: who,
      prompt: say('What else does {who} do of what they held?', { who: person(who) }),
      options,
      command(words) {
        const command = spokenHeld(scene, who, words, actions)
        if (isRefusal(command)) return command
        if (!done.has(keyOf(command))) return spoken.add(words, command)
        return refuse('hold-leftovers', '{who} has done that with what they held.', { who: person(who) })
      },
      valueAt: (at) => options[at]?.value ?? (spoken.wordsAt(at) as string),
      preset: 0,
      decline: 0,
      reaction: true,
    })
    const next = spoken.at(answer) ?? more[answer - 1]?.command
    if (next === undefined) break
    done.add(keyOf(next))
    actionOf(actions, next).resolve(scene, next)
  }
  scene.set(C.triggered, who, 0, 'hold-leftovers')
}
