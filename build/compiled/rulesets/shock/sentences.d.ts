import { type ChangeEvent, type Where } from '@fray/kernel/rules';
import type { ShockScene } from './scene.ts';
type Here = Where<ShockScene>;
/** Numbers that have changed after the roll, as far as they may be known, and what they come to. */
export declare const stillText: (total: number | null, against: number | null, result: string, before?: string) => string;
/** The verb for one name or several; names such as Foes are several. */
export declare const verb: (names: readonly string[], one: string, several: string) => string;
/** What an attack is called that does not come of the Main Action, by how it came about. */
export declare const ATTACK_WORDS: Readonly<Record<string, string>>;
/** Why somebody takes no Shock, in words. */
export declare const NO_SHOCK: Readonly<Record<string, string>>;
/** What has become of somebody, by the word of its state. */
export declare const FALLS: Readonly<Record<string, string>>;
/** Where an item is now, by position in CARRIED. */
export declare const ITEM_WORDS: string[];
/** How well somebody can be seen, by position. */
export declare const UNSEEN_WORDS: string[];
/** Somebody joins: where, as far as it can be placed, and for whom. */
export declare function tellJoin(e: {
    readonly name: string;
}, { scene, events, at }: Here): string;
/** The surprise round, and which sides are surprised. */
export declare function tellSurpriseRound(_e: object, { scene, events, at }: Here): string;
/**
 * The loss of hit points that belongs to the damage at the position. Where several attacks are done at one moment all
 * damage comes first, then all losses in the same order.
 */
export declare function lossOf({ events, at }: Here): ChangeEvent | undefined;
export {};
//# sourceMappingURL=sentences.d.ts.map