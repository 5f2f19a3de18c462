import { overrideAction, rowOfName, sideParam } from '@fray/kernel/rules'
import { readSquare, type WeaponSpeedCommand } from '../command.ts'
import { endByReferee } from '../rules/ending.ts'
import { rework, reworkMaxima } from '../rules/figures.ts'
import { judge } from '../rules/life.ts'
import { cite, type WeaponSpeedScene } from '../scene.ts'
import { C, NONE } from '../tables.ts'
import { ATTRIBUTES } from '../words.ts'
import { notOver, refereeAction, type WeaponSpeedAction } from './gate.ts'

cite('combat-ends', 'initiative-wiped')

/** Combat is over: the referee may say so at any time. */
export const endCombat: WeaponSpeedAction = refereeAction({
  id: 'end-combat',
  rule: 'combat-ends',
  title: 'End the combat',
  drastic: 'ends',
  params: [sideParam('winner', true)],
  check: (scene) => notOver(scene),
  resolve: (scene, { winner }) => endByReferee(scene, typeof winner === 'number' ? winner : NONE),
})

/** After an override: what follows from the new values is true again. */
function afterOverride(scene: WeaponSpeedScene): void {
  for (let row = 0; row < scene.combatants; row++) {
    reworkMaxima(scene, row, 'override')
    rework(scene, row, 'override')
    if (scene.now.combatant.square[row] < 0) scene.set(C.square, row, 0, 'override')
    judge(scene, row)
  }
}

const setting = overrideAction<WeaponSpeedScene, WeaponSpeedCommand>(
  afterOverride,
  (scene, path) => {
    const found = /^(.*)\.([a-z]+)$/i.exec(path)
    if (found === null) return null
    const row = rowOfName(scene as never, found[1])
    if (row < 0) return null
    const word = found[2].toLowerCase()
    const attribute = (ATTRIBUTES as readonly string[]).indexOf(word)
    if (attribute >= 0) return { column: C.scores, row, cell: attribute }
    if (word === 'at') return { column: C.square, row, cell: 0 }
    return word === 'baseinitiative' ? { column: C.base, row, cell: 0 } : null
  },
  (scene, column, raw) => (column === C.square ? readSquare(scene, raw) : null),
)

/** Any value; squares are written as `3,4`. */
export const override: WeaponSpeedAction = setting
