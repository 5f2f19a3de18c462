import { choice, type Option, REFEREE, refuse } from '@fray/kernel/rules'
import { note } from '../events.ts'
import { rollStress } from '../rules/entering.ts'
import { rollInitiative } from '../rules/initiative.ts'
import { beginRound } from '../rules/round-end.ts'
import { isHere } from '../rules/who.ts'
import { cite, type WeaponSpeedScene } from '../scene.ts'
import { C, SETUP } from '../tables.ts'
import { notOver, refereeAction, type WeaponSpeedAction } from './gate.ts'

cite('combat-procedure', 'surprise', 'base-initiative', 'shared-initiative', 'stress-method')

/** Combat begins: who is surprised, Stress where it is rolled, then a d12 each; round 1. */
export const start: WeaponSpeedAction = refereeAction({
  id: 'start',
  rule: 'combat-procedure',
  title: 'Begin the combat',
  check: (scene) =>
    notOver(scene) ??
    (scene.now.fight.phase[0] === SETUP ? null : refuse('combat-procedure', 'Combat has begun already.')),
  resolve(scene) {
    nameSurprised(scene)
    for (let row = 0; row < scene.combatants; row++) rollStress(scene, row)
    nameGroups(scene)
    rollInitiative(scene)
    beginRound(scene)
  },
})

/** Who is unaware of its enemies: as the encounter says, or as the referee answers before the first die. */
function nameSurprised(scene: WeaponSpeedScene): void {
  const { surprised } = scene.setup
  if (surprised !== 'ask') {
    for (const row of surprised) markSurprised(scene, row)
    return
  }
  const { sides } = scene.setup
  const options: Option[] = [
    { value: 'nobody', label: 'nobody' },
    ...sides.map(({ id, name }) => ({ value: id, label: `everybody of ${name}` })),
    { value: 'each', label: 'say of each' },
  ]
  const answer = scene.ask(choice('surprise', REFEREE, 'Who is surprised?', [], options))
  if (answer === 0) return
  const each = answer > sides.length
  for (let row = 0; row < scene.combatants; row++) {
    if (!isHere(scene, row)) continue
    if (each ? isSurprised(scene, row) : scene.now.combatant.side[row] === answer - 1) markSurprised(scene, row)
  }
}

const NO_YES: readonly Option[] = [
  { value: 'no', label: 'no' },
  { value: 'yes', label: 'yes' },
]

const isSurprised = (scene: WeaponSpeedScene, row: number): boolean =>
  scene.ask(choice('surprise', REFEREE, 'Is {0} surprised?', [row], NO_YES)) === 1

function markSurprised(scene: WeaponSpeedScene, row: number): void {
  scene.set(C.surprised, row, 1, 'surprise')
  note.surprised(scene, row)
}

/** Groups of the encounter; those that the referee has named stay. */
function nameGroups(scene: WeaponSpeedScene): void {
  for (const members of scene.setup.groups) {
    const first = Math.min(...members)
    for (const row of members) scene.set(C.sharesWith, row, first, 'shared-initiative')
  }
}
