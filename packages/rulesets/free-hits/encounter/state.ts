import { findRow } from '../../reading/names.ts'
import { isMap } from '../../reading/problems.ts'
import { type Fields, listOf, numberOf, textOf, wordOf } from '../../reading/reader.ts'
import type { FreeHitsRule } from '../catalogue/rule-ids.ts'
import { AIMS, BUDGET, DEFEATED, type Entrant, IN, NO_AIM, type Spell, STATUSES, type StartingWound } from '../model.ts'
import { readChanneling, readKeeping } from './channeling.ts'
import { readCondition } from './conditions.ts'
import type { Reader } from './reader.ts'

const USUAL_HP = 10

/** Hit points and magic points, and what has become of the unit. */
export type Health = Pick<Entrant, 'hp' | 'hpMax' | 'mp' | 'mpMax' | 'status'>

/** Points as they are written: a number, which is all of them, or current/most. */
function pointsOf(
  raw: unknown,
  usual: number,
): { readonly now: number; readonly most: number; readonly both: boolean } {
  const text = /^(\d+)\/(\d+)$/.exec(textOf(raw) ?? '')
  if (text !== null) return { now: Number(text[1]), most: Number(text[2]), both: true }
  const most = numberOf(raw, usual)
  return { now: most, most, both: false }
}

/** Reads hit points and what has become of the unit, which have to agree, and magic points. */
export function readHealth(r: Reader, name: string, f: Fields): Health {
  const { values } = f
  const hp = pointsOf(values.hp, USUAL_HP)
  const mp = pointsOf(values.mp, 0)
  const wrong = (key: string, message: string, rule: FreeHitsRule = 'defeated-at-zero') =>
    r.problems.add(f.at(key), message, rule)
  if (hp.most < 1) {
    wrong('hp', `${name} cannot have ${hp.most} hit points at most: for one that is defeated write both, as in 0/9.`)
  } else if (hp.now > hp.most) {
    wrong('hp', `${name} has ${hp.now} hit points but at most ${hp.most}: the first number is the current one.`)
  }
  if (mp.now > mp.most) {
    const said = `${name} has ${mp.now} magic points but at most ${mp.most}: the first number is the current one.`
    wrong('mp', said, 'spell-cost')
  }
  const said = values.status === undefined ? -1 : wordOf(values.status, STATUSES, IN)
  const down = said === DEFEATED || STATUSES[said] === 'dead'
  if (down && hp.both && hp.now > 0) {
    wrong('status', `${name} has ${hp.now} hit points left and so is not ${STATUSES[said]}: write 0/${hp.most}.`)
  }
  if (said >= 0 && !down && hp.both && hp.now === 0 && hp.most > 0) {
    wrong('status', `${name} has no hit points left and so is defeated or dead, not "${STATUSES[said]}".`)
  }
  const status = said >= 0 ? said : hp.now > 0 ? IN : DEFEATED
  return { hp: down ? 0 : hp.now, hpMax: Math.max(1, hp.most), mp: mp.now, mpMax: mp.most, status }
}

/** The part of an entrant that tells of a battle in progress, and of what was done to it before. */
export type State = Pick<
  Entrant,
  | 'prone'
  | 'conditions'
  | 'undetectedBy'
  | 'wounds'
  | 'spent'
  | 'spaces'
  | 'slots'
  | 'disengaged'
  | 'boosts'
  | 'debts'
  | 'channeling'
  | 'running'
>

interface Parts {
  readonly spells: readonly Spell[]
  /** Positions in AIMS of the parts that its body lacks. */
  readonly lacks: readonly number[]
  readonly table: { readonly names: readonly string[]; readonly round: number }
}

/** All of its free hit slots. */
const ALL_SLOTS = -1

/** Reads what has been done to a unit and what it has done and is doing. */
export function readState(r: Reader, name: string, f: Fields, { spells, lacks, table }: Parts): State {
  const { values } = f
  const boosts = isMap(values.boosts) ? values.boosts : {}
  return {
    prone: values.prone === true,
    conditions: readConditionsOf(r, f),
    undetectedBy: readUndetectedBy(r, f, table.names),
    wounds: readWounds(r, name, f, lacks, table.round),
    spent: perKind(values.spent),
    spaces: numberOf(values.spaces, 0),
    slots: numberOf(values.slots, ALL_SLOTS),
    disengaged: values.disengaged === true,
    boosts: { melee: numberOf(boosts.melee, 0), hit: numberOf(boosts.hit, 0), dodge: numberOf(boosts.dodge, 0) },
    debts: perKind(values.debts),
    channeling: readChanneling(r, name, f, spells),
    running: readKeeping(r, name, f, spells),
  }
}

const perKind = (raw: unknown): number[] => BUDGET.map((kind) => (isMap(raw) ? numberOf(raw[kind], 0) : 0))

function readConditionsOf(r: Reader, f: Fields): Entrant['conditions'] {
  const path = f.at('conditions')
  const seen = new Set<string>()
  return listOf(f.values.conditions).flatMap((one, i) => {
    const where = [...path, i]
    const id = isMap(one) ? one.condition : one
    const condition = readCondition(r, id, isMap(one) ? [...where, 'condition'] : where)
    if (condition === null) return []
    if (seen.has(condition.id)) {
      r.problems.add(where, `The condition ${condition.id} is listed twice: once is enough.`)
      return []
    }
    seen.add(condition.id)
    return [{ condition, rounds: isMap(one) && typeof one.rounds === 'number' ? one.rounds : null }]
  })
}

function readUndetectedBy(r: Reader, f: Fields, names: readonly string[]): Entrant['undetectedBy'] {
  const raw = f.values.undetectedBy
  if (raw === 'all') return 'all'
  const path = f.at('undetectedBy')
  const rows = typeof raw === 'string' ? [findRow(r, raw, path, names)] : []
  rows.push(...listOf(raw).map((name, i) => findRow(r, name, [...path, i], names)))
  return [...new Set(rows)].filter((row) => row >= 0).sort((a, b) => a - b)
}

function readWounds(r: Reader, name: string, f: Fields, lacks: readonly number[], round: number): StartingWound[] {
  const path = f.at('wounds')
  return listOf(f.values.wounds).map((one, i) => {
    const aim = wordOf(isMap(one) ? one.aim : one, AIMS, NO_AIM)
    const dealt = isMap(one) ? numberOf(one.round, 0) : 0
    if (lacks.includes(aim)) {
      const right = 'take it out of "lacks", or the wound away'
      r.problems.add([...path, i], `${name} has no part that a ${AIMS[aim]} wound could hit: ${right}.`, 'aim-declared')
    }
    if (dealt > round) {
      const when = round === 0 ? 'the battle has not begun' : `it is round ${round}`
      const said = `${name} cannot have been wounded in round ${dealt}: ${when}.`
      r.problems.add([...path, i, 'round'], said, 'disrupting-not-added')
    }
    return { aim, round: dealt }
  })
}
