import { type Experiment } from '@fray/lab';
/** What is to be simulated: a fight from where its journal stands. Throws {@link Refused} where there is nothing to play. */
export declare function experimentOf(journal: string, policy: string): Promise<Experiment>;
//# sourceMappingURL=simulated.d.ts.map