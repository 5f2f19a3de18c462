/** The whole event, where that is kept back of any of the combatants in these fields. */
export const wholly = (by, ...of) => of.map((whose) => ({ field: null, by, of: whose, leaves: 'nothing' }));
/** What a roll is against, where the combatant's side hides its defenses (or another thing). */
export const rolledAgainst = (of, by = 'defenses') => [
    { field: 'against', by, of, leaves: 'nothing' },
];
/** What is secret of every roll: the number where its side hides rolls, its parts where it hides what it can do. */
export const SECRETS_OF_ROLLS = [
    { field: 'tally', by: 'rolls', of: 'who', leaves: 'nothing' },
    { field: 'tally', by: 'abilities', of: 'who', leaves: 'total' },
];
//# sourceMappingURL=secrecy.js.map