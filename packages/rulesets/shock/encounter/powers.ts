import { readEach } from '../../reading/entry.ts'
import type { Path } from '../../reading/problems.ts'
import { type Fields, listOf, numberOf, textOf } from '../../reading/reader.ts'
import { COSTS, type Cost, MOMENTS, type Power, type Spell } from '../model.ts'
import { CAST, LASTING, readEffects, readUses, USED } from './effects.ts'
import type { Reader } from './reader.ts'

/** Reads a power from its fields. */
export function readPower(r: Reader, f: Fields): Power {
  const { values } = f
  const cost: Cost = COSTS.find((word) => word === values.cost) ?? 'passive'
  const moment = MOMENTS.find((word) => word === values.moment) ?? 'any'
  const passive = cost === 'passive'
  const what = passive ? 'A power that always works' : 'A power that is used'
  const power = {
    name: textOf(values.name) ?? f.from,
    cost,
    moment,
    uses: readUses(values.uses),
    effects: readEffects(r, values.effects, f.at('effects'), passive ? LASTING : USED, what),
  }
  if (!f.lost) checkPower(r, f, power)
  return power
}

function checkPower(r: Reader, f: Fields, { cost, moment, effects }: Power): void {
  const { values } = f
  if (textOf(values.name) === null) r.problems.add(f.path, 'This power has no "name".', 'spell-content')
  if (values.cost === undefined) {
    r.problems.add(f.path, 'This power does not say what it costs: "cost" is free, instant, move, main or passive.')
  }
  if (listOf(values.effects).length === 0) r.problems.add(f.path, 'This power has no "effects".', 'spell-content')
  if (cost === 'passive') {
    for (const key of ['moment', 'uses']) {
      if (values[key] === undefined || values[key] === 'any') continue
      r.problems.add(f.at(key), `A passive power always works: leave "${key}" out.`, 'spell-content')
    }
    return
  }
  const answers = moment !== 'any'
  if (answers && cost !== 'instant') {
    r.problems.add(f.at('moment'), `Only an Instant can be used at that moment: "cost: instant".`, 'power-instants')
  }
  for (const { effect } of effects) {
    const fits =
      effect === 'treat-as-hit'
        ? moment === 'own-miss'
        : effect !== 'treat-as-miss' || moment === 'hit-on-me' || moment === 'ally-hit'
    if (fits) continue
    const right = effect === 'treat-as-hit' ? 'own-miss' : 'hit-on-me or ally-hit'
    r.problems.add(f.at('effects'), `The effect ${effect} needs "moment: ${right}".`, 'power-instants')
  }
}

/** Reads a spell from its fields. */
export function readSpell(r: Reader, f: Fields): Spell {
  const { values } = f
  const cost = COSTS.find((word) => word === values.cost && word !== 'passive') ?? 'main'
  const target =
    values.target === 'self' || values.target === 'ally' || values.target === 'area' ? values.target : 'one'
  if (!f.lost) checkSpell(r, f, target)
  return {
    name: textOf(values.name) ?? f.from,
    cost,
    range: numberOf(values.range, 0),
    target,
    radius: target === 'area' ? numberOf(values.radius, 5) : 0,
    needsSight: values.needsSight !== false,
    provokes: values.provokes === true,
    uses: readUses(values.uses),
    effects: readEffects(r, values.effects, f.at('effects'), CAST, 'A spell'),
  }
}

function checkSpell(r: Reader, f: Fields, target: Spell['target']): void {
  const { values } = f
  const wrong = (path: Path, message: string) => r.problems.add(path, message, 'spell-content')
  if (textOf(values.name) === null) wrong(f.path, 'This spell has no "name".')
  if (listOf(values.effects).length === 0) wrong(f.path, 'This spell does nothing: give it "effects".')
  if (target !== 'self' && values.range === undefined) {
    wrong(f.path, 'This spell does not say how far it reaches: "range" in feet.')
  }
  if (target === 'area' && values.radius === undefined) wrong(f.path, 'A spell on an area needs a "radius" in feet.')
  if (target !== 'area' && values.radius !== undefined) {
    wrong(f.at('radius'), 'Only a spell on an area ("target: area") has a radius.')
  }
}

/** Reads the powers of a combatant. */
export const readPowers = (r: Reader, raw: unknown, path: Path): Power[] =>
  readEach(r, 'powers', 'power', raw, path, (f) => readPower(r, f))

/** Reads the spells of a combatant. */
export const readSpells = (r: Reader, raw: unknown, path: Path): Spell[] =>
  readEach(r, 'spells', 'spell', raw, path, (f) => readSpell(r, f))
