import { freeHits } from '@fray/rulesets/free-hits'
import { type Fights, fightsOf } from '../fights.ts'
import { foes, party } from './sides.ts'

type Fighter = (typeof party)[number] | (typeof foes)[number]

/** The plain fight as an encounter: four against four to the death on open ground, with bows or, side by side, with blades. */
function encounter(kind: 'ranged' | 'melee'): unknown {
  const one = ({ hp, accuracy, agility, sides, x, y }: Fighter, pc: boolean) => ({
    pc,
    hp,
    accuracy,
    agility,
    weapons: [kind === 'ranged' ? `bow ranged d${sides} range 20` : `blade melee d${sides}`],
    at: `${x},${y}`,
  })
  return {
    ruleset: 'free-hits',
    title: 'A brawl',
    battlefield: { size: [13, 8], exits: 'none' },
    combatants: Object.fromEntries([
      ...party.map((fighter, i) => [`Fighter ${i}`, one(fighter, true)]),
      ...foes.map((fighter, i) => [`Foe ${i}`, one(fighter, false)]),
    ]),
  }
}

/** Two lines of archers in range of each other: the fight that is also played by hand. */
export const brawl: Fights = fightsOf(freeHits, encounter('ranged'))

/** The same people with blades: they walk, and their 1s hand out free hits. */
export const brawlApart: Fights = fightsOf(freeHits, encounter('melee'))
