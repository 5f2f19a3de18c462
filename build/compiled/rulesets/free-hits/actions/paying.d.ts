import { type ParamOptions, type Refusal, type Who } from '@fray/kernel/rules';
import { type Price } from '../rules/budget.ts';
import { type Cited, type FreeHitsScene } from '../scene.ts';
export declare const PAYMENTS: readonly string[];
export declare const PAY_NONE = 0;
export declare const PAY_ATTACK = 1;
export declare const PAY_MOVE = 2;
export declare const PAY_BONUS = 3;
export declare const PAY_TWO_BONUS = 4;
export declare const PAY_ATTACK_AND_MOVE = 5;
export declare const PAY_MOVE_AND_BONUS = 6;
export declare const PAY_MOVE_AND_TWO_BONUS = 7;
/** What the payment of that position is. */
export declare const priceOf: (payment: number) => Price;
/** The payment, by position; with candidates where what pays makes out different commands. */
export declare const payParam: (candidates?: ParamOptions<number>['candidates']) => import("@fray/kernel/rules").Param<"pay", number>;
/** How something is paid for. */
export interface Terms {
    /** What it is called at the beginning of a sentence. */
    readonly what: string;
    /** The payments that it takes. */
    readonly takes: readonly number[];
    /** The payment where none is said. */
    readonly usual: number;
    /** The rule that refuses a payment which it does not take: that of the payment if left out. */
    readonly wrong?: Cited;
    /** The rule that refuses what is spent already. */
    readonly short?: Cited;
}
/** What pays for it: what is said, else the usual payment. */
export declare const paymentOf: (said: number, { usual }: Terms) => number;
/** Why the unit cannot pay for it so, or null. */
export declare function badPayment(scene: FreeHitsScene, actor: Who, said: number, terms: Terms): Refusal | null;
/** Pays for it. */
export declare const payFor: (scene: FreeHitsScene, actor: Who, said: number, terms: Terms, rule: Cited) => void;
//# sourceMappingURL=paying.d.ts.map