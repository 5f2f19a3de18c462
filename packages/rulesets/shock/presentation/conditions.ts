import type { Tone } from '@fray/kernel/rules'
import type { ShockRule } from '../catalogue/rule-ids.ts'

/** What a condition does, no matter who has it. */
export interface ConditionKind {
  /** The same in at most three characters. */
  readonly short: string
  readonly tone: Tone
  /** What it does, in sentences. */
  readonly lines: readonly string[]
  /** When it ends, where that is always alike; '' where it never does in the fight. */
  readonly ends: string
  readonly rules: readonly ShockRule[]
}

const own = 'at the start of its side’s next turn'
const round = 'at the end of the round'

/** Everything that may lie on somebody, by name. */
const CONDITIONS = {
  prone: {
    short: 'prn',
    tone: 'bad',
    lines: [
      'Melee attacks on it, and shots from right next to it, get +2; shots from farther off get -2.',
      'Its own melee attacks get -4.',
      'It crawls at half its movement rate and cannot charge.',
    ],
    ends: 'when it stands up, usually with a Move Action',
    rules: ['mod-adjacent-prone', 'mod-shooting-prone', 'mod-melee-while-prone', 'prone-movement', 'charge-prone'],
  },
  'mortally injured': {
    short: 'dyi',
    tone: 'bad',
    lines: [
      'It lies helpless at 0 hit points and dies at the end of the sixth round after the one in which it fell.',
      'First aid with a healer’s kit makes it stable; any healing brings it to its senses, prone; any further damage kills it.',
    ],
    ends: '',
    rules: ['mortally-injured', 'mortal-injury-clock', 'stabilize', 'hurt-while-down'],
  },
  stable: {
    short: 'stb',
    tone: 'note',
    lines: [
      'It lies helpless at 0 hit points and will not die of its wounds.',
      'Any healing brings it to its senses, prone; any further damage kills it.',
    ],
    ends: 'when it is healed',
    rules: ['stabilize', 'hurt-while-down'],
  },
  unconscious: {
    short: 'out',
    tone: 'bad',
    lines: ['It lies helpless at 0 hit points. Any healing wakes it; any further damage kills it.'],
    ends: 'when it is healed',
    rules: ['unconscious', 'hurt-while-down'],
  },
  dead: { short: 'dea', tone: 'bad', lines: ['It is dead.'], ends: '', rules: ['hurt-while-down'] },
  surprised: {
    short: 'sur',
    tone: 'bad',
    lines: ['It does nothing in the surprise round: no Actions, no Instants, no attacks of opportunity.'],
    ends: 'at the end of the surprise round',
    rules: ['surprised-cannot-act'],
  },
  retreating: {
    short: 'ret',
    tone: 'bad',
    lines: ['It only tries to get away: it attacks nobody of its own choice.'],
    ends: '',
    rules: ['retreat'],
  },
  unsuspecting: {
    short: 'uns',
    tone: 'bad',
    lines: ['It suspects nothing: whoever has spent a minute aiming at it or lurking close to it can execute it.'],
    ends: 'when it is attacked or hurt, attacks, or is warned',
    rules: ['execution-target'],
  },
  unseen: {
    short: 'uns',
    tone: 'good',
    lines: [
      'Its enemies know where it is and do not see it: shots at it get -4.',
      'It gives no attack of opportunity to those who do not see it.',
    ],
    ends: 'when the referee says that it is seen',
    rules: ['mod-unseen-located', 'unseen-melee'],
  },
  hidden: {
    short: 'hid',
    tone: 'good',
    lines: ['Its enemies do not know where it is and cannot attack it.'],
    ends: 'when the referee says that it is found',
    rules: ['mod-unseen-unlocated', 'unseen-melee'],
  },
  'total defense': {
    short: 'TD',
    tone: 'good',
    lines: ['Its AC is 2 better, and Shock does nothing to it, not even that of a swarm.'],
    ends: own,
    rules: ['total-defense', 'total-defense-swarm'],
  },
  'better AC': {
    short: 'AC',
    tone: 'good',
    lines: ['A power or a spell makes its AC better.'],
    ends: own,
    rules: ['spell-content'],
  },
  'worse AC': {
    short: 'AC',
    tone: 'bad',
    lines: ['A power or a spell makes its AC worse.'],
    ends: own,
    rules: ['spell-content'],
  },
  'immune to Shock': {
    short: 'noS',
    tone: 'good',
    lines: ['A power or a spell keeps Shock from it, but for that of a swarm.'],
    ends: own,
    rules: ['shock-immunity', 'swarm-shock'],
  },
  slippery: {
    short: 'slp',
    tone: 'good',
    lines: ['Nobody gets an attack of opportunity against it.'],
    ends: round,
    rules: ['spell-content', 'aoo-avoid'],
  },
  disengaged: {
    short: 'dis',
    tone: 'good',
    lines: ['Those from whom it has disengaged get no attack of opportunity against it.'],
    ends: round,
    rules: ['disengage', 'disengage-scope'],
  },
  'has charged': {
    short: 'chg',
    tone: 'bad',
    lines: ['Its AC is 2 worse.'],
    ends: round,
    rules: ['charge-ac', 'charge-ac-from-start'],
  },
  'holding an action': {
    short: 'hld',
    tone: 'good',
    lines: ['It may use what it has held at any moment of the round, as an Instant.'],
    ends: 'when it is used, or lost at the end of the round',
    rules: ['hold-action', 'hold-leftovers', 'hold-lost'],
  },
  'in a swarm': {
    short: 'swm',
    tone: 'note',
    lines: [
      'One of a swarm strikes for all of it: +2 to hit and +1 damage for each other member, at most three.',
      'Its Shock reaches any AC, past shield and immunity; only Total Defense stops it.',
    ],
    ends: 'with its one attack, or at the end of its side’s turn',
    rules: ['swarm-attack', 'swarm-bonus', 'swarm-shock', 'swarm-one-attack', 'swarm-lapse'],
  },
  swarmed: {
    short: 'swd',
    tone: 'bad',
    lines: ['Foes have joined a swarm on it: one of them may strike for all.'],
    ends: 'with the swarm’s one attack, or at the end of that side’s turn',
    rules: ['swarm-attack', 'swarm-lapse', 'total-defense-swarm'],
  },
  screening: {
    short: 'scr',
    tone: 'note',
    lines: [
      'Whoever attacks its ward must win a check against it, or strikes it instead.',
      'It may screen against as many different attackers each round as its best combat skill says.',
    ],
    ends: `${own}, or when the two are more than 5 feet apart`,
    rules: ['screen', 'screen-check', 'screen-outcome', 'screen-limit', 'screen-duration', 'screen-ends'],
  },
  screened: {
    short: 'scd',
    tone: 'good',
    lines: ['Whoever attacks it must win a check against its screener, or strikes that one instead.'],
    ends: 'with the turn of the screener’s side, or when the two are more than 5 feet apart',
    rules: ['screen', 'screen-check', 'screen-outcome'],
  },
  grappling: {
    short: 'grp',
    tone: 'note',
    lines: [
      'It holds somebody: neither can leave the square, and both have only bare hands.',
      'At the end of each round the one who is held suffers an unarmed hit.',
    ],
    ends: 'when it lets go, falls, or the held one breaks free',
    rules: ['grapple', 'grapple-immobile', 'grapple-unarmed-only', 'grapple-round-damage', 'grapple-release'],
  },
  held: {
    short: 'hel',
    tone: 'bad',
    lines: [
      'It is held: it cannot leave its square and has only bare hands.',
      'At the end of each round it suffers an unarmed hit from each who holds it.',
    ],
    ends: 'when it breaks free (a Main Action and a check), or is let go',
    rules: ['grapple', 'grapple-immobile', 'grapple-unarmed-only', 'grapple-round-damage', 'grapple-escape'],
  },
  aiming: {
    short: 'aim',
    tone: 'note',
    lines: ['It waits for the chance to execute one who suspects nothing: six rounds in a row of nothing else.'],
    ends: 'when it does anything else, is attacked or disturbed',
    rules: ['execution-minute', 'execution-spoiled'],
  },
  'fighting with both': {
    short: 'two',
    tone: 'note',
    lines: ['It fights with a weapon in each hand: -1 to hit, +2 damage where both reach.'],
    ends: 'when it fights with one again',
    rules: ['dual-wield-stance', 'dual-wield-penalty', 'dual-wield-damage'],
  },
} as const satisfies Readonly<Record<string, ConditionKind>>

export type ConditionName = keyof typeof CONDITIONS

/** Every condition that there is. */
export const conditionNames = Object.keys(CONDITIONS) as readonly ConditionName[]

/** The kind of a condition. */
export const conditionKind = (name: ConditionName): ConditionKind => CONDITIONS[name]

/** Whether that is the name of a condition. */
export const isConditionName = (name: string): name is ConditionName => Object.hasOwn(CONDITIONS, name)
