import { escalation } from '@fray/rulesets/escalation'
import { type Fights, fightsOf } from '../fights.ts'
import { foes, party } from './sides.ts'

type Fighter = (typeof party)[number] | (typeof foes)[number]

const BANDS = ['very-fast', 'fast', 'medium', 'slow'] as const

/** The plain fight as an encounter: four against four to the death, Basic Attacks alone; everybody close to every foe, or near. */
function encounter(relation: 'close' | 'nearby'): unknown {
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
    positions: party.flatMap((_, i) => foes.map((_one, j) => [`Fighter ${i}`, `Foe ${j}`, relation])),
  }
}

/** Everybody in one knot: the fight that is also played by hand. */
export const brawl: Fights = fightsOf(escalation, encounter('close'))

/** The same people in two lines: they have to come close, are intercepted and hold each other up. */
export const brawlApart: Fights = fightsOf(escalation, encounter('nearby'))
