import type { Known } from '../random-play.ts';
/** What a random table tries of the ruleset, and what it watches. */
export declare const knownOf: (id: string) => Known;
//# sourceMappingURL=knowns.d.ts.map