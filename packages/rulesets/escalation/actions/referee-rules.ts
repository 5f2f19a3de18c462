import { combatantParam, numberParam, refuse, textParam, wordParam } from '@fray/kernel'
import { targetParam } from '../command.ts'
import { note } from '../events.ts'
import { grantAdvantage } from '../rules/conditions.ts'
import { setDistance } from '../rules/field.ts'
import { skillCheck } from '../rules/skills.ts'
import { cite } from '../scene.ts'
import { NONE } from '../tables.ts'
import { ADVANTAGE_TO, DISTANCES, LASTS, ONE_ROUND, UNTIL_END, UNTIL_REMOVED, UNTIL_START } from '../words.ts'
import { type EscalationAction, notOver, refereeAction } from './action.ts'
import { badDuration, notHere } from './referee-checks.ts'

cite('skill-check')

/** A skill check. */
export const skill: EscalationAction = refereeAction({
  id: 'skill',
  rule: 'skill-check',
  title: 'Call for a skill check',
  params: [
    targetParam(),
    textParam('skill', { label: 'the skill' }),
    numberParam('number', -20, 60, { label: 'its difficulty' }),
  ],
  suggest: () => [],
  check: () => null,
  resolve(scene, command) {
    skillCheck(scene, command.target, String(command.skill), command.number as number)
  },
})

cite('distance-after-move', 'relative-distance')

/** Sets how near two are. */
export const position: EscalationAction = refereeAction({
  id: 'position',
  rule: 'distance-after-move',
  title: 'Set how near two are',
  params: [
    combatantParam('a'),
    combatantParam('b'),
    wordParam('relation', DISTANCES, { label: 'close, nearby or far' }),
  ],
  suggest: () => [],
  check: (scene, command) =>
    notOver(scene) ??
    (command.a === command.b ? refuse('relative-distance', 'It takes two.') : null) ??
    notHere(scene, command.a as number) ??
    notHere(scene, command.b as number),
  resolve: (scene, command) =>
    setDistance(scene, command.a as number, command.b as number, command.relation as number, 'distance-after-move'),
})

cite('advantage-other-sources')

/** Grants Advantage or Disadvantage. */
export const advantage: EscalationAction = refereeAction({
  id: 'advantage',
  rule: 'advantage-other-sources',
  title: 'Grant Advantage or Disadvantage',
  params: [
    targetParam(),
    wordParam('to', ADVANTAGE_TO, { label: 'on what' }),
    numberParam('amount', -5, 5),
    wordParam('lasts', LASTS, { optional: true }),
    textParam('from', { label: 'where it comes from', optional: true }),
  ],
  suggest: () => [],
  check: (scene, { target, lasts }) => notOver(scene) ?? notHere(scene, target) ?? badDuration(lasts as number),
  resolve(scene, command) {
    const said = command.lasts as number
    const lasts = said >= 0 ? said : UNTIL_REMOVED
    const name = String(command.from || 'the referee')
    const timed = lasts === UNTIL_START || lasts === UNTIL_END
    const of = timed ? command.target : NONE
    const by = lasts === ONE_ROUND ? command.target : NONE
    const to = (command as unknown as { to: number }).to
    const grant = { to, amount: command.amount as number, lasts, of, by, name, keeper: NONE }
    grantAdvantage(scene, command.target, grant, 'advantage-other-sources')
  },
})

cite('relationship-dice')

/** An adjustment of the referee's, recorded. */
export const adjust: EscalationAction = refereeAction({
  id: 'adjust',
  rule: 'relationship-dice',
  title: 'Record an adjustment',
  params: [targetParam(), textParam('text', { label: 'what it is' })],
  suggest: () => [],
  check: (scene) => notOver(scene),
  resolve(scene, { target, text }) {
    note.adjusts(scene, target, text, 'relationship-dice')
  },
})
