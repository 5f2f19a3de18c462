import { escalation } from '@fray/rulesets/escalation'
import { type Fights, fightsOf } from '../fights.ts'
import { foes, party } from './sides.ts'

type Fighter = (typeof party)[number] | (typeof foes)[number]

const BANDS = ['very-fast', 'fast', 'medium', 'slow'] as const

/** The plain fight as an encounter: four against four to the death, all of them engaged with all others, Basic Attacks alone. */
function encounter(): unknown {
  const one = ({ sides, band, ...rest }: Fighter, isParty: boolean) => ({
    ...rest,
    kind: isParty ? 'npc' : 'enemy',
    usesEscalation: isParty,
    band: BANDS[band],
    stances: [`melee d${sides}`],
  })
  return {
    ruleset: 'escalation',
    title: 'A brawl',
    combatants: Object.fromEntries([
      ...party.map((fighter, i) => [`Fighter ${i}`, one(fighter, true)]),
      ...foes.map((fighter, i) => [`Foe ${i}`, one(fighter, false)]),
    ]),
    positions: party.flatMap((_, i) => foes.map((_one, j) => [`Fighter ${i}`, `Foe ${j}`, 'close'])),
  }
}

/** Everybody in one knot: the fight that is also played by hand. */
export const brawl: Fights = fightsOf(escalation, encounter())
