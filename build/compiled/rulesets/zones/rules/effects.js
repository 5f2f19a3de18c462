import { cite } from '../scene.js';
import { C } from '../tables.js';
import { countHindrances, endHindrances, layHindrance } from './hindrances.js';
import { chooseEffectAttribute, chooseEffectDr } from './referee-asks.js';
import { makeTest } from './test.js';
import { isOwnTurn, isUp } from './who.js';
cite('ongoing-damage-does-not-stack');
/** Lays Ongoing Damage on a Creature; one that suffers it already goes on with what it has. */
export function layOngoing(scene, who, effect) {
    if (isBurning(scene, who))
        return;
    const attribute = chooseEffectAttribute(scene, who, effect.attribute);
    const dr = chooseEffectDr(scene, who, effect.dr);
    scene.set(C.burning, who, 1, 'ongoing-damage');
    scene.set(C.burningAttribute, who, attribute, 'ongoing-damage');
    scene.set(C.burningDr, who, dr, 'default-dr');
    scene.set(C.burningMoments, who, effect.moments, 'duration-in-moments');
    scene.set(C.burningNew, who, isOwnTurn(scene, who) ? 1 : 0, 'duration-in-moments');
}
/** Whether it suffers Ongoing Damage. */
const isBurning = (scene, who) => scene.now.combatant.burning[who] === 1;
/** The Ongoing Damage that a Creature suffers, with the Test that ends it, or null. */
export function ongoingOn(scene, who) {
    const { burningAttribute, burningDr, burningMoments } = scene.now.combatant;
    if (!isBurning(scene, who))
        return null;
    return {
        attribute: burningAttribute[who],
        dr: burningDr[who],
        moments: burningMoments[who],
    };
}
/** What an attack, a spell or a hazard does besides damage, to one who is still up. */
export function layRider(scene, who, rider) {
    if (rider.ongoing !== null && isUp(scene, who))
        layOngoing(scene, who, rider.ongoing);
    if (rider.hindrance !== null && isUp(scene, who))
        layHindrance(scene, who, rider.hindrance);
}
/** The Test at the end of the Turn to see whether Ongoing Damage goes on. */
export function testOngoing(scene, who) {
    const { character, burningAttribute, burningDr } = scene.now.combatant;
    if (!isBurning(scene, who))
        return;
    const rule = character[who] === 1 ? 'ongoing-damage-character-test' : 'ongoing-damage-test';
    const attribute = burningAttribute[who];
    const { passed } = makeTest(scene, who, 'ongoing', attribute, burningDr[who], rule, null);
    if (passed)
        scene.set(C.burning, who, 0, rule);
}
/** Ends its Ongoing Damage and its hindrances. */
export function endEffects(scene, who, rule) {
    scene.set(C.burning, who, 0, rule);
    endHindrances(scene, who, rule);
}
cite('moment');
/** Ends the effects whose last Moment this Turn was. */
export function countMoments(scene, who) {
    const { burningMoments, burningNew } = scene.now.combatant;
    const moments = burningMoments[who];
    if (isBurning(scene, who) && moments > 0) {
        if (burningNew[who] === 1)
            scene.set(C.burningNew, who, 0, 'duration-in-moments');
        else {
            scene.set(C.burningMoments, who, moments - 1, 'duration-in-moments');
            if (moments === 1)
                scene.set(C.burning, who, 0, 'duration-in-moments');
        }
    }
    countHindrances(scene, who);
}
//# sourceMappingURL=effects.js.map