import {
  type AnyRuleset,
  type AnyScene,
  type Lens,
  nameOf,
  type PlainCommand,
  type Refusal,
  rowOfName,
  unknownName,
} from '@fray/kernel'
import { knownRows } from '../table/board.ts'

/**
 * Why a command is refused that names somebody of whom the lens does not know, or null: the same sentence, whether there is
 * somebody of that name or not.
 */
export function unknownNames(rules: AnyRuleset, scene: AnyScene, lens: Lens, command: PlainCommand): Refusal | null {
  if (lens.referee) return null
  const known = new Set(knownRows(rules, scene, lens))
  const names = [...known].map((row) => nameOf(scene, row))
  const isKnown = (name: string): boolean => known.has(rowOfName(scene, name))
  const { actor, action } = command
  if (typeof actor === 'string' && actor !== 'referee' && !isKnown(actor)) return unknownName('combatant', actor, names)
  for (const { name, kind } of rules.actions.get(action)?.params ?? []) {
    if (kind !== 'combatant' && kind !== 'combatants') continue
    const said = [command[name]].flat().flatMap((one) => (typeof one === 'string' ? one.split(',') : []))
    const unknown = said.map((one) => one.trim()).find((one) => one !== '' && !isKnown(one))
    if (unknown !== undefined) return unknownName('combatant', unknown, names)
  }
  return null
}
