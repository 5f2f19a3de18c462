import type { About } from '@fray/kernel/rules'
import { counted, signed } from '@fray/kernel/rules'
import { factsOf } from '../../presentation/facts.ts'
import type { FreeHitsRule } from '../catalogue/rule-ids.ts'
import { type Condition, condition as conditionKind } from '../kinds/conditions.ts'
import type { Effect } from '../kinds/effects.ts'
import { type Feat, feat as featKind } from '../kinds/feats.ts'
import { armor as armorKind, type Item, type Reduction, weapon as weaponKind } from '../kinds/gear.ts'
import { type Spell, spell as spellKind } from '../kinds/spells.ts'
import { MELEE, NATURAL, RANGED } from '../words.ts'
import { conditionLines, conditionRules, type Explained, STATES, type StateName } from './conditions.ts'
import { againstWords, castTime, effectLines, featLine, improvementLine } from './phrases.ts'
import { MODIFIERS, modifierFacts, saying } from './said.ts'

/** Fields that say where a thing is now or what it is called, and nothing of what it does. */
const NOT_FACTS = ['id', 'name', 'about', 'carried', 'from', 'onHit']

const spoken = (words: string): string[] => saying([words])

/** An item; a weapon where it strikes. */
export function aboutItem(item: Item): About {
  const { name, weapon, about } = item
  if (weapon === null) {
    const lines = ['It is carried and has no rules of its own.', ...spoken(about)]
    return { title: name, kind: 'item', lines, facts: [], rules: ['pick-up', 'draw-sheathe'] satisfies FreeHitsRule[] }
  }
  const { kind, damage, addStrength, accuracy, range, physical, type, onHit } = weapon
  const how =
    kind === RANGED
      ? `A ranged weapon for ${counted(range, 'square')}`
      : kind === MELEE
        ? 'A melee weapon'
        : 'A natural weapon, always at hand'
  const lines = [
    `${how}: ${damage.text}${type === '' ? '' : ` ${type}`} damage${addStrength ? ', and Strength' : ''}.`,
    ...(accuracy === 0 ? [] : [`Attack rolls with it have ${signed(accuracy)}.`]),
    ...(physical ? [] : ['Its attacks cannot be aimed, and armor against physical damage does not help.']),
    ...(onHit.length === 0 ? [] : [`A hit does more. ${effectLines(onHit).join(' ')}`]),
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
export function aboutArmor(armor: Reduction & { readonly about: string }): About {
  const { name, amount, against, about } = armor
  return {
    title: name,
    kind: 'armor',
    lines: [`It takes ${amount.text} off each damage${againstWords(against)}.`, ...spoken(about)],
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
    lines: [...effects.map((one) => featLine(one, weapons)), ...spoken(about)],
    facts: factsOf(featKind, feat, [...NOT_FACTS, 'effects']),
    rules: ['feats-change-rules', ...(attacks ? (['free-hit-from-feat'] as const) : [])] satisfies FreeHitsRule[],
  }
}

const UPKEEP = {
  attack: 'Attack Action',
  move: 'Move Action',
  bonus: 'Bonus Action',
  mp: 'MP',
  hp: 'hit point',
} as const

/** What a spell is cast on: `one unit up to 8 squares away`. */
function onWhom({ target, range, radius, summon }: Spell): string {
  const far = `up to ${counted(Math.max(1, range), 'square')} away`
  if (summon !== null) return `a free square ${far}`
  if (target === 'self') return 'the caster'
  if (target === 'area') return `all within ${counted(radius, 'square')} of a square ${far}`
  return `${target === 'ally' ? 'a friend, or the caster,' : 'one unit'} ${far}`
}

/** A spell. */
export function aboutSpell(spell: Spell): About {
  const { name, cast, mp, attack, physical, damage, type, effects, upkeep, toggle, improvements, summon, about } = spell
  const lines = [
    `Cast with ${castTime(cast)}${mp === 0 ? '' : ` and ${mp} MP`} on ${onWhom(spell)}.`,
    ...(spell.isLong ? ['It takes more than one turn: meanwhile its caster channels and is flat-footed.'] : []),
    ...(attack ? [`It is an attack with a roll to hit${physical ? ', and can be aimed' : ''}.`] : []),
    ...(damage === null ? [] : [`It does ${damage.text}${type === '' ? '' : ` ${type}`} damage.`]),
    ...effectLines(effects),
    ...(summon === null ? [] : summonLines(summon)),
    ...(upkeep === null
      ? []
      : [
          `It goes on for ${counted(upkeep.amount, UPKEEP[upkeep.pool], upkeep.pool === 'mp' ? 'MP' : undefined)} at the start of each of its caster’s turns, who channels it.`,
        ]),
    ...(toggle ? ['A Bonus Action turns it off, or on again.'] : []),
    ...improvements.map(improvementLine),
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

const POOLS = { maxHp: 'of its summoner’s most hit points', mp: 'MP', hp: 'hit points' } as const

function summonLines({ entrant, level, sick, thrall }: NonNullable<Spell['summon']>): string[] {
  const pool = thrall?.pool ?? null
  const cost =
    thrall === null ? '' : `Keeping it as a thrall costs ${thrall.amount}${pool === null ? '' : ` ${POOLS[pool]}`}.`
  return saying([
    `It calls ${entrant.name}, of level ${level}.`,
    sick ? 'For a round it neither acts nor dodges.' : 'It acts at once.',
    cost,
  ])
}

/** A condition of the content. */
export const aboutCondition = (condition: Condition): About => ({
  title: condition.name,
  kind: 'condition',
  lines: [...conditionLines(condition), ...spoken(condition.about)],
  facts: [...modifierFacts(condition), ...factsOf(conditionKind, condition, [...NOT_FACTS, ...MODIFIERS])],
  rules: conditionRules(condition),
})

/** A state that the rules know. */
export function aboutState(name: string): About | null {
  if (!Object.hasOwn(STATES, name)) return null
  const { lines, rules }: Explained = STATES[name as StateName]
  return { title: name, kind: 'condition', lines, facts: [], rules }
}
