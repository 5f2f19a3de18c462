import { type AnyFight, seatOf } from '../base-facts.ts'
import { namesUnknown } from '../log/message.ts'
import type { Option, Question } from '../questions.ts'
import { hiddenPlaces, hiddenRows, isHiding, seesBut, unknownTo } from './hiding.ts'
import { viewerOf } from './viewer.ts'

/**
 * The question as its seat may see it: without options that name a combatant, place or thing that the referee hides
 * from the seat. If no other options are left it stays as it is.
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
  // If the default option is hidden, the next one takes its place.
  const next = all.findIndex((one, i) => i >= question.preset && options.includes(one) && one.refusal === undefined)
  const preset = at(next)
  const isEmptied = decline >= 0 && options.every(({ refusal }, i) => i === decline || refusal !== undefined)
  // A prototype keeps properties that the question builds lazily.
  return Object.create(question, {
    options: { value: options },
    valueAt: { value: (at: number) => options[at]?.value ?? question.valueAt?.(at) },
    labelAt: { value: (at: number) => options[at]?.label },
    decline: { value: decline },
    preset: { value: preset < 0 ? Math.max(0, decline) : preset },
    ...(isEmptied && { emptied: { value: true }, quiet: { value: true } }),
  }) as Q
}

/** The options that name nothing hidden. */
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

/** Converts an answer to the filtered question into one to the original, for the rule that asked it. */
export const asPut = (put: Question, heard: Question, answer: number): number =>
  heard === put || answer >= heard.options.length
    ? answer
    : put.options.findIndex(({ value }) => value === heard.options[answer]?.value)
