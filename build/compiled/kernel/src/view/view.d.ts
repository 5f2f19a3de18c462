import type { FightEvent } from '../events.ts';
import type { AnyRuleset } from '../ruleset.ts';
import type { AnyScene } from '../scene.ts';
import type { Column } from '../state/columns.ts';
import { type Lens } from './lens.ts';
/** What one seat may know of a fight, as plain data with names in place of rows. */
export interface FightView {
    readonly ruleset: string;
    readonly title: string;
    readonly options: Readonly<Record<string, string | number>>;
    readonly notes: readonly string[];
    readonly round: number;
    readonly turn: string | null;
    readonly over: boolean;
    readonly winner: string | null;
    readonly combatants: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    readonly [more: string]: unknown;
}
/** A cell in words: the word, the name, yes or no, the kept value, or the number. */
export declare function cellValue(scene: AnyScene, column: Column, cell: number): unknown;
/** All that the lens may know of one combatant, by name. */
export declare function viewCombatant(rules: AnyRuleset, scene: AnyScene, row: number, lens: Lens): Record<string, unknown>;
/** What the seat (by position) may know of the fight; the one place where that is decided. */
export declare function viewFight(rules: AnyRuleset, scene: AnyScene, seat: number): FightView;
/** The whole truth, for the referee, for conformance cases and for tests. */
export declare const viewAll: (rules: AnyRuleset, scene: AnyScene) => FightView;
/** The events as lines of a log that reads as a person would tell it. */
export declare function tellEvents(rules: AnyRuleset, scene: AnyScene, events: readonly FightEvent[], lens?: Lens): string[];
//# sourceMappingURL=view.d.ts.map