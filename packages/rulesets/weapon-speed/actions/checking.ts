import { combatantParam, numberParam, type Refusal, refuse, wordParam } from '@fray/kernel/rules'
import { roll } from '../events.ts'
import { checkDice } from '../rules/checks.ts'
import { skillOf } from '../rules/figures.ts'
import { isHere } from '../rules/who.ts'
import { cite, type WeaponSpeedScene } from '../scene.ts'
import { SKILLS } from '../words.ts'
import { notOver, refereeAction, type WeaponSpeedAction } from './gate.ts'

cite('check-roll', 'check-dice', 'blunt-crushed-foot')

function checkProblem(scene: WeaponSpeedScene, target: number): Refusal | null {
  if (isHere(scene, target)) return notOver(scene)
  return refuse('death-section-empty', `${scene.name(target)} is dead, or has left the battlefield.`)
}

/** Somebody makes a check of a skill because the referee asks for it: Balance on a beam. It is no action. */
export const check: WeaponSpeedAction = refereeAction({
  id: 'check',
  rule: 'check-roll',
  title: 'A check of a skill',
  params: [
    combatantParam('target', { label: 'who' }),
    wordParam('skill', SKILLS, { label: 'which skill' }),
    numberParam('tn', -100, 1000, { label: 'what it has to reach', optional: true }),
  ],
  suggest: () => [],
  check: (scene, { target }) => checkProblem(scene, target),
  resolve(scene, { target, skill, tn }) {
    const name = SKILLS[skill as number]
    const against = typeof tn === 'number' ? tn : null
    const tally = scene.tally()
    scene.pool(checkDice(scene), target, 'check-roll', name, tally)
    tally.add(skillOf(scene, target, skill as number), 'check-roll', name)
    const passed = against === null ? null : tally.total >= against
    roll.check(scene, target, 'check-roll', tally, against, passed, capital(name))
  },
})

const capital = (word: string): string => `${word[0]?.toUpperCase()}${word.slice(1)}`
