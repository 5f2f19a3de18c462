import type { Random } from '@fray/kernel';
/** A small encounter made at random: a few units of several kinds in all sorts of states, on a little ground. */
export declare function randomSetup(random: Random): Record<string, unknown>;
//# sourceMappingURL=free-hits-setups.d.ts.map