import type { WeaponSpeedScene } from '../scene.ts';
/** The turn that the combatant has now, or else the next one of this round: OWN or LATE; -1 where none is left. */
export declare function turnOf(scene: WeaponSpeedScene, row: number): number;
/** Whether a turn of this round is on, to come, or yet to be declared. */
export declare function hasTurn(scene: WeaponSpeedScene, row: number): boolean;
//# sourceMappingURL=turns.d.ts.map