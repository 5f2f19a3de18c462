import { compileDice, type Pool } from '@fray/kernel'
import { readDice } from '../../reading/dice.ts'
import { isMap } from '../../reading/problems.ts'
import { type Fields, numberOf, textOf, wordOf } from '../../reading/reader.ts'
import type { EscalationRule } from '../catalogue/rule-ids.ts'
import { DEAD, type Entrant, IN, KINDS, OUT, PC } from '../model.ts'
import type { Reader } from './reader.ts'

const USUAL_HP = 20
const USUAL_RECOVERIES = 8
const RECOVERY_DIE = 8

/** Points now and at most. */
export interface Points {
  readonly now: number
  readonly most: number
}

/** Points as they are written: a number, which is all of them, or current/most. */
export function pointsOf(raw: unknown, usual: number): Points {
  const text = /^(-?\d+)\/(\d+)$/.exec(textOf(raw) ?? '')
  if (text !== null) return { now: Number(text[1]), most: Number(text[2]) }
  const most = numberOf(raw, usual)
  return { now: most, most }
}

/** Hit points, Recoveries and Power, and what has become of somebody. */
export type Health = Pick<
  Entrant,
  | 'hp'
  | 'hpMax'
  | 'staggeredAt'
  | 'recoveries'
  | 'recoveriesMax'
  | 'noRecoveryPenalty'
  | 'power'
  | 'powerMax'
  | 'secondary'
  | 'secondaryMax'
  | 'out'
>

/** Reads hit points, Recoveries and Power, and what has become of somebody, which all have to agree. */
export function readHealth(r: Reader, name: string, f: Fields, kind: number): Health {
  const { values } = f
  const wrong = (key: string, message: string, rule: EscalationRule) => r.problems.add(f.at(key), message, rule)
  const hp = pointsOf(values.hp, USUAL_HP)
  const recoveries = pointsOf(values.recoveries, kind === PC ? USUAL_RECOVERIES : 0)
  const power = pointsOf(values.power, 0)
  const pool = isMap(values.secondary) ? values.secondary : {}
  const secondary = pointsOf(pool.amount, 0)
  const pairs: readonly [string, string, Points, EscalationRule][] = [
    ['hp', 'hit points', hp, 'damage-to-hp'],
    ['recoveries', 'Recoveries', recoveries, 'recoveries'],
    ['power', 'Power', power, 'ability-spend'],
    ['secondary', textOf(pool.name) ?? 'of its secondary resource', secondary, 'ability-spend-secondary'],
  ]
  for (const [key, what, { now, most }, rule] of pairs) {
    if (now <= most) continue
    wrong(key, `${name} has ${now} ${what} but at most ${most}: the first number is the current one.`, rule)
  }
  if (hp.most < 1) {
    const right = `for one that is down write both, as in 0/9`
    wrong('hp', `${name} cannot have ${hp.most} hit points at most: ${right}.`, 'damage-to-hp')
  }
  if (kind !== PC) checkEnemy(r, name, f, kind)
  else if (values.staggeredAt !== undefined) {
    wrong('staggeredAt', `${name} is a PC and Staggered at half: leave this out.`, 'staggered-enemy')
  }
  return {
    hp: hp.now,
    hpMax: Math.max(1, hp.most),
    staggeredAt: numberOf(values.staggeredAt, 0),
    recoveries: recoveries.now,
    recoveriesMax: recoveries.most,
    noRecoveryPenalty: numberOf(values.noRecoveryPenalty, 0),
    power: power.now,
    powerMax: power.most,
    secondary: secondary.now,
    secondaryMax: secondary.most,
    out: readOut(r, name, f, kind, hp.now),
  }
}

function checkEnemy(r: Reader, name: string, f: Fields, kind: number): void {
  const ofPcs: readonly [string, string][] = [
    ['recoveries', 'npc-healing'],
    ['recovery', 'npc-healing'],
    ['noRecoveryPenalty', 'no-recoveries-left'],
    ['deathSavesFailed', 'enemy-at-zero'],
    ['stabilized', 'enemy-at-zero'],
    ['hardFall', 'enemy-at-zero'],
    ['deathSave', 'enemy-at-zero'],
  ]
  for (const [key, rule] of ofPcs) {
    const value = f.values[key]
    if (value === undefined || value === false || (value === 0 && key !== 'recovery')) continue
    const said = `Only a PC has "${key}", and ${name} is an ${KINDS[kind]}: leave it out, or make it "kind: pc".`
    r.problems.add(f.at(key), said, rule as EscalationRule)
  }
}

/** What has become of it: an enemy without hit points is dead where nothing else is said. */
function readOut(r: Reader, name: string, f: Fields, kind: number, hp: number): number {
  const said = f.values.out === undefined ? -1 : wordOf(f.values.out, OUT, IN)
  if (kind === PC || hp > 0) return said < 0 ? IN : said
  if (said === IN) {
    const what = `${name} has no hit points left and is an ${KINDS[kind]}: it is dead or unconscious, not in the fight.`
    r.problems.add(f.at('out'), what, 'enemy-at-zero')
  }
  return said < 0 ? DEAD : said
}

/** What one Recovery of somebody heals: a d8 for each Level of a PC where nothing is said; null for who has none. */
export function readRecovery(r: Reader, f: Fields, kind: number, level: number): Pool | null {
  const read = readDice(r, f.values.recovery, f.at('recovery'))
  if (read !== null || kind !== PC) return read
  return compileDice(`${Math.max(1, level)}d${RECOVERY_DIE}`)
}
