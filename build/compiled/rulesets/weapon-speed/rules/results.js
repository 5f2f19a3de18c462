import { note } from '../events.js';
import { cite } from '../scene.js';
import { ATTRIBUTE_DAMAGE, C, CONDITION, END_CONDITION, H, HEAL_INJURIES, HELD_TABLE, HIT_STRESS, HIT_WP, INJURY, NONE, PUSH, REMOVE_WOUNDS, RESTORE, RESTORE_ATTRIBUTES, STABILIZE, } from '../tables.js';
import { DEAD } from '../words.js';
import { addCondition, endConditions } from './conditions.js';
import { gainInjury, healInjuries } from './injuries.js';
import { damageAttributes, judge, loseStressFirst, loseWoundPoints, restoreAttributes } from './life.js';
import { push } from './pushing.js';
import { removeWounds, restore } from './restoring.js';
cite('tie-held-results');
/** Whether what a turn does now waits for the last of those who act at the same count. */
export const holdsResults = (scene) => scene.now.fight.tied[0] === 1 && scene.now.fight.open[0] === 1;
const result = (what, amount = 0, a = 0, b = 0, c = 0, own = NONE) => ({ what, amount, a, b, c, own });
/** The kinds of result, with what each needs; types and attributes are bits. */
export const results = {
    /** Damage to Stress first, or straight to Wound Points; an attack's hit cites the rules of attacks. */
    hit: (to, amount, types, isAttack = false) => result(to === 'stress' ? HIT_STRESS : HIT_WP, amount, types, isAttack ? 1 : 0),
    injury: ({ type, face, side, amount, own }) => result(INJURY, amount, type, face, side, own),
    condition: (condition, rounds) => result(CONDITION, 0, condition, rounds),
    endCondition: (condition) => result(END_CONDITION, 0, condition),
    /** `pool`: position in POOLS. */
    restore: (pool, amount) => result(RESTORE, amount, pool),
    removeWounds: (count) => result(REMOVE_WOUNDS, count),
    healInjuries: () => result(HEAL_INJURIES),
    stabilize: () => result(STABILIZE),
    attributeDamage: (attributes, amount) => result(ATTRIBUTE_DAMAGE, amount, attributes),
    restoreAttributes: () => result(RESTORE_ATTRIBUTES),
    push: (by, yards) => result(PUSH, yards, by),
};
/** What an act does to somebody: at once, or, of several that act at the same count, when the last of them has acted. */
export function deliver(scene, held, by, target, done) {
    if (!held) {
        const had = scene.now.combatant.wp[target];
        LANDS[done.what](scene, target, done);
        scene.credit(by, target);
        judge(scene, target, had);
        return;
    }
    const row = scene.open(HELD_TABLE);
    const cells = { by, target, ...done };
    for (const name of HELD)
        scene.set(H[name], row, cells[name], 'tie-held-results');
    scene.credit(by, target);
    note.held(scene, by, target, done.what);
}
/** What a row of the table of held results keeps. */
const HELD = ['by', 'target', 'what', 'amount', 'a', 'b', 'c', 'own'];
/** What comes of each kind of result. */
const LANDS = {
    [HIT_STRESS](scene, target, { amount, a: types, b: isAttack }) {
        const rule = isAttack === 1 ? 'damage-to-stress' : 'other-damage';
        noteBigHit(scene, target, loseStressFirst(scene, target, amount, types, rule));
    },
    [HIT_WP](scene, target, { amount, a: types, b: isAttack }) {
        loseWoundPoints(scene, target, amount, types, isAttack === 1 ? 'crit-bypasses-stress' : 'other-damage');
        noteBigHit(scene, target, amount);
    },
    [INJURY]: (scene, target, { amount, a: type, b: face, c: side, own }) => gainInjury(scene, target, { type, face, side, amount, own }),
    [CONDITION]: (scene, target, { a: condition, b: rounds }) => addCondition(scene, target, condition, rounds),
    [END_CONDITION]: (scene, target, { a: condition }) => endConditions(scene, target, condition),
    [RESTORE]: (scene, target, { amount, a: pool }) => restore(scene, target, pool, amount),
    [REMOVE_WOUNDS]: (scene, target, { amount }) => removeWounds(scene, target, amount),
    [HEAL_INJURIES]: (scene, target) => healInjuries(scene, target),
    [STABILIZE]: (scene, target) => stabilize(scene, target),
    [ATTRIBUTE_DAMAGE]: (scene, target, { amount, a: attributes }) => damageAttributes(scene, target, attributes, amount, 'injury-attribute-damage'),
    [PUSH]: (scene, target, { amount, a: by }) => push(scene, by, target, amount),
    [RESTORE_ATTRIBUTES]: (scene, target) => restoreAttributes(scene, target, 'restoring'),
};
cite('morale-big-hit', 'morale-half-of-max');
/**
 * Remembers the most Wound Points that a single hit of this round has taken, be it a blow, a spell or a fall, where that was
 * more than half of the most that there could be when it fell: what the hit's injury takes afterwards does not count.
 */
export function noteBigHit(scene, target, lost) {
    const { bigHit, wpMax } = scene.now.combatant;
    if (2 * lost > wpMax[target] && lost > bigHit[target]) {
        scene.set(C.bigHit, target, lost, 'morale-big-hit');
    }
}
cite('stabilize');
/** A combatant that is down is Stabilized. */
export function stabilize(scene, row) {
    const { wp, stabilized, state } = scene.now.combatant;
    if (wp[row] > 0 || stabilized[row] === 1 || state[row] === DEAD)
        return;
    scene.set(C.stabilized, row, 1, 'stabilize');
    note.stabilized(scene, row);
}
cite('ties-simultaneous', 'roster-order');
/** When the last of those who act at the same count has acted: their results, in roster order; then states are judged. */
export function applyHeld(scene) {
    if (scene.now.fight.tied[0] === 0)
        return;
    const count = scene.rows(HELD_TABLE);
    // Strain of the count has been taken already, and is judged only now.
    const { wp, strainNow } = scene.now.combatant;
    const before = (row) => wp[row] + strainNow[row];
    const had = [];
    scene.whenHeard(() => {
        for (let row = 0; row < scene.combatants; row++)
            had.push(before(row));
    });
    if (count > 0)
        note.results(scene, scene.now.fight.count[0]);
    for (let by = -1; by < scene.combatants; by++) {
        for (let i = 0; i < count; i++) {
            const { held } = scene.now;
            if (held.by[i] !== by)
                continue;
            const { what, amount, a, b, c, own } = held;
            const target = held.target[i];
            note.lands(scene, by, target, what[i]);
            LANDS[what[i]](scene, target, result(what[i], amount[i], a[i], b[i], c[i], own[i]));
        }
    }
    while (scene.rows(HELD_TABLE) > 0)
        scene.close(HELD_TABLE, scene.rows(HELD_TABLE) - 1);
    for (let row = 0; row < scene.combatants; row++)
        judge(scene, row, had[row]);
}
//# sourceMappingURL=results.js.map