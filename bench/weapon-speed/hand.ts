import { faceAt, seedFrom } from '@fray/kernel'
import { fighters, STRENGTH } from './sides.ts'

const count = fighters.length
const modifier = Int32Array.from(fighters, ({ agility }) => (agility - 10) >> 1)
const defense = Int32Array.from(fighters, (one, i) => 10 + (modifier[i] as number) + one.defense)
const armor = Int32Array.from(fighters, (one) => one.armor)
const bonus = Int32Array.from(fighters, (one) => one.bonus)
const die = Int32Array.from(fighters, (one) => one.sides)
const plus = Int32Array.from(fighters, (one) => one.plus)
const speed = Int32Array.from(fighters, (one) => one.speed)

/** The plain fight of `sides.ts` by hand, for this one encounter, this policy and nothing else: seeds 0 to n-1. */
export function brawlByHand(times: number): number {
  let sum = 0
  const stress = new Int32Array(count)
  const wp = new Int32Array(count)
  const base = new Int32Array(count)
  const at = new Int32Array(count)
  const target = new Int32Array(count)
  const dealt = new Int32Array(count)
  for (let s = 0; s < times; s++) {
    const seed = seedFrom(s)
    let dice = 0
    for (let i = 0; i < count; i++) {
      stress[i] = fighters[i]?.stress ?? 0
      wp[i] = STRENGTH
      base[i] = faceAt(seed, dice++, 12) - (modifier[i] as number)
    }
    let round = 1
    let both = true
    while (both) {
      for (let i = 0; i < count; i++) at[i] = (base[i] as number) + ((wp[i] as number) > 0 ? (speed[i] as number) : 0)
      let last = -1000
      for (;;) {
        let now = 1000
        for (let i = 0; i < count; i++) {
          const own = at[i] as number
          if (own > last && own < now && (wp[i] as number) >= 0) now = own
        }
        if (now === 1000) break
        last = now
        for (let i = 0; i < count; i++) {
          target[i] = -1
          if (at[i] !== now || (wp[i] as number) <= 0) continue
          const foe = weakest(stress, wp, i < 4 ? 4 : 0)
          if (foe < 0 || faceAt(seed, dice++, 20) + (bonus[i] as number) < (defense[foe] as number)) continue
          const damage = faceAt(seed, dice++, die[i] as number) + (plus[i] as number) - (armor[foe] as number)
          target[i] = foe
          dealt[i] = Math.max(0, damage)
        }
        for (let i = 0; i < count; i++) {
          const foe = target[i] as number
          if (foe < 0) continue
          const absorbed = Math.min(stress[foe] as number, dealt[i] as number)
          stress[foe] = (stress[foe] as number) - absorbed
          wp[foe] = (wp[foe] as number) - ((dealt[i] as number) - absorbed)
        }
        both = anyAble(wp, 0) && anyAble(wp, 4)
        if (!both) break
      }
      if (both) round++
    }
    for (let row = 0; row < count; row++) sum = (Math.imul(sum, 31) + (wp[row] as number)) | 0
    sum = (Math.imul(sum, 31) + round) | 0
    sum = (Math.imul(sum, 31) + dice) | 0
  }
  return sum
}

/** The able enemy with the least Stress and Wound Points; of equals the first. */
function weakest(stress: Int32Array, wp: Int32Array, from: number): number {
  let best = -1
  let least = 0x7fffffff
  for (let i = from; i < from + 4; i++) {
    const left = (stress[i] as number) + (wp[i] as number)
    if ((wp[i] as number) <= 0 || left >= least) continue
    best = i
    least = left
  }
  return best
}

const anyAble = (wp: Int32Array, from: number): boolean =>
  (wp[from] as number) > 0 ||
  (wp[from + 1] as number) > 0 ||
  (wp[from + 2] as number) > 0 ||
  (wp[from + 3] as number) > 0
