import {
  choice,
  combatantParam,
  type Option,
  plainly,
  REFEREE,
  type Refusal,
  type Slot,
  sideParam,
  wordParam,
} from '@fray/kernel/rules'
import { cite, refuse } from '../citing.ts'
import { note } from '../events.ts'
import { surpriseCheck } from '../rules/initiative.ts'
import { startCombat, startSurpriseRound } from '../rules/turns.ts'

import type { ShockScene } from '../scene.ts'
import { SETUP, SIDES } from '../tables.ts'
import { order, referee } from './define.ts'
import { notOver } from './gate.ts'

/** Combat begins: who is surprised, the surprise round, or initiative. */
export const start = referee.start({
  rule: 'initiative-roll',
  title: plainly('Combat begins'),
  refuses: (scene) =>
    scene.now.fight.phase[0] === SETUP
      ? null
      : (notOver(scene) ?? refuse('initiative-kept', 'Combat has begun already: initiative is rolled once.')),
  resolve(scene) {
    const { surprise } = scene.setup
    cite('surprise-decision')
    for (const side of surprise.sides) scene.set(SIDES.surprised, side, 1, 'surprise-decision')
    if (surprise.check !== null) {
      const { against } = surprise.check
      if (surpriseCheck(scene, surprise.check)) scene.set(SIDES.surprised, against, 1, 'surprise-check')
    } else if (surprise.sides.length === 0 && scene.setup.options['surprise-decision'] === 'ask') askSurprise(scene)
    const surprised = scene.setup.sides.map((_, side) => scene.now.side.surprised[side])
    if (surprised.includes(1) && surprised.includes(0)) startSurpriseRound(scene)
    else startCombat(scene)
  },
})

function askSurprise(scene: ShockScene): void {
  const { sides } = scene.setup
  const hiddenFoe = (side: number) => sides.some((other, i) => i !== side && other.hidden)
  const options: Option[] = [{ value: 'nobody', label: plainly('nobody is surprised') }]
  sides.forEach((side, i) => {
    const refusal = isAlertSide(scene, i) && !hiddenFoe(i) ? alertRefusal({ key: side.name, slots: {} }) : undefined
    options.push({
      value: side.id,
      label: { key: side.name, slots: {} },
      ...(refusal ? { refusal } : {}),
    })
  })
  const answer = scene.ask(choice('surprise-decision', REFEREE, plainly('Who is surprised?'), options))
  if (answer > 0) scene.set(SIDES.surprised, answer - 1, 1, 'surprise-decision')
}

const alertRefusal = (who: Slot): Refusal =>
  refuse('alert-not-surprised', '{who} expects a fight: only an enemy that is specifically hidden can surprise them.', {
    who,
  })

/** Why the side cannot be surprised (by another one), or null. */
function cannotSurprise(scene: ShockScene, side: number, by: number): Refusal | null {
  const { sides } = scene.setup
  const target = sides[side]
  if (target === undefined || !isAlertSide(scene, side)) return null
  const hidden = by >= 0 ? sides[by]?.hidden === true : sides.some((other, i) => i !== side && other.hidden)
  return hidden ? null : alertRefusal({ key: target.name, slots: {} })
}

/** Whether the side, or anybody of it, is on its guard. */
function isAlertSide(scene: ShockScene, side: number): boolean {
  if (scene.setup.sides[side]?.alert) return true
  const { side: sides, alert } = scene.now.combatant
  return scene.rowsWhere((row) => sides[row] === side && alert[row] === 1).length > 0
}

const beforeCombat = (scene: ShockScene): Refusal | null =>
  scene.now.fight.phase[0] === SETUP ? null : refuse('surprise-decision', 'Surprise is decided before combat begins.')

/** The referee says that a side is surprised. */
export const surprise = order({
  id: 'surprise',
  rule: 'surprise-decision',
  title: plainly('A side is surprised'),
  params: [sideParam('side'), sideParam('by', true)],
  check: (scene, { side, by }) => beforeCombat(scene) ?? cannotSurprise(scene, side, by),
  resolve(scene, { side }) {
    scene.set(SIDES.surprised, side, 1, 'surprise-decision')
    note['side-surprised'](scene, side)
  },
})

const ROLLS = ['stealth', 'door'] as const

/** A check for surprise. */
export const checkSurprise = order({
  id: 'check-surprise',
  rule: 'surprise-check',
  title: plainly('Check for surprise'),
  params: [
    sideParam('by'),
    sideParam('against'),
    wordParam('roll', ROLLS, { label: 'stealth or door', optional: true }),
    combatantParam('who', { label: 'who sneaks or kicks', optional: true }),
    combatantParam('notices', { label: 'who notices', optional: true }),
  ],
  check: (scene, { against, by }) => beforeCombat(scene) ?? cannotSurprise(scene, against, by),
  resolve(scene, { by, against, roll, who, notices }) {
    const check = { by, against, roll: ROLLS[roll] ?? 'stealth', who, notices }
    if (surpriseCheck(scene, check)) scene.set(SIDES.surprised, against, 1, 'surprise-check')
  },
})
