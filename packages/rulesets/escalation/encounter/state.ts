import { findRow } from '../../reading/names.ts'
import { hint, isMap, type Path } from '../../reading/problems.ts'
import { type Fields, listOf, numberOf, textOf, wordOf } from '../../reading/reader.ts'
import {
  type Ability,
  ADVANTAGE_TO,
  AIMS,
  type Entrant,
  GRABBED,
  ONE_ROUND,
  ONGOING,
  PC,
  READY_ACTS,
  READY_WHEN,
  SAVE_ENDS,
  SLOTS,
  type Stance,
  type StartingAdvantage,
  type StartingCondition,
  type StartingReady,
  UNTIL_END,
  UNTIL_REMOVED,
  UNTIL_START,
  WEAPON_TYPE,
} from '../model.ts'
import { findCondition } from './conditions.ts'
import { readLength, USUAL_SAVE } from './duration.ts'
import type { Reader } from './reader.ts'
import { typeOf } from './types.ts'

/** The part of an entrant that tells of a fight in progress, and of what was done to it before. */
export type State = Pick<
  Entrant,
  | 'conditions'
  | 'advantages'
  | 'deathSavesFailed'
  | 'stabilized'
  | 'hardFall'
  | 'lastGasp'
  | 'spent'
  | 'interruptUsed'
  | 'freeUsed'
  | 'acted'
  | 'readied'
  | 'lostSlot'
  | 'sustaining'
>

interface Parts {
  readonly kind: number
  readonly hp: number
  readonly abilities: readonly Ability[]
  readonly stances: readonly Stance[]
  /** Names of everybody, by row. */
  readonly names: readonly string[]
}

/** Reads what has been done to somebody and what it has done and is doing. */
export function readState(r: Reader, name: string, f: Fields, parts: Parts): State {
  const { values } = f
  checkDying(r, name, f, parts)
  return {
    conditions: readConditions(r, name, f, parts.names),
    advantages: listOf(values.advantage).flatMap((one) => (isMap(one) ? [readAdvantage(one)] : [])),
    deathSavesFailed: numberOf(values.deathSavesFailed, 0),
    stabilized: values.stabilized === true,
    hardFall: values.hardFall === true,
    lastGasp: isMap(values.lastGasp) ? (textOf(values.lastGasp.outcome) ?? '') : null,
    spent: SLOTS.map((slot) => listOf(values.spent).includes(slot)),
    interruptUsed: values.interruptUsed === true,
    freeUsed: numberOf(values.freeUsed, 0),
    acted: typeof values.acted === 'boolean' ? values.acted : null,
    readied: isMap(values.readied) ? readReady(r, values.readied, f.at('readied'), parts) : null,
    lostSlot: wordOf(values.lostSlot, SLOTS, -1),
    sustaining: readSustaining(r, name, f, parts.abilities),
  }
}

/** Only who is Dying can have been stabilized or have fallen hard. */
function checkDying(r: Reader, name: string, f: Fields, { kind, hp }: Parts): void {
  if (kind !== PC || hp <= 0) return
  const says = `${name} has ${hp} hit points and is not Dying: leave this out`
  if (f.values.stabilized === true) r.problems.add(f.at('stabilized'), `${says}.`, 'stabilize')
  if (f.values.hardFall === true) r.problems.add(f.at('hardFall'), `${says}.`, 'death-save-disadvantage')
}

function readConditions(r: Reader, name: string, f: Fields, names: readonly string[]): StartingCondition[] {
  const path = f.at('conditions')
  return listOf(f.values.conditions).flatMap((one, i) => {
    const where = [...path, i]
    const read = isMap(one)
      ? readCondition(r, name, one, where, [...where, 'condition'], names)
      : readCondition(r, name, { condition: one }, where, where, names)
    return read === null ? [] : [read]
  })
}

function readCondition(
  r: Reader,
  name: string,
  raw: Record<string, unknown>,
  path: Path,
  idPath: Path,
  names: readonly string[],
): StartingCondition | null {
  const isOngoing = raw.ongoing !== undefined && raw.ongoing !== null
  const condition = isOngoing ? ONGOING : findCondition(r, raw.condition, idPath)
  if (condition < 0) return null
  if (condition === ONGOING && !isOngoing) {
    const right = 'write { ongoing: 5, type: fire }'
    r.problems.add(path, `How much ongoing damage, and of which type: ${right}.`, 'ongoing-damage')
    return null
  }
  const by = findRow(r, raw.by, [...path, 'by'], names)
  const usual = isOngoing ? { lasts: SAVE_ENDS, save: USUAL_SAVE } : { lasts: UNTIL_REMOVED, save: 0 }
  const { lasts, save } = readLength(r, raw, path, usual)
  const isTurn = lasts === UNTIL_START || lasts === UNTIL_END
  const of = raw.of === undefined && isTurn ? by : findRow(r, raw.of, [...path, 'of'], names)
  const lacks = (message: string, rule: 'effect-duration' | 'grabbed-details') => r.problems.add(path, message, rule)
  if (isTurn && raw.of === undefined && raw.by === undefined) {
    lacks('Say whose next turn ends it: "of" with a name.', 'effect-duration')
  }
  if (lasts === ONE_ROUND && raw.by === undefined) {
    const said = 'One round lasts until the next turn of whoever made it: say who under "by".'
    lacks(said, 'effect-duration')
  }
  if (condition === GRABBED && raw.by === undefined) {
    lacks(`${name} is Grabbed by somebody: say who under "by".`, 'grabbed-details')
  }
  const type = isOngoing ? typeOf(raw.type) : -1
  return {
    condition,
    duration: lasts,
    save,
    of,
    by,
    amount: isOngoing ? numberOf(raw.ongoing, 1) : 0,
    type: isOngoing ? (type < 0 ? WEAPON_TYPE : type) : 0,
  }
}

const readAdvantage = (raw: Record<string, unknown>): StartingAdvantage => ({
  to: wordOf(raw.to, ADVANTAGE_TO, 0),
  amount: numberOf(raw.amount, 1),
  from: textOf(raw.from) ?? '',
})

/** What can be readied without saying on whom; an ability says itself whether it needs somebody. */
const NEEDS_NOBODY: ReadonlySet<string> = new Set(['use', 'stance', 'rally', 'deed'])

function readReady(r: Reader, raw: Record<string, unknown>, path: Path, parts: Parts): StartingReady {
  const { abilities, stances, names } = parts
  const act = wordOf(raw.act, READY_ACTS, 0)
  const isStance = READY_ACTS[act] === 'stance'
  const isUse = READY_ACTS[act] === 'use'
  const key = isStance ? 'stance' : 'ability'
  const ids = isStance ? stances.map(({ id }) => id) : abilities.map(({ id }) => id)
  const id = textOf(raw[key])
  const ability = id === null ? -1 : ids.indexOf(id)
  if ((isStance || isUse) && id === null) {
    r.problems.add(path, `Say which ${key} is readied: "${key}" with its id.`, 'ready')
  } else if (id !== null && ability < 0) {
    r.problems.add([...path, key], `There is no ${key} "${id}" among its own.${hint(id, ids)}`, 'ready')
  }
  const isSaid = (as: string) => (Array.isArray(raw[as]) ? raw[as].length > 0 : raw[as] !== undefined)
  const namesNobody = !isSaid('target') && (READY_ACTS[act] !== 'move' || !AIMS.some(isSaid))
  if (namesNobody && !NEEDS_NOBODY.has(READY_ACTS[act] as string)) {
    r.problems.add(path, 'Say on whom what is readied is: "target" with a name.', 'ready')
  }
  const aims = AIMS.flatMap((as) =>
    (Array.isArray(raw[as]) ? (raw[as] as unknown[]) : [raw[as]]).flatMap((one, i) => {
      const whom = findRow(r, one, [...path, as, i], names)
      return whom < 0 ? [] : [{ as, whom }]
    }),
  )
  return {
    slot: wordOf(raw.slot, SLOTS, 2),
    act,
    target: findRow(r, raw.target, [...path, 'target'], names),
    aims,
    ability,
    knockOut: raw.knockOut === true,
    when: wordOf(raw.when, READY_WHEN, 0),
    who: findRow(r, raw.who, [...path, 'who'], names),
    because: textOf(raw.because) ?? '',
  }
}

function readSustaining(r: Reader, name: string, f: Fields, abilities: readonly Ability[]): Entrant['sustaining'] {
  const path = f.at('sustaining')
  return listOf(f.values.sustaining).flatMap((one, i) => {
    const id = isMap(one) ? textOf(one.ability) : textOf(one)
    if (id === null) return []
    const ability = abilities.findIndex((own) => own.id === id)
    if (ability < 0) {
      const ids = abilities.map((own) => own.id)
      r.problems.add([...path, i], `${name} has no ability "${id}" to sustain.${hint(id, ids)}`, 'ability-sustain')
      return []
    }
    if (abilities[ability]?.sustain === 0) {
      r.problems.add(
        [...path, i],
        `${abilities[ability]?.name} is not sustained: it has no "sustain".`,
        'ability-sustain',
      )
    }
    return [{ ability, due: isMap(one) && one.due === true }]
  })
}
