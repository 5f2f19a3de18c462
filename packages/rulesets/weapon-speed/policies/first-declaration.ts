import type { Question } from '@fray/kernel/rules'
import type { Declared } from '../declared.ts'
import { DeclareQuestion, declarationProblem } from '../rules/declaring.ts'
import { isUsable, strikeOf } from '../rules/figures.ts'
import { yardsBetween } from '../rules/reactions.ts'
import { areHostile, isDown, isHere } from '../rules/who.ts'
import type { WeaponSpeedScene } from '../scene.ts'
import { ATTACK } from '../words.ts'

/**
 * What one declares who does the first thing that can be done: the first attack in hand that reaches somebody, else the
 * first in hand, so that it strikes the one who comes. Null for other questions, and for one who is down or may not attack.
 */
export function firstDeclaration(scene: WeaponSpeedScene, question: Question): number | null {
  if (!(question instanceof DeclareQuestion) || isDown(scene, question.to)) return null
  const { to, choices } = question
  const ready = (one: Declared) =>
    one.kind === ATTACK && isUsable(scene, one.thing) && declarationProblem(scene, to, one) === null
  const near = choices.findIndex((one) => ready(one) && reaches(scene, to, one))
  const any = near >= 0 ? near : choices.findIndex(ready)
  return any < 0 ? null : any
}

/** Whether a declared attack reaches an enemy from where its bearer stands. */
function reaches(scene: WeaponSpeedScene, row: number, { thing, attack }: Declared): boolean {
  const { reach } = strikeOf(scene, thing, attack)
  for (let other = 0; other < scene.combatants; other++) {
    if (areHostile(scene, row, other) && isHere(scene, other) && yardsBetween(scene, row, other) <= reach) return true
  }
  return false
}
