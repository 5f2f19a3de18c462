/**
 * What each action costs by itself, by its id: a position in SLOTS. A Coup de Grace takes the other two along; abilities
 * say themselves what they cost.
 */
export declare const SLOT_COST: Readonly<Record<string, number>>;
//# sourceMappingURL=slot-cost.d.ts.map