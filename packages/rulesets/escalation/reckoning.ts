import type { Blow, FightEvent, RollEvent } from '@fray/kernel'
import { isUp } from './rules/who.ts'
import type { EscalationScene } from './scene.ts'
import { C, F, NONE, PAIR } from './tables.ts'

/** Whether a combatant can still fight: it takes part and is neither Dying nor gasping its last. */
export const isStanding = isUp

interface AttackRoll extends RollEvent {
  readonly target: number
  readonly crit: boolean
  readonly fumble: boolean
}

/** The blows that events tell of, as they stood after those who answered the roll. */
export function blows(events: readonly FightEvent[]): Blow[] {
  const found: Blow[] = []
  for (const event of events) {
    const last = found.length - 1
    if (event.type === 'attack-again' && last >= 0) {
      found[last] = { ...(found[last] as Blow), hit: (event as unknown as Blow).hit }
    }
    if (event.type !== 'roll') continue
    const { what, who, target, passed, crit, fumble } = event as AttackRoll
    if (what !== 'attack') continue
    const word = crit ? 'Crit' : fumble ? 'Fumble' : null
    found.push({ attacker: who, target, hit: passed === true, critical: crit, fumble, word })
  }
  return found
}

/** Puts the clock to another round; who hit whom, and who readied what, counts only for the present one. */
export function setClock(scene: EscalationScene, round: number): void {
  const now = scene.now.fight.round[0] as number
  if (now < 2 || round < 2) return
  const { hitUp, hitDown } = scene.now.pair
  for (let i = 0; i < scene.rows(scene.tables.index.pair as number); i++) {
    scene.set(PAIR.hitUp, i, hitUp[i] === now ? round : NONE, 'grabbed')
    scene.set(PAIR.hitDown, i, hitDown[i] === now ? round : NONE, 'grabbed')
  }
  const { readyRound } = scene.now.combatant
  for (let row = 0; row < scene.combatants; row++) {
    scene.set(C.readyRound, row, readyRound[row] === now ? round : 0, 'ready')
  }
  scene.set(F.round, 0, round, 'initiative-bands')
}
