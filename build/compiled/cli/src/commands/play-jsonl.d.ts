import { type PlayOptions } from './play.ts';
/**
 * `fray play --jsonl`: a program plays, in lines of JSON on standard input and output (docs/jsonl.md). Ends when the program
 * says `quit`, or has no more to say. Returns the exit code.
 */
export declare function playJsonl(encounter: string | undefined, options: PlayOptions): Promise<number>;
//# sourceMappingURL=play-jsonl.d.ts.map