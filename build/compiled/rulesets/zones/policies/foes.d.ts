import type { ZonesScene } from '../scene.ts';
/** Whether the row is an opponent who still fights: parleying ones are left in peace. */
export declare const isFoe: (scene: ZonesScene, actor: number, row: number) => boolean;
/** Whether the row is a friend who is up. */
export declare const isFriend: (scene: ZonesScene, actor: number, row: number) => boolean;
/** Steps to the nearest opponent that still fights, or NO_PATH. */
export declare function nearestSteps(scene: ZonesScene, actor: number, from: number): number;
/** The weakest opponent Close, Nearby, Far-Away and farther off, by position, those who flee last; -1 where there is none. */
export declare function weakestByRange(scene: ZonesScene, actor: number, found: number[]): void;
//# sourceMappingURL=foes.d.ts.map