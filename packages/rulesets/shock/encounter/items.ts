import { readDice } from '../../reading/dice.ts'
import { entryFields } from '../../reading/entry.ts'
import { isMap, type Path } from '../../reading/problems.ts'
import { type Fields, listOf, numberOf, ownFields, textOf, wordOf } from '../../reading/reader.ts'
import { ATTRIBUTES, type ItemKind, MELEE, MODES, type Mode, type ShockRating, SKILLS, STAB } from '../model.ts'
import { CAST, readEffects } from './effects.ts'
import type { Reader } from './reader.ts'
import { parseItemText } from './short-text.ts'

const MODE_FIELDS = ['kind', 'attributes', 'skill', 'damage', 'shock', 'reach', 'range']
const USUAL_REACH = 5

/** The fields of an item: a content id, a short text, or a map; null for anything else. */
export const itemFields = (r: Reader, raw: unknown, path: Path): Fields | null =>
  entryFields(r, 'items', raw, path, 'kind', (text) => parseItemText(r, text, path))

/** Reads one kind of item from its fields. */
export function readItemKind(r: Reader, f: Fields): ItemKind {
  const { values } = f
  const name = textOf(values.name) ?? f.from
  if (textOf(values.name) === null && !f.lost) r.problems.add(f.path, 'This item has no "name".')
  const unarmed = values.unarmed === true
  const natural = values.natural === true
  const carriesNothing = unarmed || natural
  const usualHands = values.quiver === true || values.kit === true ? 0 : 1
  const kind: ItemKind = {
    name,
    hands: carriesNothing ? 0 : numberOf(values.hands, usualHands),
    modes: readModes(r, f, unarmed),
    magic: numberOf(values.magic, 0),
    reload: values.reload === 'move' || values.reload === 'main' ? values.reload : null,
    natural,
    unarmed,
    nonLethal: values.nonLethal === true,
    shield: values.shield === true,
    quiver: values.quiver === true,
    kit: values.kit === true,
    effects: readEffects(r, values.effects, f.at('effects'), CAST, 'An item'),
  }
  if (!f.lost) checkItem(r, f, kind)
  return kind
}

function checkItem(r: Reader, f: Fields, kind: ItemKind): void {
  const wrong = (key: string, message: string) => r.problems.add(f.at(key), message, 'weapon-entry')
  const weapon = kind.modes.length > 0
  const melee = kind.modes.some((mode) => mode.kind === MELEE)
  for (const key of ['natural', 'unarmed'] as const) {
    if (kind[key] && !melee) wrong(key, `${kind.name} is ${key}, so it needs a melee mode.`)
  }
  if (kind.natural && kind.unarmed) {
    wrong('unarmed', `${kind.name} is either natural, which counts as armed, or unarmed, not both.`)
  }
  if (kind.reload !== null && kind.modes.every((mode) => mode.kind === MELEE)) {
    wrong('reload', `Only what is shot is reloaded: leave "reload" out of ${kind.name}, or give it a ranged mode.`)
  }
  if (!weapon) {
    for (const key of ['magic', 'nonLethal'] as const) {
      if (kind[key]) wrong(key, `${kind.name} is no weapon: leave "${key}" out, or say how it attacks.`)
    }
  }
}

function readModes(r: Reader, f: Fields, unarmed: boolean): Mode[] {
  const { values } = f
  const own = MODE_FIELDS.filter((key) => values[key] !== undefined)
  if (Array.isArray(values.modes)) {
    if (own.length > 0) {
      const right = `move "${own[0]}" into one of them`
      r.problems.add(
        f.at(own[0] as string),
        `This item says its ways of attack under "modes": ${right}.`,
        'weapon-entry',
      )
    }
    const path = f.at('modes')
    return listOf(values.modes).flatMap((mode, i) =>
      isMap(mode) ? [readMode(r, ownFields(mode, [...path, i]), unarmed, f.lost)] : [],
    )
  }
  return own.length === 0 ? [] : [readMode(r, f, unarmed, f.lost)]
}

function readMode(r: Reader, f: Fields, unarmed: boolean, lost: boolean): Mode {
  const { values } = f
  const kind = wordOf(values.kind, MODES, MELEE)
  const range = /^(\d+)\/(\d+)$/.exec(textOf(values.range) ?? '')
  const mode = {
    kind,
    attributes: readAttributes(values.attributes),
    skill: wordOf(values.skill, SKILLS, STAB),
    damage: readDice(r, values.damage, f.at('damage')),
    shock: readShock(values.shock),
    reach: numberOf(values.reach, USUAL_REACH),
    range: kind === MELEE ? 0 : Number(range?.[1] ?? 0),
    maxRange: kind === MELEE ? 0 : Number(range?.[2] ?? 0),
  }
  if (!lost) checkMode(r, f, mode, unarmed)
  return mode
}

function checkMode(r: Reader, f: Fields, mode: Mode, unarmed: boolean): void {
  const { values } = f
  const missing = (key: string, right: string) => {
    if (values[key] !== undefined) return
    r.problems.add(f.path, `This weapon has no "${key}": ${right}.`, 'weapon-entry')
  }
  missing('kind', 'melee, ranged or thrown')
  missing('attributes', 'those that it can be used with, as in [str, dex]')
  missing('skill', 'brawl, stab, shoot or exert')
  if (!unarmed) missing('damage', 'dice such as 1d8; only unarmed attacks may leave them to the referee')
  if (values.kind === undefined) return
  if (mode.kind === MELEE) {
    if (values.range !== undefined) {
      r.problems.add(f.at('range'), 'What strikes in melee has a "reach" in feet and no "range".', 'weapon-entry')
    }
    return
  }
  missing('range', 'normal and longest range in feet, as in 20/40')
  if (values.reach !== undefined) {
    r.problems.add(f.at('reach'), 'What is shot or thrown has a "range" and no "reach".', 'melee-range')
  }
  if (mode.range > mode.maxRange || (values.range !== undefined && mode.range === 0)) {
    const right = 'the normal range comes first, as in 20/40'
    r.problems.add(f.at('range'), `A range of ${mode.range}/${mode.maxRange} is none: ${right}.`, 'mod-long-range')
  }
}

function readAttributes(raw: unknown): number[] {
  const words = typeof raw === 'string' ? raw.split('/').map((word) => word.trim()) : listOf(raw)
  const found = words.map((word) => wordOf(word, ATTRIBUTES, -1)).filter((attribute) => attribute >= 0)
  const each = [...new Set(found)]
  return each.length === 0 ? [0] : each
}

function readShock(raw: unknown): ShockRating | null {
  const found = /^(\d+)\/(\d+|-)$/.exec(textOf(raw) ?? '')
  if (found === null) return null
  return { points: Number(found[1]), maxAc: found[2] === '-' ? null : Number(found[2]) }
}
