import type { Blow, FightEvent, RollEvent } from '@fray/kernel'
import { MORTALLY_INJURED } from './model.ts'
import { isUp } from './rules/who.ts'
import type { ShockScene } from './scene.ts'
import { C, F, NONE } from './tables.ts'

/** Whether a combatant can still fight: it is up. */
export const isStanding = isUp

/** The blows that events tell of, as they stood in the end. No natural roll is special; Shock after a miss is no hit. */
export function blows(events: readonly FightEvent[]): Blow[] {
  const found: Blow[] = []
  for (const event of events) {
    if (event.type !== 'roll') continue
    const { what, who, target, passed } = event as RollEvent & { readonly target: number }
    const blow = { attacker: who, target, hit: passed === true, critical: false, fumble: false, word: null }
    if (what === 'attack') found.push(blow)
    if (what !== 'attack-again') continue
    const at = found.findLastIndex((one) => one.attacker === who)
    if (at >= 0) found[at] = blow
  }
  return found
}

/**
 * Puts the clock to another round, together with the rounds in which the mortally injured fell and first aid was tried;
 * of others nobody asks when they fell.
 */
export function setClock(scene: ShockScene, round: number): void {
  const now = scene.now.fight.round[0] as number
  if (now < 1) return
  const { state, fell, aided } = scene.now.combatant
  for (let row = 0; row < scene.combatants; row++) {
    const since = state[row] === MORTALLY_INJURED ? (fell[row] as number) + round - now : 0
    scene.set(C.fell, row, since, 'initiative-order')
    if (aided[row] !== NONE) scene.set(C.aided, row, aided[row] === now ? round : NONE, 'stabilize')
  }
  scene.set(F.round, 0, round, 'initiative-order')
}
