import type { About, Tone } from '@fray/kernel/rules'
import { listText, signed } from '@fray/kernel/rules'
import type { EscalationRule } from '../catalogue/rule-ids.ts'
import type { OwnCondition } from '../kinds/conditions.ts'
import { CONDITIONS, DEFENSES } from '../words.ts'
import { advantageWords, bonusWords } from './said.ts'

/** What a state does, and the rules that say so. */
interface Explained {
  readonly lines: readonly string[]
  readonly rules: readonly EscalationRule[]
}

/** What each condition of the rules does. */
const BUILT: Readonly<Record<(typeof CONDITIONS)[number], Explained>> = {
  confused: {
    lines: [
      'When one of its attacks rolls an odd Natural it takes half of the base damage itself.',
      'After an ability that is no attack, or deals no damage, it makes a save of 11+ or loses as many hit points as its tier.',
    ],
    rules: ['confused-attack', 'confused-other', 'confused-details'],
  },
  dazed: { lines: ['It attacks with 1 Disadvantage.'], rules: ['dazed'] },
  enervated: { lines: ['It makes all saves with 1 Disadvantage, Death Saves included.'], rules: ['enervated'] },
  flying: { lines: ['Only somebody who flies as well can Intercept it.'], rules: ['flying'] },
  grabbed: {
    lines: [
      'It disengages from whoever holds it with 1 Disadvantage, unless it has hit that one in this round.',
      'It makes no opportunity attacks, no Ranged attacks and no Ranged Spells.',
      'Whoever holds it attacks it with 1 Advantage.',
    ],
    rules: ['grabbed', 'grabbed-details'],
  },
  hampered: {
    lines: [
      'It makes Basic Attacks and opportunity attacks, moves, rallies, sustains what it keeps up and uses relationship dice, and does nothing else.',
    ],
    rules: ['hampered', 'hampered-enemy'],
  },
  helpless: {
    lines: [
      'It is Stunned: it attacks with 1 Disadvantage, is attacked with 1 Advantage and has no Move action.',
      'An enemy engaged with it may spend all three actions on a Coup de Grace.',
    ],
    rules: ['helpless', 'stunned', 'coup-de-grace'],
  },
  invisible: {
    lines: [
      'Whoever attacks it makes a save of 11+ first, or the attack comes to nothing.',
      'It sneaks with 2 Advantage.',
    ],
    rules: ['invisible', 'invisible-details'],
  },
  ongoing: {
    lines: ['It takes the damage at the end of each of its turns, before its saves.'],
    rules: ['ongoing-damage', 'ongoing-stacking'],
  },
  shaken: {
    lines: ['It attacks with 1 Disadvantage.', 'For it the escalation die is 0.'],
    rules: ['shaken'],
  },
  softened: { lines: ['It is attacked with 1 Advantage.'], rules: ['softened'] },
  stuck: { lines: ['It cannot move, disengage or pop off, and nothing can move it.'], rules: ['stuck'] },
  stunned: {
    lines: ['It attacks with 1 Disadvantage, is attacked with 1 Advantage and has no Move action.'],
    rules: ['stunned'],
  },
  vulnerable: { lines: ['Attacks on it crit one lower: from a Natural of 16.'], rules: ['vulnerable'] },
  weakened: { lines: ['It attacks with 1 Disadvantage and is attacked with 1 Advantage.'], rules: ['weakened'] },
}

/** What else may be said of somebody's state. */
const STATES: Readonly<Record<string, Explained>> = {
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
export const conditionNames: readonly string[] = [...CONDITIONS, ...Object.keys(STATES)]

const explained = (name: string): Explained | undefined => {
  const all: Readonly<Record<string, Explained>> = { ...BUILT, ...STATES }
  return Object.hasOwn(all, name) ? all[name] : undefined
}

/** The rules behind a condition, by position; one of a table's own has what all have. */
export function conditionRules(what: number): readonly EscalationRule[] {
  const name = CONDITIONS[what]
  return name === undefined ? ['effect-duration'] : BUILT[name].rules
}

/** What a condition of the rules, or another state, does; null where there is no such thing. */
export function aboutCondition(name: string): About | null {
  const found = explained(name)
  return found === undefined
    ? null
    : { title: name, kind: 'condition', lines: found.lines, facts: [], rules: found.rules }
}

/** What a condition of a table does. */
export function ownLines(own: OwnCondition): string[] {
  const { attack, against, save, attackBonus, saveBonus, defenses, about } = own
  const has = [
    ...(attack === 0 ? [] : [advantageWords(attack, 0)]),
    ...(save === 0 ? [] : [advantageWords(save, 1)]),
    ...(attackBonus === 0 ? [] : [bonusWords(attackBonus, 0)]),
    ...(saveBonus === 0 ? [] : [bonusWords(saveBonus, 1)]),
  ]
  const changed = DEFENSES.flatMap((name, i) =>
    defenses[i] === 0 ? [] : [`${signed(defenses[i] as number)} ${name.toUpperCase()}`],
  )
  const lines = [
    ...(has.length === 0 ? [] : [`It has ${listText(has)}.`]),
    ...(against === 0 ? [] : [`Attacks on it have ${advantageWords(against, 3).replace(/ on .*/, '')}.`]),
    ...(changed.length === 0 ? [] : [`It has ${changed.join(', ')}.`]),
  ]
  return [...(lines.length === 0 ? ['The rules do nothing with it.'] : lines), ...(about === '' ? [] : [about])]
}

/** A condition of a table. */
export const aboutOwn = (own: OwnCondition): About => ({
  title: own.name,
  kind: 'condition',
  lines: ownLines(own),
  facts: [],
  rules: ['advantage-other-sources' satisfies EscalationRule],
})

/** Whether a condition of a table helps its bearer or harms it. */
export function ownTone({ attack, against, save, attackBonus, saveBonus, defenses }: OwnCondition): Tone {
  const sum =
    attack + save + attackBonus + saveBonus - against + defenses.reduce((total, one) => total + Math.sign(one), 0)
  return sum > 0 ? 'good' : sum < 0 ? 'bad' : 'note'
}
