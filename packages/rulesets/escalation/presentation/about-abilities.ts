import { type About, capital, listText, signed } from '@fray/kernel/rules'
import type { EscalationRule } from '../catalogue/rule-ids.ts'
import type { Conditions } from '../conditions.ts'
import type { Ability } from '../kinds/abilities.ts'
import { DOUBLED } from '../kinds/ability-fields.ts'
import type { Effect } from '../kinds/effects.ts'
import { isForOneself } from '../rules/abilities.ts'
import {
  AT_WILL,
  DAILY,
  DEFENSES,
  FREE,
  INTERRUPT,
  MELEE,
  PER_ENCOUNTER,
  RANGE_ENGAGED,
  RANGE_FAR,
  RANGE_SELF,
  RECHARGE,
  TRIGGERS,
} from '../words.ts'
import { effectClauses, effectRules } from './about-effects.ts'
import { actionWord, anAction, timesWords } from './said.ts'

/** How often it can be used: `once an encounter`. */
function frequencyWords({ frequency, recharge }: Ability): string {
  if (frequency === AT_WILL) return 'at will'
  if (frequency === PER_ENCOUNTER) return 'once an encounter'
  return frequency === DAILY ? 'once a day' : `until used; recharges on ${recharge}+ in a Quick Rest`
}

const FREQUENCY_RULES: readonly EscalationRule[] = [
  'ability-at-will',
  'ability-encounter',
  'ability-daily',
  'ability-recharge',
]

/** Everybody, one or several of whom it is for: `one enemy it is engaged with`. */
function targetWords(ability: Ability): string {
  const { who, range, self, count } = ability.target
  if (isForOneself(ability)) return 'its user'
  const word = who === 'any' ? 'combatant' : who
  const many = word === 'combatant' ? 'combatants' : word === 'enemy' ? 'enemies' : 'allies'
  const whom =
    count === 0
      ? `all ${many}`
      : count === 1
        ? word === 'combatant'
          ? 'a combatant'
          : `an ${word}`
        : `up to ${count} ${many}`
  const where =
    range === RANGE_ENGAGED
      ? who === 'ally'
        ? 'next to its user'
        : 'engaged with its user'
      : range === RANGE_FAR
        ? 'at any distance'
        : 'nearby'
  return `${whom} ${where}${self ? ', its user included' : ''}`
}

const TRIGGER_WORDS: Readonly<Record<(typeof TRIGGERS)[number], (whom: string, attack: string) => string>> = {
  attacked: (whom, attack) => `${attack} on ${whom} is declared`,
  hit: (whom, attack) => `${attack} hits ${whom}`,
  missed: (whom, attack) => `${attack} misses ${whom}`,
  damaged: (whom) => `${whom} has taken damage`,
  'enemy-moves': () => 'an enemy is about to move',
  'enemy-engages': (whom) => `an enemy is about to engage ${whom}`,
  'ally-drops': () => 'an ally drops',
  'enemy-drops': () => 'an enemy drops',
}

/** What an attack is called by its kind. */
const ATTACK_WORDS = { any: 'an attack', melee: 'a Melee attack', ranged: 'a Ranged attack', spell: 'a Spell' } as const

/** What sets off an ability that answers something: `a Melee attack hits its user`. Only attacks are told apart by kind. */
export function triggerWords({ trigger }: Ability): string {
  if (trigger === null) return ''
  const when = TRIGGERS[trigger.when] as (typeof TRIGGERS)[number]
  return TRIGGER_WORDS[when](trigger.who === 'ally' ? 'an ally' : 'its user', ATTACK_WORDS[trigger.by])
}

/** What it needs or costs in addition to its action. */
function conditionLines({ escalation, special, parity, spend, sustain, provokes }: Ability): string[] {
  return [
    ...(escalation > 0 && !special ? [`The escalation die must show ${escalation} or more.`] : []),
    ...(parity === null ? [] : [`The escalation die must be ${parity}.`]),
    ...(spend === null
      ? []
      : [`It costs ${spend.power} Power${spend.secondary ? ', or as much of the second resource' : ''}.`]),
    ...(provokes ? ['Using it provokes opportunity attacks.'] : []),
    ...(sustain > 0
      ? [`It goes on as long as its user pays for it again each turn and rolls ${sustain}+ on 3d6.`]
      : []),
  ]
}

const MOVES = {
  engage: 'Its user moves to engage the target.',
  free: 'Its user may make a move with it.',
  away: 'Its user moves away from somebody with it.',
} as const

/** What it does, result by result. */
function resultLines(ability: Ability, conditions: Conditions): string[] {
  const { hit, miss, crit, fumble, effects, natural, odd, even, below, above, vs, bonus, asBasic, escalation } = ability
  const isOwn = isForOneself(ability)
  const line = (head: string, list: readonly Effect[], more: readonly string[] = []): string[] => {
    const clauses = [...more, ...effectClauses(list, isOwn, conditions)]
    if (clauses.length === 0) return []
    return [capital(head === '' ? `${clauses.join('; ')}.` : `${head}: ${clauses.join('; ')}.`)]
  }
  const onHit = vs < 0 ? '' : 'hit '
  const basic = asBasic < 0 ? '' : asBasic === MELEE ? 'Basic Melee Attack' : 'Basic Ranged Attack'
  const borrowed = basic === '' ? [] : [`the damage of a ${basic}`]
  const isPlain = basic === '' && hit.length + miss.length + crit.length + natural.length === 0
  const roll = bonus === 0 ? '' : `, with ${signed(bonus)} to the roll`
  return [
    ...(vs < 0
      ? []
      : [
          `An attack against ${(DEFENSES[vs] as string).toUpperCase()}${roll}${isPlain ? '; a hit deals no damage' : ''}.`,
        ]),
    ...(ability.allRollsFirst ? ['All its attacks are rolled before any damage.'] : []),
    ...(ability.includesMove === null ? [] : [MOVES[ability.includesMove]]),
    ...(ability.popOff === null
      ? []
      : [`Its user pops off ${ability.popOff === 'all' ? 'all enemies' : 'one enemy'}.`]),
    ...line('Hit', hit, borrowed),
    ...line('Miss', miss, basic === '' ? [] : [`what a missed ${basic} does`]),
    ...line('Crit', crit, ability.critTimes === DOUBLED ? [] : [timesWords(ability.critTimes)]),
    ...line('Crit Fail', fumble),
    ...natural.flatMap(({ on, of, effects: list }) => {
      const result = of === 'any' ? 'A Natural' : `${of === 'hit' ? 'A hit' : 'A miss'} with a Natural`
      const which =
        typeof on === 'number'
          ? `${result} of ${on} or more`
          : result.replace('a Natural', `an ${on} Natural`).replace('A Natural', `An ${on} Natural`)
      return line(which, list)
    }),
    ...line(`${onHit}on an odd escalation die`, odd),
    ...line(`${onHit}on an even escalation die`, even),
    ...line(`${onHit}below an escalation die of ${escalation}`, below),
    ...line(`${onHit}from an escalation die of ${escalation} on`, above),
    ...line(vs < 0 ? '' : 'In any case', effects),
  ]
}

/** The lists of everything that it may do. */
const allEffects = (ability: Ability): Effect[] => [
  ...ability.hit,
  ...ability.miss,
  ...ability.crit,
  ...ability.fumble,
  ...ability.natural.flatMap(({ effects }) => effects),
  ...ability.odd,
  ...ability.even,
  ...ability.below,
  ...ability.above,
  ...ability.effects,
]

/** An ability or attack, from its data: the same in a fight and out of any. */
export function aboutAbility(ability: Ability, conditions: Conditions): About {
  const { name, action, types, vs, target, spend, escalation, special, sustain, provokes, about, tags } = ability
  const trigger = triggerWords(ability)
  const lines = [
    trigger === ''
      ? `${capital(anAction(action))}, ${frequencyWords(ability)}, for ${targetWords(ability)}.`
      : `${capital(anAction(action))}, ${frequencyWords(ability)}, when ${trigger}.`,
    ...(trigger === '' || target.range === RANGE_SELF ? [] : [`It is for ${targetWords(ability)}.`]),
    ...conditionLines(ability),
    ...resultLines(ability, conditions),
    ...(about === '' ? [] : [about]),
  ]
  const facts: readonly (readonly [label: string, value: string])[] = [
    ['action', actionWord(action)],
    ['frequency', frequencyWords(ability)],
    ['type', types.join(', ')],
    ['target', targetWords(ability)],
    ['against', vs < 0 ? '' : (DEFENSES[vs] as string).toUpperCase()],
    ['costs', spend === null ? '' : `${spend.power} Power`],
    ['escalation', escalation === 0 ? '' : `${escalation}+${special ? ' (special)' : ''}`],
    ['sustain', sustain === 0 ? '' : `${sustain}+`],
    ['provokes', provokes ? 'yes' : ''],
    ['tags', tags.join(', ')],
  ]
  return {
    title: name,
    kind: vs >= 0 ? 'attack' : 'ability',
    lines,
    facts: facts.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value })),
    rules: [...new Set(rulesOf(ability))],
  }
}

function rulesOf(ability: Ability): EscalationRule[] {
  const { frequency, action, vs, asBasic, critTimes, spend, escalation, special, sustain, provokes, popOff } = ability
  return [
    'ability-entry',
    FREQUENCY_RULES[Math.min(frequency, RECHARGE)] as EscalationRule,
    ...(action === INTERRUPT ? (['action-interrupt'] as const) : action === FREE ? (['action-free'] as const) : []),
    ...(vs < 0 ? [] : (['attack-roll'] as const)),
    ...(asBasic < 0 ? [] : (['as-basic-attack'] as const)),
    ...(critTimes === DOUBLED ? [] : (['crit'] as const)),
    ...(spend === null ? [] : (['ability-spend'] as const)),
    ...(escalation === 0
      ? []
      : special
        ? (['ability-escalation-special'] as const)
        : (['ability-escalation'] as const)),
    ...(sustain === 0 ? [] : (['ability-sustain'] as const)),
    ...(provokes ? (['ability-provokes'] as const) : []),
    ...(popOff === null ? [] : (['pop-off'] as const)),
    ...(ability.parity === null ? [] : (['escalation-odd-even'] as const)),
    ...(ability.natural.length === 0 ? [] : (['natural-triggers'] as const)),
    ...effectRules(allEffects(ability)),
  ]
}

/** What stands on a card beside the name: `Standard action, against AC, 3 Power`. */
export const inShort = (ability: Ability): string =>
  listOf([
    actionWord(ability.action),
    ability.vs < 0 ? '' : `against ${(DEFENSES[ability.vs] as string).toUpperCase()}`,
    ability.target.range === RANGE_FAR ? 'far' : '',
    ability.spend === null ? '' : `${ability.spend.power} Power`,
    ability.escalation > 0 && !ability.special ? `from escalation ${ability.escalation}` : '',
    ability.trigger === null ? '' : `when ${triggerWords(ability)}`,
  ])

const listOf = (words: readonly string[]): string => words.filter((one) => one !== '').join(', ')

/** Things by name in a sentence; '' for none. */
export const listLine = (title: string, names: readonly string[]): string[] =>
  names.length === 0 ? [] : [`${title}: ${listText(names)}.`]
