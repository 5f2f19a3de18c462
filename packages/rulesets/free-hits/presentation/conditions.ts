import { type SeenMessage, seenOf } from '@fray/kernel/rules'
import type { FreeHitsRule } from '../catalogue/rule-ids.ts'
import type { Condition } from '../kinds/conditions.ts'
import { changes, sentence } from './said.ts'

/** What something does that may lie on somebody, and the rules that say so. */
export interface Explained {
  readonly lines: readonly string[]
  readonly rules: readonly FreeHitsRule[]
}

const HEALS = 'One healing of 6 or more takes one wound away.'
const WOUNDED: readonly FreeHitsRule[] = ['wound', 'wounds-stack', 'wound-removal']
const SLOW: Explained = {
  lines: ['Each step costs it two spaces, unless a feat lets it go so at full speed.'],
  rules: ['half-movement', 'slow-movement-counting'],
}

/** The states that the rules themselves know, by the name under which they are shown. */
export const STATES = {
  prone: {
    lines: [
      'Attacks on it must reach 5 and its Agility, and a boost to dodge does not count.',
      'Each step costs it three spaces.',
      'Getting up costs any one action: on an enemy’s turn one of its next turn.',
    ],
    rules: ['prone', 'no-dodge-no-boost', 'stand-up', 'stand-up-out-of-turn'],
  },
  'flat-footed': {
    lines: ['Attacks on it must reach 5: neither its Agility nor a boost to dodge counts.'],
    rules: ['flat-footed', 'flat-footed-causes', 'flat-footed-over-prone'],
  },
  'just summoned': {
    lines: ['It takes no turns, makes no free hits and is flat-footed.'],
    rules: ['summoning-sickness', 'sickness-length'],
  },
  channeling: {
    lines: ['It is flat-footed, unless a feat lets it dodge meanwhile, and channels nothing else.'],
    rules: ['channeling', 'channel-progress', 'channel-upkeep'],
  },
  casting: {
    lines: ['It has paid a part of a cast time; what is not finished in time is lost.'],
    rules: ['cast-time', 'channel-progress'],
  },
  'keeping a spell': {
    lines: ['The spell goes on until it is canceled or its upkeep is not paid.'],
    rules: ['channel-upkeep', 'toggle-spell'],
  },
  disengaged: {
    lines: ['Its movement causes no free hits, neither out of melee zones nor inside them.'],
    rules: ['disengage-effect', 'disengage-within'],
  },
  'boost to melee damage': {
    lines: ['Its melee attacks do more damage: 1 for each Bonus Action spent.'],
    rules: ['boost-melee-damage', 'boosts-stack'],
  },
  'boost to hit': {
    lines: ['Its attack rolls get +1 for each Bonus Action spent.'],
    rules: ['boost-hit', 'boost-hit-duration', 'boosts-stack'],
  },
  'boost to dodge': {
    lines: ['The number to hit it is higher: by 1 for each Bonus Action spent.'],
    rules: ['boost-dodge', 'boost-dodge-duration', 'no-dodge-no-boost', 'boosts-stack'],
  },
  'debt of actions': {
    lines: ['It got up out of turn: its next turn has fewer actions.'],
    rules: ['stand-up-debts', 'stand-up-out-of-turn'],
  },
  sneaking: { lines: SLOW.lines, rules: [...SLOW.rules, 'detection'] },
  swimming: SLOW,
  climbing: SLOW,
  tumbling: SLOW,
  undetected: {
    lines: [
      'Enemies that do not detect it cannot attack it, make no free hits against it, and are flat-footed against it.',
      'A blow that they do not see coming does 1d4 more.',
    ],
    rules: ['detection', 'sneak-damage'],
  },
  summoned: {
    lines: ['It vanishes when a battle begins or ends, unless its summoner pays to keep it.'],
    rules: ['unthralled-inside', 'unthralled-outside', 'thrall'],
  },
  thrall: { lines: ['Its summoner has paid for it: it stays.'], rules: ['thrall', 'thrall-when'] },
  wound: { lines: ['It has no effect of its own.', HEALS], rules: ['wound-without-aim', ...WOUNDED] },
  'slowing wound': { lines: ['Agility -1 and movement -2.', HEALS], rules: ['aim-slowing', ...WOUNDED] },
  'weakening wound': {
    lines: ['Strength -1, and each turn has one Bonus Action less.', HEALS],
    rules: ['aim-weakening', 'weakening-ba', ...WOUNDED],
  },
  'disrupting wound': {
    lines: [
      'Accuracy -3 in the round in which it was dealt, -1 after that, and nothing when the battle is over.',
      HEALS,
    ],
    rules: ['aim-disrupting', 'disrupting-not-added', ...WOUNDED],
  },
} as const satisfies Readonly<Record<string, Explained>>
export type StateName = keyof typeof STATES

/** What a condition of the content does. */
export function conditionLines({ flatFooted, cannotAct, held, ...of }: Condition): SeenMessage[] {
  const changed = changes([
    ['accuracy', of.accuracy],
    ['agility', of.agility],
    ['strength', of.strength],
    ['movement', of.movement],
  ])
  return [
    ...(flatFooted ? [seenOf('It is flat-footed: attacks on it must reach 5.', {})] : []),
    ...(cannotAct ? [seenOf('It takes no actions, makes no free hits and does not get up.', {})] : []),
    ...(held ? [seenOf('It cannot move of its own.', {})] : []),
    ...(changed === null ? [] : [sentence(changed)]),
  ]
}

/** The rules that say what a condition of the content does. */
export const conditionRules = ({ flatFooted, cannotAct, held }: Condition): FreeHitsRule[] => [
  'flat-footed-causes',
  ...(flatFooted ? (['flat-footed'] as const) : []),
  ...(cannotAct || held ? (['cannot-act'] as const) : []),
]
