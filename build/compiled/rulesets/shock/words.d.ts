/** The attributes, by position. In every formula their modifiers are meant (`attribute-modifiers`). */
export declare const ATTRIBUTES: readonly ['str', 'dex', 'con', 'int', 'wis'];
export declare const STR: number, DEX: number, INT: number, WIS: number;
/** The skills that the rules name, by position. */
export declare const SKILLS: readonly ['brawl', 'stab', 'shoot', 'exert', 'sneak', 'notice', 'heal'];
export declare const BRAWL = 0;
export declare const STAB = 1;
export declare const SHOOT = 2;
export declare const EXERT = 3;
export declare const SNEAK = 4;
export declare const NOTICE = 5;
export declare const HEAL = 6;
/** Attributes and skills as tallies name them, by position. */
export declare const ATTRIBUTE_NAMES: readonly string[];
export declare const SKILL_NAMES: readonly string[];
/** A skill that the stat block does not give: for an NPC its `skillBonus` stands in (`npc-skill-levels`). */
export declare const NO_SKILL = -99;
/** How a weapon is used in one of its modes. */
export declare const MODES: readonly ['melee', 'ranged', 'thrown'];
export declare const MELEE: number, RANGED: number, THROWN: number;
/** Where an item is, by position. */
export declare const CARRIED: readonly ['hand', 'readied', 'stowed', 'ground'];
export declare const IN_HAND: number, READIED: number, STOWED: number, ON_GROUND: number;
/** What a combatant is able to do, by position; only `up` acts. */
export declare const STATES: readonly ['up', 'mortally-injured', 'stable', 'unconscious', 'dead', 'fled'];
export declare const UP = 0;
export declare const MORTALLY_INJURED = 1;
export declare const STABLE = 2;
export declare const UNCONSCIOUS = 3;
export declare const DEAD = 4;
export declare const FLED = 5;
/** How well the enemies know where somebody is. */
export declare const UNSEEN: readonly ['seen', 'located', 'unlocated'];
export declare const SEEN: number, LOCATED: number, UNLOCATED: number;
/** At which moments a combatant is asked for Instants, each with those before it. */
export declare const HEED: readonly ['nothing', 'rolls', 'actions', 'steps'];
export declare const HEED_NOTHING: number, HEED_ROLLS: number, HEED_ACTIONS: number, HEED_STEPS: number;
/** Maneuvers in place of damage. */
export declare const MANEUVERS: readonly ['shove', 'grapple'];
export declare const SHOVE: number, GRAPPLE: number;
export declare const NO_MANEUVER = -1;
/** What an action costs. */
export declare const COSTS: readonly ['free', 'instant', 'move', 'main', 'passive'];
/** When a power can be used. */
export declare const MOMENTS: readonly ['any', 'own-miss', 'own-hit', 'hit-on-me', 'miss-on-me', 'ally-hit'];
/** Which attacks an effect speaks of. */
export declare const ATTACKS: readonly ['any', 'melee', 'ranged', 'unarmed'];
/** In place of an item's row: bare hands by the content's unarmed entry. */
export declare const BARE_HANDS = 100000;
//# sourceMappingURL=words.d.ts.map