import { type RollTold, type Where } from '@fray/kernel/rules';
import type { FreeHitsScene } from './scene.ts';
import { type ThrallPool, type UpkeepPool } from './words.ts';
type Here = Where<FreeHitsScene>;
/** Where an item is, by position. */
export declare const CARRIED_WORDS: readonly ['in hand', 'put away', 'in the pack', 'on the ground'];
/** Why somebody takes a free hit. */
export declare const CAUSE_WORDS: {
    readonly 'free-hit-on-leaving': 'hit against {0}, who is about to leave its zone';
    readonly 'free-hit-within-zone': 'hit against {0}, who moves about in its zone';
    readonly 'free-hit-on-natural-1': 'hit against {0}, who has rolled a 1';
    readonly 'tragedy-free-critical': 'critical hit against {0}, after the tragedy';
};
/** The rule that gives a free hit. */
export type Cause = keyof typeof CAUSE_WORDS;
/** What a boost adds to. */
export declare const BOOST_WORDS: {
    readonly melee: 'melee damage';
    readonly hit: 'to hit';
    readonly dodge: 'to dodge';
};
/** What a thrall is paid with. */
export declare const POOL_WORDS: Readonly<Record<ThrallPool, string>>;
/** What keeping a spell up costs. */
export declare const upkeepText: (amount: number, pool: UpkeepPool) => string;
/** What pays, in words. */
export declare const PAID_WORDS: Readonly<Record<string, string>>;
/** So many spaces. */
export declare const spaces: (n: number) => string;
/** What was aimed at, where anything was. */
export declare const aimed: (aim: string) => string;
/** What the damage has left of the target's hit points, where the listener may know. */
export declare function leftAfter({ events, at }: Here): string;
/** The number of a roll that is against nothing. */
export declare const numberText: ({ tally }: RollTold) => string;
export {};
//# sourceMappingURL=sentences.d.ts.map