import type { Field, ValueOf } from '../../kinds/field.ts'
import type { Path } from '../../loading/problems.ts'
import type { ShockRule } from '../catalogue/rule-ids.ts'
import { ATTACKS, PERIODS, SKILLS } from '../words.ts'
import {
  choice,
  dice,
  flag,
  kind,
  list,
  maybe,
  neededDice,
  number,
  type Reader,
  text,
  variants,
  word,
} from './fields.ts'

/** How often something may be used. */
export const uses = maybe(
  kind('uses', 'How often it may be used; any number of times by default.', {
    fields: {
      times: number('How often.', { min: 1, max: 1000, needed: 'These uses have no "times": how often.' }),
      per: choice(PERIODS, 'In what time; a day is as long as a fight here.', {
        default: 'fight',
        needed: 'These uses have no "per": round, fight or day.',
      }),
      shared: text('A word: powers and spells of one owner that name the same one are counted together.'),
    },
  }),
)
export type Uses = NonNullable<ValueOf<typeof uses>>

const NEEDED = { needed: 'This is missing.' }
const amount = (least: number, says: string) => number(says, { min: least, max: 99, ...NEEDED })
const when = choice(ATTACKS, 'On which attacks.', { default: 'any' })
const roll = neededDice('Dice, or a number.', NEEDED)
/** No skill. */
const NO_SKILL_ADDED = -1
const bySkill = word(SKILLS, 'A skill of whoever has it, whose level is added where it is above 0.')
const nothing = {}

const againstFields = {
  tags: list(text('A word.', { min: 1 }), 'Words, such as undead, of which the target has one.', NEEDED),
  toHit: number('Added to attack rolls.', { min: -99, max: 99, default: 0 }),
  damage: dice('Added to the damage of a hit, not to Shock.'),
}

/** What is added against targets of a kind: by a weapon, or by a power. */
export const against = kind('against', 'What is added against targets of a kind.', {
  rule: 'weapon-entry',
  fields: againstFields,
})
export interface Against extends ValueOf<typeof against> {}

/** An effect, as it is written. */
const written = variants('effect', 'What a power, a spell or an item does.', 'effect', {
  damage: {
    says: 'More damage.',
    fields: { amount: amount(-99, 'Points.'), addsToShock: flag('Whether Shock grows as well.'), when, bySkill },
  },
  'to-hit': { says: 'Added to attack rolls.', fields: { amount: amount(-99, 'Added to the roll.'), when, bySkill } },
  against: { says: 'More to hit and damage against targets of a kind.', fields: againstFields },
  'on-kill': {
    says: 'When its attack brings an enemy down.',
    fields: {
      extraAttack: flag('It makes one more attack, after one of its Main Action.'),
      heal: dice('Hit points that it gets back.'),
    },
  },
  'screen-ac': { says: 'A better AC while it screens an ally.', fields: { amount: amount(-99, 'Added to AC.') } },
  save: { says: 'Better Physical saves.', fields: { amount: amount(-99, 'Added to the roll.') } },
  execution: {
    says: 'Better executions.',
    fields: {
      check: number('Added to the check of a shot.', { min: -99, max: 99, default: 0 }),
      save: number('Taken off the save of its victim.', { min: -99, max: 99, default: 0 }),
    },
  },
  'execution-proof': { says: 'Their save against an execution succeeds, without a roll.', fields: nothing },
  'shock-all': { says: 'All enemies in reach of its melee weapon suffer the Shock of a miss.', fields: nothing },
  shock: {
    says: 'Changes the Shock rating of its weapons.',
    fields: {
      points: number('Points more.', { min: 0, max: 99, default: 0 }),
      anyAc: flag('Shock reaches any AC.'),
    },
  },
  'shock-immune': { says: 'Shock does nothing to them.', fields: nothing },
  'treat-as-hit': { says: 'A miss counts as a hit.', fields: nothing },
  'treat-as-miss': { says: 'A hit counts as a miss.', fields: nothing },
  cheaper: {
    says: 'An action costs less.',
    fields: {
      action: choice(['disengage', 'stand-up', 'reload'], 'Which action.', { default: 'disengage', ...NEEDED }),
      cost: choice(['free', 'move'], 'What it costs now.', { default: 'free', ...NEEDED }),
    },
  },
  'screen-extra': {
    says: 'Screens against more attackers each round.',
    fields: { amount: amount(1, 'How many more.') },
  },
  heal: { says: 'Gives hit points back.', fields: { amount: roll, bySkill } },
  ac: { says: 'A better AC.', fields: { amount: amount(-99, 'Added to AC.') } },
  'extra-attack': { says: 'One more attack.', fields: nothing },
  'sees-unseen': { says: 'Nobody is unseen to them.', fields: nothing },
  'no-opportunity': { says: 'Moves without attacks of opportunity.', fields: nothing },
  'damage-roll': { says: 'Damage to a target that is chosen.', fields: { amount: roll } },
  hurt: {
    says: 'Damage to the target.',
    fields: {
      amount: roll,
      bySkill,
      save: choice(['half', 'none'], 'What a Physical save leaves of it; no save by default.'),
    },
  },
  'knock-prone': {
    says: 'The target falls prone.',
    fields: { save: choice(['none'], 'A Physical save avoids it; no save by default.') },
  },
  push: {
    says: 'The target is pushed away.',
    fields: { feet: number('How far.', { min: 5, max: 1000, step: 5, ...NEEDED }) },
  },
  unseen: { says: 'The target cannot be seen.', fields: nothing },
})

type Written = NonNullable<ValueOf<typeof written>>
/** What a power, a spell or an item does: the effects that the engine knows. */
export type Effect = Exclude<Written, { readonly effect: 'damage-roll' }>
export type EffectName = Effect['effect']

/** An effect; damage to a target that is chosen is damage to the target. */
const effect: Field<Effect | null, Reader, ShockRule> = {
  ...written,
  read(r: Reader, raw: unknown, path: Path): Effect | null {
    const said = written.read(r, raw, path)
    return said?.effect === 'damage-roll'
      ? { effect: 'hurt', amount: said.amount, bySkill: NO_SKILL_ADDED, save: null }
      : said
  },
}

/** Effects that last as long as a passive power does. */
export const LASTING: readonly EffectName[] = [
  'damage',
  'to-hit',
  'shock',
  'shock-immune',
  'cheaper',
  'screen-extra',
  'ac',
  'sees-unseen',
  'no-opportunity',
  'against',
  'on-kill',
  'screen-ac',
  'save',
  'execution',
  'execution-proof',
]

/** Effects of spells, and of items that are used up. */
export const CAST: readonly EffectName[] = [
  'hurt',
  'heal',
  'knock-prone',
  'push',
  'ac',
  'shock-immune',
  'unseen',
  'no-opportunity',
]

/** Effects of powers that are used. */
export const USED: readonly EffectName[] = [...CAST, 'treat-as-hit', 'treat-as-miss', 'extra-attack', 'shock-all']

/** What something does. */
export const effects = (says: string) => list(effect, says)

/** Notes effects that make no sense where they stand: those that `what` cannot have. */
export function checkFitting(
  r: Reader,
  all: readonly Effect[],
  fitting: readonly EffectName[],
  what: string,
  path: Path,
): void {
  all.forEach((one, i) => {
    if (fitting.includes(one.effect)) return
    const said = `${what} cannot have the effect ${one.effect}; here: ${fitting.join(', ')}.`
    r.problems.add([...path, i, 'effect'], said, 'spell-content')
  })
}
