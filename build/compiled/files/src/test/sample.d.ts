import type { AnyScene, Game, Setup } from '@fray/kernel';
/** A small encounter as text. */
export declare const BRIDGE = "ruleset: zones\ntitle: Ambush\nbattlefield: A-B-C\nsurprised: nobody\ncombatants:\n  Ada: { kind: character, level: 1, str: 2, dex: 1, hp: 10, items: [longsword melee 1d8, rope on body] }\n  Old Bel: { kind: character, level: 1, str: 0, dex: 3, hp: 8 }\n  Gob: { kind: creature, level: 1, skill: 1, hp: 9, attacks: [knife melee 1d4] }\n";
/** The encounter that a text holds. */
export declare function read(text: string): Promise<{
    setup: Setup;
    game: Game;
}>;
/** The rules of zones, and a scene of the small encounter. */
export declare function table(): Promise<{
    rules: Game['rules'];
    scene: AnyScene;
}>;
/** What is wrong with a case given as YAML (its fields, from the left margin), as `line: sentence` with the case at line 6. */
export declare function failuresOf(fields: string): Promise<string[]>;
//# sourceMappingURL=sample.d.ts.map