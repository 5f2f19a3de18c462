/** How people sit down at first: computers where the encounter has them, or where `by` says so. */
export const firstSeating = ({ seats }, by = {}) => ({
    seats: Object.fromEntries(seats.map(({ id, policy }) => [id, { name: id, by: by[id] ?? policy ?? 'person', absent: null }])),
    clock: null,
});
/** The seating with one seat changed. */
export const withSitting = (seating, seat, change) => {
    const now = seating.seats[seat];
    return now === undefined ? seating : { ...seating, seats: { ...seating.seats, [seat]: { ...now, ...change } } };
};
//# sourceMappingURL=seating.js.map