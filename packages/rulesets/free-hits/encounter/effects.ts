import type { Pool } from '@fray/kernel'
import { readDice } from '../../reading/dice.ts'
import { hint, isMap, type Path } from '../../reading/problems.ts'
import { listOf, numberOf, textOf, wordOf } from '../../reading/reader.ts'
import { AIMS, type Effect, type Modify } from '../model.ts'
import { readCondition } from './conditions.ts'
import type { Reader } from './reader.ts'

/** What a `modify` effect may change. */
export const MODIFIED = ['accuracy', 'agility', 'strength', 'movement', 'slots', 'reduction'] as const

/** Any wound, or any condition. */
export const ANY = 'any'

/**
 * Reads a list of effects. `lasts`: what they belong to keeps running, so that a change of numbers may be left without its
 * `rounds` and lasts as long.
 */
export function readEffects(r: Reader, raw: unknown, path: Path, lasts: boolean): Effect[] {
  return listOf(raw).flatMap((one, i) => {
    const effect = isMap(one) ? readEffect(r, one, [...path, i], lasts) : null
    return effect === null ? [] : [effect]
  })
}

/** Dice that cannot come to less than nothing; null, with a problem where something else is written. */
export function readAmountOf(r: Reader, raw: unknown, path: Path): Pool | null {
  const pool = readDice(r, raw, path)
  if (pool !== null && pool.min < 0) {
    r.problems.add(path, `${pool.text} can come to less than 0: write dice or a number from 0 up.`, 'damage-order')
  }
  return pool
}

function readEffect(r: Reader, raw: Record<string, unknown>, path: Path, lasts: boolean): Effect | null {
  const amount = () => readAmountOf(r, raw.amount, [...path, 'amount'])
  const rounds = typeof raw.rounds === 'number' ? raw.rounds : null
  switch (raw.effect) {
    case 'damage': {
      const pool = amount()
      return pool === null ? null : { effect: 'damage', amount: pool, type: textOf(raw.type) ?? '' }
    }
    case 'heal': {
      const pool = amount()
      return pool === null ? null : { effect: 'heal', amount: pool, revives: raw.revives === true }
    }
    case 'restore-mp': {
      const pool = amount()
      return pool === null ? null : { effect: 'restore-mp', amount: pool }
    }
    case 'condition': {
      const condition = readCondition(r, raw.condition, [...path, 'condition'])
      return condition === null ? null : { effect: 'condition', condition, rounds }
    }
    case 'end-condition':
      return readEndCondition(r, raw, path)
    case 'push':
    case 'place':
      return { effect: raw.effect, spaces: numberOf(raw.spaces, 1) }
    case 'remove-wound':
      return { effect: 'remove-wound', aim: wordOf(raw.aim, AIMS, -1) }
    case 'modify': {
      const modify = readModify(r, raw, path)
      if (rounds === null && !lasts) {
        const right = 'say for how many "rounds"'
        r.problems.add(path, `Nothing that keeps running has this effect, so it needs an end: ${right}.`)
      }
      return { effect: 'modify', modify, rounds }
    }
    case 'prone':
    case 'disengage':
    case 'disarm':
    case 'hide':
    case 'reveal':
      return { effect: raw.effect }
    default:
      return null
  }
}

function readEndCondition(r: Reader, raw: Record<string, unknown>, path: Path): Effect | null {
  const id = textOf(raw.condition)
  if (id === null) return null
  const known = r.content.ids('conditions')
  if (id !== ANY && !known.includes(id)) {
    const said = `There is no condition "${id}" in the content.${hint(id, [...known, ANY])}`
    r.problems.add([...path, 'condition'], said)
  }
  return { effect: 'end-condition', condition: id }
}

function readModify(r: Reader, raw: Record<string, unknown>, path: Path): Modify {
  const [accuracy, agility, strength, movement, slots, reduction] = MODIFIED.map((key) => numberOf(raw[key], 0))
  if (MODIFIED.every((key) => numberOf(raw[key], 0) === 0)) {
    r.problems.add(path, `This effect changes nothing: name one of ${MODIFIED.join(', ')} with a number.`)
  }
  return { accuracy, agility, strength, movement, slots, reduction } as Modify
}
