const ON_A_GRID = { given: {}, combatant: {}, place: 'at', reactions: 'preset', sums: 'rest' };
const HABITS = {
    zones: {
        given: { battlefield: 'A-B-C', surprised: 'nobody' },
        combatant: {},
        place: 'zone',
        reactions: 'answers',
        sums: 'parts',
    },
    shock: {
        ...ON_A_GRID,
        given: { battlefield: { size: [60, 60], origin: [-20, -20] }, surprised: 'nobody' },
        combatant: { heed: 'steps' },
    },
    escalation: { ...ON_A_GRID, given: { surprise: 'none' }, reactions: 'decline' },
    'free-hits': {
        ...ON_A_GRID,
        given: { battlefield: { size: [60, 60], origin: [-20, -20] } },
        reactions: 'decline',
    },
    'weapon-speed': {
        ...ON_A_GRID,
        given: {
            battlefield: { size: [60, 60], origin: [-20, -20] },
            surprised: 'nobody',
            house: { 'keep-rounds': 'yes' },
        },
    },
};
/** The habits of a ruleset's cases. */
export const habitsOf = (ruleset) => (Object.hasOwn(HABITS, ruleset) ? HABITS[ruleset] : undefined) ?? ON_A_GRID;
//# sourceMappingURL=case-habits.js.map