import { type AnyScene, roundOf } from '@fray/kernel'

/** Rounds after which the rule of thumb decides. */
export const PATIENCE = 20

/**
 * Whether a fight has gone on for so long that the rule of thumb must end it: two sides that each wait for the other,
 * because approaching costs the first blow, would wait for ever.
 */
export const isOutOfPatience = (scene: AnyScene): boolean => roundOf(scene) > PATIENCE
