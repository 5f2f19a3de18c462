import * as z from 'zod/mini'
import type { Given, Points, ValueOf, ValuesOf } from '../../kinds/field.ts'
import { findRow } from '../../loading/names.ts'
import { hint } from '../../loading/problems.ts'
import type { ShockRule } from '../catalogue/rule-ids.ts'
import { cite } from '../citing.ts'
import { DEAD, MORTALLY_INJURED, PROMPT_ROLLS, PROMPTS, SEEN, STABLE, STATES, UNSEEN, UP } from '../words.ts'
import { custom, flag, kind, list, maybe, number, type Reader, text, word, yesNo } from './fields.ts'
import type { Gear } from './gear.ts'

/** Another combatant by name, as it is written in the list; '' for nobody. */
const somebody = (says: string, needed?: string) =>
  custom<string>(`Of a fight in progress: ${says}`, {
    ...(needed === undefined ? {} : { needed }),
    schema: z.string(),
    shape: { type: 'text' },
    read: (r, raw, path) => r.names[findRow(r, raw, path, r.names)] ?? '',
    write: (value) => (value === '' ? undefined : value),
  })

const aiming = kind('aiming', 'An execution being prepared.', {
  fields: {
    at: somebody('at whom.', 'This aim has no "at": at whom.'),
    weapon: text('With what; its first weapon by default.'),
    rounds: number('Rounds of aim complete.', { min: 0, max: 6, default: 0 }),
  },
})
/** An execution being prepared: at whom, with which of its items. */
export interface Aiming extends ValueOf<typeof aiming> {}

/** Whether somebody is up, what it has done and is doing. */
export const stateFields = {
  altitude: number('Feet above the floor.', { min: 0, max: 1000, default: 0, column: {} }),
  state: word(STATES, 'Whether it is up, and if not, how it lies.', { last: DEAD, column: {} }),
  fell: number('The round in which it fell.', {
    rule: 'mortal-injury-clock',
    min: 0,
    max: 1000,
    default: 0,
    always: true,
    column: {},
  }),
  mainSpent: flag("This round's Main Action is spent.", { column: { label: 'Main Action spent' } }),
  moveSpent: yesNo("This round's Move Action is spent.", { column: { label: 'Move Action spent' } }),
  prone: flag('It lies prone.', { column: {} }),
  totalDefense: flag('It is on Total Defense.', { column: { label: 'Total Defense' } }),
  charged: flag('It has charged this round.', { column: {} }),
  shieldUsed: flag('Its shield has stopped Shock this round.', { column: { shown: false } }),
  holding: flag('It holds its action.', { column: {} }),
  dual: flag('It fights with both of its weapons.', { column: { label: 'fighting with both' } }),
  retreating: flag('It retreats.', { column: {} }),
  unsuspecting: flag('It suspects no danger.', { column: {} }),
  unseen: word(UNSEEN, 'Whether its enemies see it, or know where it is.', { default: SEEN, column: {} }),
  screening: somebody('the ally that it screens.'),
  grappling: somebody('whom it holds.'),
  swarm: somebody('on whom it has joined a swarm.'),
  disengagedFrom: list(somebody('an enemy.'), 'Of a fight in progress: from whom it has disengaged.', {
    complete: (all) => [...new Set(all)].filter((name) => name !== ''),
  }),
  aiming: maybe(aiming, 'Of a fight in progress: an execution being prepared.'),
  prompts: word(PROMPTS, 'At which moments it is asked for Instants.', {
    default: PROMPT_ROLLS,
    column: { init: PROMPT_ROLLS, visibility: 'seat' },
  }),
}
type Written = ValuesOf<typeof stateFields>

/** Hit points, and whether it is up. */
interface Health {
  readonly hp: Points
  readonly state: number
  readonly fell: number
}

type HealthGiven = Given<'hp' | 'state' | 'fell', ShockRule>

/** Completes hit points and state, which have to agree. `round` is the one under way, 0 before the fight. */
export function settleHealth(
  name: string,
  named: boolean,
  round: number,
  { hp, state: said, fell }: Health,
  { raw, lost, wrong }: HealthGiven,
): Health {
  const pool = typeof raw.hp === 'string'
  if (raw.hp === undefined && !lost) {
    wrong(null, `${name} has no "hp": a number, or current/most as in 4/9.`, 'hit-points')
  }
  // Numbers below 0 are no hit points at all, which has been said.
  if (hp.most < 1 && hp.now >= 0) {
    const said = `${name} cannot have ${hp.most} hit points at most: for one that has fallen write both, as in 0/9.`
    wrong('hp', said, 'hit-points')
  } else if (hp.now > hp.most) {
    const said = `${name} has ${hp.now} hit points but at most ${hp.most}: the first number is the current one.`
    wrong('hp', said, 'hit-points')
  }
  if (said > UP && pool && hp.now > 0) {
    wrong(
      'state',
      `${name} has ${hp.now} hit points left and so is not ${STATES[said]}: write 0/${hp.most}.`,
      'hit-points',
    )
  }
  if (said === UP && hp.now === 0) {
    wrong('state', `${name} has no hit points left and so is not up: leave "state" out.`, 'hit-points')
  }
  if ((said === MORTALLY_INJURED || said === STABLE) && !named) {
    const right = 'say "named: true", or that it is dead or unconscious'
    wrong('state', `${name} has no name to speak of and dies at 0 hit points: ${right}.`, 'nameless-npc-dies')
  }
  const state = said >= 0 ? said : hp.now > 0 ? UP : named ? MORTALLY_INJURED : DEAD
  if (state === UP && fell > 0) {
    wrong('fell', `${name} is up: only one that is down "fell".`, 'mortal-injury-clock')
  } else if (fell > round) {
    const when = round === 0 ? 'the fight has not begun' : `it is round ${round}`
    wrong('fell', `${name} cannot have fallen in round ${fell}: ${when}.`, 'mortal-injury-clock')
  }
  return {
    hp: { now: state === UP ? hp.now : 0, most: Math.max(1, hp.most) },
    state,
    fell: state === UP ? 0 : raw.fell === undefined ? round : fell,
  }
}

/** What one who is down does not do. */
const DEEDS = ['totalDefense', 'holding', 'dual', 'screening', 'grappling', 'swarm', 'aiming'] as const

/** What is over with the turn or the round in which it was done, so that nobody brings it to a fight. */
const OF_A_ROUND = [
  ['charged', 'charge-ac'],
  ['swarm', 'swarm-lapse'],
] as const

type StateGiven = Given<keyof typeof stateFields, ShockRule>

/** Whose state it is. */
interface Bearer {
  readonly state: number
  readonly gear: Gear
  readonly given: StateGiven
}

/** Completes what a combatant has done and is doing, where its own fields do not say it. */
export function settleState(
  r: Reader,
  name: string,
  { mainSpent, moveSpent, prone, charged, holding, swarm, aiming }: Written,
  { state, gear, given }: Bearer,
) {
  if (state !== UP) {
    for (const key of DEEDS) {
      if (given.raw[key] === undefined || given.raw[key] === false) continue
      const said = `${name} is ${STATES[state]} and does nothing: leave "${key}" out.`
      given.wrong(key, said, 'mortally-injured')
    }
  }
  if (!r.underway) {
    for (const [key, rule] of OF_A_ROUND) {
      if (given.raw[key] === undefined || given.raw[key] === false) continue
      given.wrong(key, `The fight has not begun, and ${name} has done nothing yet: leave "${key}" out.`, rule)
    }
  }
  if (charged) cite('charge')
  return {
    mainSpent: mainSpent || charged || swarm !== '',
    moveSpent: (moveSpent ?? holding) || charged,
    prone: prone || state !== UP,
    aiming: aiming === null ? null : settleAiming(r, name, aiming, gear, given),
  }
}

function settleAiming(
  r: Reader,
  name: string,
  { at, weapon, rounds }: Aiming,
  gear: Gear,
  given: StateGiven,
): Aiming | null {
  const weapons = gear.items.filter(({ modes }) => modes.length > 0)
  const found = weapon === '' ? weapons[0] : gear.find(weapon)
  const isWeapon = found !== undefined && weapons.includes(found)
  if (weapon !== '' && !isWeapon) {
    const known = weapons.map((one) => one.name)
    const said = `${name} has no weapon "${weapon}".${hint(weapon, known)}`
    r.problems.add([...given.at('aiming'), 'weapon'], said, 'execution-ranged')
  }
  return at === '' || !isWeapon ? null : { at, weapon: found.name, rounds }
}
