/** How somebody is as far as may be known: `8/10`, with two pools `7/10+14/14`, else a word. */
export function healthText({ words, pools }) {
    if (pools.length === 0)
        return words;
    return pools.map(({ now, most }) => (most === null ? `${now}` : `${now}/${most}`)).join('+');
}
/** What there is to know of somebody at a glance: health, and everything that is not as it should be. */
export function glanceAt(card, token, short = false) {
    const badges = (token?.badges ?? []).map((badge) => (short ? badge.short : badge.word));
    const down = token?.state === 'up' || token === undefined ? [] : [card.health.words];
    const words = [healthText(card.health), ...down, ...badges].filter((word) => word !== '');
    const isFirst = (word, at) => words.findIndex((one) => one.toLowerCase() === word.toLowerCase()) === at;
    return words.filter(isFirst).join(' ');
}
/** Whose turn it is, of those whom the viewer knows; '' where that is nobody's. */
export const whoseTurn = ({ order }) => order.entries.find(({ state }) => state === 'now')?.who[0] ?? '';
/** The token of a combatant, if one is drawn. */
export const tokenOf = ({ board }, who) => board.tokens.find((token) => token.who === who);
/** Whether the side is drawn as one's own: the viewer's, and where all are (to the referee) the first. */
export function isOurs({ sides }, side) {
    const mine = sides.filter(({ yours }) => yours);
    return (mine.length === sides.length ? mine.slice(0, 1) : mine).some(({ id }) => id === side);
}
/** The side by which somebody goes, where it is not the viewer's. */
export function sideWords(table, { side }) {
    const found = table.sides.find(({ id }) => id === side);
    return found === undefined || isOurs(table, side) ? '' : `(${found.name})`;
}
/** The colour of one's own side, of others, of those who lie. */
export function paintFor({ colours }, table, who) {
    const token = tokenOf(table, who);
    if (token === undefined || token.state !== 'up')
        return colours.faint;
    return isOurs(table, token.side) ? colours.good : colours.bad;
}
/** A token's letter as maps have it: small for the others. */
export const letterOf = (table, { letter, side }) => isOurs(table, side) ? letter : letter.toLowerCase();
//# sourceMappingURL=people.js.map