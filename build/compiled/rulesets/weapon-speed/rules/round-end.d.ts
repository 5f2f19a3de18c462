import { type WeaponSpeedScene } from '../scene.ts';
/** The end of a round: bleeding, suffocation, morale; then what lasted for the round is over, and the next begins. */
export declare function endRound(scene: WeaponSpeedScene): void;
/** A round begins: nobody has declared, Speed and Reactions are back. Surprise ends with the first round. */
export declare function beginRound(scene: WeaponSpeedScene): void;
//# sourceMappingURL=round-end.d.ts.map