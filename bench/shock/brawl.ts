import { shock } from '@fray/rulesets/shock'
import { type Fights, fightsOf } from '../fights.ts'
import { FOE_BONUS, FOE_SHOCK, foes, PARTY_BONUS, PARTY_SHOCK, PARTY_STAB, party } from './sides.ts'

/** How the two lines stand: how many squares apart, and how far everybody reaches (null: as far as usual). */
interface Lines {
  readonly apart: number
  readonly reach: number | null
}

/** The plain fight as an encounter: four against four to the death, nobody takes fright, no powers, open ground. */
function encounter({ apart, reach }: Lines): unknown {
  const arm = reach === null ? {} : { reach }
  return {
    ruleset: 'shock',
    title: 'A brawl',
    surprised: 'nobody',
    options: { 'morale-judgment': 'fight-on' },
    battlefield: `${apart + 5}x8`,
    combatants: Object.fromEntries([
      ...party.map(({ hp, ac, str, sides, x, y }, i) => [
        `Fighter ${i}`,
        {
          kind: 'pc',
          hp,
          ac,
          ...arm,
          attackBonus: PARTY_BONUS,
          mods: { str },
          skills: { stab: PARTY_STAB },
          weapons: [`blade melee stab str d${sides} shock ${PARTY_SHOCK.points}/${PARTY_SHOCK.maxAc}`],
          at: `${x},${y}`,
        },
      ]),
      ...foes.map(({ hp, ac, sides, y }, i) => [
        `Foe ${i}`,
        {
          kind: 'npc',
          hp,
          ac,
          ...arm,
          attackBonus: FOE_BONUS,
          weapons: [`axe melee stab str d${sides} shock ${FOE_SHOCK.points}/${FOE_SHOCK.maxAc}`],
          at: `${2 + apart},${y}`,
        },
      ]),
    ]),
  }
}

/** Two lines 10 feet apart, and reach enough that nobody has to move: the fight that is also played by hand. */
export const brawl: Fights = fightsOf(shock, encounter({ apart: 2, reach: 30 }))

/** The same people with the usual reach, their lines 30 feet apart: they have to walk. */
export const brawlApart: Fights = fightsOf(shock, encounter({ apart: 6, reach: null }))
