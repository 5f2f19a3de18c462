import { capital, combatantParam, numberParam, plainly, wordParam } from '@fray/kernel/rules'
import { roll } from '../events.ts'
import { checkDice } from '../rules/checks.ts'
import { skillOf } from '../rules/figures.ts'
import { SKILLS } from '../words.ts'
import { order } from './define.ts'
import { notHere, notOver } from './gate.ts'

/** Somebody makes a check of a skill because the referee asks for it: Balance on a beam. It is no action. */
export const check = order({
  id: 'check',
  rule: 'check-roll',
  title: plainly('A check of a skill'),
  params: [
    combatantParam('target', { label: 'who' }),
    wordParam('skill', SKILLS, { label: 'which skill' }),
    numberParam('tn', -100, 1000, { label: 'what it has to reach', optional: true }),
  ],
  check: (scene, { target }) => notHere(scene, target) ?? notOver(scene),
  resolve(scene, { target, skill, tn }) {
    const name = SKILLS[skill]
    const tally = scene.tally()
    scene.roll(checkDice(scene), target, 'check-roll', name, tally)
    tally.add(skillOf(scene, target, skill), 'check-roll', name)
    roll.check(scene, {
      who: target,
      rule: 'check-roll',
      tally,
      against: tn,
      passed: tn === null ? null : tally.total >= tn,
      skill: plainly(capital(name)),
    })
  },
})
