import { type Board, type Card, type Order, type TokenShape } from '@fray/kernel';
import type { Decisions, Step } from '../play/decisions.ts';
import type { Plans, SeatPlan } from '../play/plans.ts';
import type { Rounds } from '../play/rounds.ts';
import { type DeciderOf, type QuestionIds, type SeatDice, type SeatQuestion } from '../questions.ts';
import type { AnySession } from '../showing.ts';
import type { Letters } from './letters.ts';
/** Everything that a host draws for one seat: plain data, with nothing in it that the seat may not know. */
export interface SeatTable {
    readonly fight: {
        readonly ruleset: string;
        readonly title: string;
        /** The round, 0 before the first. */
        readonly round: number;
        readonly over: boolean;
        /** The id of the side that has won, or null. */
        readonly winner: string | null;
        readonly options: Readonly<Record<string, string | number>>;
        /** Words of the table, open to everybody. */
        readonly notes: readonly string[];
    };
    /** Whose table it is. */
    readonly seat: {
        readonly id: string;
        readonly referee: boolean;
    };
    readonly sides: readonly {
        readonly id: string;
        readonly name: string;
        readonly shape: TokenShape;
        /** Whether the seat has a combatant on it. */
        readonly yours: boolean;
    }[];
    readonly board: Board;
    readonly order: Order;
    /** Everybody of whom the seat knows, in the order of the roster. */
    readonly cards: readonly Card[];
    readonly turn: {
        /** Names of the seat's own combatants that it may command now, the likeliest first. */
        readonly who: readonly string[];
        /** Ids of the seats for whom the fight waits; empty when it goes on by itself, or is over. */
        readonly waitingFor: readonly string[];
    };
    readonly questions: readonly SeatQuestion[];
    readonly dice: SeatDice | null;
    /** What the seat has planned for its next turn, or null. */
    readonly plan: SeatPlan | null;
    readonly undo: Step | null;
    readonly redo: Step | null;
}
/** What a table is made with besides the fight: what the seat has been shown before. */
export interface TableMemory {
    readonly letters: Letters;
    readonly questionIds: QuestionIds;
}
/** What a table asks about the fight's course. */
export interface TableSources {
    readonly decisions: Decisions;
    readonly plans: Plans;
    readonly rounds: Rounds;
    readonly deciderOf: DeciderOf;
}
/** What the seat (by position) sees of the fight as it stands: in the middle of a command where that waits for an answer. */
export declare function tableOf(session: AnySession, seat: number, memory: TableMemory, { decisions, plans, rounds, deciderOf }: TableSources): SeatTable;
//# sourceMappingURL=table.d.ts.map