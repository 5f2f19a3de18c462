import { combatantsParam, person, plainly, type Refusal, wordParam } from '@fray/kernel/rules'
import { refuse } from '../citing.ts'
import { note } from '../events.ts'
import { openCount, turnsLeft } from '../rules/counts.ts'
import { checkEnd } from '../rules/ending.ts'
import { endRound } from '../rules/round-end.ts'
import { declareLate, declareRound, joinersToDeclare, joinersWait } from '../rules/rounds.ts'
import type { WeaponSpeedScene } from '../scene.ts'
import { C, COUNTS, DECLARE, F, KEEP_ROUNDS, METHODS, SETUP } from '../tables.ts'
import { order } from './define.ts'
import { inSetup, notOver, notUnderWay } from './gate.ts'

/** Everybody declares. */
export const declare = order({
  id: 'declare',
  rule: 'declare-all',
  title: plainly('Everybody declares'),
  check: (scene) =>
    notUnderWay(scene) ??
    (scene.now.fight.phase[0] === DECLARE || joinersWait(scene)
      ? null
      : refuse('declare-all', 'Declarations of this round are in.')),
  resolve: (scene) => (scene.now.fight.phase[0] === DECLARE ? declareRound(scene) : declareLate(scene)),
})

/** The next count is resolved. */
export const count = order({
  id: 'count',
  rule: 'lowest-first',
  title: plainly('The next count'),
  check(scene) {
    const early = notUnderWay(scene)
    if (early !== null) return early
    if (scene.now.fight.phase[0] === DECLARE) return refuse('declare-all', 'First everybody declares.')
    if (scene.now.fight.open[0] === 1) {
      return refuse('lowest-first', 'The turns on {count} are not over yet.', {
        count: { number: scene.now.fight.count[0] },
      })
    }
    return (
      joinersFirst(scene) ?? (turnsLeft(scene) ? null : refuse('lowest-first', 'All turns of this round are over.'))
    )
  },
  resolve: (scene) => openCount(scene),
})

/** The one who has just joined declares before anything else. */
function joinersFirst(scene: WeaponSpeedScene): Refusal | null {
  if (!joinersWait(scene)) return null
  const [row] = joinersToDeclare(scene)
  return row === undefined
    ? null
    : refuse('join-initiative', '{who} has joined: first they declare.', { who: person(row) })
}

/** The round is over. */
export const endRoundAction = order({
  id: 'end-round',
  rule: 'end-of-round-order',
  title: plainly('End the round'),
  check(scene) {
    const early = notUnderWay(scene)
    if (early !== null) return early
    if (scene.now.fight.phase[0] !== COUNTS)
      return refuse('declare-all', 'The round has begun: first everybody declares.')
    return scene.now.fight.open[0] === 1 || turnsLeft(scene)
      ? refuse('lowest-first', 'Turns of this round are still to come.')
      : joinersFirst(scene)
  },
  resolve: (scene) => endRound(scene),
})

/** The method of declaring is fixed before round 1. */
export const method = order({
  id: 'method',
  rule: 'declaration-consistent',
  title: plainly('How declarations are made'),
  params: [wordParam('word', METHODS, { label: 'the method' })],
  check: (scene) =>
    inSetup(scene, 'declaration-consistent', plainly('How declarations are made is fixed once combat has begun.')),
  resolve(scene, { word }) {
    scene.set(F.method, 0, word, 'declaration-method')
    note.method(scene, word)
  },
})

/** Whether rounds go on when nobody is left to fight. */
export const keepRounds = order({
  id: 'keep-rounds',
  rule: 'combat-ends-when',
  title: plainly('Keep rounds running'),
  params: [wordParam('word', KEEP_ROUNDS, { label: 'no, yes or ask' })],
  check: (scene) => notOver(scene),
  resolve(scene, { word }) {
    scene.set(F.keepRounds, 0, word, 'combat-ends-when')
    note['keep-rounds'](scene, word)
    if (word === 0 && scene.now.fight.phase[0] !== SETUP && scene.now.fight.open[0] === 0) checkEnd(scene)
  },
})

const names = (label: string) => combatantsParam('combatants', { label })

/** Before combat begins: these are surprised. */
export const surprise = order({
  id: 'surprise',
  rule: 'surprise',
  title: plainly('Who is surprised'),
  params: [names('who')],
  check: (scene) => inSetup(scene, 'surprise', plainly('Surprise is named before the first die.')),
  resolve(scene, { combatants }) {
    for (const row of combatants) {
      scene.set(C.surprised, row, 1, 'surprise')
      note.surprised(scene, row)
    }
  },
})

/** Before combat begins: these monsters share a d12. */
export const group = order({
  id: 'group',
  rule: 'shared-initiative',
  title: plainly('Monsters that share their initiative roll'),
  params: [names('who')],
  check(scene, { combatants }) {
    const late = inSetup(scene, 'shared-initiative', plainly('Who shares a roll is named before the first die.'))
    if (late !== null) return late
    if (scene.setup.options['shared-initiative'] !== 'groups') {
      return refuse('shared-initiative', 'At this table every monster rolls alone (option shared-initiative).')
    }
    const character = combatants.find((row) => scene.now.combatant.monster[row] === 0)
    if (character === undefined) return null
    return refuse('shared-initiative', '{character} is a character: only monsters share a roll.', {
      character: person(character),
    })
  },
  resolve(scene, { combatants }) {
    const first = Math.min(...combatants)
    for (const row of combatants) scene.set(C.sharesWith, row, first, 'shared-initiative')
    note.group(scene, combatants)
  },
})
