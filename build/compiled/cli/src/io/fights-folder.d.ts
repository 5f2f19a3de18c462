/** A file in the folder of saved fights that no other fight has: `duel-k3m9x2pa.journal.jsonl`. Makes the folder. */
export declare function freeJournalName(encounter: string, seed: string): string;
/** The file of a saved fight: a path, or the name of one in the folder of saved fights. */
export declare function savedFight(given: string): string;
/** What to call a saved fight: its name where it lies in the folder of saved fights, else its path. */
export declare function fightName(path: string): string;
/** A fight's name as it can be pasted behind a command. */
export declare const nameForShell: (name: string) => string;
/** Files of the folder of saved fights, the latest first; those that somebody is playing are left out. */
export declare function fightsSaved(): string[];
//# sourceMappingURL=fights-folder.d.ts.map