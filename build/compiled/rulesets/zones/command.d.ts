import { type Param, type ParamOptions } from '@fray/kernel/rules';
type Wishes = Pick<ParamOptions<number>, 'optional' | 'candidates' | 'says'>;
/** A Zone by its id or its name. */
export declare const zoneParam: <N extends string>(name: N, wishes?: Wishes) => Param<N, number>;
/** An item of the actor (or of the combatant in another parameter) by its name. */
export declare const itemParam: <N extends string>(name: N, label: string, whose?: string, wishes?: Wishes) => Param<N, number>;
/** An item that lies in the actor's Zone, by its name among those that do; elsewhere nothing is found. */
export declare const lyingItemParam: <N extends string>(name: N) => Param<N, number>;
/** A weapon of the actor: an attack in a creature's data, or an item (one without damage is refused by the rules). */
export declare const weaponParam: <N extends string>(name: N, wishes?: Wishes) => Param<N, number>;
/** One of the actor's spells by its name. */
export declare const spellParam: <N extends string>(name: N) => Param<N, number>;
/** Whom a spell strikes; words in order pass it over where the spell strikes a whole Zone. */
export declare const spellTargetsParam: <N extends string>(name: N, spell: string) => Param<N, readonly number[]>;
/** The Zone that a spell strikes; words in order pass it over where the spell strikes some Creatures. */
export declare const spellZoneParam: <N extends string>(name: N, spell: string) => Param<N, number>;
/** Where a handed item goes, by position in PLACES. */
export declare const placeParam: <N extends string>(name: N) => Param<N, number>;
/** A hindrance by its name. */
export declare const hindranceParam: <N extends string>(name: N, wishes?: Wishes) => Param<N, number>;
export {};
//# sourceMappingURL=command.d.ts.map