import { type Option, type Question, type Who } from '@fray/kernel/rules';
import { type Attack, type FreeHitsScene } from '../scene.ts';
import type { Cause } from '../sentences.ts';
import { type ItemRow } from '../tables.ts';
import type { Keeper } from './effects.ts';
import type { FreeAttack } from './gifts.ts';
/** Free hits that the unit can still make this round. */
export declare const slotsLeft: (scene: FreeHitsScene, who: Who) => number;
/**
 * One attack from its roll to its last consequence. It has been checked and paid for. `since` is where the attacker chose
 * it, where nothing of the choice outlasts a miss (see `juncture`).
 */
export declare function resolveAttack(scene: FreeHitsScene, attack: Attack, keeper?: Keeper | null, since?: number): void;
/** One answer to the offer of an attack. */
interface Blow {
    readonly target: Who;
    readonly item: ItemRow;
    readonly aim: number;
}
/** Whether the unit could make a free hit against the other one if it stood in its zone, slots apart. */
export declare const couldStrike: (scene: FreeHitsScene, hitter: Who, other: Who) => boolean;
/** Whether the unit is asked for a free hit against the other one now. A free critical needs no slot. */
export declare const isOffered: (scene: FreeHitsScene, hitter: Who, other: Who, cause: Cause) => boolean;
/** The offer of a free hit. Its options are worked out when somebody reads them. */
export declare class FreeHitQuestion implements Question {
    readonly kind = "choice";
    readonly preset = 1;
    readonly decline = 0;
    readonly reaction = true;
    readonly rule: Cause;
    readonly to: number;
    readonly prompt: string;
    readonly about: readonly number[];
    readonly moment: string;
    /** Whom it would be against. */
    readonly other: number;
    /** What is offered, from the second option on. */
    readonly blows: readonly Blow[];
    private readonly scene;
    private made;
    constructor(scene: FreeHitsScene, to: number, other: number, cause: Cause, blows: readonly Blow[]);
    get options(): readonly Option[];
}
/** Offers a free hit; a free critical needs no slot and takes none. */
export declare function offer(scene: FreeHitsScene, hitter: Who, other: Who, cause: Cause): void;
/** Whether the feat's attack is still to be had this turn or round, and a slot left for it. */
export declare function hasFeatAttack(scene: FreeHitsScene, who: Who, { feat, once }: FreeAttack): boolean;
/** Marks a feat's attack as used, and its slot. */
export declare function useFeatAttack(scene: FreeHitsScene, who: Who, { feat, name }: FreeAttack): void;
/** The attacks that feats grant when an enemy has come into the zone. */
export declare function featsOnEntering(scene: FreeHitsScene, who: Who, mover: Who): void;
export {};
//# sourceMappingURL=strikes.d.ts.map