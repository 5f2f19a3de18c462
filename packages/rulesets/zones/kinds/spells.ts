import type { Pool, Words } from '@fray/kernel/rules'
import * as z from 'zod/mini'
import type { ValueOf } from '../../kinds/field.ts'
import { named } from '../../kinds/named.ts'
import { described, whole } from '../../loading/declare.ts'
import { readDice } from '../../loading/dice.ts'
import { orText } from '../../loading/shape.ts'
import { zonesContent } from '../content/content.ts'
import { ASK_REFEREE, ATTRIBUTES, CLOSE, RANGES } from '../words.ts'
import { besides, dr, edge, openAttribute } from './effects.ts'
import { choice, custom, dice, kind, list, maybe, number, text, word, yesNo } from './fields.ts'
import { attackTest } from './gear.ts'

const TESTERS = ['caster', 'target', 'nobody'] as const

/** The Test of a spell that is no attack. */
export const spellTest = kind('spell-test', 'Who Tests; nobody by default.', {
  fields: {
    by: choice(TESTERS, 'Who Tests: a caster who passes, a target who fails, nobody.', { default: 'nobody' }),
    attribute: openAttribute,
    dr,
    edge: edge('Whether the Test has Advantage or Disadvantage.'),
  },
})

/** The Reaction that a spell makes those roll whom it strikes. */
export const spellReaction = kind('spell-reaction', 'Those whom it strikes make one Reaction roll together.', {
  rule: 'reaction-roll',
  fields: { modifier: number('Added to the roll.', { min: -20, max: 20, default: 0 }) },
})

/** In place of the DR of a Morale Test: the usual one. */
export const USUAL_DR = -1

/** How many a spell strikes: a number, 0 for a whole Zone, or dice that are rolled as it is cast. */
const targets = custom<number | Pool>(
  'How many Creatures at most, as a number or as dice that are rolled as it is cast, or zone for everyone in a Zone: 1 by default.',
  {
    rule: 'spell-data',
    schema: described(z.union([whole(1, 100), z.string()], 'should be a number, dice or zone'), {
      examples: [2, '1d4', 'zone'],
    }),
    shape: { type: 'dice' },
    read(r, raw, path) {
      if (raw === 'zone') return 0
      if (typeof raw !== 'string') return typeof raw === 'number' ? raw : 1
      const pool = readDice(r, raw, path)
      if (pool === null || (pool.min >= 1 && pool.max <= 100)) return pool ?? 1
      r.problems.add(path, `A spell strikes from 1 to 100 Creatures, which "${raw}" does not keep to.`, 'spell-data')
      return 1
    },
    write: (value) => (typeof value !== 'number' ? value.text : value === 0 ? 'zone' : value === 1 ? undefined : value),
  },
)

const EFFECTS = ['damage', 'ongoing', 'hindrance', 'next', 'riders', 'healing', 'move', 'morale', 'reaction'] as const

/** Effects that are meant to harm, unless the spell says otherwise. */
const HARMFUL = ['damage', 'ongoing', 'hindrance', 'riders', 'morale'] as const

/** A spell: a content id or a map. */
export const spell = kind('spell', 'A spell: a content id or a map.', {
  content: { kind: 'spells', built: zonesContent.spells },
  rule: 'spell-data',
  fields: {
    name: text('What people call it.', { min: 1, needed: 'This spell has no "name".', rule: 'spell-data' }),
    about: text<Words>('A line for the people at the table.'),
    range: word(RANGES, 'The farthest range at which it can be cast.', {
      default: CLOSE,
      needed: 'This spell does not say how far it reaches: "range" is close, nearby, far-away or distant.',
      rule: 'spell-data',
    }),
    targets,
    spares: choice(['allies', 'nobody'], "With a whole Zone: whether the caster's friends are left out."),
    attack: choice(['melee', 'ranged'], 'The spell is an attack of this kind.'),
    attribute: maybe(
      word(ATTRIBUTES, 'Of a spell that is an attack: the Attribute of its Test; the usual one by default.', {
        also: { ask: ASK_REFEREE },
      }),
    ),
    ...attackTest,
    test: maybe(spellTest),
    damage: dice('Dice of damage.'),
    ...besides,
    healing: dice('Dice of HP that it gives back.'),
    move: number('So many Zones at most the target is moved, into one that the caster names.', {
      min: 0,
      max: 20,
      default: 0,
    }),
    morale: maybe(
      number('Enemies whom it strikes Test Morale: the DR, or usual.', {
        rule: 'morale-each',
        min: 1,
        max: 99,
        words: { usual: USUAL_DR },
      }),
    ),
    reaction: maybe(spellReaction),
    hostile: yesNo(
      'Whether it is meant to harm: by default yes when it brings damage, Ongoing Damage, a hindrance, a rider, Disadvantage or a Morale Test.',
    ),
  },
  check(_spell, { raw, lost, wrong }) {
    if (lost) return
    if (!EFFECTS.some((effect) => raw[effect] !== undefined && raw[effect] !== 0)) {
      wrong(null, `This spell does nothing: give it ${orText(EFFECTS)}.`, 'spell-data')
    }
    if (raw.spares === 'allies' && raw.targets !== 'zone') {
      wrong('spares', 'Only a spell on a whole Zone ("targets: zone") can spare allies.', 'spell-data')
    }
    if (raw.attack === undefined) {
      for (const key of ['attribute', 'dr', 'edge'] as const) {
        if (raw[key] === undefined) continue
        const article = key === 'dr' ? 'a' : 'an'
        const right = 'that of a Test stands in "test"'
        wrong(key, `Only a spell that is an attack has ${article} "${key}" here; ${right}.`, 'spell-data')
      }
      return
    }
    if (raw.test !== undefined) {
      wrong('test', 'A spell that is an attack is Tested as attacks are: leave "test" out.', 'spell-attack')
    }
    if (raw.damage === undefined) {
      const says = 'A spell that is an attack deals damage: give it "damage" (0 for none), or leave "attack" out.'
      wrong('attack', says, 'spell-attack')
    }
    for (const key of ['healing', 'move'] as const) {
      if (raw[key] === undefined || raw[key] === 0) continue
      const says = `A spell that is an attack brings damage, Ongoing Damage and a hindrance: leave "${key}" out.`
      wrong(key, says, 'spell-attack')
    }
    if (raw.attack === 'melee' && raw.range !== undefined && raw.range !== 'close') {
      wrong('range', 'A spell that is a melee attack has the range close.', 'spell-attack')
    }
  },
  complete: (spell, { raw, from }, r) => ({
    ...spell,
    name: spell.name === '' ? from : spell.name,
    /** How many at most; 0 for a whole Zone. */
    targets: typeof spell.targets === 'number' ? spell.targets : spell.targets.max,
    /** The dice that say how many of those named it strikes, or null. */
    targetDice: typeof spell.targets === 'number' ? null : spell.targets,
    test: spell.test ?? { by: 'nobody' as const, attribute: ASK_REFEREE, dr: r.options['default-dr'], edge: undefined },
    hostile: spell.hostile ?? (spell.next === 'disadvantage' || HARMFUL.some((effect) => raw[effect] !== undefined)),
  }),
  apart: ({ targets, targetDice }) => ({ targets: targetDice ?? targets }),
  without: ({ attack }) => (attack === null ? ['dr'] : ['test']),
})

export interface Spell extends ValueOf<typeof spell> {}

/** The spells that somebody can cast, each with a name of its own. */
export const spells = list(spell, 'The spells it can cast.', { complete: named('spell') })
