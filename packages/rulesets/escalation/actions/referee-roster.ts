import { isRefusal, refuse, rowOfName, textParam, valueParam } from '@fray/kernel'
import { type EscalationCommand, targetParam } from '../command.ts'
import type { Entrant } from '../kinds/combatant.ts'
import { endEncounter } from '../rules/ending.ts'
import { admit, relate } from '../rules/entering.ts'
import { leave } from '../rules/life.ts'
import { cite, type EscalationScene } from '../scene.ts'
import { BY_REFEREE } from '../tables.ts'
import { OUT } from '../words.ts'
import { type EscalationAction, notFighting, notOver, refereeAction } from './action.ts'
import { missTurn, notHere } from './referee-checks.ts'

cite('encounter-end')

/** The encounter is over. */
export const endEncounterAction: EscalationAction = refereeAction({
  id: 'end-encounter',
  rule: 'encounter-end',
  title: 'End the encounter',
  check: notFighting,
  resolve: (scene) => endEncounter(scene, BY_REFEREE),
})

/** The same under the name that all rulesets know. */
export const endCombat: EscalationAction = { ...endEncounterAction, id: 'end-combat' }

/** Somebody joins in mid-fight. */
export const join: EscalationAction = refereeAction({
  id: 'join',
  rule: 'starting-positions',
  title: 'Somebody joins',
  params: [
    textParam('name', { label: 'its name' }),
    valueParam('combatant', { label: 'its data, as in an encounter file' }),
    textParam('side', { label: 'its side', optional: true }),
  ],
  suggest: () => [],
  check(scene, command) {
    const over = notOver(scene)
    if (over !== null) return over
    const name = String(command.name)
    if (rowOfName(scene as never, name) >= 0) {
      return refuse('bad-value', `There is a "${name}" already: give the newcomer another name.`)
    }
    const side = sideOf(scene, command)
    if (side < -1) return refuse('unknown-name', `There is no side "${String(command.side)}".`)
    const read = scene.setup.readEntrant(name, command.combatant, side)
    return isRefusal(read) ? read : null
  },
  resolve(scene, command) {
    const read = scene.setup.readEntrant(String(command.name), command.combatant, sideOf(scene, command)) as Entrant
    const row = admit(scene, read, 'starting-positions')
    relate(scene, row, read, 'starting-positions')
    missTurn(scene, row)
  },
})

function sideOf(scene: EscalationScene, { side }: EscalationCommand): number {
  const wanted = String(side ?? '').toLowerCase()
  if (wanted === '') return -1
  const at = scene.setup.sides.findIndex(({ id }) => id.toLowerCase() === wanted)
  return at >= 0 ? at : -2
}

/** Somebody is taken away. */
export const remove: EscalationAction = refereeAction({
  id: 'remove',
  rule: 'encounter-end',
  title: 'Somebody is taken away',
  params: [targetParam()],
  suggest: () => [],
  check: (scene, { target }) => notOver(scene) ?? notHere(scene, target),
  resolve: (scene, { target }) => leave(scene, target, OUT.indexOf('fled'), 'encounter-end'),
})
