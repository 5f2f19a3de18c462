import type { Blow, FightEvent, RollEvent } from '@fray/kernel'
import { OUT_OF_ACTION } from './model.ts'
import type { ZonesScene } from './scene.ts'
import { F } from './tables.ts'

/** Whether a combatant can still fight: it has neither fallen nor left. */
export const isStanding = (scene: ZonesScene, row: number): boolean =>
  (scene.now.combatant.status[row] as number) < OUT_OF_ACTION

interface Announced extends FightEvent {
  readonly actor: number
  readonly target: number
}

/**
 * The blows that events tell of. A Character's natural 20 is critical and its natural 1 a fumble; where it avoids a
 * Creature's attack it is the other way about: its natural 1 makes the blow critical.
 */
export function blows(events: readonly FightEvent[]): Blow[] {
  const found: Blow[] = []
  let attack: Announced | null = null
  for (const event of events) {
    if (event.type === 'attack') attack = event as Announced
    if (event.type !== 'roll' || attack === null) continue
    const { what, passed, natural } = event as RollEvent & { readonly natural: number }
    if (what !== 'attack' && what !== 'avoid') continue
    const avoided = what === 'avoid'
    const hit = avoided !== passed
    const critical = hit && natural === (avoided ? 1 : 20)
    const fumble = !avoided && natural === 1
    const word = critical ? 'critical' : fumble ? 'natural 1' : null
    found.push({ attacker: attack.actor, target: attack.target, hit, critical, fumble, word })
    attack = null
  }
  return found
}

/** Puts the clock to another round. Only Round 1, in which a side may be surprised, is unlike any other. */
export function setClock(scene: ZonesScene, round: number): void {
  if ((scene.now.fight.round[0] as number) >= 2) scene.set(F.round, 0, Math.max(2, round), 'round-structure')
}
