import { type ThingRef } from '@fray/kernel/rules';
/** The ready-made content of a ruleset: things by kind and id. */
type Content = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
/** References to things of one kind. */
export declare const refsTo: (kind: string, names: readonly string[]) => readonly ThingRef[];
/** References to everything ready-made; `kinds` has what one of each kind of content is called. */
export declare const refsToContent: (content: Content, kinds: Readonly<Record<string, string>>) => readonly ThingRef[];
/** The id of that name in content of one kind: the id itself, or what people call it; null where there is none. */
export declare function contentId(all: Readonly<Record<string, unknown>>, name: string): string | null;
export {};
//# sourceMappingURL=content.d.ts.map