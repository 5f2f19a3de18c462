import { note } from '../events.js';
import { cite } from '../scene.js';
import { BOND, BOND_TABLE, C, F, NONE } from '../tables.js';
import { UP } from '../words.js';
import { areAdjacent, feetBetween } from './space.js';
import { inGrapple, isAlive } from './who.js';
/** Whether the bond is there. */
export function hasBond(scene, kind, a, b) {
    const bond = scene.now.bond;
    const count = scene.rows(BOND_TABLE);
    for (let i = 0; i < count; i++)
        if (bond.kind[i] === kind && bond.a[i] === a && bond.b[i] === b)
            return true;
    return false;
}
/** Makes the bond where it is not there yet. */
export function bind(scene, kind, a, b, rule) {
    if (hasBond(scene, kind, a, b))
        return;
    const row = scene.open(BOND_TABLE);
    scene.set(BOND.kind, row, kind, rule);
    scene.set(BOND.a, row, a, rule);
    scene.set(BOND.b, row, b, rule);
}
/** Whom a combatant has that bond with, in the order in which they were made. */
export function bondsOf(scene, kind, a) {
    const bond = scene.now.bond;
    const found = [];
    for (let i = 0; i < scene.rows(BOND_TABLE); i++) {
        if (bond.kind[i] === kind && bond.a[i] === a)
            found.push(bond.b[i]);
    }
    return found;
}
/** Ends every bond: they are counted by the round. */
export function clearBonds(scene) {
    for (let i = scene.rows(BOND_TABLE) - 1; i >= 0; i--)
        scene.close(BOND_TABLE, i);
}
/** Begins a hold; holds are counted, so that fights without any pay nothing for them. */
export function takeHold(scene, grappler, held, rule) {
    if (scene.now.combatant.grappling[grappler] < 0)
        scene.set(F.holds, 0, scene.now.fight.holds[0] + 1, rule);
    scene.set(C.grappling, grappler, held, rule);
}
/** Ends a hold without a word. */
export function endHold(scene, grappler, rule) {
    if (scene.now.combatant.grappling[grappler] < 0)
        return;
    scene.set(F.holds, 0, scene.now.fight.holds[0] - 1, rule);
    scene.set(C.grappling, grappler, NONE, rule);
}
/** Begins or ends (-1) a screen; screens are counted like holds. */
export function setScreening(scene, screener, ward, rule) {
    const before = scene.now.combatant.screening[screener];
    if (before === ward)
        return;
    const more = (ward >= 0 ? 1 : 0) - (before >= 0 ? 1 : 0);
    if (more !== 0)
        scene.set(F.screens, 0, scene.now.fight.screens[0] + more, rule);
    scene.set(C.screening, screener, ward, rule);
}
cite('grapple-release', 'grapple-ends');
/** The hold ends. */
export function letGo(scene, grappler, rule) {
    const held = scene.now.combatant.grappling[grappler];
    if (held < 0)
        return;
    endHold(scene, grappler, rule);
    note['hold-ends'](scene, grappler, held, rule);
}
cite('screen-ends', 'screen-duration');
/** After anything moved or fell: holds and screens that cannot go on end. */
export function tidyBonds(scene) {
    if (scene.now.fight.holds[0] === 0 && scene.now.fight.screens[0] === 0)
        return;
    const { grappling, screening, state } = scene.now.combatant;
    for (let row = 0; row < scene.combatants; row++) {
        const held = grappling[row];
        if (held >= 0 && (state[row] !== UP || state[held] !== UP || !areAdjacent(scene, row, held))) {
            letGo(scene, row, 'grapple-ends');
        }
        const ward = screening[row];
        if (ward >= 0 &&
            (state[row] !== UP || !isAlive(scene, ward) || feetBetween(scene, row, ward) > 5 || inGrapple(scene, row))) {
            setScreening(scene, row, NONE, 'screen-ends');
        }
    }
}
//# sourceMappingURL=bonds.js.map