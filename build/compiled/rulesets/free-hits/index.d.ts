import type { Game } from '@fray/kernel/rules';
/** The ruleset `free-hits`, with the reading of its encounters. */
export declare const freeHits: Game;
export { freeHitsRules } from './rules.ts';
export type { FreeHitsScene } from './scene.ts';
//# sourceMappingURL=index.d.ts.map