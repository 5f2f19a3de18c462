import { combatantParam, combatantsParam, numberParam, person, plainly, REFEREE, textParam } from '@fray/kernel/rules'
import { refuse } from '../citing.ts'
import { note } from '../events.ts'
import { endByReferee, fallen } from '../rules/ending.ts'
import { breakOut } from '../rules/initiative.ts'
import { callMorale, rollReaction, testsMorale, whyNoMorale, whyNoReaction } from '../rules/morale.ts'
import type { ZonesScene } from '../scene.ts'
import { BETWEEN, C, OVER, SETUP } from '../tables.ts'
import { order, referee } from './define.ts'
import { notOver } from './gate.ts'

/** Combat breaks out: surprise, then initiative. */
export const start = referee.start({
  rule: 'side-initiative',
  title: plainly('Combat breaks out'),
  refuses: (scene) =>
    scene.now.fight.phase[0] === SETUP
      ? null
      : refuse('initiative-rolled-once', 'Combat has broken out already: initiative is rolled once.'),
  resolve: (scene) => breakOut(scene),
})

/** Calls for Morale, between two Turns. */
export const morale = order({
  id: 'morale',
  rule: 'morale-call',
  title: plainly('Call for Morale'),
  params: [
    combatantsParam('targets', { label: 'enemies', optional: true }),
    numberParam('dr', 1, 60, { optional: true }),
  ],
  check(scene, { targets }) {
    const why = notOver(scene)
    if (why !== null) return why
    for (const row of targets) {
      const never = whyNoMorale(scene, row)
      if (never !== null) return never
    }
    if (scene.now.fight.phase[0] !== BETWEEN) {
      return refuse('morale-call', 'Morale is called for between two Turns.')
    }
    if (rowsForMorale(scene, targets).length > 0) return null
    return refuse('morale-each', 'None of them Tests: they are Out of Action, fleeing or parleying.')
  },
  resolve: (scene, { targets, dr }) => callMorale(scene, rowsForMorale(scene, targets), dr ?? scene.dr),
})

const rowsForMorale = (scene: ZonesScene, targets: readonly number[]): number[] =>
  scene.rowsWhere((row) => (targets.length === 0 || targets.includes(row)) && testsMorale(scene, row))

/** A Reaction roll for Creatures met together. */
export const reaction = order({
  id: 'reaction',
  rule: 'reaction-roll',
  title: plainly('Roll a Reaction'),
  params: [combatantsParam('targets', { label: 'the group' }), numberParam('modifier', -20, 20, { optional: true })],
  check(scene, { targets }) {
    const why = notOver(scene)
    if (why !== null) return why
    for (const row of targets) {
      const never = whyNoReaction(scene, row)
      if (never !== null) return never
    }
    return null
  },
  resolve: (scene, { targets, modifier }) => rollReaction(scene, targets, modifier ?? 0),
})

/** After combat: what became of one of the fallen, by the referee's word or by the table supplied. */
export const aftermath = order({
  id: 'aftermath',
  rule: 'aftermath',
  title: plainly('What became of the fallen'),
  params: [
    combatantParam('target', {
      label: 'whom',
      suggestions: (scene: ZonesScene) => (scene.now.fight.phase[0] === OVER ? fallen(scene) : []),
    }),
    textParam('result', { optional: true }),
  ],
  check(scene, { target, result }) {
    if (scene.now.fight.phase[0] !== OVER) return refuse('aftermath', 'The fight is not over.')
    if (!fallen(scene).includes(target))
      return refuse('aftermath', '{target} is not among the fallen.', { target: person(target) })
    if (result !== '' || scene.setup.aftermath !== null) return null
    return refuse('aftermath', 'No table is supplied: say what became of {target}.', { target: person(target) })
  },
  resolve(scene, { target, result }) {
    const table = scene.setup.aftermath
    const face = result === '' && table !== null ? scene.die(table.sides, REFEREE, 'aftermath', 'aftermath') : 0
    const what = face > 0 ? table?.results[face - 1] : result
    scene.set(C.fate, target, scene.store(what), 'aftermath')
    note.aftermath(scene, target, what ?? '', face)
  },
})

/** The referee says that combat is over. */
export const endCombat = referee.endCombat({
  rule: 'combat-ends',
  title: plainly('End the fight'),
  resolve: (scene) => endByReferee(scene),
})
