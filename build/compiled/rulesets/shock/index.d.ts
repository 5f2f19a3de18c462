import type { Game } from '@fray/kernel/rules';
/** The ruleset `shock`, with the reading of its encounters. */
export declare const shock: Game;
export { shockRules } from './rules.ts';
export type { ShockScene } from './scene.ts';
//# sourceMappingURL=index.d.ts.map