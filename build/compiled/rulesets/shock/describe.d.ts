import { type Lens } from '@fray/kernel/rules';
import type { ShockScene } from './scene.ts';
type Plain = Record<string, unknown>;
/** What besides columns is left out of what others see of one whose side hides its defenses, or what it can do. */
export declare const secretFacts: {
    readonly defenses: readonly ['ac', 'shield'];
    readonly abilities: readonly ['modifiers', 'trained', 'items', 'powers', 'spells', 'tags'];
};
/** What a combatant's columns do not say in words. */
export declare function describe(scene: ShockScene, row: number, lens: Lens): Plain;
/** What the whole fight's columns do not say in words. */
export declare function describeFight(scene: ShockScene, _lens: Lens): Plain;
/** Facts about two combatants, worked out when somebody asks: sight, corners, distance, adjacent. */
export declare function fact(scene: ShockScene, path: readonly string[]): unknown;
/** How somebody with so many hit points looks. */
export declare function healthWord(scene: ShockScene, row: number, hp: number | null): string;
export {};
//# sourceMappingURL=describe.d.ts.map