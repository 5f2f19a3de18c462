import type { Fields } from '../../reading/reader.ts'
import type { WeaponSpeedRule } from '../catalogue/rule-ids.ts'
import type { Entrant } from '../model.ts'
import { DEAD, FLED, STRENGTH } from '../model.ts'
import type { Reader } from './reader.ts'

/** Notes numbers of a stat block that cannot be true together. */
export function checkNumbers(r: Reader, name: string, f: Fields, entrant: Entrant): void {
  const wrong = (key: string, message: string, rule: WeaponSpeedRule) => r.problems.add(f.at(key), message, rule)
  const { values } = f
  checkStress(r, name, f, entrant)
  const most = mostWoundPoints(entrant)
  const { woundPoints: wp, state } = entrant
  if (wp !== null && wp > most) {
    const why = `${entrant.scores[STRENGTH]} of Strength and ${most - (entrant.scores[STRENGTH] as number)} besides`
    wrong('wp', `${name} cannot have ${wp} Wound Points: ${most} are the most (${why}).`, 'wound-points-max')
  }
  if (entrant.mana > entrant.manaMax) {
    wrong(
      'mana',
      `${name} has ${entrant.mana} Mana of ${entrant.manaMax}: the first number is what is left.`,
      'stress-for-mana',
    )
  }
  if (entrant.stabilized && (wp === null || wp > 0)) {
    wrong('stabilized', `${name} is on its feet: only one at 0 Wound Points or below is Stabilized.`, 'stabilized-ends')
  }
  if (state === DEAD || state === FLED) {
    for (const key of ['fullDefense', 'stabilized', 'surprised']) {
      if (values[key] !== true) continue
      const how = state === DEAD ? 'dead' : 'gone'
      wrong(key, `${name} is ${how} and does nothing more: leave "${key}" out.`, 'death-section-empty')
    }
  }
  if (entrant.fullDefense && entrant.surprised) {
    wrong('fullDefense', `${name} is surprised and has done nothing yet.`, 'surprised-rolls-initiative')
  }
}

/** Strength and what is added to it. */
const mostWoundPoints = ({ scores, wpModifiers, sheet }: Entrant): number =>
  Math.max(
    0,
    sheet.abilities.reduce((sum, { gives }) => sum + gives.woundPoints, (scores[STRENGTH] as number) + wpModifiers),
  )

/** Stress that is more than the greatest, which the data states or the Hit Dice and Strength give. */
function checkStress(r: Reader, name: string, f: Fields, { stress, sheet }: Entrant): void {
  const { values } = f
  const stated = /\//.test(String(values.stress ?? ''))
  if (stated && typeof values.stressMax === 'number' && values.stressMax !== sheet.stressMax) {
    const said = `${name} has ${sheet.stressMax} Stress at most by "stress" and ${values.stressMax} by "stressMax"`
    r.problems.add(f.at('stressMax'), `${said}: leave one of them out.`, 'stress-max')
  }
  const most = sheet.stressMax
  if (most === null || stress === null || stress <= most) return
  r.problems.add(
    f.at('stress'),
    `${name} has ${stress} Stress of ${most}: the first number is what is left.`,
    'stress-max',
  )
}
