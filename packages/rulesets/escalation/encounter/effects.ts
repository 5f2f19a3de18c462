import type { Pool } from '@fray/kernel'
import { readDice } from '../../reading/dice.ts'
import { hint, isMap, type Path } from '../../reading/problems.ts'
import { listOf, numberOf, textOf, wordOf } from '../../reading/reader.ts'
import { ADVANTAGE_TO, type Amount, type Duration, type Effect, NEXT, SAVE_ENDS, UNTIL_REMOVED } from '../model.ts'
import { conditionIds, findCondition } from './conditions.ts'
import { readLength, USUAL_SAVE } from './duration.ts'
import type { Reader } from './reader.ts'
import { typesOf } from './types.ts'

/** Any condition. */
export const ANY = 'any'

const LENGTH = ['save', 'lasts', 'until', 'of']

/** What an effect can do, by the field that says so, with the fields that may stand beside it. */
export const EFFECT_FIELDS: Readonly<Record<string, readonly string[]>> = {
  damage: ['per', 'types', 'half', 'instead'],
  heal: ['per'],
  recovery: ['plus'],
  condition: LENGTH,
  ongoing: ['type', ...LENGTH],
  popOff: [],
  freeMove: [],
  advantage: ['to', ...LENGTH],
  lastGasp: [],
  grab: [],
  endCondition: [],
  defense: ['lasts'],
  cancel: [],
  note: [],
}

const KINDS = Object.keys(EFFECT_FIELDS)

/** What an effect belongs to: in an ability with a trigger it may also touch whoever set that off. */
export interface EffectPlace {
  readonly triggered: boolean
}

/** Reads a list of effects. */
export function readEffects(r: Reader, raw: unknown, path: Path, place: EffectPlace): Effect[] {
  return listOf(raw).flatMap((one, i) => {
    const effect = isMap(one) ? readEffect(r, one, [...path, i], place) : null
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

const has = (raw: Record<string, unknown>, key: string): boolean => raw[key] !== undefined && raw[key] !== null

/** What the effect does, by the field that says so; null with a problem where none or several do. */
function kindOf(r: Reader, raw: Record<string, unknown>, path: Path): string | null {
  const said = KINDS.filter((key) => has(raw, key))
  const [kind] = said
  if (kind === undefined) {
    r.problems.add(path, `This effect does nothing: give it one of ${KINDS.join(', ')}.`)
    return null
  }
  if (said.length > 1) {
    r.problems.add(
      path,
      `An effect does one thing, and this one has ${said.join(' and ')}: make them separate entries.`,
    )
    return null
  }
  const fitting = ['on', kind, ...(EFFECT_FIELDS[kind] as string[])]
  for (const key of Object.keys(raw).filter((field) => has(raw, field) && !fitting.includes(field))) {
    r.problems.add([...path, key], `"${key}" means nothing beside "${kind}".${hint(key, fitting.slice(2))}`)
  }
  return kind
}

function readEffect(r: Reader, raw: Record<string, unknown>, path: Path, place: EffectPlace): Effect | null {
  const kind = kindOf(r, raw, path)
  if (kind === null) return null
  const on = raw.on === 'user' || raw.on === 'triggerer' ? raw.on : 'target'
  if (!place.triggered) checkUntriggered(r, raw, kind, path)
  const done = readKind(r, raw, kind, path)
  return done === null ? null : ({ ...done, on } as Effect)
}

/** What only answers something makes no sense elsewhere. */
function checkUntriggered(r: Reader, raw: Record<string, unknown>, kind: string, path: Path): void {
  const right = 'give the ability a "trigger", or leave this out'
  const wrong = (key: string, what: string) => r.problems.add([...path, key], `${what}: ${right}.`, 'action-interrupt')
  if (raw.on === 'triggerer') wrong('on', 'Nobody sets this ability off')
  if (raw.lasts === 'this-roll') wrong('lasts', 'There is no roll that this ability answers')
  if (kind === 'defense' || kind === 'cancel') wrong(kind, 'There is no action that this ability answers')
}

/** An effect without whom it is on. */
type Done<E> = E extends Effect ? Omit<E, 'on'> : never

function readKind(r: Reader, raw: Record<string, unknown>, kind: string, path: Path): Done<Effect> | null {
  const at = (key: string) => [...path, key]
  const amount = (key: string): Amount | null => {
    const pool = readAmountOf(r, raw[key], at(key))
    return pool === null ? null : { pool, perLevel: raw.per === 'level' }
  }
  const length = (lasts: number, save = 0): Duration => ({
    ...readLength(r, raw, path, { lasts, save }),
    of: raw.of === 'target' ? 'target' : 'user',
  })
  switch (kind) {
    case 'damage': {
      const read = amount('damage')
      const types = typesOf(raw.types)
      return read && { effect: 'damage', amount: read, types, half: raw.half === true, instead: raw.instead === true }
    }
    case 'heal': {
      const read = amount('heal')
      return read && { effect: 'heal', amount: read }
    }
    case 'recovery': {
      const plus = has(raw, 'plus') ? readAmountOf(r, raw.plus, at('plus')) : null
      return { effect: 'recovery', free: raw.recovery === 'free', plus }
    }
    case 'condition': {
      const condition = findCondition(r, raw.condition, at('condition'))
      return condition < 0 ? null : { effect: 'condition', condition, duration: length(UNTIL_REMOVED) }
    }
    case 'ongoing': {
      const type = typesOf(raw.type)[0] as number
      return { effect: 'ongoing', amount: numberOf(raw.ongoing, 1), type, duration: length(SAVE_ENDS, USUAL_SAVE) }
    }
    case 'advantage': {
      const change = numberOf(raw.advantage, 1)
      if (change === 0) r.problems.add(at('advantage'), 'An Advantage of 0 changes nothing.', 'advantage-other-sources')
      const to = wordOf(raw.to, ADVANTAGE_TO, 0)
      if (!has(raw, 'to')) {
        const said = `Say what the Advantage is for: "to" with ${ADVANTAGE_TO.join(', ')}.`
        r.problems.add(path, said, 'advantage-other-sources')
      }
      return { effect: 'advantage', amount: change, to, duration: length(NEXT) }
    }
    case 'endCondition': {
      if (raw.endCondition === ANY) return { effect: 'end-condition', condition: -1 }
      const id = textOf(raw.endCondition)
      if (id !== null && !conditionIds(r).includes(id)) {
        const said = `There is no condition "${id}".${hint(id, [...conditionIds(r), ANY])}`
        r.problems.add(at('endCondition'), said)
        return null
      }
      return { effect: 'end-condition', condition: conditionIds(r).indexOf(id ?? '') }
    }
    case 'popOff':
      return { effect: 'pop-off', all: raw.popOff === 'all' }
    case 'freeMove':
      return { effect: 'free-move' }
    case 'lastGasp':
      return { effect: 'last-gasp', outcome: textOf(raw.lastGasp) ?? '' }
    case 'grab':
      return { effect: 'grab' }
    case 'defense':
      return { effect: 'defense', amount: numberOf(raw.defense, 1) }
    case 'cancel':
      return { effect: 'cancel' }
    default:
      return { effect: 'note', text: textOf(raw.note) ?? '' }
  }
}
