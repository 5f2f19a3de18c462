import type { Game } from '@fray/kernel/rules';
/** The ruleset `weapon-speed`, with the reading of its encounters. */
export declare const weaponSpeed: Game;
export { weaponSpeedRules } from './rules.ts';
export type { WeaponSpeedScene } from './scene.ts';
//# sourceMappingURL=index.d.ts.map