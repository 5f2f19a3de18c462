import { type Simulation } from '@fray/lab';
/** A small result for texts that are compared whole. */
export declare const duel: Simulation;
//# sourceMappingURL=duel.d.ts.map