import { compileDice, type Who } from '@fray/kernel/rules'
import { cite } from '../citing.ts'
import { roll } from '../events.ts'
import type { Cited, FreeHitsScene } from '../scene.ts'

/** The dice beyond the d20, by rung. */
const DICE = [4, 6, 8, 10, 12, 20] as const
const POOLS = DICE.map((sides) => compileDice(`1d${sides}`))
/** Rungs of an attack: with a win on the d6 it is decided. */
export const ATTACK_RUNGS = 2
/** Rungs of any other roll: as many as there are dice. */
export const ALL_RUNGS = DICE.length

const UP: readonly Cited[] = ['critical', 'super-critical', 'ladder-climb']
const DOWN: readonly Cited[] = ['auto-fail', 'tragedy', 'ladder-climb']

/** What a ladder's die is rolled for, told to who rolls it. */
const whyOf = (isUp: boolean) => (isUp ? 'how critical it is' : 'how bad it is')

/**
 * Climbs the ladder of a d20 that showed 20 (or goes down that of a 1): each die is won by its highest face only.
 * Returns the degree: 1 for a critical and one more for each win; negative for a 1; 0 for any other face.
 */
export function climb(scene: FreeHitsScene, natural: number, rungs: number, who: Who): number {
  if (natural !== 20 && natural !== 1) return 0
  const isUp = natural === 20
  let degree = 1
  for (let rung = 0; rung < rungs; rung++) {
    const sides = DICE[rung] as number
    const rule = ((isUp ? UP : DOWN)[Math.min(rung, 2)] ?? 'ladder-climb') as Cited
    const tally = scene.tally()
    const face = scene.faceUpTo({ pool: POOLS[rung], most: sides - 1 }, who, rule, whyOf(isUp), tally)
    const won = face === sides
    roll.ladder(scene, { who, rule, tally, against: sides, passed: won })
    if (!won) break
    degree++
    if (degree > rungs) cite('ladder-top')
  }
  return isUp ? degree : -degree
}
