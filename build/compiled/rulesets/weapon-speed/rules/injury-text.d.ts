import type { Refusal } from '@fray/kernel/rules';
/**
 * What the referee answers where there is no table: `none`, or a name, or a name and what it does, as in `Pierced lung:
 * half-speed, 1d6 strength, -5 balance`. Parts that mean nothing here are kept as words. Null for none; refused where dice
 * stand twice.
 */
export declare function readInjuryText(text: string): Record<string, unknown> | Refusal | null;
//# sourceMappingURL=injury-text.d.ts.map