const DONE = { done: true };
/**
 * Does what a seat says. What follows from it by itself is left to the caller ({@link Play.goOn}). Throws a sentence where the
 * seat has no say in it.
 */
export function doDeed(play, seat, deed) {
    switch (deed.do) {
        case 'submit':
            return play.submit(seat, deed.act, deed.given);
        case 'answer':
            return play.answer(seat, deed.question, deed.value);
        case 'roll':
            return play.roll(seat, deed.faces);
        case 'plan':
            play.plan(seat, deed.who, deed.commands);
            return DONE;
        case 'settings':
            return settle(play, seat, deed);
        case 'undo':
            return play.undo(seat, { sameDice: deed.sameDice === true, anew: deed.anew === true });
        case 'redo':
            return play.redo(seat);
        case 'go-on':
            return DONE;
    }
}
function settle(play, seat, { reactions, byRule }) {
    const now = play.settings(seat);
    if (reactions === undefined && byRule === undefined)
        return { value: now };
    play.setSettings(seat, { ...now, ...(reactions && { reactions }), ...(byRule && { byRule }) });
    return DONE;
}
//# sourceMappingURL=deeds.js.map