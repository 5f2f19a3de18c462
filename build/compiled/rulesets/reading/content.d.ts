import { type Path, type Problems } from './problems.ts';
import type { Fields } from './reader.ts';
/** The fields of a thing as they are written. */
type Values = Readonly<Record<string, unknown>>;
/** A ruleset's own content by kind and id, and what one thing of each kind is called. */
export interface ContentSource<K extends string> {
    readonly built: Readonly<Record<K, Readonly<Record<string, unknown>>>>;
    readonly one: Readonly<Record<K, string>>;
    /**
     * By kind: what of the thing that something is made from stays beneath what is said of it, where fields are said in more
     * than one way. Without it each field stays that is not said.
     */
    readonly beneath?: Readonly<Partial<Record<K, (said: Values, made: Values) => Values>>>;
}
/** Content by kind and id: the encounter's own before the ruleset's. */
export declare class Content<K extends string = string> {
    /** The encounter's own content as it was written, or null. */
    readonly inline: Readonly<Record<string, unknown>> | null;
    private readonly source;
    private readonly problems;
    constructor(source: ContentSource<K>, inline: unknown, problems: Problems);
    /** The same content, with what is missing noted elsewhere. */
    reporting(problems: Problems): Content<K>;
    /** Every id of the kind. */
    ids(kind: K): string[];
    has(kind: K, id: string): boolean;
    /** Ids of the encounter's own content of the kind. */
    own(kind: K): string[];
    private find;
    /** The fields of something that an id alone stands for. */
    named(kind: K, id: string, path: Path): Fields;
    /**
     * The fields of a map, on top of those of the content that its `from` names. A field that is null takes the content's
     * away. Content that does not exist is noted with the nearest that does.
     */
    fields(kind: K, raw: Record<string, unknown>, path: Path, at?: (key: string) => Path): Fields;
}
export {};
//# sourceMappingURL=content.d.ts.map