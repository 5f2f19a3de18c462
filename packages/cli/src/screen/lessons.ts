import { readyEncounters } from '../io/encounters.ts'
import { type Sitting, tableOf } from './sitting.ts'

/** What the first fight of each game teaches, a few sentences each, by the ruleset. */
const LESSONS: Readonly<Record<string, readonly string[]>> = {
  zones: [
    'On your Turn you have one Action and one move between Zones, in any order.',
    'Your Action attacks somebody in your own Zone, or farther off with a bow: d20 plus STR or DEX, and 12 or more hits.',
    'Leave a Zone with foes in it and they strike at you, unless you Disengage first. Foes do not roll to hit: you roll to avoid them.',
  ],
  shock: [
    'Your side acts together, in any order: each of you has a Main Action and a move of so many feet.',
    'An attack is a d20 against the armor class. A miss may still hurt: a weapon deals its Shock to anyone who wears too little.',
    'You are asked whenever you could step in; Enter declines.',
  ],
  'free-hits': [
    'On your turn you have an Attack Action, a Move Action of 6 spaces and two Bonus Actions of 2 spaces or a boost each.',
    'Careless steps and a rolled 1 give the enemy a free hit; anyone is easier to hit from behind.',
    'Aiming a blow costs nothing: 6 damage or more after armor is a wound, and the aim says what it does.',
  ],
  'weapon-speed': [
    'Each round everybody declares in secret what they will do; then the numbers are called, the lowest first. Slow weapons come late.',
    'Anyone who is hit before their number comes may lose their action.',
    'Damage can leave an injury as well; "explain" opens each number of the log.',
  ],
  escalation: [
    'There is no map: you are together with somebody, nearby, or far away.',
    'The escalation die grows each round and adds to your attacks, so the fight turns for you if you last.',
    'On your turn you have a standard, a move and a quick action. Leave somebody you are engaged with and they may strike at you.',
  ],
}

/** What the fight teaches, where it is the game's first ready fight or its entry in the list says so; nothing elsewhere. */
export function lessonOf(sitting: Sitting): readonly string[] {
  const { fight } = tableOf(sitting)
  const ready = readyEncounters().filter(({ ruleset }) => ruleset === fight.ruleset)
  if (ready[0]?.title === fight.title) return LESSONS[fight.ruleset] ?? []
  return ready.find(({ title }) => title === fight.title)?.teaches ?? []
}
