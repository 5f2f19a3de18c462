import type { Blow, FightEvent, RollEvent } from '@fray/kernel'
import { degreeWord } from './rules/ladder.ts'
import { isIn } from './rules/who.ts'
import type { FreeHitsScene } from './scene.ts'
import { C, EFFECT, EFFECT_TABLE, F, WOUND, WOUND_TABLE } from './tables.ts'

/** Whether a unit can still fight: it is in the battle. */
export const isStanding = isIn

interface AttackRoll extends RollEvent {
  readonly target: number
  readonly natural: number
}

/** The blows that events tell of, with how far up or down its ladder each went; a free critical is critical by itself. */
export function blows(events: readonly FightEvent[]): Blow[] {
  const found: Blow[] = []
  for (let i = 0; i < events.length; i++) {
    const event = events[i] as FightEvent
    if (event.type === 'free-critical') {
      const { attacker, target } = event as unknown as Blow
      found.push({ attacker, target, hit: true, critical: true, fumble: false, word: degreeWord(1) })
    }
    if (event.type !== 'roll' || (event as RollEvent).what !== 'attack') continue
    const { who, target, natural, passed } = event as AttackRoll
    let degree = natural === 20 ? 1 : natural === 1 ? -1 : 0
    for (let next = i + 1; degree !== 0 && isWonRung(events[next], who); next++) degree += Math.sign(degree)
    const word = degree === 0 ? null : degreeWord(degree)
    found.push({ attacker: who, target, hit: passed === true, critical: degree > 0, fumble: degree < 0, word })
  }
  return found
}

function isWonRung(event: FightEvent | undefined, who: number): boolean {
  if (event?.type !== 'roll') return false
  const roll = event as RollEvent
  return roll.what === 'ladder' && roll.who === who && roll.passed === true
}

/** How many wounds a unit has. */
export const injuries = (scene: FreeHitsScene, row: number): number => scene.now.combatant.wounds[row] as number

/** The round of a wound that was dealt in no round that counts any more. */
const LONG_AGO = 1

/** Puts the clock to another round (2 or later), with the rounds of wounds, effects and sickness. */
export function setClock(scene: FreeHitsScene, round: number): void {
  const now = scene.now.fight.round[0] as number
  if (now < 2 || round < 2) return
  const by = round - now
  const { wound, effect, combatant } = scene.now
  for (let i = 0; i < scene.rows(WOUND_TABLE); i++) {
    const dealt = wound.round[i] as number
    if (dealt > 0) scene.set(WOUND.round, i, dealt >= now ? dealt + by : LONG_AGO, 'round')
  }
  for (let i = 0; i < scene.rows(EFFECT_TABLE); i++) {
    if (effect.until[i] !== 0) scene.set(EFFECT.until, i, (effect.until[i] as number) + by, 'round')
  }
  for (let row = 0; row < scene.combatants; row++) {
    const until = combatant.sickUntil[row] as number
    if (until !== 0) scene.set(C.sickUntil, row, until + by, 'round')
  }
  scene.set(F.round, 0, round, 'round')
}
