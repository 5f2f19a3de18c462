import type { Tally } from '../citing.ts';
import { type Attack, type ShockScene } from '../scene.ts';
import { type Gifts } from './gifts.ts';
export declare const SWARM_DAMAGE = 1;
export declare const SWARM_OTHERS = 3;
/** Adds up everything but the die: the attacker's own numbers, then the situation, each row once. */
export declare function addAttackModifiers(scene: ShockScene, attack: Attack, tally: Tally): void;
/** How many corners of a target are seen. */
export declare function corners(mask: number): number;
/** The armor class as it is now, part by part: Total Defense, a charge, powers and spells included. */
export declare function armorClass(scene: ShockScene, row: number): Tally;
/** The armor class as it is now. */
export declare const acOf: (scene: ShockScene, row: number) => number;
/** Adds what passive powers give, by the names of the powers where they are a player character's, which are no secret. */
export declare function addGifts(scene: ShockScene, row: number, tally: Tally, rule: 'spell-content' | 'damage-bonuses', pick: (gifts: Gifts) => number): void;
//# sourceMappingURL=modifiers.d.ts.map