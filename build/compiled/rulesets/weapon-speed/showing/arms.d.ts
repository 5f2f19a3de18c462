import type { Lens } from '@fray/kernel/rules';
import type { WeaponSpeedScene } from '../scene.ts';
import { type Aim } from '../words.ts';
/** Something that somebody could do to somebody else from a distance. */
export interface Arm {
    readonly name: string;
    /** Yards. */
    readonly range: number;
    readonly aim: Aim;
    /** What declares it; null for a Free Action, which needs no declaration. */
    readonly declared: string | null;
}
/**
 * The same for the turn that it has now or next in this round: what it has declared, and Free Actions; all where nothing has
 * been declared yet.
 */
export declare function armsForTurn(scene: WeaponSpeedScene, row: number, lens: Lens): Arm[];
/** Whether it is declared that somebody comes in guarded, so that nobody may riposte at that. */
export declare function comesGuarded(scene: WeaponSpeedScene, row: number): boolean;
/** Whether it may be aimed at that one, other than oneself. */
export declare const fits: (scene: WeaponSpeedScene, row: number, other: number, { aim }: Arm) => boolean;
//# sourceMappingURL=arms.d.ts.map