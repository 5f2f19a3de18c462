import { combatantParam, numberParam, plainly, textParam, wordParam } from '@fray/kernel/rules'
import { cite, refuse } from '../citing.ts'
import { targetParam } from '../command.ts'
import { HAMPERED } from '../conditions.ts'
import { note } from '../events.ts'
import { grantAdvantage, has } from '../rules/conditions.ts'
import { setDistance } from '../rules/field.ts'
import { skillCheck } from '../rules/skills.ts'
import { NONE } from '../tables.ts'
import {
  ADVANTAGE_TO,
  DISTANCES,
  LASTS,
  ONE_ROUND,
  SAVE_ENDS,
  UNTIL_END,
  UNTIL_REMOVED,
  UNTIL_START,
  USUAL_SAVE,
} from '../words.ts'
import { order } from './define.ts'
import { notOver } from './gate.ts'
import { badDuration, notHere } from './referee-checks.ts'

/** A skill check. */
export const skill = order({
  id: 'skill',
  rule: 'skill-check',
  title: plainly('Call for a skill check'),
  params: [
    targetParam(),
    textParam('skill', { label: 'the skill' }),
    numberParam('number', -20, 60, { label: 'its difficulty' }),
  ],
  check: () => null,
  resolve(scene, command) {
    skillCheck(scene, command.target, command.skill, command.number ?? 0)
  },
})

/** Sets how near two are. */
export const position = order({
  id: 'position',
  rule: 'distance-after-move',
  title: plainly('Set how near two are'),
  params: [
    combatantParam('a'),
    combatantParam('b'),
    wordParam('relation', DISTANCES, { label: 'close, nearby or far' }),
  ],
  check: (scene, command) =>
    notOver(scene) ??
    (command.a === command.b ? refuse('relative-distance', 'It takes two.') : null) ??
    notHere(scene, command.a) ??
    notHere(scene, command.b),
  resolve(scene, { a, b, relation }) {
    setDistance(scene, a, b, relation, 'distance-after-move')
    note.placed(scene, a, b, relation)
  },
})

/** Grants Advantage or Disadvantage. */
export const advantage = order({
  id: 'advantage',
  rule: 'advantage-other-sources',
  title: plainly('Grant Advantage or Disadvantage'),
  params: [
    targetParam(),
    wordParam('to', ADVANTAGE_TO, { label: 'on what' }),
    numberParam('amount', -5, 5),
    wordParam('lasts', LASTS, { optional: true }),
    textParam('from', { label: 'where it comes from', optional: true }),
    numberParam('save', 3, 30, { label: 'the number of their save', optional: true }),
  ],
  check: (scene, { target, lasts }) => notOver(scene) ?? notHere(scene, target) ?? badDuration(lasts),
  resolve(scene, command) {
    const said = command.lasts
    const lasts = said >= 0 ? said : command.save !== null ? SAVE_ENDS : UNTIL_REMOVED
    const save = lasts === SAVE_ENDS ? (command.save ?? USUAL_SAVE) : 0
    const name = command.from || 'the referee'
    const timed = lasts === UNTIL_START || lasts === UNTIL_END
    const of = timed ? command.target : NONE
    const by = lasts === ONE_ROUND ? command.target : NONE
    const grant = { to: command.to, amount: command.amount ?? 0, lasts, save, of, by, name }
    grantAdvantage(scene, command.target, grant, 'advantage-other-sources')
  },
})

/** An adjustment of the referee's, recorded. */
export const adjust = order({
  id: 'adjust',
  rule: 'relationship-dice',
  title: plainly('Record an adjustment'),
  params: [targetParam(), textParam('text', { label: 'what it is' })],
  check: (scene) => notOver(scene),
  resolve(scene, { target, text }) {
    if (has(scene, target, HAMPERED)) cite('hampered')
    note.adjusts(scene, target, text, 'relationship-dice')
  },
})
