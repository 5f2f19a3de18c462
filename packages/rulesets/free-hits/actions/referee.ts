import {
  combatantParam,
  combatantsParam,
  D20,
  numberParam,
  person,
  plainly,
  plus,
  REFEREE,
  type Refusal,
  say,
  textParam,
} from '@fray/kernel/rules'
import { keepToMost } from '../../referee/bounds.ts'
import { refuse } from '../citing.ts'
import { note, roll } from '../events.ts'
import { endByReferee } from '../rules/ending.ts'
import { ALL_RUNGS, climb } from '../rules/ladder.ts'
import { fall } from '../rules/leaving.ts'
import { maxHpOf, refresh } from '../rules/numbers.ts'
import { startBattle } from '../rules/turns.ts'
import type { FreeHitsScene } from '../scene.ts'
import { C, F, OUTSIDE, UNDETECTED_TABLE } from '../tables.ts'
import { DEFEATED, IN } from '../words.ts'
import { order, referee } from './define.ts'
import { notOver } from './gate.ts'
import { offerOpening } from './offers.ts'

const notOutside = (scene: FreeHitsScene): Refusal | null =>
  notOver(scene) ??
  (scene.now.fight.phase[0] === OUTSIDE ? null : refuse('outside-battle', 'The battle has started already.'))

/** The battle starts. */
export const start = referee.start({
  rule: 'initiative-order',
  title: plainly('Start the battle'),
  refuses: notOutside,
  resolve(scene) {
    offerOpening(scene)
    if (scene.now.fight.phase[0] === OUTSIDE) startBattle(scene)
  },
})

/** Those named may open the battle together. */
export const openers = order({
  id: 'openers',
  rule: 'opening-attack',
  title: plainly('Who may open the battle together'),
  params: [combatantsParam('who', { label: 'who' })],
  check: notOutside,
  resolve(scene, { who }) {
    for (let row = 0; row < scene.combatants; row++)
      scene.set(C.opener, row, who.includes(row) ? 1 : 0, 'opening-attack')
    note.openers(scene, who)
  },
})

/** A d20 check with its ladder, in or out of battle. */
export const check = order({
  id: 'check',
  rule: 'ladder-outside-attack',
  title: plainly('Call for a check'),
  params: [
    combatantParam('target', { label: 'whose check' }),
    numberParam('modifier', -20, 40, { optional: true }),
    numberParam('number', -20, 60, { label: 'the number to reach', optional: true }),
    textParam('because', { label: 'what for', optional: true }),
  ],
  check: () => null,
  resolve(scene, command) {
    const { target } = command
    const tally = scene.tally()
    const natural = scene.roll(D20, target, 'ladder-outside-attack', { name: command.because || 'a check' }, tally)
    const modifier = command.modifier
    if (modifier !== null && modifier !== 0) tally.add(modifier, 'ladder-outside-attack', 'modifier')
    const against = command.number
    const passed = against === null ? null : natural !== 1 && (natural === 20 || tally.total >= against)
    roll.check(scene, { who: target, rule: 'ladder-outside-attack', tally, against, passed, why: command.because })
    const degree = climb(scene, natural, ALL_RUNGS, target)
    note.degree(scene, target, degree)
    if (degree === 0 || scene.setup.options['ladder-outside-attack'] !== 'ask') return
    const text = scene.askText({
      rule: 'ladder-outside-attack',
      kind: 'text',
      to: REFEREE,
      prompt: say('The check of {who} has degree {degree}. What does it bring?', {
        who: person(target),
        degree: plus(degree),
      }),
      options: [],
      preset: 0,
      presetText: 'none',
    })
    note.outcome(scene, target, text)
  },
})

/** The battle is over. */
export const endCombat = referee.endCombat({
  rule: 'battle-end',
  title: plainly('End the battle'),
  resolve: endByReferee,
})

/** After an override: numbers follow from their parts, hit points and slots stay within their bounds. */
function afterOverride(scene: FreeHitsScene): void {
  scene.set(F.undetected, 0, scene.rows(UNDETECTED_TABLE), 'override')
  keepToMost(scene, C.mp, C.mpMax)
  for (let row = 0; row < scene.combatants; row++) {
    refresh(scene, row, 'override')
    const { hp, status } = scene.now.combatant
    const most = Math.max(1, maxHpOf(scene, row))
    if (hp[row] > most) scene.set(C.hp, row, most, 'override')
    if (hp[row] === 0 && status[row] === IN) fall(scene, row, DEFEATED, 'defeated-at-zero')
  }
}

/** Sets any value outside the rules. */
export const override = referee.override({ after: afterOverride })
