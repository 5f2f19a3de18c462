import type { Lens } from '@fray/kernel/rules';
import type { WeaponSpeedScene } from '../scene.ts';
/** The yards that somebody can go in the turn that it has now or next: of this round, or of the one to come. */
export declare function yardsAhead(scene: WeaponSpeedScene, row: number): number;
/** A square where somebody can end its move, and the way there that the rules take. */
export interface Move {
    readonly to: number;
    readonly way: readonly number[];
}
/** Where somebody can go with so many yards, nearer squares earlier, by the ways that a move takes of itself. */
export declare function movesWithin(scene: WeaponSpeedScene, row: number, most: number): Move[];
/** Who could riposte when that one comes near: enemies with a Reaction left, with their threat ranges as the lens knows them. */
export declare const threatening: (scene: WeaponSpeedScene, row: number, lens: Lens) => {
    readonly foe: number;
    readonly range: number;
}[];
/** Who of those may riposte on that way, in the order of the roster. */
export declare function provokedOn(scene: WeaponSpeedScene, row: number, way: readonly number[], foes: ReturnType<typeof threatening>): number[];
//# sourceMappingURL=moves.d.ts.map