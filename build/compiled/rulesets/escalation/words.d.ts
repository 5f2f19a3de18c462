/** What somebody is, by position. Rules that speak of PCs look at this. */
export declare const KINDS: readonly ['pc', 'npc', 'enemy'];
export declare const PC: number, NPC: number, ENEMY: number;
/** Initiative bands, first to last. */
export declare const BANDS: readonly ['very-fast', 'fast', 'medium', 'slow', 'very-slow'];
/** The slots of a turn, by position; each can be traded for one before it. */
export declare const SLOTS: readonly ['quick', 'move', 'standard'];
export declare const QUICK: number, MOVE: number, STANDARD: number;
/** What an ability costs, by position; the first three as in SLOTS. */
export declare const ACTIONS: readonly ['quick', 'move', 'standard', 'free', 'interrupt'];
export declare const FREE: number, INTERRUPT: number;
/** Defenses, by position. */
export declare const DEFENSES: readonly ['ac', 'pd', 'md'];
export declare const AC = 0;
/** The ten damage types, by position; `weapon` where none is said. */
export declare const TYPES: readonly ['acid', 'cold', 'fire', 'force', 'lightning', 'necrotic', 'psychic', 'radiant', 'thunder', 'weapon'];
export declare const WEAPON_TYPE = 9;
/** The conditions of the rules, by position; a table's own come after them. */
export declare const CONDITIONS: readonly ['confused', 'dazed', 'enervated', 'flying', 'grabbed', 'hampered', 'helpless', 'invisible', 'ongoing', 'shaken', 'softened', 'stuck', 'stunned', 'vulnerable', 'weakened'];
export declare const CONFUSED = 0;
export declare const DAZED = 1;
export declare const ENERVATED = 2;
export declare const FLYING = 3;
export declare const GRABBED = 4;
export declare const HAMPERED = 5;
export declare const HELPLESS = 6;
export declare const INVISIBLE = 7;
export declare const ONGOING = 8;
export declare const SHAKEN = 9;
export declare const SOFTENED = 10;
export declare const STUCK = 11;
export declare const STUNNED = 12;
export declare const VULNERABLE = 13;
export declare const WEAKENED = 14;
/** How long something lasts, by position. */
export declare const LASTS: readonly ['removed', 'save', 'start', 'end', 'one-round', 'encounter', 'this-roll', 'next', 'always'];
/** Until somebody or something removes it. */
export declare const UNTIL_REMOVED = 0;
/** Until a save at the end of the bearer's turn succeeds. */
export declare const SAVE_ENDS = 1;
/** Until the start, or the end, of the named combatant's next turn. */
export declare const UNTIL_START = 2;
export declare const UNTIL_END = 3;
/** Until the start of its maker's next turn (`effect-duration`). */
export declare const ONE_ROUND = 4;
/** For the roll that is being made. */
export declare const THIS_ROLL = 6;
/** For the next roll of its kind. */
export declare const NEXT = 7;
/** Until somebody or something removes it, and past the end of the encounter (`encounter-end`). */
export declare const ALWAYS = 8;
/** What an Advantage counts for, by position. `against`: attacks on its bearer. */
export declare const ADVANTAGE_TO: readonly ['attack', 'save', 'disengage', 'against', 'sneak'];
export declare const TO_ATTACK = 0;
export declare const TO_SAVE = 1;
export declare const TO_DISENGAGE = 2;
export declare const AGAINST = 3;
export declare const TO_SNEAK = 4;
/** How near two combatants are, by position. */
export declare const DISTANCES: readonly ['close', 'nearby', 'far'];
export declare const CLOSE: number, NEARBY: number, FAR: number;
/** What has become of somebody, by position; only `none` takes part. */
export declare const OUT: readonly ['none', 'spirit', 'dead', 'fled', 'unconscious', 'waiting'];
export declare const IN = 0;
/** Permanently out of the fight, but able to fight in spirit. */
export declare const SPIRIT = 1;
export declare const DEAD = 2;
export declare const FLED = 3;
export declare const UNCONSCIOUS = 4;
/** Has not come on yet: an enemy of a later encounter of the day. */
export declare const WAITING = 5;
export declare const STANCE_KINDS: readonly ['melee', 'ranged'];
export declare const MELEE: number, RANGED: number;
/** How often an ability can be used, by position. */
export declare const FREQUENCIES: readonly ['at-will', 'encounter', 'daily', 'recharge'];
export declare const AT_WILL = 0;
export declare const PER_ENCOUNTER = 1;
export declare const DAILY = 2;
export declare const RECHARGE = 3;
/** How far an ability reaches, by position. */
export declare const RANGES: readonly ['engaged', 'nearby', 'far', 'self'];
export declare const RANGE_ENGAGED: number, RANGE_NEARBY: number, RANGE_FAR: number, RANGE_SELF: number;
/** When an ability with a trigger may be used, by position. */
export declare const TRIGGERS: readonly ['attacked', 'hit', 'missed', 'damaged', 'enemy-moves', 'enemy-engages', 'ally-drops', 'enemy-drops'];
/** When a readied action is triggered, by position. */
export declare const READY_WHEN: readonly ['acts', 'attacks', 'casts', 'uses', 'moves', 'engages', 'judged'];
/** What can be readied, by position. */
export declare const READY_ACTS: readonly ['basic-melee', 'basic-ranged', 'use', 'move', 'disengage', 'stance', 'stabilize', 'rally', 'deed', 'coup-de-grace'];
/** The parameters of a readied action that name others besides its target. */
export declare const AIMS: readonly ['targets', 'to', 'away', 'also'];
export type Aim = (typeof AIMS)[number];
/** Words that mean a damage type of another name (`damage-types`). */
export declare const TYPE_ALIASES: {
    readonly poison: 5;
    readonly rot: 5;
};
/** The number of a save that ends something and prints none (`save-roll`). */
export declare const USUAL_SAVE = 11;
/** So many failed Death Saves are the end (`death-save-failure`). */
export declare const FATAL_SAVES = 4;
//# sourceMappingURL=words.d.ts.map