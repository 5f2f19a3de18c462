import { type AnyScene } from '@fray/kernel';
import type { Happening, Odds, OddsSummary } from '@fray/lab';
/** Odds as plain data, with names in place of rows; exact numbers as fractions, samples with their 95% intervals. */
export declare function plainSummary(scene: AnyScene, command: string, odds: Odds<Happening>, summary: OddsSummary): unknown;
//# sourceMappingURL=odds-json.d.ts.map