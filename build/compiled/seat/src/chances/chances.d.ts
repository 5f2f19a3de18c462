import type { OddsSummary } from '@fray/lab';
/** What may become of one combatant. Chances go from 0 to 1. */
export interface CombatantChances {
    readonly who: string;
    /** That it goes down. */
    readonly falls: number;
    /** That it loses any life, and how much it loses on average, over all outcomes; below 0 where it gains some. */
    readonly hurt: number;
    readonly loss: number;
    /** That it gets a wound or injury more, in games that count them. */
    readonly injured: number;
    /** What else may be otherwise with it afterwards, in words. */
    readonly may: readonly {
        readonly words: string;
        readonly chance: number;
    }[];
}
/** What a command, or an answer, may lead to, on what the seat believes about the fight. */
export interface Chances {
    /** Worked out to the last die, or about: sampled, or averaged over several fights that the seat could believe in and that differ in it. */
    readonly kind: 'exact' | 'about';
    /** That a blow of the one who acts lands where nobody reacts; null where it strikes none then. */
    readonly hits: number | null;
    /** The same where others react sensibly, as they do in all that follows; null where that surely makes no other chance. */
    readonly withReactions: number | null;
    /** Special results of it, in the game's own words. */
    readonly special: readonly {
        readonly words: string;
        readonly chance: number;
    }[];
    /** Rolls that are made and are no attacks: who rolls what, that it comes to it, and that it is made and passed. */
    readonly checks: readonly {
        readonly who: string;
        readonly what: string;
        readonly rule: string;
        readonly made: number;
        readonly passed: number;
    }[];
    /** What the one who acts may lose on the way, with sensible opponents; null where nothing can happen to it. */
    readonly cost: CombatantChances | null;
    /** Everybody else to whom something may happen, the targets first. */
    readonly on: readonly CombatantChances[];
}
/** Adds chances up over several fights, each as likely as the others. */
export declare class Average {
    private fights;
    private struck;
    private hits;
    private unanswered;
    private isAnswered;
    private readonly special;
    private readonly checks;
    private readonly people;
    /** Whether nothing has been added. */
    get isEmpty(): boolean;
    /** Adds what odds say of one fight; `plain`: what they say of it where nobody reacts, if that is something else. */
    add({ blow, combatants, checks }: OddsSummary, name: (row: number) => string, plain?: Blow): void;
    private addCombatant;
    /** The means. `actor` is the name of the one who acts. */
    chances(kind: Chances['kind'], actor: string): Chances;
}
type Blow = OddsSummary['blow'];
export {};
//# sourceMappingURL=chances.d.ts.map