import type { FieldRules } from '../reading/shape.ts';
import type { FieldMap } from './field.ts';
/** The rules that fields of the kinds break when their values are of the wrong shape, by the names that stand in files. */
export declare function rulesOfFields<R extends string>(kinds: readonly {
    readonly fields: FieldMap<any, R>;
}[], others?: FieldRules<R>): FieldRules<R>;
//# sourceMappingURL=rules.d.ts.map