import { cite } from '../scene.js';
import { C, F } from '../tables.js';
import { HINDRANCES } from '../words.js';
import { chooseEffectAttribute, chooseEffectDr } from './referee-asks.js';
import { makeTest } from './test.js';
import { isHindered, isOwnTurn } from './who.js';
/** The hindrance (position in HINDRANCES) as it lies on the Creature: with the Test that ends it. */
export const hindranceOn = (scene, who, kind) => ({
    kind,
    attribute: scene.read(C.hindranceAttribute, who, kind),
    dr: scene.read(C.hindranceDr, who, kind),
    moments: scene.read(C.hindranceMoments, who, kind),
    needsAction: needsAction(scene, who, kind),
});
/** Whether the Test to end the hindrance that lies on it costs the Action. */
export const needsAction = (scene, who, kind) => scene.read(C.hindranceAction, who, kind) === 1;
/** When it gained the hindrance, counted from 1 in the whole fight; 0 where it does not have it. */
const gainedAt = (scene, who, kind) => scene.read(C.hindrance, who, kind);
/** The hindrance that it gained next after the one gained at that place in the order, or -1. */
function nextGained(scene, who, after) {
    let found = -1;
    for (let kind = 0; kind < HINDRANCES.length; kind++) {
        const gained = gainedAt(scene, who, kind);
        if (gained > after && (found < 0 || gained < gainedAt(scene, who, found)))
            found = kind;
    }
    return found;
}
/** Its hindrances (positions in HINDRANCES) in the order in which it gained them. */
export function hindrancesOf(scene, who) {
    const found = [];
    for (let kind = nextGained(scene, who, 0); kind >= 0; kind = nextGained(scene, who, gainedAt(scene, who, kind))) {
        found.push(kind);
    }
    return found;
}
cite('hindrances-combine');
/** Lays a hindrance on a Creature; the same one twice is held once, as it was first. */
export function layHindrance(scene, who, effect) {
    const { kind } = effect;
    if (isHindered(scene, who, kind))
        return;
    const attribute = chooseEffectAttribute(scene, who, effect.attribute);
    const dr = chooseEffectDr(scene, who, effect.dr);
    const gained = scene.now.fight.gained[0] + 1;
    scene.set(F.gained, 0, gained, 'hindrance-until-test');
    scene.setCell(C.hindrance, who, kind, gained, 'hindrance-until-test');
    scene.setCell(C.hindranceAttribute, who, kind, attribute, 'hindrance-until-test');
    scene.setCell(C.hindranceDr, who, kind, dr, 'default-dr');
    scene.setCell(C.hindranceAction, who, kind, effect.needsAction ? 1 : 0, 'hindrance-needs-action');
    scene.setCell(C.hindranceMoments, who, kind, effect.moments, 'duration-in-moments');
    scene.setCell(C.hindranceNew, who, kind, isOwnTurn(scene, who) ? 1 : 0, 'duration-in-moments');
}
/** Takes a hindrance away. */
const endHindrance = (scene, who, kind, rule) => scene.setCell(C.hindrance, who, kind, 0, rule);
/** Takes every hindrance away. */
export function endHindrances(scene, who, rule) {
    for (let kind = 0; kind < HINDRANCES.length; kind++)
        endHindrance(scene, who, kind, rule);
}
/** A Test to end a hindrance: free at the end of the Turn, or by an Action. A failed one changes nothing. */
export function testHindrance(scene, who, kind, what, rule) {
    const attribute = scene.read(C.hindranceAttribute, who, kind);
    const { passed } = makeTest(scene, who, what, attribute, scene.read(C.hindranceDr, who, kind), rule, null);
    if (passed)
        endHindrance(scene, who, kind, 'hindrance-until-test');
}
/** Whether it has no hindrance at all, as nearly everybody at the end of nearly every Turn: one look at its four cells. */
function isFree(scene, who) {
    const { hindrance } = scene.now.combatant;
    const at = who * C.hindrance.width;
    return (hindrance[at] | hindrance[at + 1] | hindrance[at + 2] | hindrance[at + 3]) === 0;
}
/** Every hindrance that is tested for free, in the order in which they were gained; each result counts for the next. */
export function testHindrances(scene, who) {
    if (isFree(scene, who))
        return;
    for (let kind = nextGained(scene, who, 0); kind >= 0;) {
        const gained = gainedAt(scene, who, kind);
        if (!needsAction(scene, who, kind))
            testHindrance(scene, who, kind, 'shake-off', 'hindrance-test-at-turn-end');
        kind = nextGained(scene, who, gained);
    }
}
/** Ends the hindrances whose last Moment this Turn was. */
export function countHindrances(scene, who) {
    if (isFree(scene, who))
        return;
    for (let kind = 0; kind < HINDRANCES.length; kind++) {
        const moments = scene.read(C.hindranceMoments, who, kind);
        if (moments === 0 || !isHindered(scene, who, kind))
            continue;
        if (scene.read(C.hindranceNew, who, kind) === 1) {
            scene.setCell(C.hindranceNew, who, kind, 0, 'duration-in-moments');
            continue;
        }
        scene.setCell(C.hindranceMoments, who, kind, moments - 1, 'duration-in-moments');
        if (moments === 1)
            endHindrance(scene, who, kind, 'duration-in-moments');
    }
}
//# sourceMappingURL=hindrances.js.map