import { type EventField } from './field.ts';
/**
 * The fields of the events that the kernel makes for every ruleset. A roll has those of `roll` before the ruleset's own;
 * what the cells of a change mean hangs on its column.
 */
export declare const commonKinds: ReadonlyMap<string, readonly EventField[]>;
//# sourceMappingURL=common.d.ts.map