import { type About, inEnglish, type Thing, type Viewer, type Words } from '@fray/kernel/rules'
import type { WeaponSpeedRule } from '../catalogue/rule-ids.ts'
import { woundsOf as rowsOfWounds } from '../rules/figures.ts'
import type { WeaponSpeedScene } from '../scene.ts'
import { WOUND_MARKS, wordsIn, woundText } from '../words.ts'
import { both, inWords, one, sentences } from './said.ts'

/** A wound as it stands on a card, and explained. */
interface ShownWound {
  readonly thing: Thing
  readonly about: About
}

/** Somebody's wounds, for those who may know its Wound Points. */
export function woundsOf(scene: WeaponSpeedScene, row: number, viewer: Viewer): ShownWound[] {
  if (viewer.vitals(row) !== 'exact') return []
  const { amount, marks } = scene.now.wound
  return rowsOfWounds(scene, row).map((i) => {
    const name = woundText(amount[i], marks[i])
    return {
      thing: { name, words: '', left: null, of: null, ref: { kind: 'wound', name, of: scene.name(row) } },
      about: aboutWound(amount[i], wordsIn(WOUND_MARKS, marks[i])),
    }
  })
}

/** `It took 8 Wound Points, by slashing and fire.` */
function tookLine(amount: number, marks: readonly string[]): Words {
  const slots = { n: { number: amount }, marks: both(marks.map(one)) }
  if (marks.length === 0)
    return amount === 1
      ? inEnglish('It took 1 Wound Point.', {})
      : inEnglish('It took {n} Wound Points.', { n: slots.n })
  return amount === 1
    ? inEnglish('It took 1 Wound Point, by {marks}.', { marks: slots.marks })
    : inEnglish('It took {n} Wound Points, by {marks}.', slots)
}

const aboutWound = (amount: number, marks: readonly string[]): About => ({
  title: inWords(sentences([{ number: amount }, ...marks.map(one)])),
  kind: 'wound',
  lines: [
    tookLine(amount, marks),
    inEnglish('A Heal check to stabilize anyone who is down has to reach 10 and the greatest of their wounds.'),
  ],
  facts: [],
  rules: ['wound-mark', 'stabilize'] satisfies WeaponSpeedRule[],
})
