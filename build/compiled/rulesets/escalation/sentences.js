import { isChange } from '@fray/kernel/rules';
import { LASTS } from './words.js';
/** What gave Advantage or Disadvantage, in brackets. */
export const because = (all) => all !== null && all.length > 0 ? ` [${all.join(', ')}]` : '';
/** How a check went. */
export const success = (passed) => (passed ? 'a success' : 'a failure');
/** In what way somebody is out of the fight, by position in OUT. */
export const OUT_WORDS = [
    'is back',
    'is out of the fight, but there in spirit',
    'is dead',
    'is gone',
    'is unconscious',
    'waits',
];
/** How long a condition lasts, by position in LASTS. */
const LASTS_WORDS = ['', '', ' until the start of', ' until the end of', ' for one round', ' for the encounter', '', ''];
const SAVE_ENDS = LASTS[1];
const ALWAYS = 'always';
/** How long a condition lasts, as the end of a sentence. */
export function lastsText({ lasts, save, of, }) {
    if (lasts === SAVE_ENDS)
        return ` (save ends, ${save}+)`;
    if (lasts === ALWAYS)
        return ', and it stays';
    const words = LASTS_WORDS[LASTS.indexOf(lasts)] ?? '';
    return words.endsWith('of') ? `${words} the next turn of ${of}` : words;
}
/** Words of the referee that say that nothing more comes of it. */
export const NOTHING = ['', 'nothing', 'done'];
/** The change of hit points that comes with the damage just told, as the listener may know it. */
export const hurtBy = ({ events, at }, target) => events
    .slice(at + 1, at + 6)
    .find((one) => isChange(one) && one.column === 'combatant.hp' && one.row === target);
//# sourceMappingURL=sentences.js.map