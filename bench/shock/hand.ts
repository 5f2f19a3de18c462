import { faceAt, seedFrom } from '@fray/kernel'
import { FOE_BONUS, FOE_SHOCK, foes, PARTY_BONUS, PARTY_SHOCK, PARTY_STAB, party } from './sides.ts'

/** At so few hit points a hit that Total Defense would turn is worth the Main Action. */
const WORRIED = 6

const everybody = [...party, ...foes]
const ac = Int32Array.from(everybody, (one) => one.ac)
const die = Int32Array.from(everybody, (one) => one.sides)
const bonus = Int32Array.from(everybody, (_, i) =>
  i < 4 ? PARTY_BONUS + PARTY_STAB + (party[i]?.str ?? 0) : FOE_BONUS,
)
const strong = Int32Array.from(everybody, (_, i) => (i < 4 ? (party[i]?.str ?? 0) : 0))
const feet = everybody.map((a) => everybody.map((b) => 5 * Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))))

/** The plain fight of `sides.ts` by hand, for this one encounter, this policy and nothing else: seeds 0 to n-1. */
export function brawlByHand(times: number): number {
  let sum = 0
  const hp = new Int32Array(8)
  const spent = new Uint8Array(8)
  const guarded = new Uint8Array(8)
  for (let s = 0; s < times; s++) {
    const seed = seedFrom(s)
    for (let i = 0; i < 8; i++) hp[i] = everybody[i]?.hp ?? 0
    guarded.fill(0)
    const own = faceAt(seed, 0, 8)
    const theirs = faceAt(seed, 1, 8)
    let next = 2
    const first = own >= theirs ? 0 : 4
    let round = 1
    let both = true
    for (;;) {
      spent.fill(0)
      for (let half = 0; half < 2 && both; half++) {
        const from = half === 0 ? first : 4 - first
        for (let i = from; i < from + 4; i++) guarded[i] = 0
        for (let actor = from; actor < from + 4 && both; actor++) {
          if (hp[actor] === 0 || spent[actor] === 1) continue
          spent[actor] = 1
          const target = weakest(hp, actor, 4 - from)
          next = blow(hp, spent, guarded, seed, next, actor, target)
          if (hp[target] === 0) both = anyUp(hp, 0) && anyUp(hp, 4)
        }
      }
      if (!both) break
      round++
    }
    for (let row = 0; row < 8; row++) sum = (Math.imul(sum, 31) + (hp[row] as number)) | 0
    sum = (Math.imul(sum, 31) + round) | 0
    sum = (Math.imul(sum, 31) + next) | 0
  }
  return sum
}

/** The enemy with the fewest hit points; of equals the nearest. */
function weakest(hp: Int32Array, actor: number, from: number): number {
  let best = -1
  for (let i = from; i < from + 4; i++) {
    if (hp[i] === 0) continue
    if (best < 0 || (hp[i] as number) < (hp[best] as number)) best = i
    else if (hp[i] === hp[best] && (feet[actor]?.[i] as number) < (feet[actor]?.[best] as number)) best = i
  }
  return best
}

const anyUp = (hp: Int32Array, from: number): boolean =>
  hp[from] !== 0 || hp[from + 1] !== 0 || hp[from + 2] !== 0 || hp[from + 3] !== 0

/** One blow, with Total Defense where the target would take it. Returns the number of the next die. */
// biome-ignore lint/complexity/useMaxParams: written as fast as can be, without objects.
function blow(
  hp: Int32Array,
  spent: Uint8Array,
  guarded: Uint8Array,
  seed: ReturnType<typeof seedFrom>,
  next: number,
  actor: number,
  target: number,
): number {
  let dice = next
  const total = faceAt(seed, dice++, 20) + (bonus[actor] as number)
  let against = (ac[target] as number) + (guarded[target] === 1 ? 2 : 0)
  let hit = total >= against
  if (hit && spent[target] === 0 && guarded[target] === 0 && total < against + 2 && (hp[target] as number) <= WORRIED) {
    spent[target] = 1
    guarded[target] = 1
    against += 2
    hit = false
  }
  const rating = actor < 4 ? PARTY_SHOCK : FOE_SHOCK
  const shock = guarded[target] === 1 || against > rating.maxAc ? 0 : rating.points + (strong[actor] as number)
  let damage = shock
  if (hit) {
    damage = Math.max(1, faceAt(seed, dice++, die[actor] as number) + (strong[actor] as number))
    if (damage < shock) damage = shock
  }
  hp[target] = Math.max(0, (hp[target] as number) - damage)
  return dice
}
