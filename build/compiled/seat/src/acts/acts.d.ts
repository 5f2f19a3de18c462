import { type AnyRuleset, type AnyScene, type Lens, type Param, type PlainCommand, type Price, type ThingRef } from '@fray/kernel';
import type { Keys } from './keys.ts';
/** Something that has still to be said before an act can be done. */
export interface Ask {
    readonly param: string;
    /** In words: `a target`, `what it tries`. */
    readonly label: string;
    readonly kind: Param['kind'];
    /** What it may be, as commands write it, lists with commas and '' for leaving it out; empty for free words. */
    readonly candidates: readonly (string | number)[];
}
/** Something that somebody may do now. */
export interface Act {
    readonly key: string;
    readonly action: string;
    /** What is done, as commands are written; without what is still asked. */
    readonly command: PlainCommand;
    /** The action's title without what it costs, or what stands in its place: `Attack`, `Rush In`. */
    readonly label: string;
    /** What it is done to and with: `Gob with longsword`; '' where nothing is said. */
    readonly words: string;
    /** What cannot be mended: it ends the fight, gives up, throws away. Hosts ask whether it is meant. */
    readonly drastic: 'ends' | 'gives-up' | 'throws-away' | null;
    /** What has still to be said, one after the other; empty where the act is whole. */
    readonly asks: readonly Ask[];
    /** What is still asked where the same without it stands in the list as well: `aimed`; '' for any other. */
    readonly finer: string;
    readonly about: ThingRef;
}
/** Something that somebody might expect and that the rules forbid now. */
export interface Illegal {
    readonly action: string;
    readonly command: PlainCommand;
    readonly label: string;
    readonly words: string;
    readonly rule: string;
    readonly reason: string;
}
/** All that one combatant may do now. */
export interface Acts {
    /** The combatant's name, or `referee`. */
    readonly who: string;
    /** By what they cost, the likely ones first. */
    readonly groups: readonly {
        readonly price: Price;
        readonly acts: readonly Act[];
    }[];
    /** Each reason once for each action. */
    readonly illegal: readonly Illegal[];
    /** What it should know before it chooses, in sentences. */
    readonly cautions: readonly string[];
}
/** Which acts are wanted: all, or those of one action for which something has been said already. */
export interface ActWishes {
    readonly action?: string;
    /** Parameters by name, as commands write them. */
    readonly given?: Readonly<Record<string, unknown>>;
}
/** All that the combatant (or the referee, below 0) may do now, as its seat may know it. */
export declare function actsOf(rules: AnyRuleset, scene: AnyScene, actor: number, lens: Lens, keys: Keys, { action: only, given }?: ActWishes): Acts;
//# sourceMappingURL=acts.d.ts.map