import { hint, type Path } from '../../reading/problems.ts'
import { type Fields, listOf, numberOf, textOf, wordOf } from '../../reading/reader.ts'
import type { SeatOf } from '../../reading/seats.ts'
import type { Entrant, HindranceEffect } from '../model.ts'
import { ATTRIBUTES, CHARACTERS, ENEMIES, FIGHTING, HINDRANCES, OUT_OF_ACTION, STATUSES } from '../model.ts'
import { type Battlefield, SIDE_IDS } from './battlefield.ts'
import { checkNeedsAction, readHindrance, readOngoing } from './effects.ts'
import { readAttacks, readItems } from './gear.ts'
import type { Reader } from './reader.ts'
import { readSpells } from './spells.ts'

/** Reads a combatant from its fields. What is wrong or missing is noted. */
export function readEntrant(r: Reader, name: string, f: Fields, battlefield: Battlefield, seatOf: SeatOf): Entrant {
  const { values } = f
  const character = values.kind === 'character'
  if (values.kind === undefined && !f.lost) {
    r.problems.add(f.path, `${name} needs a "kind": character or creature.`, 'creature-or-character')
  }
  if (!f.lost) checkNumbers(r, name, f)
  const side = wordOf(values.side, SIDE_IDS, character ? CHARACTERS : ENEMIES)
  const { hp, hpMax } = readHitPoints(r, name, f)
  const hindrances = readHindrances(r, values.hindrances, f.at('hindrances'))
  const ongoing = readOngoing(r, values.ongoing, 'state', f.at('ongoing'))
  checkFallen(r, name, f, hp)
  const about = textOf(values.about) ?? ''
  return {
    sheet: {
      name,
      character,
      from: textOf(values.madeFrom) ?? f.from,
      about,
      attacks: readAttacks(r, values.attacks, f.at('attacks')),
      spells: readSpells(r, values.spells, f.at('spells')),
    },
    side,
    seat: seatOf(name, side),
    level: numberOf(values.level, 1),
    attributes: ATTRIBUTES.map((a) => (character ? numberOf(values[a], 0) : 0)),
    skill: character ? 0 : numberOf(values.skill, 0),
    hp,
    hpMax,
    armor: numberOf(values.armor, 0),
    zone: readZone(r, f, battlefield, side),
    items: readItems(r, values.items, f.at('items'), name),
    status: hp === 0 ? OUT_OF_ACTION : wordOf(values.status, STATUSES, FIGHTING),
    moved: values.moved === true,
    acted: values.acted === true,
    disengaged: values.disengaged === true,
    ongoing: hp === 0 ? null : ongoing,
    hindrances: hp === 0 ? [] : hindrances,
    initiative: typeof values.initiative === 'number' ? values.initiative : null,
    attitude: textOf(values.attitude) ?? '',
  }
}

function checkNumbers(r: Reader, name: string, f: Fields): void {
  const { values } = f
  const missing = (key: string) => values[key] === undefined
  if (missing('level')) {
    r.problems.add(f.path, `${name} has no "level": every Creature has one, 1 or more.`, 'level-and-skill')
  }
  if (values.kind === 'character') {
    for (const key of ['str', 'dex']) {
      if (missing(key)) {
        r.problems.add(
          f.path,
          `${name} has no "${key}": a character has STR and DEX, and 0 has to be said.`,
          'attributes',
        )
      }
    }
    if (!missing('skill')) {
      r.problems.add(f.at('skill'), `${name} is a character, which has Attributes and no "skill".`, 'level-and-skill')
    }
    if (listOf(values.attacks).length > 0) {
      const right = 'give it weapons as "items"'
      r.problems.add(
        f.at('attacks'),
        `${name} is a character, which has no "attacks" of its own: ${right}.`,
        'creature-attack',
      )
    }
  }
  if (values.kind === 'creature') {
    if (missing('skill')) {
      r.problems.add(f.path, `${name} has no "skill": a creature Tests with it.`, 'level-and-skill')
    }
    for (const key of ATTRIBUTES) {
      if (!missing(key)) {
        r.problems.add(f.at(key), `${name} is a creature, which has a "skill" and no "${key}".`, 'attributes')
      }
    }
    if (!missing('initiative')) {
      r.problems.add(
        f.at('initiative'),
        `${name} is a creature, and only characters roll initiative.`,
        'character-initiative',
      )
    }
  }
}

function readHitPoints(r: Reader, name: string, f: Fields): { hp: number; hpMax: number } {
  const raw = f.values.hp
  const text = /^(\d+)\/(\d+)$/.exec(typeof raw === 'string' ? raw : '')
  const hp = text ? Number(text[1]) : numberOf(raw, 1)
  const hpMax = text ? Number(text[2]) : hp
  if (raw === undefined && !f.lost) r.problems.add(f.path, `${name} has no "hp": a number, or current/most as in 4/9.`)
  if (hpMax < 1) {
    const right = 'for one that has fallen write both, as in 0/9'
    r.problems.add(f.at('hp'), `${name} cannot have ${hpMax} hit points at most: ${right}.`, 'out-of-action')
  } else if (hp > hpMax) {
    r.problems.add(
      f.at('hp'),
      `${name} has ${hp} hit points but at most ${hpMax}: the first number is the current one.`,
      'healing',
    )
  }
  return { hp, hpMax: Math.max(1, hpMax) }
}

function readHindrances(r: Reader, raw: unknown, path: Path): HindranceEffect[] {
  const found: HindranceEffect[] = []
  listOf(raw).forEach((one, i) => {
    const where = [...path, i]
    const hindrance = readHindrance(r, one, 'state', where)
    if (hindrance === null) return
    checkNeedsAction(r, hindrance, where)
    if (found.some((h) => h.kind === hindrance.kind)) {
      r.problems.add(
        where,
        `The hindrance ${HINDRANCES[hindrance.kind]} is held once: take one out.`,
        'hindrances-combine',
      )
    } else found.push(hindrance)
  })
  return found
}

/** One who is out of action has no status of its own and suffers from nothing. */
function checkFallen(r: Reader, name: string, f: Fields, hp: number): void {
  if (hp !== 0) return
  const { values } = f
  if (values.status !== undefined) {
    r.problems.add(
      f.at('status'),
      `${name} has no hit points left and is out of action: leave "status" out.`,
      'out-of-action',
    )
  }
  for (const key of ['ongoing', 'hindrances']) {
    if (values[key] === undefined || (Array.isArray(values[key]) && values[key].length === 0)) continue
    const said = `${name} is out of action, which ends its effects: leave "${key}" out.`
    r.problems.add(f.at(key), said, 'out-of-action-ends-effects')
  }
}

function readZone(r: Reader, f: Fields, { graph, starts }: Battlefield, side: number): number {
  const id = textOf(f.values.zone)
  if (id === null) return starts[side] as number
  const zone = graph.zones.indexOf(id)
  if (zone >= 0) return zone
  const said = `There is no Zone "${id}" on this battlefield.${hint(id, graph.zones)}`
  r.problems.add(f.at('zone'), said, 'zones-by-referee')
  return starts[side] as number
}
