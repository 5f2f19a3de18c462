import { readDice } from '../../reading/dice.ts'
import { isMap, type Path } from '../../reading/problems.ts'
import { type Fields, listOf, numberOf, ownFields, wordOf } from '../../reading/reader.ts'
import {
  ASK_REFEREE,
  ATTRIBUTES,
  CON,
  DISTRACTED,
  type Hazard,
  HINDRANCES,
  type HindranceEffect,
  type OngoingEffect,
  PARALYZED,
  type Rider,
  STR,
  TIMINGS,
  WIS,
} from '../model.ts'
import type { Reader } from './reader.ts'

/** The Attribute of a hindrance that lies on somebody already and names none, by kind. */
const USUAL_ATTRIBUTE: readonly number[] = [CON, WIS, STR, WIS]

/** The Attribute that data names; {@link ASK_REFEREE} for `ask` and where it names none. */
export const readAttribute = (raw: unknown): number => wordOf(raw, ATTRIBUTES, ASK_REFEREE)

/** The DR that the data of a Test names, or the table's usual one. */
export const readDr = (r: Reader, raw: unknown): number => numberOf(raw, r.options['default-dr'] as number)

/** Where an effect stands: in data that lays it on (`effect`), or already lying on a combatant (`state`). */
export type Standing = 'effect' | 'state'

/** Reads Ongoing Damage. One that already lies on a combatant has an Attribute: CON if none is named. */
export function readOngoing(r: Reader, raw: unknown, standing: Standing, path: Path): OngoingEffect | null {
  if (!isMap(raw)) return null
  return { ...readEndingTest(r, raw, CON, standing, path), moments: numberOf(raw.moments, 0) }
}

/** Reads a hindrance: a bare word or a map. */
export function readHindrance(r: Reader, raw: unknown, standing: Standing, path: Path): HindranceEffect | null {
  const fields: Record<string, unknown> = isMap(raw) ? raw : { kind: raw }
  const kind = wordOf(fields.kind, HINDRANCES, -1)
  if (kind < 0) return null
  const test = readEndingTest(r, fields, USUAL_ATTRIBUTE[kind] as number, standing, path)
  return { kind, ...test, needsAction: fields.needsAction === true, moments: numberOf(fields.moments, 0) }
}

/** The Test that ends an effect. Data that lays it on and names neither Attribute nor DR leaves both to the referee. */
function readEndingTest(
  r: Reader,
  raw: Record<string, unknown>,
  usual: number,
  standing: Standing,
  path: Path,
): Pick<OngoingEffect, 'attribute' | 'dr'> {
  const attribute = settle(r, raw, usual, standing, path)
  const open = standing === 'effect' && raw.attribute === undefined && raw.dr === undefined
  return { attribute, dr: open || raw.dr === 'ask' ? ASK_REFEREE : readDr(r, raw.dr) }
}

function settle(r: Reader, raw: Record<string, unknown>, usual: number, standing: Standing, path: Path): number {
  if (standing === 'effect') return readAttribute(raw.attribute)
  for (const [key, what] of [
    ['attribute', 'Attribute'],
    ['dr', 'DR'],
  ] as const) {
    if (raw[key] !== 'ask') continue
    const right = `name the ${what} that was chosen when it landed`
    r.problems.add([...path, key], `What already lies on somebody cannot ask: ${right}.`, 'test-attribute-by-referee')
  }
  return wordOf(raw.attribute, ATTRIBUTES, usual)
}

/** Notes a hindrance that could never be ended: Distracted or Paralyzed whose Test costs an Action. */
export function checkNeedsAction(r: Reader, hindrance: HindranceEffect | null, path: Path): void {
  if (hindrance === null || !hindrance.needsAction) return
  if (hindrance.kind !== DISTRACTED && hindrance.kind !== PARALYZED) return
  r.problems.add(
    [...path, 'needsAction'],
    `The Test to end ${HINDRANCES[hindrance.kind]} cannot need an Action, because one who is ${HINDRANCES[hindrance.kind]} has none: leave needsAction out.`,
    'hindrance-action-exception',
  )
}

/** What an attack, a spell, an item or a hazard does besides damage. */
export function readRider(r: Reader, f: Fields): Rider {
  const hindrance = readHindrance(r, f.values.hindrance, 'effect', f.at('hindrance'))
  checkNeedsAction(r, hindrance, f.at('hindrance'))
  return { ongoing: readOngoing(r, f.values.ongoing, 'effect', f.at('ongoing')), hindrance }
}

/** Reads a Zone's hazard. `names` are those who may be immune; null where they cannot be known. */
export function readHazard(r: Reader, raw: unknown, path: Path, names: Immunes | null): Hazard | null {
  if (!isMap(raw)) return null
  const f = ownFields(raw, path)
  const { values } = f
  if (values.damage === undefined && values.ongoing === undefined && values.hindrance === undefined) {
    r.problems.add(
      path,
      'This hazard does nothing to those who fail: give it damage, ongoing or a hindrance.',
      'zone-hazard-data',
    )
  }
  const immune = listOf(values.immune).filter((name) => typeof name === 'string')
  if (names !== null) immune.forEach((name, i) => void names(name, [...path, 'immune', i]))
  return {
    attribute: readAttribute(values.attribute),
    dr: readDr(r, values.dr),
    damage: readDice(r, values.damage, f.at('damage')),
    ...readRider(r, f),
    immune,
    when: wordOf(values.when, TIMINGS, wordOf(r.options['zone-hazard-timing'], TIMINGS, 0)),
  }
}

/** Takes note of a name in a hazard's list of those who are immune. */
export type Immunes = (name: string, path: Path) => void
