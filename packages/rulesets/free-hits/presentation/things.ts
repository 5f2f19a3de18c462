import { type About, inEnglish, type SeenMessage, seenOf, type Words, written } from '@fray/kernel/rules'
import { aboutLasting } from '../../lasting/things.ts'
import { factsOf } from '../../presentation/facts.ts'
import type { FreeHitsRule } from '../catalogue/rule-ids.ts'
import { upkeepWords } from '../event-fields.ts'
import { type Condition, condition as conditionKind } from '../kinds/conditions.ts'
import type { Effect } from '../kinds/effects.ts'
import { type Feat, feat as featKind } from '../kinds/feats.ts'
import { armor as armorKind, type Item, type Reduction, weapon as weaponKind } from '../kinds/gear.ts'
import { type Spell, spell as spellKind } from '../kinds/spells.ts'
import { MELEE, NATURAL, RANGED } from '../words.ts'
import { linesOf, STATES } from './conditions.ts'
import { againstWords, castTime, effectLines, featLine, improvementLine } from './phrases.ts'
import { dice, MODIFIERS, modifierFacts, saying, squares, text, together } from './said.ts'

/** Fields that say where a thing is now or what it is called, and nothing of what it does. */
const NOT_FACTS = ['id', 'name', 'about', 'carried', 'from', 'onHit']

const spoken = (words: Words): Words[] => saying([words])

/** An item; a weapon where it strikes. */
export function aboutItem(item: Item): About {
  const { name, weapon, about } = item
  if (weapon === null) {
    const lines = [inEnglish('It is carried and has no rules of its own.'), ...spoken(about)]
    return { title: name, kind: 'item', lines, facts: [], rules: ['pick-up', 'draw-sheathe'] satisfies FreeHitsRule[] }
  }
  const { kind, damage, addStrength, accuracy, range, physical, type, onHit } = weapon
  const how =
    kind === RANGED
      ? seenOf('A ranged weapon for {squares}', { squares: squares(range) })
      : kind === MELEE
        ? seenOf('A melee weapon', {})
        : seenOf('A natural weapon, always at hand', {})
  const strength: SeenMessage['slots'] = addStrength ? { strength: seenOf(', and Strength', {}) } : {}
  const dealt: SeenMessage = {
    key: type === '' ? '{how}: {dice} damage{strength}.' : '{how}: {dice} {type} damage{strength}.',
    slots: { how, dice: dice(damage), ...(type === '' ? {} : { type: { thing: type } }), ...strength },
  }
  const more = together(effectLines(onHit))
  const lines = [
    text(dealt),
    ...(accuracy === 0
      ? []
      : [inEnglish('Attack rolls with it have {by}.', { by: { number: accuracy, signed: true } })]),
    ...(physical ? [] : [inEnglish('Its attacks cannot be aimed, and armor against physical damage does not help.')]),
    ...(more === null ? [] : [inEnglish('A hit does more. {more}', { more })]),
    ...spoken(about),
  ]
  const rules: FreeHitsRule[] = [
    'damage-by-weapon',
    'melee-range',
    ...(addStrength ? (['strength-in-damage'] as const) : []),
    ...(accuracy === 0 ? [] : (['attack-roll'] as const)),
    ...(physical ? (['aim'] as const) : []),
    ...(kind === NATURAL ? [] : (['weapon-in-hand'] as const)),
    ...effectRules(onHit),
  ]
  return {
    title: name,
    kind: 'weapon',
    lines,
    facts: factsOf(weaponKind, { ...item, ...weapon }, accuracy === 0 ? [...NOT_FACTS, 'accuracy'] : NOT_FACTS),
    rules: [...new Set(rules)],
  }
}

const EFFECT_RULES: Readonly<Partial<Record<Effect['effect'], FreeHitsRule>>> = {
  heal: 'wound-removal',
  condition: 'flat-footed-causes',
  prone: 'prone',
  push: 'only-own-movement',
  'remove-wound': 'wound-removal',
  disengage: 'disengage-effect',
  disarm: 'disarmed',
  hide: 'detection',
  reveal: 'detection',
  place: 'only-own-movement',
}

const effectRules = (effects: readonly Effect[]): FreeHitsRule[] =>
  effects.flatMap(({ effect }) => EFFECT_RULES[effect] ?? [])

/** Something that lowers damage. */
export function aboutArmor(armor: Reduction & { readonly about: Words }): About {
  const { name, amount, against, about } = armor
  return {
    title: name,
    kind: 'armor',
    lines: [
      inEnglish('It takes {dice} off each damage{against}.', { dice: dice(amount), against: againstWords(against) }),
      ...spoken(about),
    ],
    facts: factsOf(armorKind, armor, NOT_FACTS),
    rules: ['damage-order'] satisfies FreeHitsRule[],
  }
}

/** A feat, with the weapons that were chosen for it. */
export function aboutFeat(feat: Feat): About {
  const { name, effects, weapons, about } = feat
  const attacks = effects.some((one) => one.feat === 'free-attack')
  return {
    title: name,
    kind: 'feat',
    lines: [...effects.map((one) => text(featLine(one, weapons))), ...spoken(about)],
    facts: factsOf(featKind, feat, [...NOT_FACTS, 'effects']),
    rules: ['feats-change-rules', ...(attacks ? (['free-hit-from-feat'] as const) : [])] satisfies FreeHitsRule[],
  }
}

/** What a spell is cast on: `one unit up to 8 squares away`. */
function onWhom({ target, range, radius, summon }: Spell): SeenMessage {
  const far = squares(Math.max(1, range))
  if (summon !== null) return seenOf('a free square up to {far} away', { far })
  if (target === 'self') return seenOf('the caster', {})
  if (target === 'area')
    return seenOf('all within {radius} of a square up to {far} away', { radius: squares(radius), far })
  return target === 'ally'
    ? seenOf('a friend, or the caster, up to {far} away', { far })
    : seenOf('one unit up to {far} away', { far })
}

/** What a spell does by its own numbers. */
function spellLines(spell: Spell): Words[] {
  const { cast, mp, attack, physical, damage, type } = spell
  const slots = { cast: castTime(cast), on: onWhom(spell) }
  return saying([
    mp === 0
      ? inEnglish('Cast with {cast} on {on}.', slots)
      : inEnglish('Cast with {cast} and {mp} MP on {on}.', { ...slots, mp: { number: mp } }),
    spell.isLong ? inEnglish('It takes more than one turn: meanwhile its caster channels and is flat-footed.') : '',
    attack
      ? inEnglish(
          physical ? 'It is an attack with a roll to hit, and can be aimed.' : 'It is an attack with a roll to hit.',
        )
      : '',
    damage === null
      ? ''
      : type === ''
        ? inEnglish('It does {dice} damage.', { dice: dice(damage) })
        : inEnglish('It does {dice} {type} damage.', { dice: dice(damage), type: { thing: type } }),
  ])
}

/** A spell. */
export function aboutSpell(spell: Spell): About {
  const { name, attack, effects, upkeep, toggle, improvements, summon, about } = spell
  const lines = [
    ...spellLines(spell),
    ...effectLines(effects).map(text),
    ...(summon === null ? [] : summonLines(summon)),
    ...(upkeep === null
      ? []
      : [
          inEnglish('It goes on for {upkeep} at the start of each of its caster’s turns, who channels it.', {
            upkeep: upkeepWords(upkeep.amount, upkeep.pool),
          }),
        ]),
    ...(toggle ? [inEnglish('A Bonus Action turns it off, or on again.')] : []),
    ...improvements.map((one) => text(improvementLine(one))),
    ...spoken(about),
  ]
  const rules: FreeHitsRule[] = [
    'cast-time',
    'spell-cost',
    ...(attack ? (['spell-attack'] as const) : []),
    ...(spell.isLong ? (['channel-progress'] as const) : []),
    ...(upkeep === null ? [] : (['channel-upkeep'] as const)),
    ...(toggle ? (['toggle-spell'] as const) : []),
    ...(improvements.length === 0 ? [] : (['spell-improvement'] as const)),
    ...(summon === null ? [] : (['summoning-slots', 'thrall-cost'] as const)),
    ...effectRules(effects),
  ]
  const facts = factsOf(spellKind, spell, [...NOT_FACTS, 'effects', 'improvements', 'summon', 'upkeep'])
  return { title: name, kind: 'spell', lines, facts, rules: [...new Set(rules)] }
}

const KEEPING = {
  maxHp: 'Keeping it as a thrall costs {amount} of its summoner’s most hit points.',
  mp: 'Keeping it as a thrall costs {amount} MP.',
  hp: 'Keeping it as a thrall costs {amount} hit points.',
} as const

function summonLines({ entrant, level, sick, thrall }: NonNullable<Spell['summon']>): Words[] {
  const pool = thrall?.pool ?? null
  const amount = { number: thrall?.amount ?? 0 }
  const cost =
    thrall === null
      ? ''
      : pool === null
        ? inEnglish('Keeping it as a thrall costs {amount}.', { amount })
        : inEnglish(KEEPING[pool], { amount })
  return saying([
    inEnglish('It calls {name}, of level {level}.', { name: { thing: entrant.name }, level: { number: level } }),
    inEnglish(sick ? 'For a round it neither acts nor dodges.' : 'It acts at once.'),
    cost,
  ])
}

/** A condition of the content. */
export function aboutCondition(condition: Condition): About {
  const { name, about, adds, flatFooted, cannotAct, held } = condition
  return {
    ...aboutLasting(name, {
      lines: [...linesOf(adds).map(text), ...spoken(about)],
      rules: [
        'flat-footed-causes',
        ...(flatFooted ? (['flat-footed'] as const) : []),
        ...(cannotAct || held ? (['cannot-act'] as const) : []),
      ] satisfies FreeHitsRule[],
    }),
    facts: [...modifierFacts(condition), ...factsOf(conditionKind, condition, [...NOT_FACTS, ...MODIFIERS])],
  }
}

/** A state that the rules know. */
export function aboutState(name: string): About | null {
  const state = Object.hasOwn(STATES, name) ? STATES[name] : undefined
  if (state === undefined) return null
  const { does = [], lines, rules } = state
  return aboutLasting(name, { lines: [...does.map(text), ...lines.map(written)], rules })
}
