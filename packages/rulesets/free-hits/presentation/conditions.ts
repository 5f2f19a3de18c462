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
  lines: ['Each step costs them two spaces, unless a feat lets them go so at full speed.'],
  rules: ['half-movement', 'slow-movement-counting'],
}

/** The states that the rules themselves know, by the name under which they are shown. */
export const STATES = {
  prone: {
    lines: [
      'Attacks on them must reach 5 and their Agility, and a boost to dodge does not count.',
      'Each step costs them three spaces.',
      'Getting up costs any one action: on an enemy’s turn one of their next turn.',
    ],
    rules: ['prone', 'no-dodge-no-boost', 'stand-up', 'stand-up-out-of-turn'],
  },
  'flat-footed': {
    lines: ['Attacks on them must reach 5: neither their Agility nor a boost to dodge counts.'],
    rules: ['flat-footed', 'flat-footed-causes', 'flat-footed-over-prone'],
  },
  'just summoned': {
    lines: ['They take no turns, make no free hits and are flat-footed.'],
    rules: ['summoning-sickness', 'sickness-length'],
  },
  channeling: {
    lines: ['They are flat-footed, unless a feat lets them dodge meanwhile, and channel nothing else.'],
    rules: ['channeling', 'channel-progress', 'channel-upkeep'],
  },
  casting: {
    lines: ['They have paid a part of a cast time; what is not finished in time is lost.'],
    rules: ['cast-time', 'channel-progress'],
  },
  'keeping a spell': {
    lines: ['The spell goes on until it is canceled or its upkeep is not paid.'],
    rules: ['channel-upkeep', 'toggle-spell'],
  },
  disengaged: {
    lines: ['Their movement causes no free hits, neither out of melee zones nor inside them.'],
    rules: ['disengage-effect', 'disengage-within'],
  },
  'boost to melee damage': {
    lines: ['Their melee attacks do more damage: 1 for each Bonus Action spent.'],
    rules: ['boost-melee-damage', 'boosts-stack'],
  },
  'boost to hit': {
    lines: ['Their attack rolls get +1 for each Bonus Action spent.'],
    rules: ['boost-hit', 'boost-hit-duration', 'boosts-stack'],
  },
  'boost to dodge': {
    lines: ['The number to hit them is higher: by 1 for each Bonus Action spent.'],
    rules: ['boost-dodge', 'boost-dodge-duration', 'no-dodge-no-boost', 'boosts-stack'],
  },
  'debt of actions': {
    lines: ['They got up out of turn: their next turn has fewer actions.'],
    rules: ['stand-up-debts', 'stand-up-out-of-turn'],
  },
  sneaking: { lines: SLOW.lines, rules: [...SLOW.rules, 'detection'] },
  swimming: SLOW,
  climbing: SLOW,
  tumbling: SLOW,
  undetected: {
    lines: [
      'Enemies who do not detect them cannot attack them, make no free hits against them, and are flat-footed against them.',
      'A blow that they do not see coming does 1d4 more.',
    ],
    rules: ['detection', 'sneak-damage'],
  },
  summoned: {
    lines: ['They vanish when a battle begins or ends, unless their summoner pays to keep them.'],
    rules: ['unthralled-inside', 'unthralled-outside', 'thrall'],
  },
  thrall: { lines: ['Their summoner has paid for them: they stay.'], rules: ['thrall', 'thrall-when'] },
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
    ...(flatFooted ? [seenOf('They are flat-footed: attacks on them must reach 5.', {})] : []),
    ...(cannotAct ? [seenOf('They take no actions, make no free hits and do not get up.', {})] : []),
    ...(held ? [seenOf('They cannot move of their own.', {})] : []),
    ...(changed === null ? [] : [sentence(changed)]),
  ]
}

/** The rules that say what a condition of the content does. */
export const conditionRules = ({ flatFooted, cannotAct, held }: Condition): FreeHitsRule[] => [
  'flat-footed-causes',
  ...(flatFooted ? (['flat-footed'] as const) : []),
  ...(cannotAct || held ? (['cannot-act'] as const) : []),
]
