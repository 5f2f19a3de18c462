import { type AnyRuleset, type AnyScene, type Command, type Question } from '@fray/kernel';
/** What a ruleset is to these tests: its rules, and how its encounters are read. */
interface Played {
    readonly rules: AnyRuleset;
    readonly readEncounter: (raw: unknown) => {
        readonly setup: {
            readonly seats: readonly unknown[];
        } | null;
        readonly problems: readonly {
            readonly message: string;
        }[];
    };
}
/** Plays random fights, and looks at every third turn before it is decided; what the look changes it takes back itself. */
export declare function throughRandomFights<S extends AnyScene>({ rules, readEncounter }: Played, encounter: object, seeds: number, look: (scene: S, actor: number) => void): void;
/** What `read` finds on average after a command that goes in every way in which it can. */
export declare function exactMean(rules: AnyRuleset, scene: AnyScene, command: Command, answer: (question: Question) => number, read: () => number): number;
export {};
//# sourceMappingURL=expectations.d.ts.map