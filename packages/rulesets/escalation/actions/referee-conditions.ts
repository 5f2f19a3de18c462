import { combatantParam, numberParam, person, plainly, wordParam } from '@fray/kernel/rules'
import { refuse } from '../citing.ts'
import { conditionParam, targetParam } from '../command.ts'
import { GRABBED, ONGOING } from '../conditions.ts'
import { addCondition, canGrab, removeConditions } from '../rules/conditions.ts'
import {
  LASTS,
  ONE_ROUND,
  SAVE_ENDS,
  TYPES,
  UNTIL_END,
  UNTIL_REMOVED,
  UNTIL_START,
  USUAL_SAVE,
  WEAPON_TYPE,
} from '../words.ts'
import { order } from './define.ts'
import { notOver } from './gate.ts'
import { badDuration, notHere } from './referee-checks.ts'

/** Puts a condition on somebody. */
export const condition = order({
  id: 'condition',
  rule: 'effect-duration',
  title: plainly('Put a condition on somebody'),
  params: [
    targetParam(),
    conditionParam(),
    numberParam('save', 3, 30, { label: 'the number of their save', optional: true }),
    wordParam('lasts', LASTS, { label: 'how long', optional: true }),
    combatantParam('by', { label: 'who made it', optional: true }),
    numberParam('amount', 0, 999, { label: 'of ongoing damage', optional: true }),
    wordParam('type', TYPES, { label: 'of ongoing damage', optional: true }),
    combatantParam('of', { label: 'whose turn ends it', optional: true }),
  ],
  check(scene, { target, condition: what, by, lasts }) {
    const why = notOver(scene) ?? notHere(scene, target) ?? badDuration(lasts)
    if (why !== null || what !== GRABBED || canGrab(scene, by, target)) return why
    return refuse('grabbed-details', 'A grab needs somebody who is engaged with {target} (by).', {
      target: person(target),
    })
  },
  resolve(scene, command) {
    const save = command.save
    const what = command.condition
    const said = command.lasts
    const lasts = said >= 0 ? said : save !== null || what === ONGOING ? SAVE_ENDS : UNTIL_REMOVED
    const type = command.type >= 0 ? command.type : WEAPON_TYPE
    const maker = command.by
    const by = lasts === ONE_ROUND && maker < 0 ? command.target : maker
    const whose = command.of
    const of = (lasts === UNTIL_START || lasts === UNTIL_END) && whose < 0 ? command.target : whose
    const one = { what, lasts, save: save ?? USUAL_SAVE, of, by, type }
    addCondition(scene, command.target, { ...one, amount: command.amount ?? 0 }, 'effect-duration')
  },
})

/** Ends a condition of somebody. */
export const endConditionAction = order({
  id: 'end-condition',
  rule: 'effect-duration',
  title: plainly('End a condition'),
  params: [targetParam(), conditionParam()],
  check: (scene) => notOver(scene),
  resolve: (scene, command) => {
    removeConditions(scene, command.target, command.condition)
  },
})
