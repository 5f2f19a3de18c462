import type { AnyScene } from './scene.ts';
import type { Column } from './state/columns.ts';
/**
 * What comes of something that the rules do, on average: it is done in every way in which its dice can fall, each question
 * answered by its preset, and what it returns (a few numbers, always as many) is weighed by its chance. The scene is as
 * before afterwards, and nobody hears of it.
 */
export declare function expected(scene: AnyScene, act: () => readonly number[]): readonly number[];
/**
 * Remembers what was expected, for policies that ask the same in every fight: by the thing that it is done with, an object
 * of the set-up, and by all else that the rule reads. First the circumstances are said, from {@link under} on; then {@link recall}
 * gives what is known of a thing under them, or {@link learn} finds it out. They are kept as 64 bits, which are hardly ever alike by chance.
 */
export declare class Expectations {
    private readonly known;
    private readonly numbers;
    private last;
    private key;
    private check;
    /** Begins to say the circumstances, with a number for what is not in the fight. */
    under(number: number): this;
    /** One number more. */
    and(number: number): this;
    /** What stands in these columns of a row. */
    andOf(scene: AnyScene, columns: readonly Column[], row: number): this;
    /** A number of its own for a thing, to tell circumstances apart by it. */
    numberOf(thing: object): number;
    /** What is known of the thing under the circumstances that were said; null where nobody has asked yet. */
    recall(thing: object): readonly number[] | null;
    /** Works it out. */
    learn(scene: AnyScene, thing: object, act: () => readonly number[]): readonly number[];
}
//# sourceMappingURL=expected.d.ts.map