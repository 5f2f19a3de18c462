import { combatantParam, numberParam, refuse, wordParam } from '@fray/kernel'
import { conditionParam, targetParam } from '../command.ts'
import { addCondition, canGrab, removeConditions } from '../rules/conditions.ts'
import { cite } from '../scene.ts'
import { NONE } from '../tables.ts'
import {
  GRABBED,
  LASTS,
  ONE_ROUND,
  ONGOING,
  SAVE_ENDS,
  TYPES,
  UNTIL_END,
  UNTIL_REMOVED,
  UNTIL_START,
  WEAPON_TYPE,
} from '../words.ts'
import { type EscalationAction, notOver, refereeAction } from './action.ts'
import { badDuration, notHere } from './referee-checks.ts'

cite('effect-duration', 'ongoing-damage', 'grabbed-details')

/** Puts a condition on somebody. */
export const condition: EscalationAction = refereeAction({
  id: 'condition',
  rule: 'effect-duration',
  title: 'Put a condition on somebody',
  params: [
    targetParam(),
    conditionParam(),
    numberParam('save', 3, 30, { label: 'the number of its save', optional: true }),
    wordParam('lasts', LASTS, { label: 'how long', optional: true }),
    combatantParam('by', { label: 'who made it', optional: true }),
    numberParam('amount', 0, 999, { label: 'of ongoing damage', optional: true }),
    wordParam('type', TYPES, { label: 'of ongoing damage', optional: true }),
    combatantParam('of', { label: 'whose turn ends it', optional: true }),
  ],
  suggest: () => [],
  check(scene, { target, condition: what, by, lasts }) {
    const why = notOver(scene) ?? notHere(scene, target) ?? badDuration(lasts as number)
    if (why !== null || what !== GRABBED || canGrab(scene, by as number, target)) return why
    return refuse('grabbed-details', `A grab needs somebody who is engaged with ${scene.name(target)} (by).`)
  },
  resolve(scene, command) {
    const save = command.save as number | null
    const what = command.condition as number
    const said = command.lasts as number
    const lasts = said >= 0 ? said : save !== null || what === ONGOING ? SAVE_ENDS : UNTIL_REMOVED
    const type = (command.type as number) >= 0 ? (command.type as number) : WEAPON_TYPE
    const maker = command.by as number
    const by = lasts === ONE_ROUND && maker < 0 ? command.target : maker
    const whose = command.of as number
    const of = (lasts === UNTIL_START || lasts === UNTIL_END) && whose < 0 ? command.target : whose
    const one = { what, lasts, save: save ?? 11, of, by, type }
    addCondition(
      scene,
      command.target,
      { ...one, amount: (command.amount as number | null) ?? 0, keeper: NONE },
      'effect-duration',
    )
  },
})

/** Ends a condition of somebody. */
export const endConditionAction: EscalationAction = refereeAction({
  id: 'end-condition',
  rule: 'effect-duration',
  title: 'End a condition',
  params: [targetParam(), conditionParam()],
  suggest: () => [],
  check: (scene) => notOver(scene),
  resolve: (scene, command) => {
    removeConditions(scene, command.target, command.condition as number)
  },
})
