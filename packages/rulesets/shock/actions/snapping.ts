import { combatantParam, flagParam, wordParam } from '@fray/kernel/rules'
import { attributeParam, blank, type ShockCommand, weaponParam } from '../command.ts'
import { noSnap } from '../instants/options.ts'
import { prepare, resolveAttack } from '../rules/attack.ts'
import { cite } from '../scene.ts'
import { MANEUVERS } from '../words.ts'
import { cannotStrike, choicesOf, enemies, isThrown, modeFor, modifierParams, usingParam, weaponFor } from './fight.ts'
import { combatantAction, type ShockAction } from './gate.ts'

cite('snap-attack', 'snap-penalty-both', 'snap-needs-main', 'snap-npc-discipline')

/** A Snap Attack: an Instant, at -4, for the Main Action of the round. */
export const snap: ShockAction = combatantAction({
  id: 'snap',
  rule: 'snap-attack',
  title: 'Snap Attack (Instant)',
  price: 'quick',
  params: [
    combatantParam('target', { label: 'whom' }),
    weaponParam('weapon'),
    wordParam('maneuver', MANEUVERS, { label: 'shove or grapple', optional: true }),
    attributeParam('with'),
    flagParam('thrown', 'yes to throw it'),
    usingParam,
    ...modifierParams,
  ],
  *suggest(scene, actor) {
    for (const target of enemies(scene, actor)) {
      const command = blank(actor, 'snap')
      command.target = target
      command.weapon = weaponFor(scene, command)
      yield command
    }
  },
  check(scene, command: ShockCommand) {
    const why = noSnap(scene, command.actor)
    if (why !== null) return why
    const weapon = weaponFor(scene, command)
    return cannotStrike(
      scene,
      command,
      weapon,
      modeFor(scene, command.actor, command.target, weapon, isThrown(command)),
    )
  },
  resolve(scene, command: ShockCommand) {
    const { actor, target } = command
    const weapon = weaponFor(scene, command)
    const mode = modeFor(scene, actor, target, weapon, isThrown(command))
    resolveAttack(scene, prepare(scene, 'snap', actor, target, weapon, mode, choicesOf(command)))
  },
})
