import { amount, data, named, squareName, text, thing } from '@fray/kernel/rules';
import { wordsIn } from './words.js';
/** A square. */
export const square = thing('a square', ({ setup }, at) => squareName(setup.plane, at), ({ setup }, at) => squareName(setup.plane, at));
/** An item, by its name. */
export const item = named('an item', (scene, row) => scene.kind(row).name);
/** Words of a set of positions, which the event keeps as bits. */
export const words = (name, all) => ({
    ...data(name, `some of ${all.join(', ')}`),
    plain: (_scene, bits) => wordsIn(all, bits),
});
/** A word of a list, which the event keeps by its position. */
export const position = (name, all) => ({
    ...amount(name, all.join(', ')),
    plain: (_scene, at) => all[at] ?? null,
});
/** How far down or able to act somebody is, by the word that the event keeps. */
export const DOWN = {
    dying: 'Dying',
    incapacitated: 'Incapacitated',
    up: 'no longer down',
    paralyzed: 'paralyzed',
    unbound: 'no longer paralyzed',
};
/** Whose roll it is that nobody in the fight makes. */
export const byReferee = text('whose', 'the referee');
/** Whom a Heal check is for: what it has to reach tells of the worst wound. */
export function patientOf(_scene, events, at) {
    const heals = events.slice(0, at).findLast(({ type }) => type === 'heals');
    return heals?.target ?? -1;
}
//# sourceMappingURL=event-fields.js.map