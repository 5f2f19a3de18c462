import { capital, type Message, positionsOf, type Source, say } from '@fray/kernel/rules'
import { type Declared, type LastingThing, LastingThings, lastingThing } from '../lasting/things.ts'
import { type EscalationRule, escalationNumbers } from './catalogue/rule-ids.ts'

/**
 * What a condition touches: Advantage of its bearer, or of attacks on it (`held`: by the one who holds it), what is added to
 * numbers of it, the least Natural that crits on it; and what it stops: its Move action, what the escalation die counts for it.
 */
export type Touched =
  | ('attack' | 'against' | 'held' | 'save' | 'sneak' | 'disengage')
  | ('attackBonus' | 'saveBonus' | 'ac' | 'pd' | 'md' | 'crit')
  | ('move-action' | 'escalation')

/** A condition as it is declared. `{held}` in a line is the amount. */
interface DeclaredCondition extends Declared<Touched, EscalationRule> {
  /** What people call it where that is not its id. */
  readonly name?: string
  /** The condition that it is as well. */
  readonly is?: string
  /** How new ones of it stand beside those that lie there: the newest counts, or the highest of a type; all by default. */
  readonly counts?: 'newest' | 'highest'
}

const { disadvantage: DAZED } = escalationNumbers.dazed

/** The conditions of the rules, by position in their order. */
const BOOK = {
  confused: {
    badge: 'cnf',
    lines: [
      'When one of their attacks rolls an odd Natural they take half of the base damage themselves.',
      'After an ability that is no attack, or deals no damage, they make a save of {usualSave}+ or lose as many hit points as their tier.',
    ],
    rules: ['confused-attack', 'confused-other', 'confused-details'],
  },
  dazed: { adds: { attack: -DAZED }, badge: 'daz', rules: ['dazed'] },
  enervated: { adds: { save: -1 }, badge: 'env', rules: ['enervated'] },
  flying: {
    tone: 'good',
    badge: 'fly',
    lines: ['Only somebody who flies as well can Intercept them.'],
    rules: ['flying'],
  },
  grabbed: {
    adds: { disengage: -1, held: 1 },
    counts: 'newest',
    badge: 'grb',
    lines: [
      'They disengage from anyone who holds them with {disengage}, unless they have hit that one in this round.',
      'They make no opportunity attacks, no Ranged attacks and no Ranged Spells.',
      'Anyone who holds them attacks them with {held}.',
    ],
    rules: ['grabbed', 'grabbed-details'],
  },
  hampered: {
    badge: 'hmp',
    lines: [
      'They make Basic Attacks and opportunity attacks, move, rally, sustain what they keep up and use relationship dice, and do nothing else.',
    ],
    rules: ['hampered', 'hampered-enemy'],
  },
  helpless: {
    is: 'stunned',
    badge: 'hlp',
    lines: ['An enemy engaged with them may spend all three actions on a Coup de Grace.'],
    rules: ['helpless', 'stunned', 'coup-de-grace'],
  },
  invisible: {
    adds: { sneak: 2 },
    tone: 'good',
    badge: 'inv',
    lines: [
      'Anyone who attacks them makes a save of {usualSave}+ first, or the attack comes to nothing.',
      'They sneak with {sneak}.',
    ],
    rules: ['invisible', 'invisible-details'],
  },
  ongoing: {
    counts: 'highest',
    badge: 'dmg',
    lines: ['They take the damage at the end of each of their turns, before their saves.'],
    rules: ['ongoing-damage', 'ongoing-stacking'],
  },
  shaken: { adds: { attack: -1 }, stops: ['escalation'], badge: 'shk', rules: ['shaken'] },
  softened: { adds: { against: 1 }, badge: 'sft', rules: ['softened'] },
  stuck: {
    badge: 'stk',
    lines: ['They cannot move, disengage or pop off, and nothing can move them.'],
    rules: ['stuck'],
  },
  stunned: { adds: { attack: -1, against: 1 }, stops: ['move-action'], badge: 'stn', rules: ['stunned'] },
  vulnerable: { adds: { crit: -1 }, badge: 'vul', rules: ['vulnerable'] },
  weakened: { adds: { attack: -1, against: 1 }, badge: 'wk', rules: ['weakened'] },
} as const satisfies Readonly<Record<string, DeclaredCondition>>

const IDS = Object.keys(BOOK) as (keyof typeof BOOK)[]
/** Those that are more than numbers, by position. */
export const {
  confused: CONFUSED,
  flying: FLYING,
  grabbed: GRABBED,
  hampered: HAMPERED,
  helpless: HELPLESS,
  invisible: INVISIBLE,
  ongoing: ONGOING,
  stuck: STUCK,
  stunned: STUNNED,
} = positionsOf(IDS)

/** A condition of a fight: of the rules, or a table's own. */
export interface ConditionKind extends LastingThing<Touched, EscalationRule>, Pick<DeclaredCondition, 'counts'> {
  readonly name: string
  /** What people call it in sentences, and the same in messages. */
  readonly word: string
  readonly message: Message
  /** Where an amount of it comes from, and where the target has it. */
  readonly source: Source
  readonly targetHas: Message
  readonly isOwn: boolean
  /** Position of the condition that it is as well, or -1. */
  readonly is: number
}

/** A condition as a fight has it, a table's own where nothing is said of its messages. */
export function conditionKind(id: string, { name = id, is, ...declared }: DeclaredCondition): ConditionKind {
  const word = name.toLowerCase()
  return {
    ...{
      ...lastingThing(id, declared),
      name,
      word,
      is: IDS.indexOf(is as keyof typeof BOOK),
      isOwn: true,
    },
    message: say('{condition}', { condition: { thing: word } }),
    source: { name },
    targetHas: say('target {condition}', { condition: { thing: name } }),
  }
}

/** Every condition of a fight: those of the rules, then the table's own. */
export type Conditions = LastingThings<Touched, ConditionKind>
const OF_BOOK = IDS.map((id): ConditionKind => {
  const name = capital(id)
  const targetHas = say('target {condition}', { condition: { thing: name } })
  return { ...conditionKind(id, BOOK[id]), isOwn: false, source: { name }, targetHas }
})
export const conditionsWith = (own: readonly ConditionKind[]): Conditions => new LastingThings([...OF_BOOK, ...own])

/** Those of the rules alone. */
export const BOOK_CONDITIONS: Conditions = conditionsWith([])
