import { type AnyFight, seatOf } from '../base-facts.ts'
import { namesUnknown } from '../log/message.ts'
import type { Option, Question } from '../questions.ts'
import { hiddenPlaces, hiddenRows, isHiding, seesBut, unknownTo } from './hiding.ts'
import { viewerOf } from './viewer.ts'

/**
 * The question as the seat may hear it to which it goes: without options that name somebody, or a place or thing, that the referee hides from it. Where
 * no others are left it is put as it is.
 */
export function asHeard<Q extends Question>(scene: AnyFight, question: Q): Q {
  const { to, kind } = question
  if (to < 0 || kind !== 'choice') return question
  if (!isHiding(scene) && hiddenPlaces(scene).length === 0) return question
  const viewer = viewerOf(scene, seatOf(scene, to))
  const [hidden, unknown] = [hiddenRows(scene, viewer), unknownTo(scene, viewer)]
  if (hidden.length === 0 && unknown === null) return question
  const all = question.options
  const options = optionsHeard(all, hidden, unknown)
  if (options.length === all.length || options.length === 0) return question
  const at = (position = -1) => options.indexOf(all[position] as Option)
  const decline = at(question.decline)
  // What would be taken next goes without saying where nobody knows of what would be taken first.
  const next = all.findIndex((one, i) => i >= question.preset && options.includes(one) && one.refusal === undefined)
  const preset = at(next)
  const isEmptied = decline >= 0 && options.every(({ refusal }, i) => i === decline || refusal !== undefined)
  // Questions may work out what they say when it is read.
  return Object.create(question, {
    options: { value: options },
    valueAt: { value: (at: number) => options[at]?.value ?? question.valueAt?.(at) },
    labelAt: { value: (at: number) => options[at]?.label },
    decline: { value: decline },
    preset: { value: preset < 0 ? Math.max(0, decline) : preset },
    ...(isEmptied && { emptied: { value: true }, quiet: { value: true } }),
  }) as Q
}

/** The options that name nobody and nothing of what is hidden. */
function optionsHeard(
  all: readonly Option[],
  hidden: readonly number[],
  unknown: ReadonlySet<string> | null,
): Option[] {
  const sees = seesBut((row) => !hidden.includes(row), unknown)
  return all.filter(
    ({ label, under }) => !namesUnknown(label, sees) && !(under !== undefined && namesUnknown(under, sees)),
  )
}

/** The answer to the question as it was heard, for the rule that put it. */
export const asPut = (put: Question, heard: Question, answer: number): number =>
  heard === put || answer >= heard.options.length
    ? answer
    : put.options.findIndex(({ value }) => value === heard.options[answer]?.value)
