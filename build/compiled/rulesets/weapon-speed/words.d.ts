/** The attributes, by position. */
export declare const ATTRIBUTES: readonly ['strength', 'agility', 'dexterity', 'perception', 'memory', 'insight'];
export declare const STRENGTH: number, AGILITY: number, INSIGHT: number;
/** No attribute: a total that stands in the data as it is. */
export declare const NO_ATTRIBUTE = -1;
/** The skills that the rules use, by position; their totals stand in the stat block. */
export declare const SKILLS: readonly ['heal', 'intimidation', 'balance'];
export declare const HEAL: number, INTIMIDATION: number;
/** The damage types, by position; a set of them is a number whose bit n says that type n is in it. */
export declare const DAMAGE_TYPES: readonly ['blunt', 'piercing', 'slashing', 'chopping', 'fire', 'cold', 'electric', 'sonic', 'acid', 'holy', 'unholy'];
/** What a wound can be marked with: the damage types, then losses that have none of them (`wound-mark-types`). */
export declare const WOUND_MARKS: readonly ["blunt", "piercing", "slashing", "chopping", "fire", "cold", "electric", "sonic", "acid", "holy", "unholy", "strain", "bleeding"];
export declare const STRAIN_BIT: number;
export declare const BLEEDING_BIT: number;
/** How an attack reaches its target. */
export declare const MODES: readonly ['melee', 'ranged', 'thrown'];
export declare const MELEE: number, RANGED: number, THROWN: number;
/** Where an item is, by position. `body`: grown (claws) or worn (armor), in nobody's hands. */
export declare const PLACES: readonly ['main', 'off', 'both', 'body', 'carried', 'ground', 'used-up'];
export declare const MAIN_HAND = 0;
export declare const OFF_HAND = 1;
export declare const BOTH_HANDS = 2;
export declare const ON_BODY = 3;
export declare const CARRIED = 4;
export declare const ON_GROUND = 5;
export declare const USED_UP = 6;
/** The arms, by position, and the hands that something may be held in: each, or both. */
export declare const ARMS: readonly ['main', 'off'];
export declare const HANDS: readonly ["main", "off", "both"];
/** What may be declared, by position (`declaration-contents`). */
export declare const KINDS: readonly ['move', 'attack', 'cast', 'consume', 'throw', 'full-defense', 'defensive', 'heal', 'intimidate', 'activate', 'pick-up', 'stand-up', 'improvise'];
/** The same for people who choose: before the name of what is declared, where it names something. */
export declare const KIND_LABELS: readonly ['move only', 'attack', 'cast', 'use', 'throw', 'Full-Defense', 'Defensive Attack', 'Heal check', 'Intimidation check', 'call upon', 'pick something up', 'stand up', 'something else'];
/** The same for those who hear what somebody has declared. */
export declare const KIND_WORDS: readonly ['moving only', 'an attack', 'a spell', 'using something up', 'throwing something', 'Full-Defense', 'a Defensive Attack', 'a Heal check', 'an Intimidation check', 'calling upon an ability', 'picking something up', 'standing up', 'something else'];
/** Moving only. */
export declare const JUST_MOVE = 0;
export declare const ATTACK = 1;
export declare const CAST = 2;
export declare const CONSUME = 3;
export declare const THROW = 4;
export declare const FULL_DEFENSE = 5;
/** A Defensive Attack; without a thing it is the one that does not attack. */
export declare const DEFENSIVE = 6;
export declare const HEAL_CHECK = 7;
export declare const INTIMIDATE = 8;
export declare const ACTIVATE = 9;
export declare const PICK_UP = 10;
export declare const STAND_UP = 11;
export declare const IMPROVISE = 12;
/** What an injury does to the arm or hand on its side. */
export declare const LIMBS: readonly ['none', 'no-attack', 'no-hold'];
export declare const NO_LIMB = 0;
/** No attacks with that arm. */
export declare const NO_ATTACK = 1;
/** It can hold nothing: what it holds drops, and so it cannot be used. */
export declare const NO_HOLD = 2;
/** Whom a spell, an item or an ability can be aimed at. */
export declare const AIMS: readonly ['self', 'ally', 'enemy', 'anyone'];
export type Aim = (typeof AIMS)[number];
/** What has become of a combatant besides what its Wound Points say. */
export declare const STATES: readonly ['in', 'fleeing', 'surrendered', 'fled', 'dead'];
export declare const IN: number, FLEEING: number, SURRENDERED: number, FLED: number, DEAD: number;
/** The Intimidation against one whom nobody has intimidated. */
export declare const NOT_INTIMIDATED = -1000;
/** Words of a list as a set: bit n says that the word at position n is in it. */
export declare const setOf: (words: readonly string[], some: readonly unknown[]) => number;
/** The words of such a set. */
export declare const wordsIn: (words: readonly string[], bits: number) => string[];
/** A wound in words: `8 slashing`. */
export declare const woundText: (amount: number, marks: number) => string;
/** Where an item is, in words. */
export declare const PLACE_WORDS: readonly ['in the main hand', 'in the off hand', 'in both hands', 'on', 'put away'];
//# sourceMappingURL=words.d.ts.map