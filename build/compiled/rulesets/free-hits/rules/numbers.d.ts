import type { Who } from '@fray/kernel/rules';
import type { Tally } from '../citing.ts';
import { type Cited, type FreeHitsScene } from '../scene.ts';
/** What wounds take off a unit's numbers. */
interface Losses {
    readonly accuracy: number;
    readonly agility: number;
    readonly strength: number;
    readonly movement: number;
}
/** What a unit's wounds take off its numbers now. */
export declare function lossesOf(scene: FreeHitsScene, row: Who): Losses;
/** Whether a row of the effect table counts now: the spell that keeps it up is on. */
export declare function isOn(scene: FreeHitsScene, effect: number): boolean;
/** Whether the unit has the condition of the row by an earlier one already: it counts once, as long as the longest lasts. */
export declare function isRepeated(scene: FreeHitsScene, effect: number): boolean;
/** Works out again what a unit's wounds, conditions and spells make of its numbers. `rule` is what changed them. */
export declare function refresh(scene: FreeHitsScene, row: Who, rule: Cited): void;
/** A unit's maximum hit points, less what its thralls take (`thrall-mhp`). */
export declare const maxHpOf: (scene: FreeHitsScene, who: Who) => number;
/** The three modifiers, with the wounds that lower each. */
declare const MODIFIERS: {
    readonly accuracy: {
        readonly base: import("@fray/kernel/rules").Column<"combatant">;
        readonly now: import("@fray/kernel/rules").Column<"combatant">;
        readonly wound: 'aim-disrupting';
        readonly label: 'Accuracy';
    };
    readonly agility: {
        readonly base: import("@fray/kernel/rules").Column<"combatant">;
        readonly now: import("@fray/kernel/rules").Column<"combatant">;
        readonly wound: 'aim-slowing';
        readonly label: 'Agility';
    };
    readonly strength: {
        readonly base: import("@fray/kernel/rules").Column<"combatant">;
        readonly now: import("@fray/kernel/rules").Column<"combatant">;
        readonly wound: 'aim-weakening';
        readonly label: 'Strength';
    };
};
/** Adds a modifier as it is now, what wounds and everything else make of it as parts of their own. */
export declare function addModifier(scene: FreeHitsScene, tally: Tally, row: number, which: keyof typeof MODIFIERS): void;
export {};
//# sourceMappingURL=numbers.d.ts.map