import { faceAt, seedFrom } from '@fray/kernel'
import { foes, party } from './sides.ts'

const everybody = [...party, ...foes]
const accuracy = Int32Array.from(everybody, (one) => one.accuracy)
const die = Int32Array.from(everybody, (one) => one.sides)
const far = everybody.map((a) => everybody.map((b) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))))
/** The first of the roster opens the battle, and comes last in the line. */
const OPENER = 0
/** The others by Agility: nobody's is another's before the first shot. */
const usual = everybody.map((_, i) => i).sort((a, b) => (everybody[b]?.agility ?? 0) - (everybody[a]?.agility ?? 0))
const line = [...usual.filter((i) => i !== OPENER), OPENER]

type Seed = ReturnType<typeof seedFrom>

/** The plain fight of `sides.ts` by hand, for this one encounter, this policy and nothing else: seeds 0 to n-1. */
export function brawlByHand(times: number): number {
  let sum = 0
  const hp = new Int32Array(8)
  const agility = new Int32Array(8)
  for (let s = 0; s < times; s++) {
    const seed = seedFrom(s)
    for (let i = 0; i < 8; i++) {
      hp[i] = everybody[i]?.hp ?? 0
      agility[i] = everybody[i]?.agility ?? 0
    }
    let next = shot(hp, agility, seed, 0, OPENER, weakest(hp, OPENER, 4))
    next = rollTie(hp, agility, seed, next)
    let round = 1
    for (let both = true; both; round++) {
      for (const actor of line) {
        // An attack for the Attack Action, another one for the Move Action and both Bonus Actions.
        for (let again = 0; again < 2 && both && hp[actor] !== 0; again++) {
          const target = weakest(hp, actor, actor < 4 ? 4 : 0)
          next = shot(hp, agility, seed, next, actor, target)
          if (hp[target] === 0) both = anyUp(hp, 0) && anyUp(hp, 4)
        }
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

/** The first shot may have slowed the first in the line to the Agility of the second: then they roll who comes first. */
function rollTie(hp: Int32Array, agility: Int32Array, seed: Seed, from: number): number {
  const [first = 0, second = 0] = usual
  line[0] = first
  line[1] = second
  // The one who the first shot has felled comes before nobody.
  if (agility[first] !== agility[second] || hp[first] === 0 || hp[second] === 0) return from
  let next = from
  let lead = 0
  while (lead === 0) {
    // In the order of the roster.
    lead = faceAt(seed, next++, 20)
    lead -= faceAt(seed, next++, 20)
  }
  line[0] = lead > 0 ? Math.min(first, second) : Math.max(first, second)
  line[1] = lead > 0 ? Math.max(first, second) : Math.min(first, second)
  return next
}

/** The enemy with the fewest hit points; of equals the nearest, then the first. */
function weakest(hp: Int32Array, actor: number, from: number): number {
  let best = -1
  for (let i = from; i < from + 4; i++) {
    if (hp[i] === 0) continue
    if (best < 0 || (hp[i] as number) < (hp[best] as number)) best = i
    else if (hp[i] === hp[best] && (far[actor]?.[i] as number) < (far[actor]?.[best] as number)) best = i
  }
  return best
}

const anyUp = (hp: Int32Array, from: number): boolean =>
  hp[from] !== 0 || hp[from + 1] !== 0 || hp[from + 2] !== 0 || hp[from + 3] !== 0

/** One shot with its ladders and wounds. Returns the number of the next die. */
// biome-ignore lint/complexity/useMaxParams: written as fast as can be, without objects.
function shot(hp: Int32Array, agility: Int32Array, seed: Seed, from: number, actor: number, target: number): number {
  let next = from
  const against = 10 + (agility[target] as number)
  const need = against - (accuracy[actor] as number)
  const sides = die[actor] as number
  const aim = need > 15 || sides < 6 ? 'center' : need > 12 ? 'slowing' : 'fatal'
  const natural = faceAt(seed, next++, 20)
  let factor = 1
  if (natural === 20 || natural === 1) {
    factor = 2
    if (faceAt(seed, next++, 4) === 4) {
      factor = 4
      if (faceAt(seed, next++, 6) === 6) {
        if (natural === 20) hp[target] = 0
        return next
      }
    }
    if (natural === 1) return next
  } else if (natural + (accuracy[actor] as number) + (aim === 'center' ? 1 : 0) < against) return next
  let damage = faceAt(seed, next++, sides) * factor
  if (damage >= 6) {
    if (aim === 'fatal' && damage < (hp[target] as number) && faceAt(seed, next++, 4) === 4) damage += 16
    if (aim === 'slowing') agility[target] = (agility[target] as number) - 1
  }
  hp[target] = Math.max(0, (hp[target] as number) - damage)
  return next
}
