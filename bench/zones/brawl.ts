import { faceAt, seedFrom } from '@fray/kernel'
import { zones } from '@fray/rulesets/zones'
import { type Fights, fightsOf } from '../fights.ts'

/** Four against four in one Zone, one weapon each that never wears out: the plain fight, with nothing but the rules of a blow. */
const brawlers = [
  { str: 2, dex: 1, hp: 12, sides: 8 },
  { str: 1, dex: 2, hp: 10, sides: 6 },
  { str: 3, dex: 0, hp: 14, sides: 8 },
  { str: 0, dex: 3, hp: 9, sides: 6 },
] as const
const beasts = [
  { hp: 11, sides: 6 },
  { hp: 9, sides: 4 },
  { hp: 13, sides: 8 },
  { hp: 10, sides: 6 },
] as const

const encounter = {
  ruleset: 'zones',
  title: 'A brawl',
  surprised: 'nobody',
  house: { morale: 'never' },
  battlefield: { pit: {} },
  combatants: Object.fromEntries([
    ...brawlers.map(({ str, dex, hp, sides }, i) => [
      `Brawler ${i}`,
      { kind: 'character', level: 1, str, dex, hp, items: [`blade melee 1d${sides} no usages`] },
    ]),
    ...beasts.map(({ hp, sides }, i) => [
      `Beast ${i}`,
      { kind: 'creature', level: 1, skill: 1, hp, attacks: [`bite melee 1d${sides}`] },
    ]),
  ]),
}

/** The brawl on the engine. */
export const brawl: Fights = fightsOf(zones, encounter)

/** The same fight by hand, for this one encounter and nothing else. */
export function brawlByHand(times: number): number {
  let sum = 0
  const hp = new Int32Array(8)
  const total = new Int32Array(4)
  const order = new Int32Array(8)
  for (let s = 0; s < times; s++) {
    const seed = seedFrom(s)
    let die = 0
    brawlers.forEach((b, i) => {
      hp[i] = b.hp
    })
    beasts.forEach((b, i) => {
      hp[i + 4] = b.hp
    })
    const beastsBegin = faceAt(seed, die++, 6) <= 3
    for (let i = 0; i < 4; i++) total[i] = faceAt(seed, die++, 6) + (brawlers[i] as { dex: number }).dex
    const at = beastsBegin ? 4 : 0
    for (let i = 0; i < 4; i++) {
      let place = 0
      for (let k = 0; k < 4; k++) if (k !== i && goesFirst(total, k, i)) place++
      order[at + place] = i
      order[4 - at + i] = i + 4
    }
    let round = 1
    let up = 0b11
    while (up === 0b11) {
      for (let turn = 0; turn < 8 && up === 0b11; turn++) {
        const actor = order[turn] as number
        if (hp[actor] === 0) continue
        const target = weakest(hp, actor < 4 ? 4 : 0)
        die = blow(hp, seed, die, actor, target)
        if (hp[target] === 0) up = (anyUp(hp, 0) ? 1 : 0) | (anyUp(hp, 4) ? 2 : 0)
      }
      if (up === 0b11) round++
    }
    for (let row = 0; row < 8; row++) sum = (Math.imul(sum, 31) + (hp[row] as number)) | 0
    sum = (Math.imul(sum, 31) + round) | 0
    sum = (Math.imul(sum, 31) + die) | 0
  }
  return sum
}

function goesFirst(total: Int32Array, a: number, b: number): boolean {
  if (total[a] !== total[b]) return (total[a] as number) > (total[b] as number)
  const dexA = (brawlers[a] as { dex: number }).dex
  const dexB = (brawlers[b] as { dex: number }).dex
  return dexA !== dexB ? dexA > dexB : a < b
}

function weakest(hp: Int32Array, from: number): number {
  let best = -1
  for (let i = from; i < from + 4; i++) {
    if (hp[i] !== 0 && (best < 0 || (hp[i] as number) < (hp[best] as number))) best = i
  }
  return best
}

const anyUp = (hp: Int32Array, from: number): boolean =>
  hp[from] !== 0 || hp[from + 1] !== 0 || hp[from + 2] !== 0 || hp[from + 3] !== 0

/** One blow: a brawler rolls to hit, or to avoid a beast's bite. Returns the number of the next die. */
function blow(hp: Int32Array, seed: ReturnType<typeof seedFrom>, next: number, actor: number, target: number): number {
  let die = next
  const roll = faceAt(seed, die++, 20)
  let damage = 0
  if (actor < 4) {
    const { str, sides } = brawlers[actor] as (typeof brawlers)[number]
    if (roll === 20 || (roll !== 1 && roll + str >= 12)) damage = faceAt(seed, die++, sides) * (roll === 20 ? 2 : 1)
  } else {
    const { dex } = brawlers[target] as (typeof brawlers)[number]
    const { sides } = beasts[actor - 4] as (typeof beasts)[number]
    if (roll !== 20 && (roll === 1 || roll + dex < 12)) damage = faceAt(seed, die++, sides) * (roll === 1 ? 2 : 1)
  }
  hp[target] = Math.max(0, (hp[target] as number) - damage)
  return die
}
