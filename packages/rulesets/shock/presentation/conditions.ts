import type { SeenMessage } from '@fray/kernel/rules'
import { type Declared, lastingThing } from '../../lasting/things.ts'
import type { ShockRule } from '../catalogue/rule-ids.ts'
import { charged, dual, totalDefense } from '../rules/stances.ts'
import { key } from './said.ts'

/** What a condition does, no matter who has it. */
interface ConditionKind extends Declared<string, ShockRule> {
  /** When it ends, where that is always alike; '' where it never does in the fight. */
  readonly ends: string
  /** What it does, where numbers stand in it; else its lines. */
  readonly said?: readonly SeenMessage[]
}

const own = 'at the start of its side’s next turn'
const round = 'at the end of the round'

/** Everything that may lie on somebody, by name. */
const CONDITIONS = {
  prone: {
    badge: 'prn',
    lines: [
      'Melee attacks on it, and shots from right next to it, get +2; shots from farther off get -2.',
      'Its own melee attacks get -4.',
      'It crawls at half its movement rate and cannot charge.',
    ],
    ends: 'when it stands up, usually with a Move Action',
    rules: ['mod-adjacent-prone', 'mod-shooting-prone', 'mod-melee-while-prone', 'prone-movement', 'charge-prone'],
  },
  'mortally injured': {
    badge: 'dyi',
    lines: [
      'It lies helpless at 0 hit points and dies at the end of the sixth round after the one in which it fell.',
      'First aid with a healer’s kit makes it stable; any healing brings it to its senses, prone; any further damage kills it.',
    ],
    ends: '',
    rules: ['mortally-injured', 'mortal-injury-clock', 'stabilize', 'hurt-while-down'],
  },
  stable: {
    badge: 'stb',
    tone: 'note',
    lines: [
      'It lies helpless at 0 hit points and will not die of its wounds.',
      'Any healing brings it to its senses, prone; any further damage kills it.',
    ],
    ends: 'when it is healed',
    rules: ['stabilize', 'hurt-while-down'],
  },
  unconscious: {
    badge: 'out',
    lines: ['It lies helpless at 0 hit points. Any healing wakes it; any further damage kills it.'],
    ends: 'when it is healed',
    rules: ['unconscious', 'hurt-while-down'],
  },
  dead: { badge: 'dea', lines: ['It is dead.'], ends: '', rules: ['hurt-while-down'] },
  surprised: {
    badge: 'sur',
    lines: ['It does nothing in the surprise round: no Actions, no Instants, no attacks of opportunity.'],
    ends: 'at the end of the surprise round',
    rules: ['surprised-cannot-act'],
  },
  retreating: {
    badge: 'ret',
    lines: ['It only tries to get away: it attacks nobody of its own choice.'],
    ends: '',
    rules: ['retreat'],
  },
  unsuspecting: {
    badge: 'uns',
    lines: ['It suspects nothing: whoever has spent a minute aiming at it or lurking close to it can execute it.'],
    ends: 'when it is attacked or hurt, attacks, or is warned',
    rules: ['execution-target'],
  },
  unseen: {
    badge: 'uns',
    tone: 'good',
    lines: [
      'Its enemies know where it is and do not see it: shots at it get -4.',
      'It gives no attack of opportunity to those who do not see it.',
    ],
    ends: 'when the referee says that it is seen',
    rules: ['mod-unseen-located', 'unseen-melee'],
  },
  hidden: {
    badge: 'hid',
    tone: 'good',
    lines: ['Its enemies do not know where it is and cannot attack it.'],
    ends: 'when the referee says that it is found',
    rules: ['mod-unseen-unlocated', 'unseen-melee'],
  },
  'total defense': { ...totalDefense, ends: own },
  'better AC': {
    badge: 'AC',
    tone: 'good',
    lines: ['A power or a spell makes its AC better.'],
    ends: own,
    rules: ['spell-content'],
  },
  'worse AC': {
    badge: 'AC',
    lines: ['A power or a spell makes its AC worse.'],
    ends: own,
    rules: ['spell-content'],
  },
  'immune to Shock': {
    badge: 'noS',
    tone: 'good',
    lines: ['A power or a spell keeps Shock from it, but for that of a swarm.'],
    ends: own,
    rules: ['shock-immunity', 'swarm-shock'],
  },
  slippery: {
    badge: 'slp',
    tone: 'good',
    lines: ['Nobody gets an attack of opportunity against it.'],
    ends: round,
    rules: ['spell-content', 'aoo-avoid'],
  },
  disengaged: {
    badge: 'dis',
    tone: 'good',
    lines: ['Those from whom it has disengaged get no attack of opportunity against it.'],
    ends: round,
    rules: ['disengage', 'disengage-scope'],
  },
  'has charged': { ...charged, ends: round },
  'holding an action': {
    badge: 'hld',
    tone: 'good',
    lines: ['It may use what it has held at any moment of the round, as an Instant.'],
    ends: 'when it is used, or lost at the end of the round',
    rules: ['hold-action', 'hold-leftovers', 'hold-lost'],
  },
  'in a swarm': {
    badge: 'swm',
    tone: 'note',
    lines: [
      'One of a swarm strikes for all of it: +2 to hit and +1 damage for each other member, at most three.',
      'Its Shock reaches any AC, past shield and immunity; only Total Defense stops it.',
    ],
    ends: 'with its one attack, or at the end of its side’s turn',
    rules: ['swarm-attack', 'swarm-bonus', 'swarm-shock', 'swarm-one-attack', 'swarm-lapse'],
  },
  swarmed: {
    badge: 'swd',
    lines: ['Foes have joined a swarm on it: one of them may strike for all.'],
    ends: 'with the swarm’s one attack, or at the end of that side’s turn',
    rules: ['swarm-attack', 'swarm-lapse', 'total-defense-swarm'],
  },
  screening: {
    badge: 'scr',
    tone: 'note',
    lines: [
      'Whoever attacks its ward must win a check against it, or strikes it instead.',
      'It may screen against as many different attackers each round as its best combat skill says.',
    ],
    ends: 'at the start of its side’s next turn, or when the two are more than 5 feet apart',
    rules: ['screen', 'screen-check', 'screen-outcome', 'screen-limit', 'screen-duration', 'screen-ends'],
  },
  screened: {
    badge: 'scd',
    tone: 'good',
    lines: ['Whoever attacks it must win a check against its screener, or strikes that one instead.'],
    ends: 'with the turn of the screener’s side, or when the two are more than 5 feet apart',
    rules: ['screen', 'screen-check', 'screen-outcome'],
  },
  grappling: {
    badge: 'grp',
    tone: 'note',
    lines: [
      'It holds somebody: neither can leave the square, and both have only bare hands.',
      'At the end of each round the one who is held suffers an unarmed hit.',
    ],
    ends: 'when it lets go, falls, or the held one breaks free',
    rules: ['grapple', 'grapple-immobile', 'grapple-unarmed-only', 'grapple-round-damage', 'grapple-release'],
  },
  held: {
    badge: 'hel',
    lines: [
      'It is held: it cannot leave its square and has only bare hands.',
      'At the end of each round it suffers an unarmed hit from each who holds it.',
    ],
    ends: 'when it breaks free (a Main Action and a check), or is let go',
    rules: ['grapple', 'grapple-immobile', 'grapple-unarmed-only', 'grapple-round-damage', 'grapple-escape'],
  },
  aiming: {
    badge: 'aim',
    tone: 'note',
    lines: ['It waits for the chance to execute one who suspects nothing: six rounds in a row of nothing else.'],
    ends: 'when it does anything else, is attacked or disturbed',
    rules: ['execution-minute', 'execution-spoiled'],
  },
  'fighting with both': { ...dual, ends: 'when it fights with one again' },
} as const satisfies Readonly<Record<string, ConditionKind>>

export type ConditionName = keyof typeof CONDITIONS

/** Every condition that there is. */
export const conditionNames = Object.keys(CONDITIONS) as readonly ConditionName[]

/** The kind of a condition. */
export const conditionKind = (name: ConditionName) => {
  const kind: ConditionKind = CONDITIONS[name]
  const { lines, ...thing } = lastingThing(name, kind)
  return { ...thing, said: kind.said ?? lines.map(key), ends: kind.ends }
}

/** Whether that is the name of a condition. */
export const isConditionName = (name: string): name is ConditionName => Object.hasOwn(CONDITIONS, name)
