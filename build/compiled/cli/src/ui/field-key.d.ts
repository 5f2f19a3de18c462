import type { SeatTable } from '@fray/seat';
/** The same as long as the turn is the same and everybody is where it was and as it was: the field is shown anew when not. */
export declare function fieldKey({ order, fight, board }: SeatTable, who: string): string;
//# sourceMappingURL=field-key.d.ts.map