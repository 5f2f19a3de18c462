import { type WeaponSpeedScene } from '../scene.ts';
/** Position among the conditions of the one that lying on the ground is. */
export declare const PRONE = 0;
/** Position of a condition by its id, or NONE. */
export declare const conditionAt: (scene: WeaponSpeedScene, id: string) => number;
/** Whether somebody has the condition of that id. */
export declare function hasCondition(scene: WeaponSpeedScene, row: number, id: string): boolean;
/** A condition that the referee names begins; one that nobody has described is a marker. */
export declare function nameCondition(scene: WeaponSpeedScene, row: number, id: string): void;
/** The condition of that id ends. */
export declare function endNamed(scene: WeaponSpeedScene, row: number, id: string): void;
/** A condition begins; of one that somebody has already the longer time counts. `own`: the id of a marker. */
export declare function addCondition(scene: WeaponSpeedScene, row: number, condition: number, rounds: number, own?: string | null): void;
/** A condition of the fight ends. */
export declare const endConditions: (scene: WeaponSpeedScene, row: number, condition: number) => void;
/** At the end of a round: conditions that last a number of rounds come nearer to their end. */
export declare function countConditions(scene: WeaponSpeedScene): void;
//# sourceMappingURL=conditions.d.ts.map