import { type AnyRuleset, type AnyScene, type Command, type Question } from '@fray/kernel';
/** What a command can come to: each result, in words, with how likely it is. */
export type Chances = ReadonlyMap<string, number>;
/** What a command comes to on every way of the dice, answers being the presets; null where there are too many ways. */
export declare function chancesOf(rules: AnyRuleset, scene: AnyScene, command: Command, read?: (scene: AnyScene) => string, asked?: (question: Question) => void): Chances | null;
/**
 * One play of the command with the dice of the seed. The scene is as before afterwards. With `listening` a recorder hears
 * it, as in live play.
 */
export declare function playedOnce(rules: AnyRuleset, scene: AnyScene, command: Command, seed: string, listening: boolean): string;
/** How surprising `times` of `plays` is where `chance` is right: the bound exp(-n KL) on its probability, as a logarithm. */
export declare function surprise(times: number, plays: number, chance: number): number;
//# sourceMappingURL=chances.d.ts.map