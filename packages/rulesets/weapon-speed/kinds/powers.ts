import type { Words } from '@fray/kernel/rules'
import type { Given, ValueOf } from '../../kinds/field.ts'
import { named } from '../../kinds/named.ts'
import { isMap } from '../../loading/problems.ts'
import type { WeaponSpeedRule } from '../catalogue/rule-ids.ts'
import { weaponSpeedContent } from '../content/content.ts'
import { AIMS, RANGED } from '../words.ts'
import { bonus } from './data-fields.ts'
import { effects } from './effects.ts'
import { always, choice, kind, list, maybe, number, type Reader, range, speed, text } from './fields.ts'
import { settleUnder, strike } from './strikes.ts'

/** What is taken off a casting TN for the spell's speed. */
const TN_OF_SPEED_0 = 10

/** What spells and abilities have alike. */
const common = {
  about: text<Words>('A line for the people at the table.'),
  range: range('Yards; 0 for oneself alone.', 0),
  effects,
}

const spellFields = {
  name: text('What people call it.', { min: 1, needed: 'This spell has no "name".' }),
  ...common,
  castingTn: number('What the casting check has to reach.', {
    key: 'tn',
    min: 0,
    max: 99,
    default: TN_OF_SPEED_0,
    needed: 'This spell has no "tn", which casting has to reach.',
    rule: 'cast-check',
  }),
  mana: number('What it costs.', { min: 0, max: 999, default: 0 }),
}

/** What somebody can do by name, aimed at others or not. */
type Aimed = Given<'aim' | 'range', WeaponSpeedRule>

/** Notes an aim that nobody but the user itself is near enough for. */
function checkAim({ raw, path, at }: Aimed, r: Reader, name: string, range: number, attacks: boolean): void {
  const { aim } = raw
  if (range > 0 || !(attacks || aim === 'enemy' || aim === 'ally')) return
  const where = aim === undefined ? path : at('aim')
  r.problems.add(where, `${name} is for others and reaches nobody: give it a "range" in yards.`, 'attack-reach')
}

/** A spell: a content id or a map. Of one made from content, `attack` changes what it names of that spell's attack. */
export const spell = kind('spell', 'A spell: a content id or a map.', {
  content: { kind: 'spells', built: weaponSpeedContent.spells },
  fields: {
    ...spellFields,
    castingBonus: maybe(bonus("The caster's bonus.", { key: 'casting' })),
    speed: maybe(number('Added to Initiative: the casting TN less 10 by default.', { min: -30, max: 60 })),
    aim: choice(AIMS, 'At whom.'),
    attack: maybe(strike, 'The attack that it makes.'),
  },
  check({ name, range, attack, effects }, given, r) {
    const { raw, lost, wrong, from } = given
    if (lost) return
    if (raw.attack === undefined && effects.length === 0) {
      wrong(null, 'This spell does nothing: give it an "attack" or "effects".', 'cast-check')
    }
    checkAim(given as Aimed, r, name || from, range, attack !== null)
  },
  complete(spell, { raw, from, at, lost }, r) {
    const name = spell.name || from
    const { range, castingTn } = spell
    const base = from === '' || lost ? null : r.content.named('spells', from, at('name')).values.attack
    const attack =
      isMap(base) && isMap(raw.attack) ? strike.read(r, { ...base, ...raw.attack }, at('attack')) : spell.attack
    return {
      ...spell,
      name,
      speed: spell.speed ?? castingTn - TN_OF_SPEED_0,
      aim: spell.aim ?? (range === 0 ? 'self' : attack !== null ? 'enemy' : 'anyone'),
      attack: settleUnder(r, attack, { name, mode: RANGED, range, path: at('attack') }),
    }
  },
})

/** A spell as one combatant casts it. */
export interface Spell extends Omit<ValueOf<typeof spell>, 'castingBonus'> {
  /** The caster's bonus to the check. */
  readonly castingBonus: number
}

const gives = kind('ability-gives', 'What it always gives.', {
  fields: {
    defense: bonus('Added to Defense.', { rule: 'defense-score' }),
    armor: bonus('Added to Armor.', { rule: 'armor-score' }),
    woundPoints: bonus('Added to the most Wound Points.'),
    initiative: bonus('Added to the initiative roll.'),
    speed: bonus('Yards added to Speed.'),
  },
})

/** A Trait, Class Feature or Talent: a content id or a map. */
export const ability = kind('ability', 'A Trait, Feature or Talent: a content id or a map.', {
  content: { kind: 'abilities', built: weaponSpeedContent.abilities },
  fields: {
    name: text('What people call it.', { min: 1, needed: 'This ability has no "name".' }),
    ...common,
    action: choice(['standard', 'free', 'passive'], 'What it costs; passive ones only give something.', {
      default: 'passive',
    }),
    speed: speed('Of a standard one: added to Initiative.', 0),
    stress: number('Stress that it costs.', { min: 0, max: 999, default: 0 }),
    aim: choice(AIMS, 'At whom.'),
    gives: always(gives),
  },
  check({ name: said, action, speed, stress, effects, range }, given, r) {
    const { lost, wrong, from } = given
    if (lost) return
    const name = said || from
    const not = (key: 'effects' | 'speed' | 'stress', message: string) => wrong(key, message, 'declared-is-standard')
    if (action === 'passive') {
      if (effects.length > 0) {
        not('effects', `${name} is passive and never called upon: say "action: standard" or "action: free".`)
      }
      if (speed !== 0) not('speed', `${name} is passive and only gives something: leave "speed" out.`)
      if (stress !== 0) not('stress', `${name} is passive and only gives something: leave "stress" out.`)
      return
    }
    if (action === 'free' && speed !== 0) {
      not('speed', `${name} is a Free Action, which has no speed: leave "speed" out.`)
    }
    if (effects.length === 0) {
      wrong(null, `Calling upon ${name} does nothing: give it "effects".`, 'stress-as-resource')
    }
    checkAim(given as Aimed, r, name, range, false)
  },
  complete: (ability, { from }) => ({
    ...ability,
    name: ability.name || from,
    aim: ability.aim ?? (ability.range === 0 ? ('self' as const) : ('anyone' as const)),
  }),
})
export interface Ability extends ValueOf<typeof ability> {}

/** The spells that somebody can cast, each with a name of its own. */
export const spells = list(spell, 'What it can cast.', { complete: named('spell') })

/** Somebody's Traits, Features and Talents, each with a name of its own. */
export const abilities = list(ability, 'Traits, Features and Talents.', { complete: named('ability') })
