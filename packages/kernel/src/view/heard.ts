import { seatOf } from '../base-facts.ts'
import type { Option, Question } from '../questions.ts'
import type { AnyScene } from '../scene.ts'
import { lensOf } from './lens.ts'
import { unnaming } from './unnamed.ts'
import { isVeiledFrom } from './veil.ts'

/**
 * The question as the seat may hear it to which it goes: without options that name somebody whom the referee hides from it. Where
 * no others are left it is put as it is.
 */
export function asHeard<Q extends Question>(scene: AnyScene, question: Q): Q {
  const { to, kind } = question
  if (to < 0 || kind !== 'choice' || !isAnybodyHidden(scene)) return question
  const hidden = hiddenFrom(scene, to)
  if (hidden.length === 0) return question
  const known = scene.sheets.map((_, row) => scene.name(row)).filter((name) => !hidden.includes(name))
  const unnamed = unnaming(hidden, known, '')
  const isTold = ({ value, label, under = '' }: Option) =>
    [String(value), label, under].every((text) => unnamed(text) === text)
  const all = question.options
  const options = all.filter(isTold)
  if (options.length === all.length || options.length === 0) return question
  const at = (position = -1) => options.indexOf(all[position] as Option)
  const decline = at(question.decline)
  const preset = at(question.preset)
  const heard = { options, valueAt: undefined, decline, preset: preset < 0 ? Math.max(0, decline) : preset }
  // Questions may work out what they say when it is read.
  return Object.create(
    question,
    Object.fromEntries(Object.entries(heard).map(([key, value]) => [key, { value, enumerable: true }])),
  ) as Q
}

/** The answer to the question as it was heard, for the rule that put it. */
export const asPut = (put: Question, heard: Question, answer: number): number =>
  heard === put ? answer : put.options.findIndex(({ value }) => value === heard.options[answer]?.value)

/** Whether the referee hides anybody: asked at every question, so nothing is made for it. */
function isAnybodyHidden(scene: AnyScene): boolean {
  const { veiled } = scene.now.combatant
  for (let row = 0; row < scene.combatants; row++) if (veiled[row] === 1) return true
  return false
}

/** Names of those whom the referee hides from the seat of the combatant. */
function hiddenFrom(scene: AnyScene, to: number): string[] {
  const lens = lensOf(scene, seatOf(scene, to))
  const names: string[] = []
  for (let row = 0; row < scene.combatants; row++) if (isVeiledFrom(scene, row, lens)) names.push(scene.name(row))
  return names
}
