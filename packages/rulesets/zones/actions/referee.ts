import { combatantParam, combatantsParam, numberParam, REFEREE, type Refusal, refuse, textParam } from '@fray/kernel'
import { blank } from '../command.ts'
import { note } from '../events.ts'
import { endByReferee, fallen } from '../rules/ending.ts'
import { breakOut } from '../rules/initiative.ts'
import { callMorale, rollReaction, testsMorale, whyNoMorale, whyNoReaction } from '../rules/morale.ts'
import type { ZonesScene } from '../scene.ts'
import { BETWEEN, C, OVER, SETUP } from '../tables.ts'
import type { ZonesAction } from './turn.ts'

/** Why the referee's command comes too late, or null. */
export function notOver(scene: ZonesScene): Refusal | null {
  return scene.now.fight.phase[0] === OVER ? refuse('combat-ends', 'The fight is over.') : null
}

/** Combat breaks out: surprise, then initiative. */
export const start: ZonesAction = {
  id: 'start',
  rule: 'side-initiative',
  title: 'Combat breaks out',
  by: 'referee',
  params: [],
  suggest: () => [blank(REFEREE, 'start')],
  check: (scene) =>
    scene.now.fight.phase[0] === SETUP
      ? null
      : refuse('initiative-rolled-once', 'Combat has broken out already: initiative is rolled once.'),
  resolve: (scene) => breakOut(scene),
}

/** Calls for Morale, between two Turns. */
export const morale: ZonesAction = {
  id: 'morale',
  rule: 'morale-call',
  title: 'Call for Morale',
  by: 'referee',
  params: [
    combatantsParam('targets', { label: 'enemies', optional: true }),
    numberParam('dr', 1, 60, { optional: true }),
  ],
  suggest: () => [{ ...blank(REFEREE, 'morale'), dr: null }],
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
  resolve(scene, command) {
    callMorale(scene, rowsForMorale(scene, command.targets), (command.dr as number | null) ?? scene.dr)
  },
}

function rowsForMorale(scene: ZonesScene, targets: readonly number[]): number[] {
  const rows: number[] = []
  for (let row = 0; row < scene.combatants; row++) {
    if ((targets.length === 0 || targets.includes(row)) && testsMorale(scene, row)) rows.push(row)
  }
  return rows
}

/** A Reaction roll for Creatures met together. */
export const reaction: ZonesAction = {
  id: 'reaction',
  rule: 'reaction-roll',
  title: 'Roll a Reaction',
  by: 'referee',
  params: [combatantsParam('targets', { label: 'the group' }), numberParam('modifier', -20, 20, { optional: true })],
  suggest: () => [],
  check(scene, { targets }) {
    const why = notOver(scene)
    if (why !== null) return why
    for (const row of targets) {
      const never = whyNoReaction(scene, row)
      if (never !== null) return never
    }
    return null
  },
  resolve: (scene, { targets, modifier }) => rollReaction(scene, targets, (modifier as number | null) ?? 0),
}

/** After combat: what became of one of the fallen, by the referee's word or by the table supplied. */
export const aftermath: ZonesAction = {
  id: 'aftermath',
  rule: 'aftermath',
  title: 'What became of the fallen',
  by: 'referee',
  params: [combatantParam('target', { label: 'whom' }), textParam('result', { optional: true })],
  *suggest(scene) {
    if (scene.now.fight.phase[0] !== OVER) return
    for (const target of fallen(scene)) yield { ...blank(REFEREE, 'aftermath'), target, result: '' }
  },
  check(scene, { target, result }) {
    if (scene.now.fight.phase[0] !== OVER) return refuse('aftermath', 'The fight is not over.')
    if (!fallen(scene).includes(target)) return refuse('aftermath', `${scene.name(target)} is not among the fallen.`)
    if (result !== '' || scene.setup.aftermath !== null) return null
    return refuse('aftermath', `No table is supplied: say what became of ${scene.name(target)}.`)
  },
  resolve(scene, { target, result }) {
    const table = scene.setup.aftermath
    let what = result as string
    if (what === '' && table !== null) {
      what = table.results[scene.die(table.sides, REFEREE, 'aftermath', 'aftermath') - 1] as string
    }
    scene.set(C.fate, target, scene.keep(what), 'aftermath')
    note.aftermath(scene, target, what)
  },
}

/** The referee says that combat is over. */
export const endCombat: ZonesAction = {
  id: 'end-combat',
  rule: 'combat-ends',
  title: 'The fight is over',
  by: 'referee',
  params: [],
  suggest: () => [blank(REFEREE, 'end-combat')],
  check: (scene) => notOver(scene),
  resolve: (scene) => endByReferee(scene),
}
