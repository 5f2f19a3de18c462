import type { Play } from '@fray/seat';
import type { Script } from './script.ts';
/** Gives a script's commands, dice and answers to a fight, strictly in order. */
export declare class ScriptReader {
    private readonly play;
    private readonly script;
    private command;
    private die;
    private answer;
    constructor(play: Play, script: Script);
    private get session();
    /** Whether commands are left. */
    get hasMore(): boolean;
    private get referee();
    private at;
    /** Gives the next command and whatever it asks for. Throws a {@link Stop} where the script does not fit the fight. */
    next(): void;
    private complete;
    /** What the command waits for, and whose it is; null where it is done. */
    private waiting;
    private rollFor;
    private answerFor;
    /** Throws a {@link Stop} where dice or answers are left that nobody asked for. */
    checkAllUsed(): void;
    /** The sentence for a script that ends before the fight does. */
    endedEarly(): string;
}
//# sourceMappingURL=scripted.d.ts.map