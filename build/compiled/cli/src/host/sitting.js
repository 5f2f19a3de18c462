/** When the battlefield is drawn: at every turn, when somebody asks, or never. */
export const MAP_HABITS = ['always', 'ask', 'never'];
export const rulesOf = ({ play }) => play.rules;
/** What the seat through whose eyes the screen looks sees. */
export const tableOf = ({ play, viewer }) => play.table(viewer);
/** Whether the referee's seat is a person's at this screen. */
export const refereeIsHere = ({ people, referee }) => people.includes(referee);
/** Tells what the viewer has not been told yet. What nobody covers, everybody at the screen has read. */
export function tellNews(sitting) {
    const { play, viewer, seen, covered, people, terminal } = sitting;
    for (const { words } of play.told(viewer, seen.get(viewer) ?? 0))
        terminal.tell(words, '  ');
    for (const seat of covered ? [viewer] : [viewer, ...people])
        seen.set(seat, play.told(seat).length);
}
/** Says lines, wrapped to the screen. */
export function sayLines({ terminal }, lines, indent = '  ') {
    for (const line of lines)
        terminal.tell(line, indent);
}
/** Whether nobody's turn has begun and nothing is asked: the referee may be given the word. */
export function isBetween({ play, referee }) {
    const { fight, order } = play.table(referee);
    return !play.isOpen && !fight.over && order.entries.every(({ state }) => state !== 'now');
}
//# sourceMappingURL=sitting.js.map