import { capital, positionsOf } from '@fray/kernel/rules'

/** The attributes, by position. In every formula their modifiers are meant (`attribute-modifiers`). */
export const ATTRIBUTES = ['str', 'dex', 'con', 'int', 'wis'] as const
export const { str: STR, dex: DEX, int: INT, wis: WIS } = positionsOf(ATTRIBUTES)

/** The skills that the rules name, by position. */
export const SKILLS = ['brawl', 'stab', 'shoot', 'exert', 'sneak', 'notice', 'heal'] as const
export const BRAWL = 0
export const STAB = 1
export const SHOOT = 2
export const EXERT = 3
export const SNEAK = 4
export const NOTICE = 5
export const HEAL = 6
/** Attributes and skills as tallies name them, by position. */
export const ATTRIBUTE_NAMES = ATTRIBUTES.map((attribute) => attribute.toUpperCase() as Uppercase<typeof attribute>)
export const SKILL_NAMES = SKILLS.map((skill) => capital(skill))

/** A skill that the stat block does not give: for an NPC its `skillBonus` stands in (`npc-skill-levels`). */
export const NO_SKILL = -99

/** How a weapon is used in one of its modes. */
export const MODES = ['melee', 'ranged', 'thrown'] as const
export const { melee: MELEE, ranged: RANGED, thrown: THROWN } = positionsOf(MODES)

/** Where an item is, by position. */
export const CARRIED = ['hand', 'readied', 'stowed', 'ground'] as const
export const { hand: IN_HAND, readied: READIED, stowed: STOWED, ground: ON_GROUND } = positionsOf(CARRIED)

/** What a combatant is able to do, by position; only `up` acts. */
export const STATES = ['up', 'mortally-injured', 'stable', 'unconscious', 'dead', 'fled'] as const
export const UP = 0
export const MORTALLY_INJURED = 1
export const STABLE = 2
export const UNCONSCIOUS = 3
export const DEAD = 4
export const FLED = 5

/** How well the enemies know where somebody is. */
export const UNSEEN = ['seen', 'located', 'unlocated'] as const
export const { seen: SEEN, located: LOCATED, unlocated: UNLOCATED } = positionsOf(UNSEEN)

/** At which moments a combatant is asked for Instants, each with those before it. */
export const PROMPTS = ['nothing', 'rolls', 'actions', 'steps'] as const
export const {
  nothing: PROMPT_NOTHING,
  rolls: PROMPT_ROLLS,
  actions: PROMPT_ACTIONS,
  steps: PROMPT_STEPS,
} = positionsOf(PROMPTS)

/** Maneuvers instead of damage. */
export const MANEUVERS = ['shove', 'grapple'] as const
export const { shove: SHOVE, grapple: GRAPPLE } = positionsOf(MANEUVERS)
export const NO_MANEUVER = -1

/** What an action costs. */
export const COSTS = ['free', 'instant', 'move', 'main', 'passive'] as const

/** When a power can be used. */
export const MOMENTS = ['any', 'own-miss', 'own-hit', 'hit-on-me', 'miss-on-me', 'ally-hit'] as const

/** In what time uses come back. */
export const PERIODS = ['round', 'fight', 'day'] as const

/** Which attacks an effect speaks of. */
export const ATTACKS = ['any', 'melee', 'ranged', 'unarmed'] as const

/** In place of an item's row: bare hands by the content's unarmed entry. */
export const BARE_HANDS = 100_000
