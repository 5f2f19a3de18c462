import { type About, capital, plus, type SeenMessage, seenOf, written } from '@fray/kernel/rules'
import { aboutLasting, type Explained } from '../../lasting/things.ts'
import type { EscalationRule } from '../catalogue/rule-ids.ts'
import { BOOK_CONDITIONS, type ConditionKind, type Touched } from '../conditions.ts'
import { CRIT } from '../rules/rolls.ts'
import { DEFENSES, USUAL_SAVE } from '../words.ts'
import { inWords, plain, timesOf } from './said.ts'

/** What else may be said of somebody's state. */
export const STATES: Readonly<Record<string, Explained<EscalationRule>>> = {
  Dying: {
    lines: [
      'They can do nothing. On their turn they make a Death Save; a success heals them with a Recovery, and from a Natural of 17 they act at once.',
      'The fourth failed Death Save is the end.',
    ],
    rules: ['dying', 'dying-state', 'death-save', 'death-save-failure'],
  },
  stabilized: {
    lines: ['Failed Death Saves are not marked until they are up again.'],
    rules: ['stabilize', 'stabilize-range'],
  },
  'Last Gasp': {
    lines: [
      'They can do nothing. On their turn they make a Last Gasp Save; a success ends this, the fourth failure is the end.',
      'Healing does not help; an ally may spend a Standard action to give them another save.',
    ],
    rules: ['last-gasp', 'last-gasp-help'],
  },
  Staggered: {
    lines: ['They have half of their hit points or less. By itself that does nothing.'],
    rules: ['staggered', 'staggered-enemy'],
  },
}

/** Every condition of the rules, and every other state, by its name. */
export const conditionNames: readonly string[] = [...BOOK_CONDITIONS.ids, ...Object.keys(STATES)]

/** What a condition does, or another state of that name; null where there is no such thing. */
export function aboutCondition(kind: ConditionKind | undefined, name: string): About | null {
  if (kind !== undefined) return aboutLasting(kind.name, { ...kind, lines: linesOf(kind).map(inWords) })
  const state = Object.hasOwn(STATES, name) ? STATES[name] : undefined
  return state === undefined ? null : aboutLasting(name, { ...state, lines: state.lines.map(written) })
}

type Clause = readonly [Touched, (amount: number) => SeenMessage]

const times = (amount: number) => ({ times: timesOf(amount) })

/** What somebody does, or has, who is under a condition that touches that, in the order in which it is said. */
const CLAUSES: readonly Clause[] = [
  ['attack', (amount) => seenOf('attack with {times}', times(amount))],
  ['against', (amount) => seenOf('are attacked with {times}', times(amount))],
  ['attackBonus', (amount) => seenOf('have {amount} to attacks', { amount: plus(amount) })],
  ['saveBonus', (amount) => seenOf('have {amount} to saves', { amount: plus(amount) })],
  ...DEFENSES.map((name): Clause => {
    const defense = plain(name.toUpperCase())
    return [name, (amount) => seenOf('have {amount} {defense}', { amount: plus(amount), defense })]
  }),
  ['save', (amount) => seenOf('make all saves with {times}, Death Saves included', times(amount))],
]

function clausesOf({ adds, stops }: ConditionKind): SeenMessage[] {
  const said = CLAUSES.flatMap(([what, words]) => (adds[what] ? [words(adds[what])] : []))
  return stops.includes('move-action') ? [...said, seenOf('have no Move action', {})] : said
}

/** What a condition does, in sentences. */
export function linesOf(kind: ConditionKind): readonly SeenMessage[] {
  const { adds, stops, isOwn } = kind
  const is = BOOK_CONDITIONS.all[kind.is]
  const clauses = clausesOf(kind)
  const lines = [
    ...(is === undefined
      ? []
      : [
          seenOf('They are {condition}: they {clauses}.', {
            condition: plain(capital(is.word)),
            clauses: { list: clausesOf(is) },
          }),
        ]),
    ...(clauses.length === 0 ? [] : [seenOf('They {clauses}.', { clauses: { list: clauses } })]),
    ...(adds.crit
      ? [
          seenOf('Attacks on them crit one lower: from a Natural of {natural}.', {
            natural: { number: CRIT + adds.crit },
          }),
        ]
      : []),
    ...(stops.includes('escalation') ? [seenOf('For them the escalation die is 0.', {})] : []),
  ]
  const own = kind.lines.map((line) => (isOwn ? plain(line) : lineOfBook(line, adds)))
  return isOwn && lines.length === 0 ? [seenOf('The rules do nothing with it.', {}), ...own] : [...lines, ...own]
}

/** A line that is written with a condition, with the amounts that stand in it by what they are added to. */
const lineOfBook = (key: string, adds: ConditionKind['adds']): SeenMessage => ({
  key,
  slots: {
    usualSave: { number: USUAL_SAVE },
    ...Object.fromEntries(Object.entries(adds).map(([what, amount]) => [what, timesOf(amount)])),
  },
})
