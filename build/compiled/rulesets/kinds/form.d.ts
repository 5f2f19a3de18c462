import type { KindForm, Shape } from '@fray/kernel/rules';
import type { Kind } from './record.ts';
export type AnyKind = Kind<any, any, any, any>;
/** The kind as plain data for forms and tables: label, help, choices, range and default of each field. */
export declare const fieldForm: (kind: AnyKind) => KindForm;
/** The kinds as forms, and behind them every kind that their fields hold; each once, by its id. */
export declare function formsOf(kinds: readonly AnyKind[]): readonly KindForm[];
/** What it is when left out, as it would be written; null where that is nothing or hangs on other things. */
export declare function asWritten(shape: Shape, leftOut: string | null): string | number | boolean | null;
//# sourceMappingURL=form.d.ts.map