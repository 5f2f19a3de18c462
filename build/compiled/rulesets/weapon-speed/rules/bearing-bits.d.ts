import type { Bearing } from '../kinds/conditions.ts';
/** What conditions and injuries forbid, as bits of one number. */
export declare const HALF_SPEED = 1;
export declare const NO_MOVE = 2;
export declare const NO_STANDING = 4;
/** Paralyzed. */
export declare const NO_ACT = 8;
export declare const NO_REACTION = 16;
export declare const NO_SPEECH = 32;
export declare const NO_BREATH = 64;
export declare const ONE_IN_TWO = 128;
export declare const LIES_PRONE = 256;
/** The bits of a bearing. */
export declare const bitsOf: (b: Bearing) => number;
//# sourceMappingURL=bearing-bits.d.ts.map