import { expect, it } from 'vitest'
import type { AnyRuleset, AnyScene } from '../src/index.ts'
import { Headway } from '../src/index.ts'

/** A fight of which only is known what headway looks at. */
function fight(hp: number[]) {
  const side = hp.map((_, row) => row % 2)
  const down = new Set<number>()
  const now = { fight: { round: [1] }, combatant: { hp, side } }
  const scene = {
    now,
    get combatants() {
      return hp.length
    },
  } as unknown as AnyScene
  const rules = {
    isStanding: (_: unknown, row: number) => !down.has(row),
    vitality: (_: unknown, row: number) => hp[row],
  } as unknown as AnyRuleset
  const headway = new Headway(rules, scene)
  /** Commands until it is a stalemate, at most so many; `act` is done before each. */
  const commands = (most: number, act: (n: number) => void = () => {}): number => {
    for (let n = 1; n <= most; n++) {
      act(n)
      if (headway.isOut()) return n
    }
    return most
  }
  return { now, hp, side, down, headway, commands }
}

it('is a stalemate after 500 commands in which nothing comes of the fight, or 20 for each of many', () => {
  expect(fight([10, 10]).commands(9999)).toBe(500)
  expect(fight(new Array(100).fill(3)).commands(9999)).toBe(2000)
})

it('goes on while a side becomes weaker than ever, or somebody goes down', () => {
  const worn = fight([10, 10])
  expect(
    worn.commands(9999, (n) => {
      if (n % 400 === 0 && n <= 2000) worn.hp[1] = worn.hp[1] - 1
    }),
  ).toBe(2500)
  const falling = fight([5, 0, 5, 0])
  expect(falling.commands(9999, (n) => void (n === 430 && falling.down.add(3)))).toBe(950)
})

it('takes no blow that is always healed for headway', () => {
  const healed = fight([10, 10])
  expect(
    healed.commands(9999, (n) => {
      healed.hp[0] = n % 100 < 50 ? 10 : 7
    }),
  ).toBeLessThanOrEqual(600)
})

it('is counted from zero for another fight of the same day, and for those who join', () => {
  const day = fight([10, 2])
  const joined = day.commands(9999, (n) => {
    if (n === 300) {
      day.hp.push(4, 40)
      day.side.push(0, 1)
    }
    // The newcomer is wounded again and again: its side has more than at the beginning, and less than it could have.
    if (n > 300 && n % 200 === 0 && n <= 1000) day.hp[3] = day.hp[3] - 10
  })
  expect(joined).toBe(1500)
  day.hp[3] = 50
  day.now.fight.round[0] = 0
  expect(day.commands(9999)).toBe(500)
})
