/** Everything that has a name of its own on the table and in the list of acts, for names of several words. */
export function namesOf({ cards, board }, acts) {
    const found = new Set();
    for (const { who, groups } of cards) {
        found.add(who);
        for (const { things } of groups)
            for (const { name } of things)
                found.add(name);
    }
    if (board.kind === 'zones')
        for (const { id, name } of board.zones)
            found.add(id).add(name);
    if (board.kind === 'squares') {
        for (const { name } of board.doors)
            found.add(name);
        for (const { names } of board.items)
            for (const name of names)
                found.add(name);
    }
    const take = (value) => {
        if (typeof value === 'string')
            found.add(value);
        else if (Array.isArray(value))
            value.forEach(take);
    };
    for (const { acts: some } of acts?.groups ?? [])
        for (const { command } of some)
            Object.values(command).forEach(take);
    for (const { command } of acts?.illegal ?? [])
        Object.values(command).forEach(take);
    return [...found];
}
/** So many things that may be said are listed at once. */
const MOST_CANDIDATES = 24;
/** What may be said, in a sentence. */
export function candidateWords(candidates) {
    const shown = candidates
        .slice(0, MOST_CANDIDATES)
        .join(candidates.some((one) => String(one).includes(',')) ? '; ' : ', ');
    const more = candidates.length - MOST_CANDIDATES;
    return more > 0 ? `${shown} and ${more} more.` : `${shown}.`;
}
//# sourceMappingURL=names.js.map