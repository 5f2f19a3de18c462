import { refuse } from '../citing.js';
import { note } from '../events.js';
import { strike } from '../rules/basic.js';
import { has, isGrabbed } from '../rules/conditions.js';
import { isEngagedWith } from '../rules/field.js';
import { inMeleeStance } from '../rules/figures.js';
import { cannotIntercept, intercept } from '../rules/movement.js';
import { canReact, isPc, isUp } from '../rules/who.js';
import { cite, declaring, uncancelled } from '../scene.js';
import { NONE } from '../tables.js';
import { MELEE, STUCK } from '../words.js';
import { reactionOrder } from './order.js';
cite('opportunity-attack', 'opportunity-attack-timing', 'engaged-limits', 'surprised-no-reactions', 'grabbed', 'dying-state');
/** Why the combatant can take no opportunity attack as things stand, whoever provokes, or null. */
export function cannotStrikeAtAll(scene, who) {
    const name = scene.name(who);
    if (!canReact(scene, who)) {
        return refuse(isUp(scene, who) ? 'surprised-no-reactions' : 'dying-state', `${name} cannot react.`);
    }
    if (!inMeleeStance(scene, who))
        return refuse('opportunity-attack', `${name} is in no melee stance.`);
    return isGrabbed(scene, who) ? refuse('grabbed', `${name} is Grabbed.`) : null;
}
/** Why one who is engaged with an enemy that provokes cannot strike at it, or null. */
export function cannotStrikeBack(scene, who, provoker) {
    return isEngagedWith(scene, who, provoker)
        ? cannotStrikeAtAll(scene, who)
        : refuse('engaged', `${scene.name(who)} is not engaged with it.`);
}
/** Each engaged enemy in a melee stance may strike once, before what provokes takes effect. Returns whether the provoker is still up. */
export function provoked(scene, provoker) {
    for (const who of reactionOrder(scene)) {
        if (!isEngagedWith(scene, who, provoker))
            continue;
        const forbidden = cannotStrikeBack(scene, who, provoker);
        if (forbidden !== null) {
            scene.passOver(who, 'opportunity-attack', forbidden);
            continue;
        }
        const question = {
            rule: 'opportunity-attack',
            kind: 'choice',
            to: who,
            prompt: '{1} provokes. Does {0} take an opportunity attack?',
            about: [who, provoker],
            options: isPc(scene, provoker) ? STRIKES : STRIKES_OR_KNOCKS_OUT,
            preset: 1,
            decline: 0,
            reaction: true,
            moment: 'provoked',
        };
        const answer = scene.ask(question);
        if (answer === DECLINE)
            continue;
        note.opportunity(scene, who, provoker);
        const isGoingOn = scene.moments.declared(scene, declaring(who, { isAttack: true }));
        if (!isUp(scene, provoker))
            return false;
        if (!isGoingOn || cannotStrikeBack(scene, who, provoker) !== null)
            continue;
        strike(scene, who, provoker, MELEE, { knockOut: answer === KNOCK_OUT, coup: false });
        if (!isUp(scene, provoker))
            return false;
    }
    return true;
}
/** Positions of the options: no; to leave the enemy unconscious. */
const DECLINE = 0;
const KNOCK_OUT = 2;
const STRIKES = [
    { value: 'decline', label: 'no' },
    { value: 'strike', label: 'strike' },
];
const STRIKES_OR_KNOCKS_OUT = [
    ...STRIKES,
    { value: 'strike knock-out', label: 'strike to knock it out' },
];
cite('intercept', 'intercept-details', 'intercept-chain');
/** Offers the Intercept, one after the other, for each whom the mover is about to engage; who takes it, or -1. */
export function intercepted(scene, mover, targets) {
    for (const who of reactionOrder(scene)) {
        for (const target of targets) {
            const forbidden = cannotIntercept(scene, who, mover, target);
            if (forbidden !== null) {
                scene.passOver(who, 'intercept', forbidden);
                continue;
            }
            const question = {
                rule: 'intercept',
                kind: 'choice',
                to: who,
                prompt: '{1} moves to engage {2}. Does {0} Intercept?',
                about: [who, mover, target],
                options: INTERCEPTS,
                preset: 0,
                decline: 0,
                reaction: true,
                moment: 'intercept',
            };
            if (scene.ask(question) !== 1)
                continue;
            const comesOff = uncancelled(scene, () => setsOut(scene, who, mover));
            if (!isUp(scene, mover) || has(scene, mover, STUCK))
                return NONE;
            if (!comesOff || cannotIntercept(scene, who, mover, target) !== null)
                continue;
            intercept(scene, who, mover, target);
            return who;
        }
    }
    return NONE;
}
/** Who Intercepts moves, to engage the mover: others hear of it first. Returns whether it can still be done. */
function setsOut(scene, who, mover) {
    if (!scene.moments.declared(scene, declaring(who, { isMove: true, engages: [mover] })))
        return false;
    scene.moments.moves(scene, who, [mover]);
    return !scene.cancelled;
}
const INTERCEPTS = [
    { value: 'decline', label: 'no' },
    { value: 'intercept', label: 'Intercept' },
];
//# sourceMappingURL=provoked.js.map