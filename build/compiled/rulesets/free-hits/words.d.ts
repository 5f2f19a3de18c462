/** The kinds of action that a turn gives, by position. */
export declare const BUDGET: readonly ['attack', 'move', 'bonus'];
export declare const ATTACK_ACTION: number, MOVE_ACTION: number, BONUS_ACTION: number;
/** What a whole turn gives, by position in BUDGET (`turn-budget`). */
export declare const WHOLE_TURN: readonly number[];
/** What an attack can be aimed at, by position. */
export declare const AIMS: readonly ['none', 'fatal', 'slowing', 'weakening', 'disrupting', 'center-mass'];
export declare const NO_AIM = 0;
export declare const FATAL = 1;
export declare const SLOWING = 2;
export declare const WEAKENING = 3;
export declare const DISRUPTING = 4;
export declare const CENTER_MASS = 5;
/** The kinds of weapon, by position. */
export declare const WEAPON_KINDS: readonly ['melee', 'ranged', 'natural'];
export declare const MELEE: number, RANGED: number, NATURAL: number;
/** Where an item is, by position. */
export declare const CARRIED: readonly ['hand', 'sheathed', 'pack', 'ground'];
export declare const IN_HAND: number, SHEATHED: number, IN_PACK: number, ON_GROUND: number;
/** How a unit gets about, by position; all but the first are slow. */
export declare const MODES: readonly ['normal', 'sneaking', 'swimming', 'climbing', 'tumbling'];
export declare const NORMAL: number, SNEAKING: number;
/** What has become of a unit, by position; only `in` takes part. */
export declare const STATUSES: readonly ['in', 'defeated', 'dead', 'fled', 'yielded', 'gone'];
export declare const IN: number, DEFEATED: number, DEAD: number, FLED: number, YIELDED: number;
/** A summoned unit that has vanished or was released. */
export declare const GONE = 5;
/** The eight directions, by position: clockwise from the north; y grows to the north. */
export declare const FACINGS: readonly ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'];
export declare const FACING_X: readonly number[];
export declare const FACING_Y: readonly number[];
/** What an upkeep is paid from, by position; the first three as in BUDGET. */
export declare const UPKEEP_POOLS: readonly ['attack', 'move', 'bonus', 'mp', 'hp'];
export type UpkeepPool = (typeof UPKEEP_POOLS)[number];
/** What a thrall is paid with. */
export declare const THRALL_POOLS: readonly ['maxHp', 'mp', 'hp'];
export type ThrallPool = (typeof THRALL_POOLS)[number];
/** The attacks that a feat speaks of. */
export declare const ATTACK_KINDS: readonly ['any', 'melee', 'ranged', 'spell'];
export type AttackKind = (typeof ATTACK_KINDS)[number];
/** So many dice of damage at most come from feats about chosen weapons, together. */
export declare const MOST_FOCUS = 5;
/** When a feat grants an attack (`free-hit-from-feat`). */
export declare const FEAT_MOMENTS: readonly ['after-hit', 'after-defeat', 'enemy-enters', 'own-turn'];
export type FeatMoment = (typeof FEAT_MOMENTS)[number];
/** What a boost adds to, by position: melee damage, attack rolls, the number to be hit. */
export declare const BOOSTS: readonly ['melee', 'hit', 'dodge'];
export declare const BOOST_MELEE: number, BOOST_HIT: number, BOOST_DODGE: number;
/** What pays the parts of a cast time: an Attack Action, a Move Action, or the one or the other. */
export declare const CAST_PARTS: readonly ['attack', 'move', 'either'];
export type CastPart = (typeof CAST_PARTS)[number];
/** At whom or what a spell can be cast. */
export declare const SPELL_TARGETS: readonly ['one', 'self', 'ally', 'area'];
/** How far a d20 went up its ladder (20) or down (1), by rungs; 0 for any other face. */
export declare const CRITICAL = 1;
export declare const SUPER_CRITICAL = 2;
export declare const DECISIVE = 3;
export declare const TRAGEDY = -2;
export declare const FATAL_BLOW = -3;
/** A degree in words: `critical`, `tragedy`; beyond the third rung with its number. */
export declare function degreeWord(degree: number): string;
//# sourceMappingURL=words.d.ts.map