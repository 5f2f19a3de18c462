import { capital, listText } from '@fray/kernel/rules';
import { isToCome } from '../standing.js';
import { ACTIONS, ADVANTAGE_TO, ALWAYS, BANDS, CONDITIONS, NEXT, ONE_ROUND, SAVE_ENDS, THIS_ROLL, TYPES, UNTIL_END, UNTIL_REMOVED, UNTIL_START, WEAPON_TYPE, } from '../words.js';
/*
 * Pieces of sentences, and who is known of at all.
 */
/** Whether the seat knows of the combatant: who is to come on in a later encounter of the day only where its side says so. */
export const isKnown = (scene, row, lens) => !isToCome(scene, row) || lens.presence(row) === 'known';
/** Names of the rows, in their order. */
export const namesIn = (scene, rows) => rows.map((row) => scene.name(row));
/** `Very fast`. */
export const bandWord = (band) => capital((BANDS[band] ?? '').replace('-', ' '));
const ACTION_WORDS = ['Quick action', 'Move action', 'Standard action', 'Free action', 'Interrupt'];
/** What an action is called, by position in ACTIONS: `Quick action`. */
export const actionWord = (action) => ACTION_WORDS[action] ?? ACTIONS[action];
/** `a Quick action`, `an Interrupt`. */
export const anAction = (action) => `${action === ACTIONS.length - 1 ? 'an' : 'a'} ${actionWord(action)}`;
/** What people call a condition, by position: those of the rules, then the table's own. */
export const conditionWord = (own, what) => CONDITIONS[what] ?? own[what - CONDITIONS.length]?.name.toLowerCase() ?? '';
/** Damage types in words, `fire and radiant `; nothing for weapon damage alone, which goes without saying. */
export const typesWord = (types) => {
    const said = types.filter((type) => type !== WEAPON_TYPE).map((type) => TYPES[type]);
    return said.length === 0 ? '' : `${listText(said)} `;
};
/** How long something lasts, after a comma or a bearer: `until a save of 11+ at the end of its turn`. '' where nothing says so. */
export function lastingWords(lasts, save, whose, maker) {
    switch (lasts) {
        case SAVE_ENDS:
            return `until it makes a save of ${save}+ at the end of its turn`;
        case UNTIL_START:
            return `until the start of the next turn of ${whose}`;
        case UNTIL_END:
            return `until the end of the next turn of ${whose}`;
        case ONE_ROUND:
            return `until the start of the next turn of ${maker}`;
        case THIS_ROLL:
            return 'for this roll';
        case NEXT:
            return 'for the next one';
        case UNTIL_REMOVED:
            return 'until something ends it';
        case ALWAYS:
            return 'until something ends it, past the end of the encounter';
        default:
            return 'until the end of the encounter';
    }
}
const FOR_WHAT = {
    attack: 'attacks',
    save: 'saves',
    disengage: 'checks to Disengage',
    against: 'attacks on it',
    sneak: 'sneaking',
};
/** `1 Advantage on attacks`, `2 Disadvantage on saves`. */
export const advantageWords = (amount, to) => {
    const count = amount >= 0 ? `${amount} Advantage` : `${-amount} Disadvantage`;
    return `${count} on ${FOR_WHAT[ADVANTAGE_TO[to]]}`;
};
//# sourceMappingURL=said.js.map