import { findRow } from '../../reading/names.ts'
import { hint, isMap } from '../../reading/problems.ts'
import { type Fields, listOf, numberOf, textOf, wordOf } from '../../reading/reader.ts'
import {
  type Aiming,
  DEAD,
  type Entrant,
  HEED,
  HEED_ROLLS,
  MORTALLY_INJURED,
  SEEN,
  STABLE,
  STATES,
  UNSEEN,
  UP,
} from '../model.ts'
import type { Gear } from './gear.ts'
import type { Reader } from './reader.ts'

/** Hit points, and whether it is up. */
export interface Health {
  readonly hp: number
  readonly hpMax: number
  readonly state: number
  readonly fell: number
}

/** Reads hit points and state, which have to agree. `round` is the one under way, 0 before the fight. */
export function readHealth(r: Reader, name: string, f: Fields, named: boolean, round: number): Health {
  const { values } = f
  const text = /^(\d+)\/(\d+)$/.exec(textOf(values.hp) ?? '')
  const said = values.state === undefined ? -1 : wordOf(values.state, STATES, UP)
  const written = text ? Number(text[1]) : numberOf(values.hp, 1)
  const hpMax = text ? Number(text[2]) : written
  const wrong = (key: string, message: string) => r.problems.add(f.at(key), message, 'hit-points')
  if (values.hp === undefined && !f.lost) {
    r.problems.add(f.path, `${name} has no "hp": a number, or current/most as in 4/9.`, 'hit-points')
  }
  // Numbers below 0 are no hit points at all, which has been said.
  if (hpMax < 1 && written >= 0)
    wrong('hp', `${name} cannot have ${hpMax} hit points at most: for one that has fallen write both, as in 0/9.`)
  else if (written > hpMax) {
    wrong('hp', `${name} has ${written} hit points but at most ${hpMax}: the first number is the current one.`)
  }
  if (said > UP && text !== null && written > 0) {
    wrong('state', `${name} has ${written} hit points left and so is not ${STATES[said]}: write 0/${hpMax}.`)
  }
  if (said === UP && written === 0)
    wrong('state', `${name} has no hit points left and so is not up: leave "state" out.`)
  if ((said === MORTALLY_INJURED || said === STABLE) && !named) {
    const right = 'say "named: true", or that it is dead or unconscious'
    r.problems.add(
      f.at('state'),
      `${name} has no name to speak of and dies at 0 hit points: ${right}.`,
      'nameless-npc-dies',
    )
  }
  const state = said >= 0 ? said : written > 0 ? UP : named ? MORTALLY_INJURED : DEAD
  return { hp: state === UP ? written : 0, hpMax: Math.max(1, hpMax), state, fell: readFell(r, name, f, state, round) }
}

function readFell(r: Reader, name: string, f: Fields, state: number, round: number): number {
  const given = f.values.fell
  if (typeof given !== 'number') return state === UP ? 0 : round
  if (state === UP && given > 0) {
    r.problems.add(f.at('fell'), `${name} is up: only one that is down "fell".`, 'mortal-injury-clock')
  } else if (given > round) {
    const when = round === 0 ? 'the fight has not begun' : `it is round ${round}`
    r.problems.add(f.at('fell'), `${name} cannot have fallen in round ${given}: ${when}.`, 'mortal-injury-clock')
  }
  return state === UP ? 0 : given
}

/** The part of an entrant that tells of a fight in progress. */
export type State = Pick<
  Entrant,
  | 'mainSpent'
  | 'moveSpent'
  | 'prone'
  | 'totalDefense'
  | 'charged'
  | 'shieldUsed'
  | 'holding'
  | 'dual'
  | 'retreating'
  | 'unsuspecting'
  | 'unseen'
  | 'heed'
  | 'screening'
  | 'grappling'
  | 'swarm'
  | 'disengagedFrom'
  | 'aiming'
>

/** What one who is down does not do. */
const DEEDS = ['totalDefense', 'holding', 'dual', 'screening', 'grappling', 'swarm', 'aiming'] as const

/** What is over with the turn or the round in which it was done, so that nobody brings it to a fight. */
const OF_A_ROUND = [
  ['charged', 'charge-ac'],
  ['swarm', 'swarm-lapse'],
] as const

/** Reads what a combatant has done and is doing. */
export function readState(
  r: Reader,
  name: string,
  f: Fields,
  { state }: Health,
  gear: Gear,
  { names, begun }: { readonly names: readonly string[]; readonly begun: boolean },
): State {
  const { values } = f
  const is = (key: string) => values[key] === true
  const row = (key: string) => findRow(r, values[key], f.at(key), names)
  if (state !== UP) {
    for (const key of DEEDS) {
      if (values[key] === undefined || values[key] === false) continue
      const said = `${name} is ${STATES[state]} and does nothing: leave "${key}" out.`
      r.problems.add(f.at(key), said, 'mortally-injured')
    }
  }
  const swarm = row('swarm')
  if (!begun) {
    for (const [key, rule] of OF_A_ROUND) {
      if (values[key] === undefined || values[key] === false) continue
      r.problems.add(f.at(key), `The fight has not begun, and ${name} has done nothing yet: leave "${key}" out.`, rule)
    }
  }
  return {
    mainSpent: is('mainSpent') || swarm >= 0 || is('charged'),
    moveSpent: is('moveSpent') || is('charged') || (is('holding') && values.moveSpent !== false),
    prone: is('prone') || state !== UP,
    totalDefense: is('totalDefense'),
    charged: is('charged'),
    shieldUsed: is('shieldUsed'),
    holding: is('holding'),
    dual: is('dual'),
    retreating: is('retreating'),
    unsuspecting: is('unsuspecting'),
    unseen: wordOf(values.unseen, UNSEEN, SEEN),
    heed: wordOf(values.heed, HEED, HEED_ROLLS),
    screening: row('screening'),
    grappling: row('grappling'),
    swarm,
    disengagedFrom: listOf(values.disengagedFrom)
      .map((other, i) => findRow(r, other, [...f.at('disengagedFrom'), i], names))
      .filter((other, i, all) => other >= 0 && all.indexOf(other) === i),
    aiming: readAiming(r, name, f, gear, names),
  }
}

function readAiming(r: Reader, name: string, f: Fields, gear: Gear, names: readonly string[]): Aiming | null {
  const raw = f.values.aiming
  if (!isMap(raw)) return null
  const path = f.at('aiming')
  const at = findRow(r, raw.at, [...path, 'at'], names)
  const said = textOf(raw.weapon)
  const weapons = gear.items.filter(({ kind }) => kind.modes.length > 0)
  const weapon = said === null ? gear.items.findIndex(({ kind }) => kind.modes.length > 0) : gear.find(said)
  if (said !== null && (weapon < 0 || gear.items[weapon]?.kind.modes.length === 0)) {
    const known = weapons.map(({ kind }) => kind.name)
    r.problems.add([...path, 'weapon'], `${name} has no weapon "${said}".${hint(said, known)}`, 'execution-ranged')
  }
  return at < 0 || weapon < 0 ? null : { at, weapon, rounds: numberOf(raw.rounds, 0) }
}
