/** Text that is markup already. Only `markup` makes it, so that nothing from people gets here unescaped. */
export declare class Markup {
    readonly text: string;
    constructor(text: string);
}
/** What may stand in a template: texts and numbers are escaped, markup and lists of markup stay as they are. */
export type Part = string | number | Markup | readonly Markup[];
/** A piece of a page. Everything that is put into it is escaped unless it is markup itself. */
export declare function markup(pieces: TemplateStringsArray, ...parts: readonly Part[]): Markup;
/** Nothing. */
export declare const NONE: Markup;
//# sourceMappingURL=markup.d.ts.map