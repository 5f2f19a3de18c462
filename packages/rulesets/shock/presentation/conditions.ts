import { plus, type SeenMessage, seenOf, written } from '@fray/kernel/rules'
import { type Declared, lastingThing } from '../../lasting/things.ts'
import { shockNumbers as N, type ShockRule } from '../catalogue/rule-ids.ts'
import { SWARM } from '../rules/modifiers.ts'
import { charged, dual, totalDefense } from '../rules/stances.ts'
import { key } from './said.ts'

/** What a condition does, no matter who has it. */
interface ConditionKind extends Declared<string, ShockRule> {
  /** When it ends, where that is always alike; '' where it never does in the fight. */
  readonly ends: string
  /** What it does, where numbers stand in it; else its lines. */
  readonly said?: readonly SeenMessage[]
}

const own = 'at the start of their side’s next turn'
const round = 'at the end of the round'

/** Everything that may lie on somebody, by name. */
const CONDITIONS = {
  prone: {
    badge: 'prn',
    said: [
      seenOf(
        'Melee attacks on them, and shots from right next to them, get {near}; shots from farther off get {far}.',
        {
          ...{ near: plus(N['mod-adjacent-prone'].bonus), far: plus(-N['mod-shooting-prone'].penalty) },
        },
      ),
      seenOf('Their own melee attacks get {worse}.', { worse: plus(-N['mod-melee-while-prone'].penalty) }),
      key('They crawl at half their movement rate and cannot charge.'),
    ],
    ends: 'when they stand up, usually with a Move Action',
    rules: ['mod-adjacent-prone', 'mod-shooting-prone', 'mod-melee-while-prone', 'prone-movement', 'charge-prone'],
  },
  'mortally injured': {
    badge: 'dyi',
    lines: [
      'They lie helpless at 0 hit points and die at the end of the sixth round after the one in which they fell.',
      'First aid with a healer’s kit makes them stable; any healing brings them to their senses, prone; any further damage kills them.',
    ],
    ends: '',
    rules: ['mortally-injured', 'mortal-injury-clock', 'stabilize', 'hurt-while-down'],
  },
  stable: {
    badge: 'stb',
    tone: 'note',
    lines: [
      'They lie helpless at 0 hit points and will not die of their wounds.',
      'Any healing brings them to their senses, prone; any further damage kills them.',
    ],
    ends: 'when they are healed',
    rules: ['stabilize', 'hurt-while-down'],
  },
  unconscious: {
    badge: 'out',
    lines: ['They lie helpless at 0 hit points. Any healing wakes them; any further damage kills them.'],
    ends: 'when they are healed',
    rules: ['unconscious', 'hurt-while-down'],
  },
  dead: { badge: 'dea', lines: ['They are dead.'], ends: '', rules: ['hurt-while-down'] },
  surprised: {
    badge: 'sur',
    lines: ['They do nothing in the surprise round: no Actions, no Instants, no attacks of opportunity.'],
    ends: 'at the end of the surprise round',
    rules: ['surprised-cannot-act'],
  },
  retreating: {
    badge: 'ret',
    lines: ['They only try to get away: they attack nobody of their own choice.'],
    ends: '',
    rules: ['retreat'],
  },
  unsuspecting: {
    badge: 'uns',
    lines: [
      'They suspect nothing: anyone who has spent a minute aiming at them or lurking close to them can execute them.',
    ],
    ends: 'when they are attacked or hurt, attack, or are warned',
    rules: ['execution-target'],
  },
  unseen: {
    badge: 'uns',
    tone: 'good',
    said: [
      seenOf('Their enemies know where they are and do not see them: shots at them get {worse}.', {
        worse: plus(-N['mod-unseen-located'].penalty),
      }),
      key('They give no attack of opportunity to those who do not see them.'),
    ],
    ends: 'when the referee says that they are seen',
    rules: ['mod-unseen-located', 'unseen-melee'],
  },
  hidden: {
    badge: 'hid',
    tone: 'good',
    lines: ['Their enemies do not know where they are and cannot attack them.'],
    ends: 'when the referee says that they are found',
    rules: ['mod-unseen-unlocated', 'unseen-melee'],
  },
  'total defense': { ...totalDefense, ends: own },
  'better AC': {
    badge: 'AC',
    tone: 'good',
    lines: ['A power or a spell makes their AC better.'],
    ends: own,
    rules: ['spell-content'],
  },
  'worse AC': {
    badge: 'AC',
    lines: ['A power or a spell makes their AC worse.'],
    ends: own,
    rules: ['spell-content'],
  },
  'immune to Shock': {
    badge: 'noS',
    tone: 'good',
    lines: ['A power or a spell keeps Shock from them, but for that of a swarm.'],
    ends: own,
    rules: ['shock-immunity', 'swarm-shock'],
  },
  slippery: {
    badge: 'slp',
    tone: 'good',
    lines: ['Nobody gets an attack of opportunity against them.'],
    ends: round,
    rules: ['spell-content', 'aoo-avoid'],
  },
  disengaged: {
    badge: 'dis',
    tone: 'good',
    lines: ['Those from whom they have disengaged get no attack of opportunity against them.'],
    ends: round,
    rules: ['disengage', 'disengage-scope'],
  },
  'has charged': { ...charged, ends: round },
  'holding an action': {
    badge: 'hld',
    tone: 'good',
    lines: ['They may use what they have held at any moment of the round, as an Instant.'],
    ends: 'when it is used, or lost at the end of the round',
    rules: ['hold-action', 'hold-leftovers', 'hold-lost'],
  },
  'in a swarm': {
    badge: 'swm',
    tone: 'note',
    said: [
      seenOf(
        'One of a swarm strikes for all of it: {hit} to hit and {damage} damage for each other member, at most {others}.',
        {
          ...{ hit: plus(SWARM.hit), damage: plus(SWARM.damage), others: { number: SWARM.others } },
        },
      ),
      key('Its Shock reaches any AC, past shield and immunity; only Total Defense stops it.'),
    ],
    ends: 'with its one attack, or at the end of their side’s turn',
    rules: ['swarm-attack', 'swarm-bonus', 'swarm-shock', 'swarm-one-attack', 'swarm-lapse'],
  },
  swarmed: {
    badge: 'swd',
    lines: ['Foes have joined a swarm on them: one of the foes may strike for all.'],
    ends: 'with the swarm’s one attack, or at the end of that side’s turn',
    rules: ['swarm-attack', 'swarm-lapse', 'total-defense-swarm'],
  },
  screening: {
    badge: 'scr',
    tone: 'note',
    lines: [
      'Anyone who attacks their ward must win a check against them, or strikes them instead.',
      'They may screen against as many different attackers each round as their best combat skill says.',
    ],
    ends: 'at the start of their side’s next turn, or when the two are more than 5 feet apart',
    rules: ['screen', 'screen-check', 'screen-outcome', 'screen-limit', 'screen-duration', 'screen-ends'],
  },
  screened: {
    badge: 'scd',
    tone: 'good',
    lines: ['Anyone who attacks them must win a check against their screener, or strikes that one instead.'],
    ends: 'with the turn of the screener’s side, or when the two are more than 5 feet apart',
    rules: ['screen', 'screen-check', 'screen-outcome'],
  },
  grappling: {
    badge: 'grp',
    tone: 'note',
    lines: [
      'They hold somebody: neither can leave the square, and both have only bare hands.',
      'At the end of each round the one who is held suffers an unarmed hit.',
    ],
    ends: 'when they let go, fall, or the held one breaks free',
    rules: ['grapple', 'grapple-immobile', 'grapple-unarmed-only', 'grapple-round-damage', 'grapple-release'],
  },
  held: {
    badge: 'hel',
    lines: [
      'They are held: they cannot leave their square and have only bare hands.',
      'At the end of each round they suffer an unarmed hit from each who holds them.',
    ],
    ends: 'when they break free (a Main Action and a check), or are let go',
    rules: ['grapple', 'grapple-immobile', 'grapple-unarmed-only', 'grapple-round-damage', 'grapple-escape'],
  },
  aiming: {
    badge: 'aim',
    tone: 'note',
    lines: ['They wait for the chance to execute one who suspects nothing: six rounds in a row of nothing else.'],
    ends: 'when they do anything else, are attacked or disturbed',
    rules: ['execution-minute', 'execution-spoiled'],
  },
  'fighting with both': { ...dual, ends: 'when they fight with one again' },
} as const satisfies Readonly<Record<string, ConditionKind>>

export type ConditionName = keyof typeof CONDITIONS

/** Every condition that there is. */
export const conditionNames = Object.keys(CONDITIONS) as readonly ConditionName[]

/** The kind of a condition. */
export const conditionKind = (name: ConditionName) => {
  const kind: ConditionKind = CONDITIONS[name]
  const { lines, ...thing } = lastingThing(name, kind)
  return { ...thing, said: kind.said ?? lines.map(key), ends: written(CONDITIONS[name].ends) }
}

/** Whether that is the name of a condition. */
export const isConditionName = (name: string): name is ConditionName => Object.hasOwn(CONDITIONS, name)
