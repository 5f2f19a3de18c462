import { type Message, plainly, positionsOf, say, spaced } from '@fray/kernel/rules'

/** The kinds of action that a turn gives, by position. */
export const BUDGET = ['attack', 'move', 'bonus'] as const
export const { attack: ATTACK_ACTION, move: MOVE_ACTION, bonus: BONUS_ACTION } = positionsOf(BUDGET)
/** What a whole turn gives, by position in BUDGET (`turn-budget`). */
export const WHOLE_TURN: readonly number[] = [1, 1, 2]

/** What an attack can be aimed at, by position. */
export const AIMS = ['none', 'fatal', 'slowing', 'weakening', 'disrupting', 'center-mass'] as const
/** One of them as a sentence says it: `center mass`. */
export const aimWords = spaced<(typeof AIMS)[number] | ''>
export const NO_AIM = 0
export const FATAL = 1
export const SLOWING = 2
export const WEAKENING = 3
export const DISRUPTING = 4
export const CENTER_MASS = 5

/** The kinds of weapon, by position. */
export const WEAPON_KINDS = ['melee', 'ranged', 'natural'] as const
export const { melee: MELEE, ranged: RANGED, natural: NATURAL } = positionsOf(WEAPON_KINDS)

/** Where an item is, by position. */
export const CARRIED = ['hand', 'sheathed', 'pack', 'ground'] as const
export const { hand: IN_HAND, sheathed: SHEATHED, pack: IN_PACK, ground: ON_GROUND } = positionsOf(CARRIED)

/** How a unit gets about, by position; all but the first are slow. */
export const MODES = ['normal', 'sneaking', 'swimming', 'climbing', 'tumbling'] as const
export const { normal: NORMAL, sneaking: SNEAKING } = positionsOf(MODES)

/** What has become of a unit, by position; only `in` takes part. */
export const STATUSES = ['in', 'defeated', 'dead', 'fled', 'yielded', 'gone'] as const
export const { in: IN, defeated: DEFEATED, dead: DEAD, fled: FLED, yielded: YIELDED } = positionsOf(STATUSES)
/** A summoned unit that has vanished or was released. */
export const GONE = 5

/** The eight directions, by position: clockwise from the north; y grows to the north. */
export const FACINGS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const
/** What people call them. */
export const LOOKS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const
export const FACING_X: readonly number[] = [0, 1, 1, 1, 0, -1, -1, -1]
export const FACING_Y: readonly number[] = [1, 1, 0, -1, -1, -1, 0, 1]

/** What an upkeep is paid from, by position; the first three as in BUDGET. */
export const UPKEEP_POOLS = ['attack', 'move', 'bonus', 'mp', 'hp'] as const
export type UpkeepPool = (typeof UPKEEP_POOLS)[number]

/** What a thrall is paid with. */
export const THRALL_POOLS = ['maxHp', 'mp', 'hp'] as const
export type ThrallPool = (typeof THRALL_POOLS)[number]

/** The attacks that a feat speaks of. */
export const ATTACK_KINDS = ['any', 'melee', 'ranged', 'spell'] as const
export type AttackKind = (typeof ATTACK_KINDS)[number]

/** So many dice of damage at most come from feats about chosen weapons, together. */
export const MOST_FOCUS = 5

/** When a feat grants an attack (`free-hit-from-feat`). */
export const FEAT_MOMENTS = ['after-hit', 'after-defeat', 'enemy-enters', 'own-turn'] as const
export type FeatMoment = (typeof FEAT_MOMENTS)[number]

/** What a boost adds to, by position: melee damage, attack rolls, the number to be hit. */
export const BOOSTS = ['melee', 'hit', 'dodge'] as const
export const { melee: BOOST_MELEE, hit: BOOST_HIT, dodge: BOOST_DODGE } = positionsOf(BOOSTS)

/** What pays the parts of a cast time: an Attack Action, a Move Action, or the one or the other. */
export const CAST_PARTS = ['attack', 'move', 'either'] as const
export type CastPart = (typeof CAST_PARTS)[number]

/** At whom or what a spell can be cast. */
export const SPELL_TARGETS = ['one', 'self', 'ally', 'area'] as const

/** How far a d20 went up its ladder (20) or down (1), by rungs; 0 for any other face. */
export const CRITICAL = 1
export const SUPER_CRITICAL = 2
export const DECISIVE = 3
export const TRAGEDY = -2
export const FATAL_BLOW = -3

const RISES = ['critical', 'super critical', 'decisive'] as const
const FALLS = ['auto fail', 'tragedy', 'fatal'] as const

/** A degree in words: `critical`, `tragedy`; beyond the third rung with its number. */
export function degreeWord(degree: number): Message {
  if (degree === 0) return plainly('plain')
  const words = degree > 0 ? RISES : FALLS
  const rung = Math.abs(degree)
  const word = words[rung - 1]
  return word === undefined
    ? say('{word} (rung {rung})', { word: plainly(words[2]), rung: { number: rung } })
    : plainly(word)
}
