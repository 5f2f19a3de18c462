import type { Message, Who } from '@fray/kernel/rules'
import type { Tally } from '../citing.ts'
import type { Attack, ShockScene } from '../scene.ts'
import { C } from '../tables.ts'
import { isUp } from './who.ts'
import { deal, heal } from './wounds.ts'

/** The most attacks that one may have left. */
const MOST_ATTACKS = 20

/** Attacks of its own Main Action, after which one more can follow. */
const OF_MAIN: ReadonlySet<string> = new Set(['main', 'charge', 'swarm'])

/** Deals the damage of an attack, and does what the attacker's powers say of an enemy that it brings down. */
export function dealByAttack(
  scene: ShockScene,
  attack: Attack,
  tally: Tally,
  rule: 'damage-roll' | 'shock',
  notes?: readonly Message[],
): void {
  const { attacker, target } = attack
  const wasUp = isUp(scene, target)
  deal(scene, attacker, target, tally, { rule, by: attack.weapon, notes })
  if (wasUp && !isUp(scene, target) && isUp(scene, attacker)) reap(scene, attacker, attack)
}

function reap(scene: ShockScene, attacker: Who, { kind, target }: Attack): void {
  const { side, attacksLeft } = scene.now.combatant
  if (side[attacker] === side[target]) return
  for (const power of scene.fighter(attacker).gifts.kills) {
    const { name, extraAttack, heal: dice } = power
    if (dice !== null) {
      heal(scene, attacker, scene.roll(dice, attacker, 'spell-content', power), name, 'spell-content')
    }
    if (!extraAttack || !OF_MAIN.has(kind)) continue
    const left = Math.min(MOST_ATTACKS, attacksLeft[attacker] + 1)
    scene.set(C.attacksLeft, attacker, left, 'spell-content')
  }
}
