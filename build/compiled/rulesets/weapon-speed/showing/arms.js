import { declarationText, declaredIn } from '../rules/declaring.js';
import { isUsable, strikeOf } from '../rules/figures.js';
import { attacksByName, itemsOf, notAtHand } from '../rules/gear.js';
import { areHostile } from '../rules/who.js';
import { DEFENSIVE } from '../words.js';
import { turnOf } from './turns.js';
/** What everybody can be feared to have: of a side that hides what it can do no more is known. */
const SOMETHING = { name: 'what it has', range: 1, aim: 'enemy', declared: null };
/** All with which somebody could do something to others now, as far as the lens knows: attacks at hand, spells, abilities, flasks. */
function armsOf(scene, row, lens) {
    if (!lens.knows('abilities', row))
        return [SOMETHING];
    const seen = new Set();
    const { spells, abilities } = scene.fighter(row).entrant;
    const strikes = attacksByName(scene, row).flatMap(([, { item, attack }]) => {
        const { name, reach } = strikeOf(scene, item, attack);
        if (seen.has(name) || !isUsable(scene, item))
            return [];
        seen.add(name);
        return [{ name, range: reach, aim: 'enemy', declared: `attack ${name}` }];
    });
    const flasks = itemsOf(scene, row).flatMap((item) => {
        const { name, throwable } = scene.kind(item);
        if (throwable === null || notAtHand(scene, row, item, false) !== null)
            return [];
        return [{ name, range: throwable.range, aim: 'enemy', declared: `throw ${name}` }];
    });
    return [
        ...strikes,
        ...flasks,
        ...spells.map(({ name, range, aim }) => ({ name, range, aim, declared: `cast ${name}` })),
        ...abilities
            .filter(({ action, range }) => action !== 'passive' && range > 0)
            .map(({ name, range, aim, action }) => ({
            ...{ name, range, aim },
            declared: action === 'free' ? null : `activate ${name}`,
        })),
    ];
}
/**
 * The same for the turn that it has now or next in this round: what it has declared, and Free Actions; all where nothing has
 * been declared yet.
 */
export function armsForTurn(scene, row, lens) {
    const arms = armsOf(scene, row, lens);
    const cell = turnOf(scene, row);
    if (cell < 0 || !lens.knows('abilities', row))
        return arms;
    const one = declaredIn(scene, row, cell);
    const text = declarationText(scene, row, one).replace(/^defensive /, 'attack ');
    return arms.filter(({ declared }) => declared === null || (declared === text && one.thing >= 0));
}
/** Whether it is declared that somebody comes in guarded, so that nobody may riposte at that. */
export function comesGuarded(scene, row) {
    const cell = turnOf(scene, row);
    return cell >= 0 && declaredIn(scene, row, cell).kind === DEFENSIVE;
}
/** Whether it may be aimed at that one, other than oneself. */
export const fits = (scene, row, other, { aim }) => aim === 'anyone' || (aim !== 'self' && (aim === 'enemy') === areHostile(scene, row, other));
//# sourceMappingURL=arms.js.map