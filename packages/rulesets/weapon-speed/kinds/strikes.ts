import type { ValueOf, ValuesOf } from '../../kinds/field.ts'
import type { Path } from '../../loading/problems.ts'
import type { WeaponSpeedRule } from '../catalogue/rule-ids.ts'
import { ATTRIBUTES, MELEE, MODES, NO_ATTRIBUTE, THROWN } from '../words.ts'
import { bonus } from './data-fields.ts'
import { effect, types } from './effects.ts'
import { dice, kind, list, maybe, number, type Reader, speed, text, word } from './fields.ts'

/** What an attack is; these fields may stand in an item itself. */
export const strikeFields = {
  mode: maybe(word(MODES, 'Melee, shot, or the weapon itself thrown: melee by default.')),
  bonus: bonus('The whole attack bonus, as the stat block has it.', { rule: 'attack-bonus' }),
  attribute: word(ATTRIBUTES, 'An attribute whose modifier is added besides.', { default: NO_ATTRIBUTE }),
  damage: dice('Dice of damage.'),
  damageAttribute: word(ATTRIBUTES, 'An attribute whose modifier is added to damage.', { default: NO_ATTRIBUTE }),
  types,
  crit: number('Critical multiplier.', {
    rule: 'crit-multiplier',
    min: 2,
    max: 4,
    default: 0,
    words: { x2: 2, x3: 3, x4: 4, none: 0 },
  }),
  critOn: number('Natural roll from which a hit is critical.', {
    rule: 'crit-natural',
    min: 2,
    max: 20,
    default: 0,
    words: { usual: 0 },
  }),
  speed: speed('Added to Initiative.', 0),
  reach: maybe(number('Yards that it reaches in melee: 1 by default.', { min: 1, max: 100 }), undefined, {
    rule: 'attack-reach',
  }),
  range: maybe(number('Yards that it carries, shot or thrown.', { min: 0, max: 10_000 }), undefined, {
    rule: 'attack-reach',
  }),
  pierces: number('Points of Armor that do not count against it.', {
    rule: 'armor-reduces',
    min: 0,
    max: 99,
    default: 0,
  }),
  onHit: list(effect, 'What each hit does besides its damage.'),
  strikes: number('Strikes in one attack.', { rule: 'attack-strikes', min: 1, max: 10, default: 1 }),
}

/** The fields of an attack that may stand in an item itself. */
export const STRIKE_FIELDS = Object.keys(strikeFields) as readonly (keyof typeof strikeFields)[]

/** An attack as it is written. What it does not say follows from what it belongs to: see {@link settleStrike}. */
export const strike = kind('attack', 'An attack.', {
  fields: { name: text('What people call it.', { min: 1 }), ...strikeFields },
  without: ({ mode }) => (mode === MELEE ? [] : ['reach']),
})
export interface StrikeDraft extends ValueOf<typeof strike> {}

/** An attack: a weapon's, an attack spell's or a thrown item's. */
export interface Strike extends Omit<ValuesOf<typeof strikeFields>, 'reach' | 'mode'> {
  /** Unique among the attacks of one combatant. */
  readonly name: string
  /** Position in MODES. */
  readonly mode: number
  /** Yards, whether it strikes, is shot or is thrown. */
  readonly reach: number
}

/** What an attack belongs to, and where it was written. */
interface Bearer {
  /** What the item or spell is called. */
  readonly name: string
  /** Its mode and its range where it does not say. */
  readonly mode: number
  readonly range: number
  readonly path: Path
  readonly at: (field: string) => Path
  /** Something else is wrong with it: what is missing is no problem of its own. */
  readonly lost: boolean
  /** Damage was written, be it right or wrong. */
  readonly hasDamage: boolean
}

/** The attack as its bearer has it, with a note of what is wrong with it. */
export function settleStrike(r: Reader, draft: StrikeDraft, bearer: Bearer): Strike {
  const mode = draft.mode ?? bearer.mode
  const usualName = mode === THROWN ? `thrown ${bearer.name.toLowerCase()}` : bearer.name.toLowerCase()
  const reach = mode === MELEE ? (draft.reach ?? 1) : (draft.range ?? bearer.range)
  if (!bearer.lost) checkStrike(r, draft, mode, reach, bearer)
  return {
    ...(Object.fromEntries(STRIKE_FIELDS.map((field) => [field, draft[field]])) as ValuesOf<typeof strikeFields>),
    name: draft.name || usualName,
    mode,
    reach,
    range: mode === MELEE ? null : reach,
  }
}

function checkStrike(
  r: Reader,
  { damage, types, crit, critOn, reach: saidReach, range: saidRange }: StrikeDraft,
  mode: number,
  reach: number,
  { name, path, at, hasDamage }: Bearer,
): void {
  const wrong = (where: Path, message: string, rule: WeaponSpeedRule) => r.problems.add(where, message, rule)
  if (damage !== null && types === 0) {
    wrong(path, `${name} deals damage of no type: give it "types", as in slashing or [blunt, fire].`, 'wound-mark')
  }
  if (!hasDamage && (types !== 0 || crit !== 0)) {
    wrong(path, `${name} has a type or a multiplier but no "damage": dice, as in 1d8+2.`, 'damage-roll')
  }
  if (mode === MELEE && saidRange !== null) {
    wrong(at('range'), `${name} strikes in melee: it has a "reach" in yards and no "range".`, 'attack-reach')
  }
  if (mode !== MELEE && saidReach !== null) {
    wrong(at('reach'), `${name} is shot or thrown: it has a "range" in yards and no "reach".`, 'attack-reach')
  }
  if (mode !== MELEE && reach < 1) {
    wrong(path, `${name} is shot or thrown: it needs a "range" in yards.`, 'attack-reach')
  }
  if (critOn !== 0 && crit === 0) {
    wrong(at('critOn'), `${name} has no multiplier, so it is never critical: give it "crit".`, 'crit-natural')
  }
}

/** The attack that stands under a field of what it belongs to. */
export const settleUnder = (
  r: Reader,
  draft: StrikeDraft | null,
  { name, mode, range, path }: Pick<Bearer, 'name' | 'mode' | 'range' | 'path'>,
  lost = false,
): Strike | null =>
  draft === null
    ? null
    : settleStrike(r, draft, {
        name,
        mode,
        range,
        path,
        at: (field) => [...path, field],
        lost,
        hasDamage: draft.damage !== null,
      })
