import { type Refusal, type Who } from '@fray/kernel/rules';
import { type WeaponSpeedScene } from '../scene.ts';
/** The yards that the combatant may move in this round, all in all; crawling is not counted in. */
export declare function speedOf(scene: WeaponSpeedScene, row: Who): number;
/** The yards that the combatant may still move on its turn. */
export declare const yardsLeft: (scene: WeaponSpeedScene, row: Who) => number;
/** Why that many more yards are too many, or null. */
export declare function tooFar(scene: WeaponSpeedScene, row: Who, yards: number): Refusal | null;
/** Why a way cannot be gone, or null: square by square, and where it ends. */
export declare function wayProblem(scene: WeaponSpeedScene, row: Who, way: readonly number[]): Refusal | null;
/**
 * Goes a way square by square. Whoever's threat range is entered may riposte there, before it goes on; one who drops, or
 * can go no further, stays there.
 */
export declare function go(scene: WeaponSpeedScene, row: Who, way: readonly number[]): void;
/**
 * Whether a step leads into the threat range of an enemy, in yards. Whether it can riposte is asked with the riposte.
 */
export declare function isEntered(scene: WeaponSpeedScene, enemy: Who, row: number, from: number, to: number, range?: number): boolean;
//# sourceMappingURL=movement.d.ts.map