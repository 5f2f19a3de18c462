import { note } from '../events.js';
import { cite } from '../scene.js';
import { C } from '../tables.js';
import { BRAWL, NO_MANEUVER, STR } from '../words.js';
import { prepare } from './attack.js';
import { letGo } from './bonds.js';
import { initiatorWins, opposedRoll } from './checks.js';
import { addDamageBonuses, damageDice, noteDamage } from './damage.js';
import { bareHands, meleeMode } from './gear.js';
import { sizePenalty } from './legal.js';
import { place } from './places.js';
import { isUp } from './who.js';
import { loseHitPoints } from './wounds.js';
/** Everybody who holds the combatant, in roster order. */
export function grapplersOf(scene, held) {
    const { grappling } = scene.now.combatant;
    const found = [];
    for (let row = 0; row < scene.combatants; row++)
        if (grappling[row] === held)
            found.push(row);
    return found;
}
cite('grapple-round-damage', 'dice-order');
/** End of the round: everybody who is still held suffers an unarmed hit from each who holds it. */
export function squeeze(scene) {
    for (let row = 0; row < scene.combatants; row++) {
        const held = scene.now.combatant.grappling[row];
        if (held < 0 || !isUp(scene, row) || !isUp(scene, held))
            continue;
        const weapon = bareHands(scene, row);
        const mode = Math.max(0, meleeMode(scene.kind(weapon)));
        const attack = prepare(scene, 'main', row, { target: held, weapon, mode, maneuver: NO_MANEUVER });
        const dice = damageDice(scene, attack);
        const tally = scene.tally();
        scene.dice(dice, row, 'grapple-round-damage', scene.itemName(weapon), tally);
        if (dice.bonus !== 0)
            tally.add(dice.bonus, 'damage-roll', scene.itemName(weapon));
        addDamageBonuses(scene, attack, tally);
        tally.atLeast(1, 'damage-minimum', 'at least 1');
        noteDamage(scene, row, held, tally, 'grapple-round-damage', 'squeeze');
        loseHitPoints(scene, held, tally.total, 'grapple-round-damage');
        scene.credit(row, held);
    }
}
cite('grapple-escape', 'grapple-many', 'grapple-many-separate');
/** Breaking free: one check of the held one against each who holds it; those it beats lose their hold. */
export function breakFree(scene, who) {
    const grapplers = grapplersOf(scene, who);
    if (grapplers.length === 0)
        return;
    const own = opposedRoll(scene, who, STR, BRAWL, 'grapple-escape', 'breaking free');
    for (const grappler of grapplers) {
        const penalty = sizePenalty(scene, grappler, who) ?? -6;
        const rule = penalty === -2 ? 'size-larger' : 'size-barely';
        const theirs = opposedRoll(scene, grappler, STR, BRAWL, 'grapple-escape', 'holding on', penalty, rule);
        if (initiatorWins(scene, who, own, grappler, theirs))
            letGo(scene, grappler, 'grapple-escape');
    }
}
cite('grapple-move-target', 'grapple-move-lost');
/** The grappler's check for moving or throwing the one it holds; losing it, it loses its grip. Returns whether it won. */
export function winsGrip(scene, grappler, what) {
    const held = scene.now.combatant.grappling[grappler];
    const penalty = sizePenalty(scene, grappler, held) ?? -6;
    const rule = penalty === -2 ? 'size-larger' : 'size-barely';
    const own = opposedRoll(scene, grappler, STR, BRAWL, 'grapple-move-target', what, penalty, rule);
    const theirs = opposedRoll(scene, held, STR, BRAWL, 'grapple-move-target', 'resisting');
    if (initiatorWins(scene, grappler, own, held, theirs))
        return true;
    letGo(scene, grappler, 'grapple-move-lost');
    return false;
}
/** Throws the held one to a square: it falls prone, and this hold is over. */
export function throwTo(scene, grappler, held, square) {
    letGo(scene, grappler, 'grapple-move-details');
    place(scene, held, square, 'grapple-move-details');
    scene.set(C.prone, held, 1, 'grapple-move-target');
    note.thrown(scene, grappler, held, square);
}
//# sourceMappingURL=grapple.js.map