import { weaponSpeed } from '@fray/rulesets/weapon-speed'
import { type Fights, fightsOf } from '../fights.ts'
import { fighters, STRENGTH } from './sides.ts'

/** The plain fight as an encounter: four against four, nobody checks morale or is hit critically, open ground. */
function encounter(apart: number, range: object): unknown {
  return {
    ruleset: 'weapon-speed',
    title: 'A brawl',
    battlefield: `${apart + 8}x8`,
    combatants: Object.fromEntries(
      fighters.map(({ stress, agility, defense, armor, bonus, sides, plus, speed, x, y }, i) => [
        `Fighter ${i}`,
        {
          kind: 'character',
          side: i < 4 ? 'party' : 'foes',
          attributes: { strength: STRENGTH, agility },
          stressMax: stress,
          defense,
          armor,
          items: [{ name: 'weapon', bonus, damage: `1d${sides}+${plus}`, types: 'slashing', speed, ...range }],
          at: `${i < 4 ? x : x - 2 + apart},${y}`,
        },
      ]),
    ),
  }
}

/** Two lines 2 yards apart who throw things: nobody moves or ripostes. It is also played by hand. */
export const brawl: Fights = fightsOf(weaponSpeed, encounter(2, { mode: 'ranged', range: 30 }))

/** The same people with the usual reach, their lines 6 yards apart: they have to walk, and are met with ripostes. */
export const brawlApart: Fights = fightsOf(weaponSpeed, encounter(6, { reach: 1 }))
