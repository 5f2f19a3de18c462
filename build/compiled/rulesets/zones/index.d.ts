import type { Game } from '@fray/kernel/rules';
/** The ruleset `zones`, with the reading of its encounters. */
export declare const zones: Game;
export { zonesRules } from './rules.ts';
export type { ZonesScene } from './scene.ts';
//# sourceMappingURL=index.d.ts.map