import { compileDice, type Pool } from '@fray/kernel/rules'
import * as z from 'zod/mini'
import type { ValueOf } from '../../kinds/field.ts'
import { readDice } from '../../loading/dice.ts'
import { hint, type Path } from '../../loading/problems.ts'
import { diceSchema } from '../../loading/schema.ts'
import type { FreeHitsRule } from '../catalogue/rule-ids.ts'
import { AIMS } from '../words.ts'
import { conditionById, rounds } from './conditions.ts'
import { choice, custom, flag, list, maybe, number, type Reader, text, variants, word } from './fields.ts'

const NOTHING = compileDice('0')

/** Dice that cannot come to less than nothing; none where nothing is written, or something wrong. */
export const amount = (says: string, needed?: { readonly needed: string; readonly rule?: FreeHitsRule }) =>
  custom<Pool>(says, {
    ...needed,
    schema: diceSchema,
    shape: { type: 'dice' },
    read(r, raw, path) {
      const pool = readDice(r, raw, path) ?? NOTHING
      if (pool.min >= 0) return pool
      r.problems.add(path, `${pool.text} can come to less than 0: write dice or a number from 0 up.`, 'damage-order')
      return pool
    },
    write: (pool) => pool.text,
  })

const howMuch = amount('How much: a number or dice.', { needed: 'This has no "amount".' })
const squares = (says: string) => number(says, { min: 1, max: 1000, needed: 'This says nothing of "spaces".' })

/** Any wound, or any condition. */
const ANY = 'any'
const ANY_WOUND = -1

/** A condition to be ended, by id; any. */
const endedCondition = custom<string>('The id of the condition, or any for all of them.', {
  schema: z.string(),
  shape: { type: 'text' },
  needed: 'Say which condition ends.',
  read(r, raw, path) {
    if (typeof raw !== 'string') return ANY
    const known = r.content.ids('conditions')
    if (raw !== ANY && !known.includes(raw)) {
      r.problems.add(path, `There is no condition "${raw}" in the content.${hint(raw, [...known, ANY])}`)
    }
    return raw
  },
  write: (id) => id,
})

/** Who gets what helps: in a spell or a weapon's hit the one who does it, say, where it drains. */
const on = choice(['target', 'doer'], 'On whom: the target by default; the doer is who attacks or casts.', {
  default: 'target',
})

const change = (of: string) => number(`Added to its ${of}.`, { min: -99, max: 99, default: 0 })

/** Numbers of a unit that effects change while they last. */
const modify = {
  accuracy: change('accuracy'),
  agility: change('agility'),
  strength: change('strength'),
  movement: change('movement'),
  slots: change('slots'),
  reduction: change('reduction'),
}
export type Modify = { readonly [K in keyof typeof modify]: number }

/** One effect of a weapon's hit or of a spell, by the word under `effect`. */
const effect = variants('effect', "What a weapon's hit or a spell does.", 'effect', {
  damage: {
    says: 'Damage of its own, without an attack.',
    fields: { amount: howMuch, type: text('The type of the damage; without one it is as physical as what deals it.') },
  },
  heal: {
    says: 'Gives hit points back.',
    fields: { amount: howMuch, revives: flag('Brings the defeated back: no by default.'), on },
  },
  /** `rounds`: null until removed. */
  condition: { says: 'Puts a condition on the target.', fields: { condition: conditionById, rounds } },
  'end-condition': { says: 'Ends a condition.', fields: { condition: endedCondition } },
  prone: { says: 'The target falls prone.', fields: {} },
  push: {
    says: 'The target is pushed away from the doer, the nearest of the eight ways from body to body.',
    fields: { spaces: squares('How far.') },
  },
  'remove-wound': {
    says: 'Removes a wound.',
    fields: { aim: word(AIMS, 'Which kind of wound.', { rule: 'aim', also: { any: ANY_WOUND }, default: ANY_WOUND }) },
  },
  disengage: { says: 'Its movement causes no free hits for the rest of the round.', fields: {} },
  disarm: { says: 'A held weapon of the target falls to the ground.', fields: {} },
  /** `rounds`: null while the spell that has it runs. */
  modify: { says: 'Changes numbers.', fields: { ...modify, rounds, on } },
  hide: { says: 'No enemy detects the target.', fields: {} },
  reveal: { says: 'Every enemy detects the target.', fields: {} },
  place: { says: 'The target is placed on another square.', fields: { spaces: squares('How far at most.') } },
  'restore-mp': { says: 'Gives magic points back.', fields: { amount: howMuch, on } },
})
export type Effect = NonNullable<ValueOf<typeof effect>>
export type EffectName = Effect['effect']

/** What a weapon's hit, a spell or an improvement does. */
export const effects = (says: string) =>
  list(effect, says, {
    complete(all, r, path) {
      all.forEach((one, i) => {
        if (one.effect !== 'modify' || Object.keys(modify).some((of) => one[of as keyof Modify] !== 0)) return
        const said = `This effect changes nothing: name one of ${Object.keys(modify).join(', ')} with a number.`
        r.problems.add([...path, i], said)
      })
      return all
    },
  })

/** Notes changes of numbers without an end among the effects of something that does not keep running. */
export function checkEnds(r: Reader, all: readonly Effect[], path: Path): void {
  all.forEach((one, i) => {
    if (one.effect !== 'modify' || one.rounds !== null) return
    const right = 'say for how many "rounds"'
    r.problems.add([...path, i], `Nothing that keeps running has this effect, so it needs an end: ${right}.`)
  })
}

/** Dice of healing of an improvement. */
export const healing = maybe(amount('Hit points that it gives back.'))
