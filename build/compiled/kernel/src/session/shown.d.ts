import { type FightEvent } from '../events.ts';
import type { AnswerValue, Question } from '../questions.ts';
import type { AnyScene } from '../scene.ts';
import type { Played } from './replies.ts';
/** Secret answers of several seats that were given together, by the rows that gave them. */
type Given = ReadonlyMap<number, AnswerValue>;
/**
 * Secret answers that everybody has learnt before they were taken back. When the same command is given in the same situation
 * they stand, so that nobody answers anew who knows what the others have answered.
 */
export declare class Shown {
    private readonly known;
    /** Remembers what commands that are taken back have shown. The scene is put to where each of them began. */
    learn(scene: AnyScene, gone: readonly Played[]): void;
    /** Remembers what a command has shown; the scene stands where it began. */
    note(scene: AnyScene, command: unknown, events: readonly FightEvent[]): void;
    /** Takes over what another fight of the same beginnings has shown. */
    take(other: Shown): void;
    /** Everything may be answered anew. */
    clear(): void;
    /** What the command's secret questions have been answered with in this situation, or null. */
    at(scene: AnyScene, command: unknown): Given | null;
}
/** The position of the answer that stands, or null where none does. */
export declare function standing(given: Given, question: Question): number | null;
export {};
//# sourceMappingURL=shown.d.ts.map