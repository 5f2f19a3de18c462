import type { Snapshot } from '@fray/client';
import type { SeatDice, SeatQuestion } from '@fray/seat';
/** What is wanted of whoever sits at this terminal. */
export type Asked = {
    readonly kind: 'question';
    readonly question: SeatQuestion;
} | {
    readonly kind: 'dice';
    readonly dice: SeatDice;
}
/** To command one of its own; `others` could be commanded, too. */
 | {
    readonly kind: 'command';
    readonly who: string;
    readonly others: readonly string[];
}
/** The referee has the word, and nobody's turn it is. */
 | {
    readonly kind: 'referee';
} | {
    readonly kind: 'stalemate';
}
/** Nothing: others decide, or there is no table yet. */
 | {
    readonly kind: 'wait';
};
/** What a snapshot asks of its seat; `chosen` is whom the person has turned to. */
export declare function askedOf({ table, waits, seat, readOnly }: Snapshot, chosen: string): Asked;
/** Whether two are one and the same demand, so that it need not be shown again. */
export declare function isSame(a: Asked, b: Asked): boolean;
//# sourceMappingURL=asked.d.ts.map