import type { AnyRuleset, AnyScene, Blows, Command, FightEvent } from '@fray/kernel';
/** What is read from a fight after a command. Made before it, so that it may remember how things stood. */
export interface Reading<T> {
    /** Whether it wants the events that were told (recording them takes several times as long); none if left out. */
    readonly events?: boolean;
    /** What came of it. Equal values, by {@link Reading.key}, are one outcome. Without `events` there are none to look at. */
    read(scene: AnyScene, blows: Blows, events: readonly FightEvent[]): T;
    /**
     * A quick mark of how things are now: {@link Reading.read} is then called only for marks that have not been met, and equal
     * marks are one outcome. It has to say everything that the value says. Not used where events are wanted.
     */
    mark?(scene: AnyScene, blows: Blows): string | number;
    /** What equal values have in common; the value itself where it is a word or a number, else its JSON, if left out. */
    key?(value: T): string | number;
}
/** What became of one combatant. */
export interface Change {
    /** The combatant's row. */
    readonly row: number;
    /** Life lost, all pools together; below 0 where it gained some. */
    readonly lost: number;
    /** Wounds or injuries more than before, for rulesets that count them. */
    readonly injuries: number;
    /** It could fight before and no longer can; or could not and now can. */
    readonly falls: boolean;
    readonly rises: boolean;
}
/** How a blow went; several blows of one command are told as one: it hits where one of them hits, and so on. */
export interface BlowResult {
    readonly hit: boolean;
    readonly critical: boolean;
    readonly fumble: boolean;
    /** The ruleset's own word for the first special result; null where there was none. */
    readonly word: string | null;
}
/** What a command has led to, as every ruleset can tell it. */
export interface Happening {
    /** The blows of the one who acts, on its target where it has one, come to this; null where there was none. */
    readonly blow: BlowResult | null;
    /** Everybody to whom something happened, by row. */
    readonly changes: readonly Change[];
}
/** The combatants that a command is aimed at; empty where it names none. */
export declare function targetsOf(command: Command): readonly number[];
/** The reading for every ruleset: hit, critical, fumble; life lost, wounds, who falls. */
export declare function happenings(rules: AnyRuleset, scene: AnyScene, command: Command): Reading<Happening>;
//# sourceMappingURL=reading.d.ts.map