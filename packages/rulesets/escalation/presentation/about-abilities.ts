import {
  type About,
  inEnglish,
  plus,
  type SeenMessage,
  type SeenSlot,
  seenOf,
  type Words,
  written,
} from '@fray/kernel/rules'
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
import { actionWord, anAction, commas, inWords, plain, rowOf, semicolons, timesWords } from './said.ts'

/** How often it can be used: `once an encounter`. */
function frequencyWords({ frequency, recharge }: Ability): SeenMessage {
  if (frequency === AT_WILL) return seenOf('at will', {})
  if (frequency === PER_ENCOUNTER) return seenOf('once an encounter', {})
  return frequency === DAILY
    ? seenOf('once a day', {})
    : seenOf('until used; recharges on {recharge}+ in a Quick Rest', { recharge: { number: recharge } })
}

const FREQUENCY_RULES: readonly EscalationRule[] = [
  'ability-at-will',
  'ability-encounter',
  'ability-daily',
  'ability-recharge',
]

/** Everybody, one or several of whom it is for: `one enemy it is engaged with`. */
function targetWords(ability: Ability): SeenMessage {
  const { who, range, self, count } = ability.target
  if (isForOneself(ability)) return seenOf('its user', {})
  const [all, one, some] = WHOM[who === 'any' ? 'combatant' : who === 'self' ? 'ally' : who]
  const whom = count === 0 ? plain(all) : count === 1 ? plain(one) : seenOf(some, { count: { number: count } })
  const where =
    range === RANGE_ENGAGED
      ? who === 'ally'
        ? seenOf('{whom} next to its user', { whom })
        : seenOf('{whom} engaged with its user', { whom })
      : range === RANGE_FAR
        ? seenOf('{whom} at any distance', { whom })
        : seenOf('{whom} nearby', { whom })
  return self ? seenOf('{whom}, its user included', { whom: where }) : where
}

/** All of them, one, several. */
const WHOM = {
  combatant: ['all combatants', 'a combatant', 'up to {count} combatants'],
  enemy: ['all enemies', 'an enemy', 'up to {count} enemies'],
  ally: ['all allies', 'an ally', 'up to {count} allies'],
} as const

const TRIGGER_WORDS: Readonly<
  Record<(typeof TRIGGERS)[number], (whom: SeenMessage, attack: SeenMessage) => SeenMessage>
> = {
  attacked: (whom, attack) => seenOf('{attack} on {whom} is declared', { attack, whom }),
  hit: (whom, attack) => seenOf('{attack} hits {whom}', { attack, whom }),
  missed: (whom, attack) => seenOf('{attack} misses {whom}', { attack, whom }),
  damaged: (whom) => seenOf('{whom} has taken damage', { whom }),
  'enemy-moves': () => seenOf('an enemy is about to move', {}),
  'enemy-engages': (whom) => seenOf('an enemy is about to engage {whom}', { whom }),
  'ally-drops': () => seenOf('an ally drops', {}),
  'enemy-drops': () => seenOf('an enemy drops', {}),
}

/** What an attack is called by its kind. */
const ATTACK_WORDS = { any: 'an attack', melee: 'a Melee attack', ranged: 'a Ranged attack', spell: 'a Spell' } as const

/** What sets off an ability that answers something: `a Melee attack hits its user`. Only attacks are told apart by kind. */
export function triggerWords({ trigger }: Ability): SeenMessage | null {
  if (trigger === null) return null
  const when = TRIGGERS[trigger.when] as (typeof TRIGGERS)[number]
  const whom = trigger.who === 'ally' ? seenOf('an ally', {}) : seenOf('its user', {})
  return TRIGGER_WORDS[when](whom, plain(ATTACK_WORDS[trigger.by]))
}

/** What it needs or costs in addition to its action. */
function conditionLines({ escalation, special, parity, spend, sustain, provokes }: Ability): Words[] {
  return [
    ...(escalation > 0 && !special
      ? [inEnglish('The escalation die must show {least} or more.', { least: { number: escalation } })]
      : []),
    ...(parity === null ? [] : [inEnglish('The escalation die must be {parity}.', { parity: plain(parity) })]),
    ...(spend === null
      ? []
      : [
          spend.secondary
            ? inEnglish('It costs {power} Power, or as much of the second resource.', {
                power: { number: spend.power },
              })
            : inEnglish('It costs {power} Power.', { power: { number: spend.power } }),
        ]),
    ...(provokes ? [inEnglish('Using it provokes opportunity attacks.')] : []),
    ...(sustain > 0
      ? [
          inEnglish('It goes on as long as its user pays for it again each turn and rolls {sustain}+ on {dice}.', {
            sustain: { number: sustain },
            dice: { thing: '3d6' },
          }),
        ]
      : []),
  ]
}

const MOVES = {
  engage: 'Its user moves to engage the target.',
  free: 'Its user may make a move with it.',
  away: 'Its user moves away from somebody with it.',
} as const

/** What it does, result by result. */
function resultLines(ability: Ability, conditions: Conditions): Words[] {
  const { hit, miss, crit, fumble, effects, natural, odd, even, below, above, vs, bonus, asBasic, escalation } = ability
  const isOwn = isForOneself(ability)
  const clausesOf = (list: readonly Effect[], more: readonly SeenMessage[], isFirst: boolean): SeenMessage | null =>
    semicolons([...more, ...effectClauses(list, isOwn, conditions, isFirst)])
  const line = (head: SeenMessage, list: readonly Effect[], more: readonly SeenMessage[] = []): Words[] => {
    const clauses = clausesOf(list, more, false)
    return clauses === null ? [] : [inEnglish('{head}: {clauses}.', { head, clauses })]
  }
  const isAttack = vs >= 0
  const always = isAttack ? null : clausesOf(effects, [], true)
  const basic: SeenMessage | null =
    asBasic < 0 ? null : plain(asBasic === MELEE ? 'Basic Melee Attack' : 'Basic Ranged Attack')
  const borrowed = basic === null ? [] : [seenOf('the damage of a {attack}', { attack: basic })]
  const isPlain = basic === null && hit.length + miss.length + crit.length + natural.length === 0
  const die = { die: { number: escalation } }
  return [
    ...(isAttack ? [rollLine(vs, bonus, isPlain)] : []),
    ...(ability.allRollsFirst ? [inEnglish('All its attacks are rolled before any damage.')] : []),
    ...(ability.includesMove === null ? [] : [inEnglish(MOVES[ability.includesMove])]),
    ...(ability.popOff === null
      ? []
      : [inEnglish(ability.popOff === 'all' ? 'Its user pops off all enemies.' : 'Its user pops off one enemy.')]),
    ...line(seenOf('Hit', {}), hit, borrowed),
    ...line(seenOf('Miss', {}), miss, basic === null ? [] : [seenOf('what a missed {attack} does', { attack: basic })]),
    ...line(seenOf('Crit', {}), crit, ability.critTimes === DOUBLED ? [] : [timesWords(ability.critTimes)]),
    ...line(seenOf('Crit Fail', {}), fumble),
    ...natural.flatMap(({ on, of, effects: list }) => line(naturalWords(on, of), list)),
    ...line(isAttack ? seenOf('Hit on an odd escalation die', {}) : seenOf('On an odd escalation die', {}), odd),
    ...line(isAttack ? seenOf('Hit on an even escalation die', {}) : seenOf('On an even escalation die', {}), even),
    ...line(
      isAttack ? seenOf('Hit below an escalation die of {die}', die) : seenOf('Below an escalation die of {die}', die),
      below,
    ),
    ...line(
      isAttack
        ? seenOf('Hit from an escalation die of {die} on', die)
        : seenOf('From an escalation die of {die} on', die),
      above,
    ),
    ...(isAttack ? line(seenOf('In any case', {}), effects) : []),
    ...(always === null ? [] : [inEnglish('{clauses}.', { clauses: always })]),
  ]
}

/** `An attack against AC, with +2 to the roll; a hit deals no damage.` */
function rollLine(vs: number, bonus: number, isPlain: boolean): Words {
  const defense = plain((DEFENSES[vs] as string).toUpperCase())
  const slots = { defense, bonus: plus(bonus) }
  if (bonus === 0)
    return isPlain
      ? inEnglish('An attack against {defense}; a hit deals no damage.', { defense })
      : inEnglish('An attack against {defense}.', { defense })
  return isPlain
    ? inEnglish('An attack against {defense}, with {bonus} to the roll; a hit deals no damage.', slots)
    : inEnglish('An attack against {defense}, with {bonus} to the roll.', slots)
}

/** `A hit with a Natural of 16 or more`, `An even Natural`. */
function naturalWords(on: number | 'odd' | 'even', of: 'any' | 'hit' | 'miss'): SeenMessage {
  if (typeof on === 'number') {
    const slots = { least: { number: on } }
    if (of === 'any') return seenOf('A Natural of {least} or more', slots)
    return of === 'hit'
      ? seenOf('A hit with a Natural of {least} or more', slots)
      : seenOf('A miss with a Natural of {least} or more', slots)
  }
  const slots = { parity: plain(on) }
  if (of === 'any') return seenOf('An {parity} Natural', slots)
  return of === 'hit'
    ? seenOf('A hit with an {parity} Natural', slots)
    : seenOf('A miss with an {parity} Natural', slots)
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
  const whom = targetWords(ability)
  const first = { action: plain(anAction(action)), frequency: frequencyWords(ability) }
  const lines = [
    trigger === null
      ? inEnglish('{action}, {frequency}, for {target}.', { ...first, target: whom })
      : inEnglish('{action}, {frequency}, when {trigger}.', { ...first, trigger }),
    ...(trigger === null || target.range === RANGE_SELF ? [] : [inEnglish('It is for {target}.', { target: whom })]),
    ...conditionLines(ability),
    ...resultLines(ability, conditions),
    ...(about === '' ? [] : [about]),
  ]
  const facts: readonly (readonly [label: string, value: string])[] = [
    ['action', actionWord(action)],
    ['frequency', inWords(frequencyWords(ability))],
    ['type', rowOf(types)],
    ['target', inWords(whom)],
    ['against', vs < 0 ? '' : (DEFENSES[vs] as string).toUpperCase()],
    ['costs', spend === null ? '' : inWords(powerWords(spend.power))],
    [
      'escalation',
      escalation === 0
        ? ''
        : special
          ? inEnglish('{least}+ (special)', { least: { number: escalation } })
          : `${escalation}+`,
    ],
    ['sustain', sustain === 0 ? '' : `${sustain}+`],
    ['provokes', provokes ? 'yes' : ''],
    ['tags', rowOf(tags)],
  ]
  return {
    title: name,
    kind: vs >= 0 ? 'attack' : 'ability',
    lines,
    facts: facts
      .filter(([, value]) => value !== '')
      .map(([label, value]) => ({ label: written(label), value: written(value) })),
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
export const inShort = (ability: Ability): SeenMessage | null => {
  const { action, vs, target, spend, escalation, special } = ability
  const trigger = triggerWords(ability)
  return commas([
    plain(actionWord(action)),
    ...(vs < 0 ? [] : [seenOf('against {defense}', { defense: plain((DEFENSES[vs] as string).toUpperCase()) })]),
    ...(target.range === RANGE_FAR ? [seenOf('far', {})] : []),
    ...(spend === null ? [] : [powerWords(spend.power)]),
    ...(escalation > 0 && !special ? [seenOf('from escalation {least}', { least: { number: escalation } })] : []),
    ...(trigger === null ? [] : [seenOf('when {trigger}', { trigger })]),
  ])
}

const powerWords = (power: number): SeenMessage => seenOf('{power} Power', { power: { number: power } })

/** Things by name in a sentence; nothing for none. */
export const listLine = (title: string, list: readonly SeenSlot[]): Words[] =>
  list.length === 0 ? [] : [inEnglish('{title}: {things}.', { title: plain(title), things: { list } })]
