import { type PlainCommand } from '@fray/kernel';
/**
 * The keys of what one seat may do: `a1`, `m2`, `st3`, by the first letters of the action, so that numbers stay low. A
 * command has the same key whenever it is listed in this fight, and a key that was shown once never comes to mean another
 * command.
 */
export declare class Keys {
    private readonly prefixes;
    private readonly keys;
    private readonly commands;
    private readonly counts;
    /** @param actions ids of the ruleset's actions, in its order: the first with a letter has it alone. */
    constructor(actions: Iterable<string>);
    /** The key of a command. */
    of(command: PlainCommand): string;
    /** The command of a key that has been shown; null for any other. */
    commandOf(key: string): PlainCommand | null;
}
//# sourceMappingURL=keys.d.ts.map