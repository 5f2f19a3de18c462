import type { Words } from '@fray/kernel/rules'
import type { ValueOf } from '../../kinds/field.ts'
import { named } from '../../kinds/named.ts'
import { shockContent } from '../content/content.ts'
import { COSTS, MOMENTS } from '../words.ts'
import { CAST, checkFitting, effects, LASTING, USED, uses } from './effects.ts'
import { choice, flag, kind, list, number, text } from './fields.ts'

/** A power, feat or class ability. */
export const power = kind('power', 'A power: a content id or a map.', {
  content: { kind: 'powers', built: shockContent.powers },
  fields: {
    name: text('What people call it.', { min: 1 }),
    about: text<Words>('A line for the people at the table.'),
    cost: choice(COSTS, 'What using it costs; passive for one that always works.', {
      default: 'passive',
      needed: 'This power does not say what it costs: "cost" is free, instant, move, main or passive.',
    }),
    moment: choice(MOMENTS, 'When it can be used.', { default: 'any' }),
    uses,
    effects: effects('What it does.'),
  },
  check({ cost, moment, effects: all }, { raw, lost, wrong, at }, r) {
    const passive = cost === 'passive'
    const what = passive ? 'A power that always works' : 'A power that is used'
    checkFitting(r, all, passive ? LASTING : USED, what, at('effects'))
    if (lost) return
    if (raw.name === undefined) wrong(null, 'This power has no "name".', 'spell-content')
    if (all.length === 0) wrong(null, 'This power has no "effects".', 'spell-content')
    if (passive) {
      for (const key of ['moment', 'uses'] as const) {
        if (raw[key] === undefined || raw[key] === 'any') continue
        wrong(key, `A passive power always works: leave "${key}" out.`, 'spell-content')
      }
      return
    }
    if (moment !== 'any' && cost !== 'instant') {
      wrong('moment', 'Only an Instant can be used at that moment: "cost: instant".', 'power-instants')
    }
    for (const { effect } of all) {
      const fits =
        effect === 'treat-as-hit'
          ? moment === 'own-miss'
          : effect !== 'treat-as-miss' || moment === 'hit-on-me' || moment === 'ally-hit'
      if (fits) continue
      const right = effect === 'treat-as-hit' ? 'own-miss' : 'hit-on-me or ally-hit'
      wrong('effects', `The effect ${effect} needs "moment: ${right}".`, 'power-instants')
    }
  },
  complete: (power, { from }) => ({ ...power, name: power.name === '' ? from : power.name }),
})
export interface Power extends ValueOf<typeof power> {}

/** A spell. */
export const spell = kind('spell', 'A spell: a content id or a map.', {
  content: { kind: 'spells', built: shockContent.spells },
  fields: {
    name: text('What people call it.', { min: 1 }),
    about: text<Words>('A line for the people at the table.'),
    cost: choice(['free', 'instant', 'move', 'main'], 'What casting it costs.', { default: 'main' }),
    range: number('Feet; 0 for the caster alone.', { min: 0, max: 10_000, default: 0, always: true }),
    target: choice(['one', 'self', 'ally', 'area'], 'At whom or what.', { default: 'one' }),
    radius: number('Of an area: feet.', { min: 5, max: 1000, step: 5, default: 0 }),
    needsSight: flag('Whether the caster has to see the target.', { default: true }),
    provokes: flag('Whether casting provokes attacks of opportunity.'),
    uses,
    effects: effects('What it does.'),
  },
  check({ target, effects: all }, { raw, lost, wrong, at }, r) {
    checkFitting(r, all, CAST, 'A spell', at('effects'))
    if (lost) return
    if (raw.name === undefined) wrong(null, 'This spell has no "name".', 'spell-content')
    if (all.length === 0) wrong(null, 'This spell does nothing: give it "effects".', 'spell-content')
    if (target !== 'self' && raw.range === undefined) {
      wrong(null, 'This spell does not say how far it reaches: "range" in feet.', 'spell-content')
    }
    if (target === 'area' && raw.radius === undefined) {
      wrong(null, 'A spell on an area needs a "radius" in feet.', 'spell-content')
    }
    if (target !== 'area' && raw.radius !== undefined) {
      wrong('radius', 'Only a spell on an area ("target: area") has a radius.', 'spell-content')
    }
  },
  complete: (spell, { from }) => ({ ...spell, name: spell.name === '' ? from : spell.name }),
})
export interface Spell extends ValueOf<typeof spell> {}

export const powers = list(power, 'Its powers.', { complete: named('power') })
export const spells = list(spell, 'Its spells.', { complete: named('spell') })
