import { isChange, squareName } from '@fray/kernel/rules';
import { UNLOCATED } from './words.js';
/** Numbers that have changed after the roll, as far as they may be known, and what they come to. */
export const stillText = (total, against, result, before = '') => {
    const number = total === null ? '' : `${before}${total}`;
    const numbers = against === null ? number : `${number} against AC ${against}`.trimStart();
    return numbers === '' ? `It is ${result}.` : `${numbers}: ${result}.`;
};
/** The verb for one name or several; names such as Foes are several. */
export const verb = (names, one, several) => names.length > 1 || /s$/i.test(names[0] ?? '') ? several : one;
/** What an attack is called that does not come of the Main Action, by how it came about. */
export const ATTACK_WORDS = {
    snap: 'snaps at',
    opportunity: 'strikes in passing at',
    swarm: 'strikes for the swarm at',
    charge: 'strikes, charging, at',
};
/** Why somebody takes no Shock, in words. */
export const NO_SHOCK = {
    'total-defense': 'Total Defense',
    immune: 'it is immune',
    threshold: 'its armor is too good',
    shield: 'the shield takes it',
};
/** What has become of somebody, by the word of its state. */
export const FALLS = {
    dead: 'is dead',
    'mortally-injured': 'is Mortally Injured',
    unconscious: 'is knocked unconscious',
    stable: 'is stable',
};
/** Where an item is now, by position in CARRIED. */
export const ITEM_WORDS = ['in hand', 'at hand', 'in the pack', 'dropped'];
/** How well somebody can be seen, by position. */
export const UNSEEN_WORDS = [
    'can be seen',
    'cannot be seen, but its place is known',
    'cannot be seen, and nobody knows where it is',
];
/** Somebody joins: where, as far as it can be placed, and for whom. */
export function tellJoin(e, { scene, events, at }) {
    const { side, square: squares, unseen } = scene.now.combatant;
    const { row } = events[at];
    const place = unseen[row] === UNLOCATED ? '' : ` at ${squareName(scene.setup.grid, squares[row])}`;
    return `${e.name} joins the fight${place}, on the side ${scene.setup.sides[side[row]]?.name ?? ''}.`;
}
const isSurprised = (event) => isChange(event) && event.column === 'combatant.surprised' && event.to === 1;
/** The surprise round, and which sides are surprised. */
export function tellSurpriseRound(_e, { scene, events, at }) {
    const { side } = scene.now.combatant;
    const sides = new Set(events.slice(0, at).flatMap((e) => (isSurprised(e) ? [side[e.row]] : [])));
    const names = [...sides].map((one) => scene.setup.sides[one]?.name ?? '');
    return names.length === 0
        ? 'The surprise round.'
        : `The surprise round: ${names.join(' and ')} ${verb(names, 'is', 'are')} surprised.`;
}
/**
 * The loss of hit points that belongs to the damage at the position. Where several attacks are done at one moment all
 * damage comes first, then all losses in the same order.
 */
export function lossOf({ events, at }) {
    const targetOf = (event) => event.target;
    const target = targetOf(events[at]);
    const isLoss = (event) => isChange(event) && event.column === 'combatant.hp' && event.row === target;
    let before = 0;
    for (let i = at - 1; i >= 0; i--) {
        const event = events[i];
        if (isLoss(event))
            break;
        if (event.type === 'damage' && targetOf(event) === target)
            before++;
    }
    return events.slice(at + 1).filter(isLoss)[before];
}
//# sourceMappingURL=sentences.js.map