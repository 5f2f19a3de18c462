import { type Param, type ParamOptions } from '@fray/kernel/rules';
import type { ItemRow } from './tables.ts';
/** An attack of an item as one number, for commands: the item's row and the position of the attack. */
export declare const weaponCode: (item: ItemRow, attack: number) => number;
export declare const itemOfWeapon: (weapon: number) => number;
export declare const attackOfWeapon: (weapon: number) => number;
/** Squares of the battlefield. */
export declare const readSquare: (scene: import("@fray/kernel/rules").AnyScene, raw: unknown) => number | import("@fray/kernel/rules").Refusal, squareParam: <N extends string>(name: N, o?: ParamOptions<number>) => Param<N, number>, wayParam: <N extends string>(name: N) => Param<N, readonly number[]>;
/** One of the actor's attacks by name, as a {@link weaponCode}. */
export declare const weaponParam: <N extends string>(name: N, o?: ParamOptions<number>) => Param<N, number>;
/** One of the actor's items by name. */
export declare const itemParam: <N extends string>(name: N, o?: ParamOptions<number>) => Param<N, number>;
/** An item on the ground by name, whoever's it was; also one of the actor's own, so that its place can be said. */
export declare const lyingParam: <N extends string>(name: N, o?: ParamOptions<number>) => Param<N, number>;
/** One of the actor's spells by name, as its position. */
export declare const spellParam: <N extends string>(name: N, o?: ParamOptions<number>) => Param<N, number>;
/** One of the actor's abilities by name, as its position. */
export declare const abilityParam: <N extends string>(name: N, o?: ParamOptions<number>) => Param<N, number>;
/** A hand: main, off or both. */
export declare const handParam: <N extends string>(name: N) => Param<N, number>;
/** Damage types, as `fire` or `blunt/fire`; as bits, 0 where they are left out. */
export declare const typesParam: <N extends string>(name: N) => Param<N, number>;
//# sourceMappingURL=params.d.ts.map