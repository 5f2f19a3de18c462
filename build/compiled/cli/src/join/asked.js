const NOTHING = { kind: 'wait' };
/** What a snapshot asks of its seat; `chosen` is whom the person has turned to. */
export function askedOf({ table, waits, seat, readOnly }, chosen) {
    if (table === null || table.fight.over || seat?.role === 'spectator' || readOnly !== null)
        return NOTHING;
    const [question] = table.questions;
    if (question !== undefined)
        return { kind: 'question', question };
    if (table.dice !== null)
        return { kind: 'dice', dice: table.dice };
    if (waits?.for === 'stalemate')
        return { kind: 'stalemate' };
    if (waits?.for !== 'you')
        return NOTHING;
    const { who: names } = table.turn;
    const who = names.find((name) => name === chosen) ?? names[0];
    if (who === undefined)
        return seat?.role === 'referee' ? { kind: 'referee' } : NOTHING;
    return { kind: 'command', who, others: names.filter((name) => name !== who) };
}
/** Whether two are one and the same demand, so that it need not be shown again. */
export function isSame(a, b) {
    if (a.kind === 'question' && b.kind === 'question')
        return a.question.id === b.question.id;
    if (a.kind === 'command' && b.kind === 'command')
        return a.who === b.who;
    return a.kind === b.kind;
}
//# sourceMappingURL=asked.js.map