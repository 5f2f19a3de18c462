import type { ComeBack } from '@fray/protocol/plain';
/**
 * How long to wait before the attempt of that number (from 0), with full jitter: anything up to twice as much as the time
 * before, so that those who lost the same host do not come back all at once.
 */
export declare function backOff(comeBack: Exclude<ComeBack, 'never'>, attempt: number, chance: number): number;
//# sourceMappingURL=back-off.d.ts.map