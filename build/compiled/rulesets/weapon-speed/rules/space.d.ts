import { type Bodies, type Who } from '@fray/kernel/rules';
import { type WeaponSpeedScene } from '../scene.ts';
/** Who takes up squares: the living. Enemies block a path, others only keep it from ending in their squares. */
export declare const bodies: Bodies<WeaponSpeedScene>;
/** What the squares of everybody else are to one who moves; see `Occupancy.marksFor`. */
export declare const marksFor: (scene: WeaponSpeedScene, mover: Who) => Uint8Array;
/** Who stands on a square, living, or -1. */
export declare const occupant: (scene: WeaponSpeedScene, square: number, but?: number) => number;
/** A shortest way for somebody to a square, of at most so many yards, or null. */
export declare const wayTo: (scene: WeaponSpeedScene, row: Who, to: number, most: number) => number[] | null;
/** The squares where somebody may end a move of at most so many yards, nearer ones earlier. */
export declare function endsWithin(scene: WeaponSpeedScene, row: Who, most: number): number[];
/** Whether one can leave the battlefield from a square. */
export declare function isExit(scene: WeaponSpeedScene, square: number): boolean;
//# sourceMappingURL=space.d.ts.map