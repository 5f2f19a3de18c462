import type { Setup } from '@fray/kernel';
/** Who answers for a seat. */
export interface Sitting {
    /** What people call who sits there. */
    readonly name: string;
    /** `person`, `referee`, or the id of a policy. */
    readonly by: string;
    /** Who answers when nobody has been there for `after` seconds, or null. */
    readonly absent: {
        readonly by: string;
        readonly after: number;
    } | null;
}
/** How people sit at a fight, as plain data. */
export interface Seating {
    /** By id of the seat. */
    readonly seats: Readonly<Record<string, Sitting>>;
    /** Seconds for which others wait for a seat, or null for ever. */
    readonly clock: number | null;
}
/** How people sit down at first: computers where the encounter has them, or where `by` says so. */
export declare const firstSeating: ({ seats }: Setup, by?: Readonly<Record<string, string>>) => Seating;
/** The seating with one seat changed. */
export declare const withSitting: (seating: Seating, seat: string, change: Partial<Sitting>) => Seating;
//# sourceMappingURL=seating.d.ts.map