import { type AnyRuleset, type AnyScene, type FightEvent, type FightView } from '@fray/kernel';
/** What has happened in a case so far: the command of each step as text, and its events. */
export interface Happened {
    readonly command: string;
    readonly events: readonly FightEvent[];
}
/** What is wrong with a fact, or null: the fact, what should be, what is; for numbers, how it came about. */
export declare function checkFact(view: FightView, rules: AnyRuleset, scene: AnyScene, path: string, expected: unknown, happened: readonly Happened[]): string | null;
//# sourceMappingURL=case-facts.d.ts.map