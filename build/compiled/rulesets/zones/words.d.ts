/** The six Attributes, by position. */
export declare const ATTRIBUTES: readonly ['str', 'dex', 'con', 'int', 'wis', 'cha'];
export declare const STR: number, DEX: number, CON: number, WIS: number, CHA: number;
/** In place of an Attribute: the referee is asked when the effect lands. */
export declare const ASK_REFEREE = -1;
/** In place of an attack spell's Attribute: its data names none. STR or DEX to hit, as for a weapon; DEX to avoid. */
export declare const USUAL_ATTRIBUTE = -2;
/** The four hindrances, by position. */
export declare const HINDRANCES: readonly ['weakened', 'distracted', 'stuck', 'paralyzed'];
export declare const WEAKENED = 0;
export declare const DISTRACTED = 1;
export declare const STUCK = 2;
export declare const PARALYZED = 3;
/** The four ranges, by position; the position is also the farthest distance in steps (distant: any). */
export declare const RANGES: readonly ['close', 'nearby', 'far-away', 'distant'];
export declare const CLOSE: number, NEARBY: number, FAR_AWAY: number, DISTANT: number;
/** Sides, by position. */
export declare const CHARACTERS = 0;
export declare const ENEMIES = 1;
/** How many hands everybody has. */
export declare const HANDS = 2;
/** Where an item is, by position. */
export declare const PLACES: readonly ['hand', 'body', 'backpack', 'ground'];
export declare const IN_HAND: number, ON_BODY: number, IN_BACKPACK: number, ON_GROUND: number;
export declare const STATUSES: readonly ['fighting', 'fleeing', 'parleying', 'out-of-action', 'left'];
export declare const FIGHTING = 0;
export declare const FLEEING = 1;
export declare const PARLEYING = 2;
export declare const OUT_OF_ACTION = 3;
export declare const LEFT = 4;
/** When the computer's referee calls for Morale. */
export declare const MORALE_CALLS: readonly ['never', 'half', 'first-and-half'];
/** When a hazard is tested, by position. */
export declare const TIMINGS: readonly ['turn-start', 'on-enter', 'turn-end'];
/** The ids of the two sides, by position. */
export declare const SIDE_IDS: readonly ['characters', 'enemies'];
//# sourceMappingURL=words.d.ts.map