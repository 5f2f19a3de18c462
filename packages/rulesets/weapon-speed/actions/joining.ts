import {
  combatantParam,
  flagParam,
  isRefusal,
  type Refusal,
  refuse,
  rowOfName,
  sideParam,
  squareName,
  textParam,
  valueParam,
} from '@fray/kernel/rules'
import { squareParam, type WeaponSpeedCommand } from '../command.ts'
import type { Entrant } from '../kinds/combatant.ts'
import { checkEnd } from '../rules/ending.ts'
import { admit, rollStress } from '../rules/entering.ts'
import { rollAlone } from '../rules/initiative.ts'
import { flee } from '../rules/leaving.ts'
import { noteJoiner } from '../rules/rounds.ts'
import { isHere } from '../rules/who.ts'
import { cite, type WeaponSpeedScene } from '../scene.ts'
import { C, SETUP } from '../tables.ts'
import { notOver, refereeAction, type WeaponSpeedAction } from './gate.ts'
import { cannotPut } from './interventions.ts'

cite('join-initiative', 'join-at-current-count', 'join-surprised', 'missed-count', 'roster-order')

/** A combatant comes into the fight, between counts: it rolls at once; then it declares, unless it is surprised. */
export const join: WeaponSpeedAction = refereeAction({
  id: 'join',
  rule: 'join-initiative',
  title: 'A combatant joins',
  params: [
    textParam('name', { label: 'its name' }),
    valueParam('combatant', { label: 'its data, as in an encounter file' }),
    sideParam('side', true),
    squareParam('at', { label: 'where', optional: true }),
    flagParam('surprised', 'yes when it is surprised'),
  ],
  suggest: () => [],
  check(scene, command) {
    const late = notOver(scene)
    if (late !== null) return late
    if (scene.now.fight.open[0] === 1) {
      return refuse('join-at-current-count', 'A count is being resolved: combatants enter between counts.')
    }
    const name = String(command.name)
    if (rowOfName(scene as never, name) >= 0) {
      return refuse('bad-value', `There is a "${name}" already: give the newcomer another name.`)
    }
    const read = readJoiner(scene, command)
    return isRefusal(read) ? read : cannotPut(scene, -1, read.square)
  },
  resolve(scene, command) {
    const row = admit(scene, readJoiner(scene, command) as Entrant, 'join-initiative')
    if (command.surprised === 1) scene.set(C.surprised, row, 1, 'join-surprised')
    if (scene.now.fight.phase[0] === SETUP) return
    rollStress(scene, row)
    rollAlone(scene, row)
    noteJoiner(scene, row)
  },
})

function readJoiner(scene: WeaponSpeedScene, { name, combatant, side, at }: WeaponSpeedCommand): Entrant | Refusal {
  const place = (at as number) >= 0 ? squareName(scene.setup.plane, at as number) : null
  const raw = place === null ? combatant : withPlace(combatant, place)
  return scene.setup.readEntrant(String(name), raw, side as number)
}

const withPlace = (raw: unknown, at: string): unknown =>
  typeof raw === 'string' ? { from: raw, at } : typeof raw === 'object' && raw !== null ? { ...raw, at } : raw

/** A combatant is taken off the battlefield. */
export const remove: WeaponSpeedAction = refereeAction({
  id: 'remove',
  rule: 'combat-ends',
  title: 'A combatant is taken away',
  params: [combatantParam('target', { label: 'whom' })],
  suggest: () => [],
  check: (scene, { target }) =>
    notOver(scene) ??
    (isHere(scene, target) ? null : refuse('combat-ends', `${scene.name(target)} is dead, or has left already.`)),
  resolve(scene, { target }) {
    flee(scene, target)
    if (scene.now.fight.open[0] === 0 && scene.now.fight.phase[0] !== SETUP) checkEnd(scene)
  },
})
