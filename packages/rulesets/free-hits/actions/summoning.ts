import { combatantParam, type Refusal, refuse } from '@fray/kernel'
import { blank, type FreeHitsCommand } from '../command.ts'
import { isOwnTurn } from '../rules/budget.ts'
import { vanish } from '../rules/leaving.ts'
import { cannotThrall, isUnthralled, makeThrall, summonsOf } from '../rules/thralls.ts'
import { begin } from '../rules/turns.ts'
import { isIn } from '../rules/who.ts'
import { cite, type FreeHitsScene } from '../scene.ts'
import { cannotAct, type FreeHitsAction, unitAction } from './gate.ts'

cite('thrall', 'thrall-when', 'thrall-cost', 'thrall-mhp')

const unitParam = combatantParam('unit', { label: 'which summoned unit' })
const unitOf = (command: FreeHitsCommand): number => command.unit as number

function* suggest(scene: FreeHitsScene, actor: number, action: string): Iterable<FreeHitsCommand> {
  for (const unit of summonsOf(scene, actor)) {
    const command = blank(actor, action)
    command.unit = unit
    yield command
  }
}

const notOwn = (scene: FreeHitsScene, actor: number, unit: number): Refusal | null =>
  (isOwnTurn(scene, actor)
    ? null
    : refuse('thrall-when', `Thralls are made and released on one's own turn; it is not ${scene.name(actor)}'s.`)) ??
  cannotAct(scene, actor) ??
  (scene.now.combatant.summoner[unit] === actor && isIn(scene, unit)
    ? null
    : refuse('thrall', `${scene.name(actor)} does not control ${scene.name(unit)}.`))

/** Pays for a summoned unit, which is then kept in and out of battle. */
export const thrall: FreeHitsAction = unitAction({
  id: 'thrall',
  rule: 'thrall',
  title: 'Make a summoned unit a thrall',
  when: 'any',
  params: [unitParam],
  suggest: (scene, actor) => suggest(scene, actor, 'thrall'),
  check: (scene, command) =>
    notOwn(scene, command.actor, unitOf(command)) ??
    (isUnthralled(scene, unitOf(command))
      ? null
      : refuse('thrall', `${scene.name(unitOf(command))} is a thrall already.`)) ??
    cannotThrall(scene, unitOf(command)),
  resolve(scene, command) {
    begin(scene, command.actor)
    makeThrall(scene, unitOf(command))
  },
})

/** Lets a summoned unit go: it vanishes. */
export const release: FreeHitsAction = unitAction({
  id: 'release',
  rule: 'thrall-when',
  title: 'Release a summoned unit',
  when: 'any',
  params: [unitParam],
  suggest: (scene, actor) => suggest(scene, actor, 'release'),
  check: (scene, command) => notOwn(scene, command.actor, unitOf(command)),
  resolve(scene, command) {
    begin(scene, command.actor)
    vanish(scene, unitOf(command), 'thrall-when')
  },
})
