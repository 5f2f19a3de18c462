import { type Lens } from '@fray/kernel/rules';
import type { WeaponSpeedScene } from './scene.ts';
type Plain = Record<string, unknown>;
/** What is left out of what others see of one whose side hides its defenses, or what it can do. */
export declare const secretFacts: {
    readonly defenses: readonly ['defense', 'armor'];
    readonly abilities: readonly ['mana', 'strength', 'agility', 'dexterity', 'perception', 'memory', 'insight', 'skills', 'baseInitiative', 'items', 'spells', 'abilities', 'tags'];
};
/** What a combatant's columns do not say in words. */
export declare function describe(scene: WeaponSpeedScene, row: number, lens: Lens): Plain;
/** What the whole fight's columns do not say in words. */
export declare function describeFight(scene: WeaponSpeedScene, _lens: Lens): Plain;
/** Facts that are worked out when somebody asks: `distance.Ana.Gob`, `hostile.Ana.Gob`, `declarations.Ana`. */
export declare function fact(scene: WeaponSpeedScene, path: readonly string[]): unknown;
/**
 * How a combatant looks to people who may not see its numbers. `value` is one of Stress or Wound Points that it had then,
 * as `column` says; without one, how it looks now.
 */
export declare function healthWord(scene: WeaponSpeedScene, row: number, value: number | null, column?: string): string;
export {};
//# sourceMappingURL=describe.d.ts.map