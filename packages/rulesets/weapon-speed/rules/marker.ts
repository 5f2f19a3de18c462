import { type Bearing, type Condition, SKILLS } from '../model.ts'

/** What changes nothing. */
export const NOTHING: Bearing = {
  defense: 0,
  armor: 0,
  attack: 0,
  speed: 0,
  halfSpeed: false,
  noMove: false,
  prone: false,
  noStanding: false,
  paralyzed: false,
  noReaction: false,
  noSpeech: false,
  noBreath: false,
  oneActionInTwo: false,
  skills: SKILLS.map(() => 0),
  markers: [],
}

/** A condition that the content does not know: its name, for the referee. */
export const marker = (id: string): Condition => {
  const name = id.replaceAll('-', ' ')
  return { id, name, bearing: { ...NOTHING, prone: id === 'prone', markers: id === 'prone' ? [] : [name] } }
}
