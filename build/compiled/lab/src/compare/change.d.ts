/** One thing that is different in an encounter; plain data. */
export type EncounterChange = 
/** A value by its path, as in `Ogre.hp`; a path that only names combatants says how many of them there are. */
{
    readonly change: 'set';
    readonly path: string;
    readonly value: unknown;
}
/** So many more of a combatant, or of a kind of the content; on a side of their own choosing unless one is given. */
 | {
    readonly change: 'add';
    readonly who: string;
    readonly count: number;
    readonly side: string | null;
}
/** Everybody whom the word means, or the last so many of them. */
 | {
    readonly change: 'remove';
    readonly who: string;
    readonly count: number | null;
}
/** A choice that the rules leave to the table, or a house rule. */
 | {
    readonly change: 'option';
    readonly option: string;
    readonly value: string | number;
};
/** A change that cannot be made. The message is for the person who asked for it, and names it. */
export declare class ChangeError extends Error {
    name: string;
}
/** A change as people write it: `Ogre.hp=40`, `add goblin:2`, `remove Goblin 3`, `option initiative=side`. */
export declare function changeText(change: EncounterChange): string;
/** Reads what comes after `--set`: `PATH=VALUE`. Throws a {@link ChangeError}. */
export declare function readSet(text: string): EncounterChange;
/** Reads what comes after `--add`: `WHO`, `WHO:COUNT`, and `@SIDE` behind it. Throws a {@link ChangeError}. */
export declare function readAdd(text: string): EncounterChange;
/** Reads what comes after `--remove`: `WHO`, or `WHO:COUNT` for the last so many. Throws a {@link ChangeError}. */
export declare function readRemove(text: string): EncounterChange;
/** Reads what comes after `--option`: `OPTION=VALUE`. Throws a {@link ChangeError}. */
export declare function readOption(text: string): EncounterChange;
/**
 * The change that gives a parameter of a sweep a value. Parameters are written as in `Ogre.hp`, `goblin` (how many there
 * are), `add goblin`, `remove goblin` and `option initiative`.
 */
export declare function changeOf(parameter: string, value: string | number): EncounterChange;
//# sourceMappingURL=change.d.ts.map