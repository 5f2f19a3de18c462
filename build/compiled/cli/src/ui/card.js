import { healthText } from './people.js';
/** All that is known of one combatant, a line for each thing. */
export function showCard(terminal, card, token) {
    const say = (text) => terminal.tell(text, '    ');
    terminal.tell(terminal.colours.strong(`${card.who}: ${card.kind}, ${card.side}`));
    if (card.about !== '')
        say(`  ${card.about}`);
    const health = card.health.pools.map(({ label, now, most }) => `${label} ${now}${most === null ? '' : `/${most}`}`);
    const words = health.length === 0 ? healthText(card.health) : `${health.join(', ')} (${card.health.words})`;
    if (words !== '')
        say(`  health: ${words}`);
    if (token !== undefined && token.at !== null) {
        say(`  at: ${token.at}${token.facing === null ? '' : `, facing ${token.facing}`}${token.size > 1 ? `, ${token.size} squares wide` : ''}`);
    }
    const badges = (token?.badges ?? []).map(({ word }) => word);
    if (badges.length > 0)
        say(`  now: ${badges.join(', ')}`);
    if (card.budgets.length > 0)
        say(`  left: ${card.budgets.map(({ words: w, left }) => (left > 0 ? w : `no ${w}`)).join(', ')}`);
    for (const { words: w } of card.conditions)
        say(`  ${w}`);
    if (card.numbers.length > 0)
        say(`  ${card.numbers.map(({ label, words: w }) => `${label} ${w}`).join(', ')}`);
    for (const { title, things } of card.groups) {
        say(`  ${title}:`);
        for (const { name, words: w, left, of } of things) {
            const uses = left === null || of === null ? '' : `, ${left} of ${of} left`;
            say(`    ${name}${w === '' ? '' : `: ${w}`}${uses}`);
        }
    }
    for (const { label, left, of, words: w } of card.reactions) {
        const uses = left === null || of === null ? '' : ` (${left} of ${of})`;
        say(`  reaction: ${label}${uses}${w === '' ? '' : `, ${w}`}`);
    }
}
//# sourceMappingURL=card.js.map