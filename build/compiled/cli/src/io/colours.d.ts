/** Paints a text, or leaves it as it is where colours are off. Colour only ever repeats what the words say already. */
export type Paint = (text: string) => string;
/** The few ways in which texts are set apart. */
export interface Colours {
    readonly strong: Paint;
    readonly faint: Paint;
    readonly good: Paint;
    readonly bad: Paint;
    readonly hint: Paint;
}
/** Colours, or their absence. */
export declare const coloursFor: (on: boolean) => Colours;
/** The code for a terminal that a mark stands for. */
export declare const codeOf: (mark: string) => string;
//# sourceMappingURL=colours.d.ts.map