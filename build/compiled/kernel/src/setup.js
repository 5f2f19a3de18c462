/**
 * What a side may keep from the others besides its hit points: the numbers that others roll against, what its combatants
 * can do (items, spells, powers, bonuses), the numbers of its rolls (a hit is told, not what was rolled).
 */
export const HIDEABLE = ['defenses', 'abilities', 'rolls'];
/**
 * Of whom of a side the others know: of all from the beginning, of those who have come on, or of those whom somebody of
 * theirs can place at the moment.
 */
export const PRESENCES = ['known', 'here', 'seen'];
/** The seat that may do anything, and that answers for everyone who has no seat of their own. */
export const REFEREE_SEAT = 0;
//# sourceMappingURL=setup.js.map