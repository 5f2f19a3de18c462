import { combatantParam, person, plainly, type Refusal, type Who } from '@fray/kernel/rules'
import { refuse } from '../citing.ts'
import { isOwnTurn } from '../rules/budget.ts'
import { vanish } from '../rules/leaving.ts'
import { cannotThrall, isUnthralled, makeThrall, summonsOf } from '../rules/thralls.ts'
import { isIn } from '../rules/who.ts'
import type { FreeHitsScene } from '../scene.ts'
import { act } from './define.ts'
import { cannotAct } from './gate.ts'

const unitParam = combatantParam('unit', {
  label: 'which summoned unit',
  suggestions: (scene: FreeHitsScene, actor) => summonsOf(scene, actor),
})

const notOwn = (scene: FreeHitsScene, actor: Who, unit: Who): Refusal | null =>
  (isOwnTurn(scene, actor)
    ? null
    : refuse('thrall-when', "Thralls are made and released on one's own turn; it is not {actor}'s.", {
        actor: person(actor),
      })) ??
  cannotAct(scene, actor) ??
  (scene.now.combatant.summoner[unit] === actor && isIn(scene, unit)
    ? null
    : refuse('thrall', '{actor} does not control {unit}.', { actor: person(actor), unit: person(unit) }))

/** Pays for a summoned unit, which is then kept in and out of battle. */
export const thrall = act({
  id: 'thrall',
  rule: 'thrall',
  title: plainly('Make a summoned unit a thrall'),
  says: 'Make {it} a thrall',
  intent: 'gear',
  when: 'any',
  params: [unitParam],
  check: (scene, { actor, unit }) =>
    notOwn(scene, actor, unit) ??
    (isUnthralled(scene, unit) ? null : refuse('thrall', '{unit} is a thrall already.', { unit: person(unit) })) ??
    cannotThrall(scene, unit),
  resolve: (scene, { unit }) => makeThrall(scene, unit),
})

/** Lets a summoned unit go: it vanishes. */
export const release = act({
  id: 'release',
  rule: 'thrall-when',
  title: plainly('Release a summoned unit'),
  says: 'Release {it}',
  intent: 'gear',
  drastic: 'throws-away',
  when: 'any',
  params: [unitParam],
  check: (scene, { actor, unit }) => notOwn(scene, actor, unit),
  resolve: (scene, { unit }) => vanish(scene, unit, 'thrall-when'),
})
