import { type Command, type Message, type Param, person, type Slot, say, type Who } from '@fray/kernel/rules'
import type { ShockAction } from '../actions/define.ts'
import type { ShockScene } from '../scene.ts'

/** A command that goes at somebody with something, or casts a spell, where its action does. */
export type HeldCommand = Command & { readonly target?: Who; readonly weapon?: number; readonly power?: number }

/** A held act with the words that answer for it. */
export interface HeldAct {
  readonly command: HeldCommand
  readonly action: ShockAction
  readonly text: string
}

/** A parameter with its value in a command, as it is and as it is written. */
interface Given {
  readonly param: Param
  readonly value: unknown
  readonly written: string
}

/** The parameters of a command that are said; those that are absent are left out. */
function* given(scene: ShockScene, { params }: ShockAction, command: HeldCommand): Iterable<Given> {
  const values = command as Readonly<Record<string, unknown>>
  for (const param of params) {
    const value = values[param.name]
    if (value === param.absent || (Array.isArray(value) && value.length === 0)) continue
    yield { param, value, written: String(param.write(scene, value, values)) }
  }
}

/** A command in words, without its actor: the action and its parameters. */
export function textOf(scene: ShockScene, action: ShockAction, command: HeldCommand): string {
  const words: string[] = [command.action]
  for (const { written } of given(scene, action, command)) words.push(written)
  return words.join(' ')
}

/** What a parameter says, with the row of whom or what it names. */
function slotOf(scene: ShockScene, { param, value, written }: Given): Slot {
  if (param.kind === 'combatant') return person(value as Who)
  if (param.kind === 'combatants') return { people: value as readonly Who[] }
  if (param.kind === 'word') return { thing: written }
  if (param.kind === 'number') return { number: value as number }
  if (param.kind === 'text') return { said: written }
  const ref = param.refOf?.(scene, value) ?? null
  return { thing: written, ...(ref === null ? {} : { ref }) }
}

/** A held act in a list: as it is answered, with the title of the action and not its id. */
export function saidOf(scene: ShockScene, { action, command }: HeldAct): Message {
  const { title } = action
  const { key, slots } = title
  let said: Message = { key: `${key.charAt(0).toLowerCase()}${key.slice(1)}`, slots }
  for (const one of given(scene, action, command)) said = say('{act} {what}', { act: said, what: slotOf(scene, one) })
  return said
}

/** At whom a held act goes, else what is done. */
export const underFor = ({ command: { target = -1 }, action: { title } }: HeldAct): Message =>
  target >= 0 ? say('{target}', { target: person(target) }) : title
