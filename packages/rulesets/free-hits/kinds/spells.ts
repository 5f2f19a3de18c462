import * as z from 'zod/mini'
import type { Given, ValueOf } from '../../kinds/field.ts'
import { named } from '../../kinds/named.ts'
import { idsSchema } from '../../loading/schema.ts'
import type { FreeHitsRule } from '../catalogue/rule-ids.ts'
import { freeHitsContent } from '../content/content.ts'
import {
  ATTACK_ACTION,
  BUDGET,
  CAST_PARTS,
  type CastPart,
  MOVE_ACTION,
  SPELL_TARGETS,
  THRALL_POOLS,
  type ThrallPool,
  UPKEEP_POOLS,
  WHOLE_TURN,
} from '../words.ts'
import { checkEnds, effects, healing } from './effects.ts'
import {
  about,
  byId,
  type Creature,
  choice,
  custom,
  dice,
  flag,
  id,
  idOf,
  kind,
  list,
  maybe,
  number,
  type Reader,
  text,
} from './fields.ts'

/** What a spell that keeps running takes at the start of each of its caster's turns. */
const upkeep = kind('upkeep', "What keeping it takes at the start of each of its caster's turns.", {
  fields: {
    amount: number('How much.', { min: 1, max: 100_000, default: 1 }),
    pool: choice(UPKEEP_POOLS, 'Of what.', { default: 'mp' }),
  },
  check({ amount, pool }, { wrong }) {
    const whole = WHOLE_TURN[(BUDGET as readonly string[]).indexOf(pool)]
    if (whole === undefined || amount <= whole) return
    const said = `An upkeep of ${amount} cannot be paid with ${pool}: a turn gives ${whole} of them.`
    wrong('amount', said, 'turn-budget')
  },
})

/** What a summoning spell calls. */
export interface Summon {
  /** Content id of the creature. */
  readonly creature: string
  /** The creature's level. */
  readonly level: number
  readonly sick: boolean
  /** What the spell states as its thrall cost; null where it states none (`thrall-cost`). */
  readonly thrall: { readonly amount: number; readonly pool: ThrallPool | null } | null
  /** The creature as it enters, ready to be copied. */
  readonly entrant: Creature
}

const ITS_OWN = 0

const thrallCost = kind(
  'thrall-cost',
  'What keeping it as a thrall costs: 6 maximum hit points for each of its levels by default.',
  {
    fields: {
      amount: number('How much.', { min: 0, max: 100_000, needed: 'This cost has no "amount".' }),
      pool: choice(THRALL_POOLS, 'Of what; as the option thrall-mhp says by default.'),
    },
  },
)

const summonFields = {
  creature: custom<string>('The content id of the creature.', {
    schema: z.union([idsSchema(freeHitsContent.combatants, 'combatants'), z.string()], 'should be the id of content'),
    shape: { type: 'text' },
    needed: 'This does not say which creature it calls.',
    read: (_r, raw) => (typeof raw === 'string' ? raw : ''),
    write: (creature) => creature,
  }),
  level: number("Its level: the creature's own by default.", { min: 1, max: 99, default: ITS_OWN }),
  sick: flag('Whether it suffers from summoning sickness.', { default: true }),
  thrall: maybe(thrallCost),
}

const summon = kind<typeof summonFields, Summon | null>('summon', 'What it calls.', {
  fields: summonFields,
  complete(value, { at }, r): Summon | null {
    const entrant = value.creature === '' ? null : r.creature(value.creature, at('creature'))
    if (entrant === null) return null
    const level = value.level === ITS_OWN ? entrant.level : value.level
    return { ...value, level, entrant: { ...entrant, level } }
  },
})

const UNCHANGED = -1
const inPlace = (rule?: FreeHitsRule) =>
  number("Squares in place of the spell's.", { min: 0, max: 1000, default: UNCHANGED, ...(rule && { rule }) })

/** A change of a spell that Bonus Actions buy (`spell-improvement`). */
const improvement = kind('improvement', 'A change of a spell that Bonus Actions buy.', {
  fields: {
    name: text('What people call it; its id by default.'),
    about,
    price: number('Bonus Actions that it costs.', { min: 1, max: 2, default: 1, rule: 'spell-improvement' }),
    damage: dice('More dice of damage.', { rule: 'damage-by-weapon' }),
    heal: healing,
    range: inPlace('melee-range'),
    radius: inPlace(),
    effects: effects('What else it does.'),
  },
  check({ damage, heal, range, radius, effects }, { wrong }) {
    if (damage !== null || heal !== null || range >= 0 || radius >= 0 || effects.length > 0) return
    const right = 'give it damage, heal, range, radius or effects'
    wrong(null, `This improvement changes nothing: ${right}.`, 'spell-improvement')
  },
})
export interface Improvement extends ValueOf<typeof improvement> {
  readonly id: string
}

const spellFields = {
  id,
  name: text('What people call it.', { min: 1, needed: 'This spell has no "name".' }),
  about,
  cast: list(
    choice(CAST_PARTS, 'Which action pays this part.'),
    'The actions that it takes: attack, move, or either for the one or the other.',
    { least: 1, most: 20, rule: 'cast-time' },
  ),
  mp: number('Magic points.', { min: 0, max: 100_000, default: 0, rule: 'spell-cost' }),
  range: number('Squares that it reaches.', { min: 0, max: 1000, default: 1, always: true, rule: 'melee-range' }),
  target: choice(SPELL_TARGETS, 'At whom or what.', { default: 'one' }),
  radius: number('Of an area: squares.', { min: 0, max: 1000, default: 1, always: true }),
  attack: flag('Whether it rolls to hit: no by default.'),
  physical: flag('Whether it can be aimed and armor against physical damage helps: no by default.'),
  damage: dice('Dice of damage.', { rule: 'damage-by-weapon' }),
  type: text('The type of its damage: any word.'),
  effects: effects('What it does besides its damage.'),
  upkeep: maybe(upkeep, undefined, { rule: 'channel-upkeep' }),
  toggle: flag('Whether it can be turned off and on again.'),
  improvements: byId(improvement, 'Changes that Bonus Actions buy, by id.'),
  summon: maybe(summon),
}
type Values = { readonly [K in keyof typeof spellFields]: ValueOf<(typeof spellFields)[K]> }

/** A spell: a content id or a map. */
export const spell = kind('spell', 'A spell: a content id or a map.', {
  content: { kind: 'spells', built: freeHitsContent.spells },
  fields: spellFields,
  check(value, given, r) {
    checkParts(value, given, r)
    if (!given.lost) checkSpell(value, given)
  },
  complete(value, { from }) {
    const { target, cast } = value
    const name = value.name === '' ? from : value.name
    return {
      ...value,
      id: idOf(value.id, from, name),
      name,
      range: target === 'self' ? 0 : value.range,
      radius: target === 'area' ? value.radius : 0,
      isLong: isLong(cast),
    }
  },
  without: ({ target }) => (target === 'area' ? [] : ['radius']),
})
export interface Spell extends ValueOf<typeof spell> {}

/** The spells that somebody can cast, each with a name of its own. */
export const spells = list(spell, 'Its spells.', { complete: named('spell') })

/** Whether one turn's Attack and Move Action cannot pay the cast time: casting it is channeling (`channel-progress`). */
function isLong(cast: readonly CastPart[]): boolean {
  const count = (part: CastPart) => cast.filter((one) => one === part).length
  const attacks = WHOLE_TURN[ATTACK_ACTION]
  const moves = WHOLE_TURN[MOVE_ACTION]
  return count('attack') > attacks || count('move') > moves || cast.length > attacks + moves
}

type GivenFields = Given<keyof typeof spellFields, FreeHitsRule>

/** What is wrong with the parts of a spell, seen from the whole. */
function checkParts({ upkeep, toggle, effects, improvements, target }: Values, { at }: GivenFields, r: Reader): void {
  const runs = upkeep !== null || toggle
  if (!runs) checkEnds(r, effects, at('effects'))
  for (const { id, radius, effects } of improvements) {
    const path = [...at('improvements'), id]
    if (!runs) checkEnds(r, effects, [...path, 'effects'])
    if (radius < 0 || target === 'area') continue
    const said = 'Only a spell on an area ("target: area") has a radius to improve.'
    r.problems.add([...path, 'radius'], said, 'spell-improvement')
  }
}

function checkSpell(spell: Values, { raw, wrong }: GivenFields): void {
  const { target, summon, damage, effects, attack } = spell
  if (raw.cast === undefined) {
    wrong(null, 'This spell has no "cast": what it takes to cast it, as in [attack, either].', 'cast-time')
  }
  const named = Array.isArray(raw.effects) && raw.effects.length > 0
  if (raw.damage === undefined && raw.summon === undefined && !named) {
    wrong(null, 'This spell does nothing: give it "damage", "effects" or a "summon".')
  }
  if (target !== 'self' && raw.summon === undefined && raw.range === undefined) {
    wrong(null, 'This spell does not say how far it reaches: "range" in squares.', 'melee-range')
  }
  if (target === 'area' && raw.radius === undefined) wrong(null, 'A spell on an area needs a "radius" in squares.')
  if (target !== 'area' && raw.radius !== undefined) {
    wrong('radius', 'Only a spell on an area ("target: area") has a radius.')
  }
  if (attack && target === 'self') {
    wrong('attack', 'A spell on oneself attacks nobody: leave "attack" out.', 'spell-attack')
  }
  if (attack && summon !== null && damage === null && effects.length === 0) {
    wrong('attack', 'A spell that only summons attacks nobody: leave "attack" out.', 'spell-attack')
  }
  const lasts = effects.some(({ effect }) => effect === 'modify' || effect === 'condition')
  if (spell.toggle && spell.upkeep === null && !lasts) {
    wrong('toggle', 'Nothing of this spell lasts that could be turned off: leave "toggle" out.', 'toggle-spell')
  }
}
