import { type Sitting } from './sitting.ts';
/** Plays until the fight is over and nobody wants to say more, or until the person leaves. */
export declare function playOn(sitting: Sitting): Promise<void>;
//# sourceMappingURL=loop.d.ts.map