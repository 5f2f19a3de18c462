import { type Play, type SeatTable, type Standstill, type ToldLine } from '@fray/seat';
/** What comes back, one object a line; docs/jsonl.md shows each. */
export type TalkSaid = {
    readonly type: 'hello';
    readonly jsonl: 1;
    readonly ruleset: string;
    readonly title: string;
    readonly seats: readonly string[];
} | {
    readonly type: 'table';
    readonly seat: string;
    readonly table: SeatTable;
} | {
    readonly type: 'changes';
    readonly seat: string;
    readonly changes: readonly unknown[];
} | {
    readonly type: 'told';
    readonly seat: string;
    readonly line: ToldLine;
} | {
    readonly type: 'waits';
    readonly for: Standstill;
    readonly seats: readonly string[];
} | {
    readonly type: 'done';
    readonly re: string | number | null;
} | {
    readonly type: 'result';
    readonly re: string | number | null;
    readonly value: unknown;
} | {
    readonly type: 'refused';
    readonly re: string | number | null;
    readonly rule: string;
    readonly reason: string;
};
/**
 * A fight in conversation with a program that plays one or more of its seats: it hears messages, one a line, and says what is
 * new to each of those seats, and nothing that a seat may not know. Everything but `chances` is answered at once.
 */
export declare class Talk {
    private readonly play;
    private readonly seats;
    private readonly shown;
    private readonly toldTo;
    private still;
    /** Whether the program has left. */
    isOver: boolean;
    /** @param seats ids of the seats that are played from here, one at least. */
    constructor(play: Play, seats: readonly string[]);
    /** What is said first: who speaks, and how the fight stands for each seat. */
    begin(): TalkSaid[];
    /** Hears a line and says what comes of it: first the answer, then the news. */
    hear(text: string): Promise<TalkSaid[]>;
    private seatOf;
    private answer;
    /** Lets everything happen that needs nobody here, and says what is new. */
    private goOn;
    private news;
}
//# sourceMappingURL=talk.d.ts.map