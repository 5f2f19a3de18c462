import {
  choice,
  flagParam,
  type Option,
  person,
  plainly,
  REFEREE,
  rowOfName,
  say,
  sideParam,
  squareName,
  type Who,
} from '@fray/kernel/rules'
import { withPlace } from '../../referee/placing.ts'
import { refuse } from '../citing.ts'
import { note } from '../events.ts'
import type { Entrant } from '../kinds/combatant.ts'
import { readSquare, squareParam } from '../params.ts'
import { rework, reworkMaxima } from '../rules/deriving.ts'
import { checkEnd, endByReferee } from '../rules/ending.ts'
import { admit, rollStress } from '../rules/entering.ts'
import { rollAlone, rollInitiative } from '../rules/initiative.ts'
import { flee } from '../rules/leaving.ts'
import { judge } from '../rules/life.ts'
import { beginRound } from '../rules/round-end.ts'
import { noteJoiner } from '../rules/rounds.ts'
import { isHere } from '../rules/who.ts'
import type { WeaponSpeedScene } from '../scene.ts'
import { C, SETUP } from '../tables.ts'
import { ATTRIBUTES } from '../words.ts'
import { referee } from './define.ts'
import { inSetup, notOver } from './gate.ts'
import { cannotPut } from './interventions.ts'

/** Combat begins: who is surprised, Stress where it is rolled, then a d12 each; round 1. */
export const start = referee.start({
  rule: 'combat-procedure',
  title: plainly('Begin the combat'),
  refuses: (scene) => notOver(scene) ?? inSetup(scene, 'combat-procedure', plainly('Combat has begun already.')),
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
    { value: 'nobody', label: plainly('nobody') },
    ...sides.map(({ id, name }) => ({ value: id, label: say('everybody of {side}', { side: { thing: name } }) })),
    { value: 'each', label: plainly('say of each') },
  ]
  const answer = scene.ask(choice('surprise', REFEREE, plainly('Who is surprised?'), options))
  if (answer === 0) return
  const each = answer > sides.length
  for (let row = 0; row < scene.combatants; row++) {
    if (!isHere(scene, row)) continue
    if (each ? isSurprised(scene, row) : scene.now.combatant.side[row] === answer - 1) markSurprised(scene, row)
  }
}

const NO_YES: readonly Option[] = [
  { value: 'no', label: plainly('no') },
  { value: 'yes', label: plainly('yes') },
]

const isSurprised = (scene: WeaponSpeedScene, row: Who): boolean =>
  scene.ask(choice('surprise', REFEREE, say('Is {who} surprised?', { who: person(row) }), NO_YES)) === 1

function markSurprised(scene: WeaponSpeedScene, row: Who): void {
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

/** A combatant comes into the fight, between counts: it rolls at once; then it declares, unless it is surprised. */
export const join = referee.join({
  rule: 'join-initiative',
  title: plainly('A combatant joins'),
  params: [
    sideParam('side', true),
    squareParam('at', { label: 'where', optional: true }),
    flagParam('surprised', 'yes when it is surprised'),
  ],
  read: (scene, { name, combatant, side, at }) =>
    scene.setup.readEntrant(name, at < 0 ? combatant : withPlace(combatant, squareName(scene.setup.plane, at)), side),
  refuses: (scene, { square }: Entrant) =>
    scene.now.fight.open[0] === 1
      ? refuse('join-at-current-count', 'A count is being resolved: combatants enter between counts.')
      : cannotPut(scene, -1, square),
  enters(scene, entrant, { surprised }) {
    const row = admit(scene, entrant, 'join-initiative')
    if (surprised === 1) {
      scene.set(C.surprised, row, 1, 'join-surprised')
      note.surprised(scene, row)
    }
    if (scene.now.fight.phase[0] === SETUP) return
    rollStress(scene, row)
    rollAlone(scene, row)
    noteJoiner(scene, row)
  },
})

/** A combatant is taken off the battlefield. */
export const remove = referee.remove({
  rule: 'combat-ends',
  title: plainly('A combatant is taken away'),
  notHere: (scene, target) =>
    isHere(scene, target)
      ? null
      : refuse('combat-ends', '{target} is dead, or has left already.', { target: person(target) }),
  goes(scene, target) {
    flee(scene, target)
    if (scene.now.fight.open[0] === 0 && scene.now.fight.phase[0] !== SETUP) checkEnd(scene)
  },
})

/** Combat is over: the referee may say so at any time. */
export const endCombat = referee.endCombat({
  rule: 'combat-ends',
  title: plainly('End the combat'),
  params: [sideParam('winner', true)],
  resolve: (scene, { winner }) => endByReferee(scene, winner),
})

/** Any value; squares are written as `3,4`. */
export const override = referee.override({
  after(scene) {
    for (let row = 0; row < scene.combatants; row++) {
      reworkMaxima(scene, row, 'override')
      rework(scene, row, 'override')
      if (scene.now.combatant.square[row] < 0) scene.set(C.square, row, 0, 'override')
      judge(scene, row)
    }
  },
  find(scene, path) {
    const [, name = '', word = ''] = /^(.*)\.([a-z]+)$/i.exec(path.toLowerCase()) ?? []
    const row = rowOfName(scene, name)
    if (row < 0) return null
    const attribute = (ATTRIBUTES as readonly string[]).indexOf(word)
    if (attribute >= 0) return { column: C.scores, row, cell: attribute }
    if (word === 'at') return { column: C.square, row, cell: 0 }
    return word === 'baseinitiative' ? { column: C.base, row, cell: 0 } : null
  },
  read: (scene, column, raw) => (column === C.square ? readSquare(scene, raw) : null),
})
