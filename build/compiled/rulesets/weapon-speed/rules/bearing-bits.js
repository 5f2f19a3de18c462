/** What conditions and injuries forbid, as bits of one number. */
export const HALF_SPEED = 1;
export const NO_MOVE = 2;
export const NO_STANDING = 4;
/** Paralyzed. */
export const NO_ACT = 8;
export const NO_REACTION = 16;
export const NO_SPEECH = 32;
export const NO_BREATH = 64;
export const ONE_IN_TWO = 128;
export const LIES_PRONE = 256;
/** The bits of a bearing. */
export const bitsOf = (b) => (b.halfSpeed ? HALF_SPEED : 0) |
    (b.noMove ? NO_MOVE : 0) |
    (b.noStanding ? NO_STANDING : 0) |
    (b.paralyzed ? NO_ACT : 0) |
    (b.noReaction ? NO_REACTION : 0) |
    (b.noSpeech ? NO_SPEECH : 0) |
    (b.noBreath ? NO_BREATH : 0) |
    (b.oneActionInTwo ? ONE_IN_TWO : 0) |
    (b.prone ? LIES_PRONE : 0);
//# sourceMappingURL=bearing-bits.js.map