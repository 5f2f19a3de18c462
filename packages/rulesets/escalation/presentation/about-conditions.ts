import { type About, capital, listText, signed } from '@fray/kernel/rules'
import { aboutLasting, type Explained } from '../../lasting/things.ts'
import type { EscalationRule } from '../catalogue/rule-ids.ts'
import { BOOK_CONDITIONS, type ConditionKind, type Touched } from '../conditions.ts'
import { CRIT } from '../rules/rolls.ts'
import { DEFENSES } from '../words.ts'
import { timesOf } from './said.ts'

/** What else may be said of somebody's state. */
export const STATES: Readonly<Record<string, Explained<EscalationRule>>> = {
  Dying: {
    lines: [
      'It can do nothing. On its turn it makes a Death Save; a success heals it with a Recovery, and from a Natural of 17 it acts at once.',
      'The fourth failed Death Save is the end.',
    ],
    rules: ['dying', 'dying-state', 'death-save', 'death-save-failure'],
  },
  stabilized: {
    lines: ['Failed Death Saves are not marked until it is up again.'],
    rules: ['stabilize', 'stabilize-range'],
  },
  'Last Gasp': {
    lines: [
      'It can do nothing. On its turn it makes a Last Gasp Save; a success ends this, the fourth failure is the end.',
      'Healing does not help; an ally may spend a Standard action to give it another save.',
    ],
    rules: ['last-gasp', 'last-gasp-help'],
  },
  Staggered: {
    lines: ['It has half of its hit points or less. By itself that does nothing.'],
    rules: ['staggered', 'staggered-enemy'],
  },
}

/** Every condition of the rules, and every other state, by its name. */
export const conditionNames: readonly string[] = [...BOOK_CONDITIONS.ids, ...Object.keys(STATES)]

/** What a condition does, or another state of that name; null where there is no such thing. */
export function aboutCondition(kind: ConditionKind | undefined, name: string): About | null {
  if (kind !== undefined) return aboutLasting(kind.name, { ...kind, lines: linesOf(kind) })
  const state = Object.hasOwn(STATES, name) ? STATES[name] : undefined
  return state === undefined ? null : aboutLasting(name, state)
}

type Clause = readonly [Touched, (amount: number) => string]
const added = (to: Touched, word: string): Clause => [to, (amount) => `has ${signed(amount)} ${word}`]

/** What somebody does, or has, who is under a condition that touches that, in the order in which it is said. */
const CLAUSES: readonly Clause[] = [
  ['attack', (amount) => `attacks with ${timesOf(amount)}`],
  ['against', (amount) => `is attacked with ${timesOf(amount)}`],
  added('attackBonus', 'to attacks'),
  added('saveBonus', 'to saves'),
  ...DEFENSES.map((defense) => added(defense, defense.toUpperCase())),
  ['save', (amount) => `makes all saves with ${timesOf(amount)}, Death Saves included`],
]

function clausesOf({ adds, stops }: ConditionKind): string {
  const said = CLAUSES.flatMap(([what, words]) => (adds[what] ? [words(adds[what])] : []))
  return listText(stops === 'move-action' ? [...said, 'has no Move action'] : said)
}

/** What a condition does, in sentences. */
export function linesOf(kind: ConditionKind): readonly string[] {
  const { adds, stops, isOwn } = kind
  const is = BOOK_CONDITIONS.all[kind.is]
  const clauses = clausesOf(kind)
  const lines = [
    ...(is === undefined ? [] : [`It is ${capital(is.word)}: it ${clausesOf(is)}.`]),
    ...(clauses === '' ? [] : [`It ${clauses}.`]),
    ...(adds.crit ? [`Attacks on it crit one lower: from a Natural of ${CRIT + adds.crit}.`] : []),
    ...(stops === 'escalation' ? ['For it the escalation die is 0.'] : []),
  ]
  const own = kind.lines.map((line) => line.replace(/\{(\w+)\}/, (_, what: Touched) => timesOf(adds[what] ?? 0)))
  return isOwn && lines.length === 0 ? ['The rules do nothing with it.', ...own] : [...lines, ...own]
}
