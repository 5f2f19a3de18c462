import { faceAt, seedFrom } from '@fray/kernel'
import { foes, party } from './sides.ts'

const everybody = [...party, ...foes]
const level = Int32Array.from(everybody, (one) => one.level)
const volition = Int32Array.from(everybody, (one) => one.volition)
const ac = Int32Array.from(everybody, (one) => one.ac)
const die = Int32Array.from(everybody, (one) => one.sides)
/** Everybody in the order of the round: by band, the party first, then by row. */
const order = everybody.map((_, i) => i).sort((a, b) => (everybody[a]?.band ?? 0) - (everybody[b]?.band ?? 0) || a - b)

/** The plain fight of `sides.ts` by hand, for this one encounter, this policy and nothing else: seeds 0 to n-1. */
export function brawlByHand(times: number): number {
  let sum = 0
  const hp = new Int32Array(8)
  for (let s = 0; s < times; s++) {
    const seed = seedFrom(s)
    for (let i = 0; i < 8; i++) hp[i] = everybody[i]?.hp ?? 0
    let next = 0
    let round = 1
    for (let both = true; both; round++) {
      const escalation = Math.min(6, round - 1)
      for (const actor of order) {
        if ((hp[actor] as number) <= 0) continue
        const target = weakest(hp, actor < 4 ? 4 : 0)
        const natural = faceAt(seed, next++, 6) + faceAt(seed, next++, 6) + faceAt(seed, next++, 6)
        const total = natural + (level[actor] as number) + (volition[actor] as number) + (actor < 4 ? escalation : 0)
        const isCrit = natural >= 17
        if (!isCrit && (natural === 3 || total < (ac[target] as number))) continue
        let damage = volition[actor] as number
        for (let i = 0; i < (level[actor] as number); i++) damage += faceAt(seed, next++, die[actor] as number)
        hp[target] = (hp[target] as number) - (isCrit ? damage * 2 : damage)
        if ((hp[target] as number) > 0) continue
        both = anyUp(hp, 0) && anyUp(hp, 4)
        if (!both) break
      }
      if (!both) break
    }
    for (let row = 0; row < 8; row++) sum = (Math.imul(sum, 31) + (hp[row] as number)) | 0
    sum = (Math.imul(sum, 31) + round) | 0
    sum = (Math.imul(sum, 31) + next) | 0
  }
  return sum
}

/** The enemy with the fewest hit points of those who stand; of equals the first. */
function weakest(hp: Int32Array, from: number): number {
  let best = -1
  for (let i = from; i < from + 4; i++) {
    if ((hp[i] as number) <= 0) continue
    if (best < 0 || (hp[i] as number) < (hp[best] as number)) best = i
  }
  return best
}

const anyUp = (hp: Int32Array, from: number): boolean =>
  (hp[from] as number) > 0 ||
  (hp[from + 1] as number) > 0 ||
  (hp[from + 2] as number) > 0 ||
  (hp[from + 3] as number) > 0
