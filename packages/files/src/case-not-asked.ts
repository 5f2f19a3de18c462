import {
  type AnyRuleset,
  type AnyScene,
  nameOf,
  nearest,
  type Question,
  refusalSeen,
  rowOfName,
  type Sheet,
} from '@fray/kernel'
import { askedText, whoIsAsked } from './case-answers.ts'
import type { Heard } from './case-stream.ts'
import type { Step } from './cases.ts'

/** Whether the question is one by that rule to that seat or combatant, at that moment if one is given. */
export function isPutTo(scene: AnyScene, { to, rule, at }: NonNullable<Step['asked']>, question: Question): boolean {
  const who = [whoIsAsked(scene, question), nameOf(scene, question.to)]
  return rule === question.rule && who.includes(to) && (at === undefined || at === question.moment)
}

/** What is wrong with a step's claim that someone is not asked, in a sentence, or null. */
export function notAskedProblem(
  rules: AnyRuleset,
  scene: AnyScene,
  said: NonNullable<Step['notAsked']>,
  { questions, passedOver }: Heard,
): string | null {
  const { to, rule, because } = said
  const stranger = unknownIn(rules, scene, said)
  if (stranger !== null) return stranger
  const asked = questions.find((question) => isPutTo(scene, said, question))
  if (asked !== undefined) return `${to} should not be asked by ${rule}. ${askedText(scene, asked)}.`
  if (because === undefined) return null
  const reasons = passedOver
    .filter((one) => one.rule === rule && nameOf(scene, one.to) === to)
    .map((one) => one.because)
  if (reasons.some((reason) => reason.rule === because)) return null
  const found = reasons.map((reason) => ` ${reason.rule}: ${refusalSeen(reason, scene).reason}`).join('')
  const but = found === '' ? 'no rule says why not.' : `another rule forbids it.${found}`
  return `${to} should not be asked by ${rule} because of ${because}, but ${but}`
}

/** A claim with an unknown name or rule would always be true. */
function unknownIn(rules: AnyRuleset, scene: AnyScene, said: NonNullable<Step['notAsked']>): string | null {
  const { to, rule, because = rule } = said
  for (const id of [rule, because]) {
    if (!Object.hasOwn(rules.ruleTitles, id)) return `There is no rule "${id}" in ${rules.id}.`
  }
  const seats = scene.setup.seats.map(({ id }) => id)
  if (rowOfName(scene, to) >= 0 || seats.includes(to)) return null
  const near = nearest(to, [...seats, ...scene.sheets.map((sheet) => (sheet as Sheet).name)])
  return `There is no combatant or seat "${to}".${near === null ? '' : ` Did you mean "${near}"?`}`
}
