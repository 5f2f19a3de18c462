import type { SimulationOrder } from './order.ts';
/** Plays simulations in a thread, one after the other, so that the fights of the table do not wait for them. */
export declare class Simulations {
    private readonly most;
    private waiting;
    private last;
    private worker;
    /** @param most how many may wait or run. */
    constructor(most: number);
    /** Plays one; null at once where too many wait. Rejects with the sentence of what is wrong. */
    play(order: SimulationOrder): Promise<unknown> | null;
    /** Ends what runs. */
    close(): Promise<void>;
    private run;
}
//# sourceMappingURL=simulations.d.ts.map