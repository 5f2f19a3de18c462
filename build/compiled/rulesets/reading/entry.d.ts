import { type Path } from './problems.ts';
import type { Fields, Reader } from './reader.ts';
/** What a short text says, as the fields of the map that it stands for. */
export type ShortFields = Record<string, unknown> & {
    name: string;
};
/**
 * The fields of a thing that people write as a content id, a short text or a map; null for anything else. A short text
 * that does not say `whole`, the field without which it is nothing, and begins with a content id means that content.
 */
export declare function entryFields<R extends string, K extends string>(r: Reader<R, K>, kind: K, raw: unknown, path: Path, whole: string, parse: (text: string) => ShortFields): Fields | null;
//# sourceMappingURL=entry.d.ts.map