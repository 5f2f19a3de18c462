import { Counter } from '../statistics/spread.ts';
import type { ActionBatch, Batch, CombatantBatch, SideBatch } from './batch.ts';
import type { Trial } from './simulation.ts';
/** Counts what becomes of one combatant. */
export declare class CombatantCount {
    readonly name: string;
    readonly side: number;
    readonly place: number;
    trials: number;
    stands: number;
    readonly fell: Counter;
    readonly life: Counter;
    readonly dealt: Counter;
    readonly taken: Counter;
    readonly resources: Map<string, Counter>;
    whole: number;
    against: number;
    /** What it had at the beginning; null where nobody has looked. */
    stock: Readonly<Record<string, number>> | null;
    constructor(name: string, side: number, place: number);
    /** The counter of what it has left of a resource. */
    resource(name: string): Counter;
    merge(batch: CombatantBatch): void;
    take(): CombatantBatch;
}
/** Counts the trials in which a side had losses. */
export declare class SideCount {
    fell: number;
    died: number;
    merge({ fell, died }: SideBatch): void;
}
/** Sums up what one kind of command does for one side. */
export declare class ActionCount {
    readonly side: number;
    readonly action: string;
    uses: number;
    damage: number;
    healing: number;
    constructor(side: number, action: string);
    take(): ActionBatch;
}
/** Gathers figures of trials, and merges what was gathered elsewhere. Trials that are merged are not kept: see {@link Ends}. */
export declare class Gathering {
    private trials;
    private readonly combatants;
    private readonly sides;
    private readonly actions;
    private readonly rules;
    add(trial: Trial): void;
    /** Everything about the combatant with the name, on the side (by position), with its place in the roster or -1. */
    combatant(name: string, side: number, place: number): CombatantCount;
    /** Everything about a side (by position). */
    side(side: number): SideCount;
    /** Everything about an action of a side (by position). */
    action(side: number, action: string): ActionCount;
    /** Counts that a rule was cited so often, in so many trials. */
    rule(rule: string, events: number, trials?: number): void;
    /** Adds what was gathered elsewhere; to be called in the order of the trials. */
    merge(batch: Batch): void;
    /** What has been gathered, as plain data. The order within is the same for the same trials. */
    batch(): Batch;
}
//# sourceMappingURL=gathering.d.ts.map