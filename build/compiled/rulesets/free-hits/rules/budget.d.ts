import type { Refusal, Who } from '@fray/kernel/rules';
import { type Cited, type FreeHitsScene } from '../scene.ts';
/** What is left of a kind of action: on the unit's turn, else of its next one. */
export declare function budgetLeft(scene: FreeHitsScene, who: Who, kind: number): number;
/** A payment: so many actions of each kind, by position in BUDGET. */
export interface Price {
    readonly attack: number;
    readonly move: number;
    readonly bonus: number;
}
export declare const price: (attack: number, move: number, bonus: number) => Price;
/** Whether the unit can pay now. */
export declare const canPay: (scene: FreeHitsScene, who: Who, { attack, move, bonus }: Price) => boolean;
/** Why the unit cannot pay now, or null. `rule` refuses where a kind is short. */
export declare function cannotPay(scene: FreeHitsScene, who: Who, due: Price, rule?: Cited): Refusal | null;
/** Pays with actions of this turn. */
export declare function pay(scene: FreeHitsScene, who: Who, { attack, move, bonus }: Price, rule: Cited): void;
/** Owes an action of the next turn. */
export declare function owe(scene: FreeHitsScene, who: Who, kind: number): void;
/** Whether it is the unit's turn. */
export declare const isOwnTurn: (scene: FreeHitsScene, who: Who) => boolean;
//# sourceMappingURL=budget.d.ts.map