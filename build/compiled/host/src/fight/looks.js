/**
 * The value that a seat asks to look at; null where nobody can know, or there is nothing. Throws a sentence where the seat may not
 * look there.
 */
export async function look(play, seat, wanted) {
    switch (wanted.do) {
        case 'table':
            return play.table(seat);
        case 'acts': {
            const [first] = play.table(seat).turn.who;
            const name = wanted.who ?? first;
            if (name === undefined)
                return null;
            const { action, given } = wanted;
            return play.acts(seat, name, { ...(action && { action }), ...(given && { given }) });
        }
        case 'chances':
            return play.chances(seat, wanted.act, limited(wanted.ways));
        case 'option-chances':
            return play.optionChances(seat, wanted.question, limited(wanted.ways));
        case 'reach':
            return play.reach(seat, wanted.who);
        case 'threat':
            return play.threat(seat, wanted.who);
        case 'between':
            return play.between(seat, wanted.who, wanted.other);
        case 'about':
            return play.about(seat, { kind: wanted.kind, name: wanted.name, of: wanted.of ?? null });
        case 'told':
            return play.told(seat, wanted.since ?? 0).filter(({ n }) => n <= (wanted.until ?? n));
    }
}
const limited = (ways) => (ways === undefined ? {} : { ways });
//# sourceMappingURL=looks.js.map