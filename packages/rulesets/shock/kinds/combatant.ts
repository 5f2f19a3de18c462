import { flag as flagColumn, NO_SQUARE, type Words } from '@fray/kernel/rules'
import * as z from 'zod/mini'
import type { ValueOf } from '../../kinds/field.ts'
import { squareOf } from '../../loading/grid-battlefield.ts'
import { HIDDEN, LOOK, madeFromSchema } from '../../loading/schema.ts'
import { findSide, usualSides } from '../../loading/sides.ts'
import { shockContent } from '../content/content.ts'
import { ATTRIBUTES, NO_SKILL, SKILLS, UP } from '../words.ts'
import type { Uses } from './effects.ts'
import { custom, flag, kind, list, number, numbers, points, type Reader, text, yesNo } from './fields.ts'
import { gearFields, settleGear } from './gear.ts'
import { type Power, powers, type Spell, spells } from './powers.ts'
import { settleHealth, settleState, stateFields } from './state.ts'

const UNTRAINED = -1
const NO_SIDE = -1

export const combatantFields = {
  name: text('What people call it.'),
  pc: {
    ...custom<boolean>("A player's character, or not.", {
      key: 'kind',
      schema: z.enum(['pc', 'npc']),
      shape: { type: 'word', words: ['pc', 'npc'] },
      read: (_r, raw) => raw === 'pc',
      write: (pc) => (pc ? 'pc' : 'npc'),
    }),
    column: flagColumn({ shown: false }),
  },
  side: custom<number>("The id of its side; a pc's is the Party, an npc's the first other one.", {
    schema: z.string(),
    shape: { type: 'text' },
    read: (r, raw, path) => (r.joins >= 0 ? r.joins : findSide(r, raw, path, r.sides, 'sides-and-party')),
    write: () => undefined,
  }),
  named: yesNo('Whether it is dying, not dead, at 0 hit points: yes for a pc, no for an npc by default.', {
    column: { shown: false },
  }),
  hp: points('Hit points: a number, or current/most.', {
    rule: 'hit-points',
    column: { min: 0, visibility: 'vital', label: 'hit points' },
    mostColumn: { init: 1, min: 1, visibility: 'vital', label: 'most hit points' },
  }),
  /** Its armor class without what lasts only for a while. */
  acBase: number('Armor class.', {
    key: 'ac',
    rule: 'single-ac',
    min: 0,
    max: 99,
    default: 10,
    column: { init: 10, visibility: 'defenses', label: 'armor class' },
  }),
  attackBonus: number("0 for a pc, an npc's Hit Dice by default.", {
    rule: 'npc-attack-bonus',
    min: -20,
    max: 99,
    always: true,
    column: { visibility: 'abilities', label: 'attack bonus' },
  }),
  hd: number('Hit Dice of an npc.', { min: 0, max: 99, default: 1 }),
  mods: numbers(ATTRIBUTES, 'Attribute modifiers: 0 each by default.', {
    rule: 'attribute-modifiers',
    min: -9,
    max: 9,
    default: 0,
    each: (attribute) => `The modifier of ${attribute.toUpperCase()}.`,
    column: { visibility: 'abilities', shown: false },
  }),
  skills: numbers(SKILLS, 'Skill levels: -1 for what a pc leaves out.', {
    rule: 'combat-skills',
    min: -1,
    max: 9,
    default: NO_SKILL,
    each: (skill) => `The level of ${skill}.`,
    column: { visibility: 'abilities', shown: false },
  }),
  skillBonus: number('What an npc adds for skills that it has not.', {
    rule: 'npc-skill-levels',
    min: -9,
    max: 20,
    default: 0,
    column: { visibility: 'abilities', shown: false },
  }),
  physicalSave: number('Physical saving throw.', {
    min: 1,
    max: 30,
    default: 15,
    column: { init: 15, visibility: 'defenses', label: 'Physical save' },
  }),
  move: number('Feet of one Move.', {
    min: 0,
    max: 1000,
    default: 30,
    column: { init: 30, visibility: 'abilities', label: 'movement rate' },
  }),
  reach: number('Feet that it reaches in melee.', {
    rule: 'melee-range',
    min: 5,
    max: 100,
    step: 5,
    default: 5,
    column: { init: 5, visibility: 'abilities' },
  }),
  footprint: number('Squares per side that it fills.', {
    rule: 'large-occupant',
    min: 1,
    max: 8,
    default: 1,
    column: { init: 1, max: 8, shown: false },
  }),
  wrestleSize: number('How large it is to shove and hold: 0 is man-sized.', {
    rule: 'size-ladder',
    min: 0,
    max: 3,
    default: 0,
    column: { max: 3, shown: false },
  }),
  ...gearFields,
  disciplined: flag('Drilled well enough for Snap Attacks.', { column: { visibility: 'abilities', shown: false } }),
  tags: list(text('A word.'), 'Words such as undead, construct, zealot, militarized, colossal.'),
  immune: flag('Shock does nothing to them.', {
    key: 'shockImmune',
    column: { visibility: 'defenses', shown: false },
  }),
  attacks: number('Attacks with one Main Action.', {
    min: 1,
    max: 10,
    default: 1,
    column: { init: 1, max: 10, visibility: 'abilities', shown: false },
  }),
  powers,
  spells,
  alert: yesNo('It expects a fight; as its side does by default.', { column: { visibility: 'referee' } }),
  about: text<Words>('A line for the people at the table.'),
  hidden: flag(HIDDEN),
  madeFrom: text('The content id that it was made from.', { schema: madeFromSchema }),
  look: text(LOOK),
  /** Of a large creature the square of least x and y; NO_SQUARE where none is named, or none that is on the map. */
  square: custom<number>('The square where it stands, "x,y"; of a large creature the one of least x and y.', {
    key: 'at',
    schema: z.string().check(z.regex(/^\s*-?\d{1,5}\s*,\s*-?\d{1,5}\s*$/, 'should be a square, as in "3,4"')),
    shape: { type: 'text' },
    read: ({ field: { grid, sound } }, raw) =>
      typeof raw === 'string' && sound ? (squareOf(grid, raw) ?? NO_SQUARE) : NO_SQUARE,
    write: () => undefined,
  }),
  ...stateFields,
}

/** Anybody who fights. `name` is given from outside: the key of a map, or the name in a list. */
export const combatant = kind('combatant', 'Anybody who fights.', {
  content: { kind: 'combatants', built: shockContent.combatants },
  fields: combatantFields,
  check({ name, pc, powers, spells }, { raw, lost, wrong }) {
    checkShared(name, powers, spells, wrong)
    if (raw.pc === undefined && !lost) wrong(null, `${name} needs a "kind": pc for a player's character, or npc.`)
    if (!pc) return
    if (raw.hd !== undefined) {
      wrong('hd', `${name} is a pc, which has no "hd": give it an "attackBonus".`, 'npc-attack-bonus')
    }
    if (raw.skillBonus !== undefined) {
      wrong('skillBonus', `${name} is a pc, which has no "skillBonus": give it "skills".`, 'npc-skill-levels')
    }
  },
  complete(written, given, r) {
    const { hd, weapons: _weapons, shield: _shield, dropped: _dropped, ...value } = written
    const { name, pc } = value
    const named = value.named ?? pc
    const health = settleHealth(name, named, r.round, value, given)
    const gear = settleGear(r, name, written, given, health.state === UP)
    const side = value.side === NO_SIDE ? usualSides(r.sides)[pc ? 'pc' : 'npc'] : value.side
    checkSquare(r, name, value.square, given.raw.square, given.wrong)
    return {
      ...value,
      ...health,
      ...settleState(r, name, value, { state: health.state, gear, given }),
      side,
      seat: r.seatOf(name, side),
      named,
      attackBonus: given.raw.attackBonus === undefined ? (pc ? 0 : hd) : value.attackBonus,
      skills: pc ? value.skills.map((level) => (level === NO_SKILL ? UNTRAINED : level)) : value.skills,
      items: gear.items,
      /** It has a weapon that is reloaded, and no quiver. */
      quiver:
        gear.items.some(({ reload }) => reload !== null) && !gear.items.some(({ quiver }) => quiver) ? false : null,
      alert: value.alert ?? r.sides[side]?.alert === true,
      madeFrom: value.madeFrom === '' ? given.from : value.madeFrom,
    }
  },
  without: ({ pc }) => ['hd', 'weapons', 'shield', 'dropped', ...(pc ? (['skillBonus'] as const) : [])],
})

/** Uses that are counted together are as many, in the same time. */
function checkShared(
  name: string,
  powers: readonly Power[],
  spells: readonly Spell[],
  wrong: (field: 'powers' | 'spells', message: string, rule: 'spell-content') => void,
): void {
  const known = new Map<string, Uses>()
  for (const [field, all] of [
    ['powers', powers],
    ['spells', spells],
  ] as const) {
    for (const { uses, name: what } of all) {
      if (uses === null || uses.shared === '') continue
      const first = known.get(uses.shared)
      if (first === undefined) known.set(uses.shared, uses)
      else if (first.times !== uses.times || first.per !== uses.per) {
        const right = `as many for each that shares them, here ${first.times} per ${first.per}`
        wrong(field, `${name}: the uses of ${what} are shared as "${uses.shared}": say ${right}.`, 'spell-content')
      }
    }
  }
}

function checkSquare(
  { field: { grid, sound } }: Reader,
  name: string,
  square: number,
  said: unknown,
  wrong: (field: 'square', message: string, rule: 'grid') => void,
): void {
  if (square !== NO_SQUARE || typeof said !== 'string' || !sound || squareOf(grid, said) === null) return
  const last = `${grid.originX + grid.width - 1},${grid.originY + grid.depth - 1}`
  const right = `whose squares go from ${grid.originX},${grid.originY} to ${last}`
  wrong('square', `${name} stands off the map, ${right}.`, 'grid')
}

/** A combatant as it enters the fight; what never changes of it stays its sheet. */
export interface Entrant extends ValueOf<typeof combatant> {}
