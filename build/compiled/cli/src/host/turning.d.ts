import { type Sitting } from './sitting.ts';
/** Begins to look for the turning points of a fight that is over, in threads, while the person reads how it went. */
export declare function lookForTurningPoints(sitting: Sitting): void;
/** `turning`: where the fight turned, as soon as it has been found out. */
export declare function turning(sitting: Sitting): Promise<void>;
//# sourceMappingURL=turning.d.ts.map