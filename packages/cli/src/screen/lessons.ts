import { readyEncounters } from '../io/encounters.ts'
import { type Sitting, tableOf } from './sitting.ts'

/** What the first fight of each game teaches, a few sentences each, by the ruleset. */
const LESSONS: Readonly<Record<string, readonly string[]>> = {
  zones: [
    'In your Turn you have one Action and one move between Zones, in any order.',
    'You attack with your Action somebody in your own Zone, or further off with a bow; 12 or more on a d20 with STR or DEX hits.',
    'Who leaves a Zone with foes in it is struck at, unless it disengages first. Foes roll nothing: you roll to avoid their blows.',
  ],
  shock: [
    'Your side acts together, in any order: each of you has a Main Action and a move of so many feet.',
    'An attack rolls a d20 against the armor class. A miss may still hurt: a weapon does its Shock to whoever wears too little.',
    'You are asked in between when you could step in; Enter lets it be.',
  ],
  'free-hits': [
    'In your turn you have an Attack Action, a Move Action of 6 spaces and two Bonus Actions of 2 spaces or a boost each.',
    'Careless steps and a rolled 1 give the enemy a free hit; from behind one is hit more easily.',
    'Blows may be aimed at no price: 6 points or more after armor are a wound, and the aim says what it does.',
  ],
  'weapon-speed': [
    'Each round everybody says in secret what it will do; then the numbers are called, the lowest first. A slow weapon comes late.',
    'Who is struck before its number comes may lose what it wanted to do.',
    'Damage can leave an injury of its own; the log opens to each of its numbers.',
  ],
  escalation: [
    'There is no map: you are together with somebody, nearby, or far away.',
    'The escalation die grows each round and adds to your attacks, so the fight turns for you if you last.',
    'In your turn you have a standard, a move and a quick action; who leaves a fight is struck at.',
  ],
}

/** What the fight teaches, where it is the game's first ready fight or its entry in the list says so; nothing elsewhere. */
export function lessonOf(sitting: Sitting): readonly string[] {
  const { fight } = tableOf(sitting)
  const ready = readyEncounters().filter(({ ruleset }) => ruleset === fight.ruleset)
  if (ready[0]?.title === fight.title) return LESSONS[fight.ruleset] ?? []
  return ready.find(({ title }) => title === fight.title)?.teaches ?? []
}
