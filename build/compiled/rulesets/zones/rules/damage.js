import { note } from '../events.js';
import { cite } from '../scene.js';
import { layRider } from './effects.js';
import { isUp } from './who.js';
import { loseHitPoints } from './wounds.js';
cite('critical-doubles-dice-only', 'dual-wield-compares-results', 'weapon-damage', 'creature-damage');
/**
 * What an attack that lands does: the damage of its dice, then what the striking weapon does besides to one who is
 * still up.
 */
export function dealDamage(scene, attacker, target, main, second, doubling, rule) {
    let struck = main;
    if (main.damage !== null) {
        const tally = scene.tally();
        struck = rollDamage(scene, attacker, main, main.damage, second, doubling, rule, tally);
        soak(scene, target, tally);
        hurt(scene, target, tally, rule);
        scene.credit(attacker, target);
    }
    if (isUp(scene, target))
        layRider(scene, target, struck);
}
/** Rolls the dice (both weapons' when two are wielded, and the higher result counts) and doubles; returns which weapon strikes. */
function rollDamage(scene, attacker, main, damage, second, doubling, rule, tally) {
    let struck = main;
    let bonus = damage.bonus;
    let dice = scene.dice(damage, attacker, rule, main.name, tally);
    const otherDamage = second === null ? null : second.damage;
    if (second !== null && otherDamage !== null) {
        const other = scene.tally();
        const otherDice = scene.dice(otherDamage, attacker, 'dual-wield', second.name, other);
        if (otherDice + otherDamage.bonus > dice + bonus) {
            swap(tally, other);
            struck = second;
            dice = otherDice;
            bonus = otherDamage.bonus;
        }
        else
            tally.pass(otherDice, 'dual-wield', second.name);
    }
    if (doubling === 'dice')
        tally.add(dice, 'attack-natural-20', 'dice doubled');
    if (bonus !== 0)
        tally.add(bonus, rule, struck.name);
    if (doubling === 'all')
        tally.times(2, 'avoid-natural-1', 'all doubled');
    return struck;
}
/** Makes the other weapon's dice the ones that count; the first ones stay in the tally as passed over. */
function swap(tally, other) {
    const first = tally.total;
    tally.total = other.total;
    if (tally.parts === null)
        return;
    const passedOver = tally.parts.map((part) => ({ ...part, counted: false }));
    tally.parts.length = 0;
    tally.parts.push(...(other.parts ?? []), ...passedOver.filter((part) => part.value !== 0 || first === 0));
}
/** Takes armor off, where the table plays with it: after any doubling, to no less than 0. */
export function soak(scene, target, tally) {
    const armor = scene.now.combatant.armor[target];
    if (armor === 0)
        return;
    if (!scene.armorCounts)
        tally.pass(-armor, 'armor-points', 'armor (not played)');
    else
        tally.add(-Math.min(armor, Math.max(0, tally.total)), 'armor-points', 'armor');
}
/** Takes the tally's total in hit points, and tells of it. */
export function hurt(scene, target, tally, rule) {
    note.damage(scene, target, tally, rule);
    loseHitPoints(scene, target, tally.total, rule);
}
//# sourceMappingURL=damage.js.map