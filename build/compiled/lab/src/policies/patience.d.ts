import { type AnyScene } from '@fray/kernel';
/** Rounds after which nobody has better ideas than the rule of thumb. */
export declare const PATIENCE = 20;
/**
 * Whether a fight has gone on for so long that the rule of thumb is to end it: two sides that each wait for the other, since
 * coming in costs the first blow, would wait for ever.
 */
export declare const isOutOfPatience: (scene: AnyScene) => boolean;
//# sourceMappingURL=patience.d.ts.map