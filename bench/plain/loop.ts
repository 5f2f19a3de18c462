import { faceAt, type Seed, seedFrom } from '@fray/kernel'
import { FIGHTERS, PARRY } from './sides.ts'

const ATTACK = Int32Array.from(FIGHTERS, (f) => f.attack)
const DEFENSE = Int32Array.from(FIGHTERS, (f) => f.defense)
const SIDES = Int32Array.from(FIGHTERS, (f) => f.sides)
const hp = new Int32Array(8)
const last = new Int32Array(8)
const parried = new Uint8Array(8)

/** Plays the plain fight by hand for one seed: plain arrays, no rules engine. Returns the checksum so far, carried on. */
function fight(seed: Seed, before: number): number {
  let die = 0
  let round = 1
  for (let i = 0; i < 8; i++) {
    hp[i] = (FIGHTERS[i] as { hp: number }).hp
    last[i] = -1
    parried[i] = 0
  }
  for (let actor = 0; ; ) {
    let target = actor < 4 ? 4 : 0
    while (hp[target] === 0) target++
    let roll = faceAt(seed, die++, 20)
    if (last[actor] === target) roll = Math.max(roll, faceAt(seed, die++, 20))
    const total = roll + (ATTACK[actor] as number)
    let defense = DEFENSE[target] as number
    if (total >= defense && parried[target] === 0 && total < defense + PARRY) {
      parried[target] = 1
      defense += PARRY
    }
    if (total >= defense) {
      const damage = faceAt(seed, die++, SIDES[actor] as number)
      hp[target] = damage >= (hp[target] as number) ? 0 : (hp[target] as number) - damage
    }
    last[actor] = target
    for (let next = actor + 1; ; next++) {
      if (next === 8) {
        round++
        parried.fill(0)
        next = 0
      }
      if (hp[next] !== 0) {
        actor = next
        break
      }
    }
    const left = (hp[0] as number) + (hp[1] as number) + (hp[2] as number) + (hp[3] as number)
    const right = (hp[4] as number) + (hp[5] as number) + (hp[6] as number) + (hp[7] as number)
    if (left === 0 || right === 0) break
  }
  let sum = before
  for (let i = 0; i < 8; i++) sum = (Math.imul(sum, 31) + (hp[i] as number)) | 0
  sum = (Math.imul(sum, 31) + round) | 0
  return (Math.imul(sum, 31) + die) | 0
}

/** Plays seeds 0 to n-1; the checksum joins hit points left, rounds and dice rolled. */
export function plainByHand(times: number): number {
  let sum = 0
  for (let seed = 0; seed < times; seed++) sum = fight(seedFrom(seed), sum)
  return sum
}
