/** What a command has said, and how it ended. */
export interface Said {
    readonly code: number | null;
    readonly out: string;
    readonly err: string;
}
/** A folder of its own in which commands are run, as a person would run them. */
export declare class Place {
    readonly folder: string;
    /** Writes a file and returns its name. */
    write(name: string, text: string): string;
    read(name: string): string;
    files(): string[];
    remove(): void;
    /** Runs the real command; `input` is what is typed, a line each. */
    fray(args: readonly string[], input?: readonly string[], env?: Record<string, string>): Promise<Said>;
    /** Starts the real command and leaves its input open. */
    spawn(args: readonly string[], env?: Record<string, string>): import("child_process").ChildProcessWithoutNullStreams;
    /** Starts a script with Node. */
    spawnScript(script: string, args: readonly string[], env?: Record<string, string>): import("child_process").ChildProcessWithoutNullStreams;
}
/** Waits for the end of a command. */
export declare function ended(child: ReturnType<Place['spawn']>): Promise<Said>;
/** Ada and Gob in one Zone, and it is Ada's Turn: small enough to know every die. */
export declare const SCUFFLE = "ruleset: zones\ntitle: A scuffle\nsurprised: nobody\nbattlefield: A-B\nsides: { enemies: { hp: exact } }\ncombatants:\n  Ada: { kind: character, level: 1, str: 2, dex: 1, hp: 10, items: [\"longsword melee 1d8\"], zone: A }\n  Gob: { kind: creature, level: 1, skill: 1, hp: 9, attacks: [knife melee 1d4], zone: A }\nnow: { turn: Ada }\n";
//# sourceMappingURL=fray.d.ts.map