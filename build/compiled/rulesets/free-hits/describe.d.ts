import { type Lens, type Who } from '@fray/kernel/rules';
import type { FreeHitsScene } from './scene.ts';
type Plain = Record<string, unknown>;
/** What is left out of what others see of one whose side hides its defenses, or what it can do. */
export declare const secretFacts: {
    readonly defenses: readonly ['agility', 'number'];
    readonly abilities: readonly ['level', 'accuracy', 'strength', 'movement', 'mp', 'mpMax', 'slots', 'boosts', 'debts', 'items', 'feats', 'spells', 'summoningSlots', 'tags'];
};
/** What a unit's columns do not say in words. */
export declare function describe(scene: FreeHitsScene, row: Who, lens: Lens): Plain;
/** What the whole fight's columns do not say in words. */
export declare function describeFight(scene: FreeHitsScene, _lens: Lens): Plain;
/** Facts about two units, worked out when somebody asks: distance in squares, zone, behind. */
export declare function fact(scene: FreeHitsScene, path: readonly string[]): unknown;
/** How somebody with so many hit points looks. */
export declare function healthWord(scene: FreeHitsScene, row: Who, hp: number | null): string;
export {};
//# sourceMappingURL=describe.d.ts.map