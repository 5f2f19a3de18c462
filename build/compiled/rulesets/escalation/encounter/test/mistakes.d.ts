import { type Mistake } from '../../../reading/test/mistakes.ts';
export type { Mistake };
/** The encounter with changes to Ana. */
export declare const withAna: (changes: {
    [x: string]: unknown;
}, more?: {
    [x: string]: unknown;
}) => {
    [x: string]: unknown;
};
/** The encounter with changes to the Orc. */
export declare const withOrc: (changes: {
    [x: string]: unknown;
}, more?: {
    [x: string]: unknown;
}) => {
    [x: string]: unknown;
};
/** The encounter with changes to an ability of the content that nobody has. */
export declare const withAbility: (ability: Record<string, unknown>) => Record<string, unknown>;
/** A test for each mistake: it is reported where it is, with what would be right and the rule. */
export declare const tellMistakes: (mistakes: readonly Mistake[]) => void;
//# sourceMappingURL=mistakes.d.ts.map