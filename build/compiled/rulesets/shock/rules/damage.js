import { compileDice, REFEREE } from '@fray/kernel/rules';
import { note } from '../events.js';
import { cite } from '../scene.js';
import { C } from '../tables.js';
import { ATTRIBUTE_NAMES, BRAWL, MELEE, NO_SKILL } from '../words.js';
import { hasShield, modeOf } from './gear.js';
import { rangeOf } from './legal.js';
import { acOf, addGifts, SWARM_DAMAGE, SWARM_OTHERS } from './modifiers.js';
import { feetBetween } from './space.js';
import { modOf, skillOf } from './who.js';
const DUAL_DAMAGE = 2;
const SIDES = Array.from({ length: 12 }, (_, i) => compileDice(`1d${i + 1}`));
cite('unarmed-die', 'weapon-entry');
/** The damage dice of an attack; where the content gives none the referee is asked for the die. */
export function damageDice(scene, attack) {
    const { damage } = modeOf(scene, attack.weapon, attack.mode);
    if (damage !== null)
        return damage;
    const sides = scene.ask({
        rule: 'unarmed-die',
        kind: 'number',
        to: REFEREE,
        prompt: 'Which die do the bare hands of {0} roll for damage? (its sides)',
        about: [attack.attacker],
        options: [],
        preset: 2,
        min: 1,
        max: 12,
    });
    return SIDES[sides - 1];
}
cite('damage-roll', 'damage-bonuses', 'unarmed-damage', 'dual-wield-damage');
/** Adds every bonus on the damage of the attack but the swarm's. */
export function addDamageBonuses(scene, attack, tally) {
    const { attacker, aimed, weapon, attribute } = attack;
    const kind = scene.kind(weapon);
    const mode = modeOf(scene, weapon, attack.mode);
    tally.add(modOf(scene, attacker, attribute), 'damage-roll', ATTRIBUTE_NAMES[attribute]);
    if (kind.magic !== 0)
        tally.add(kind.magic, 'damage-bonuses', `magic ${kind.name}`);
    const melee = mode.kind === MELEE;
    addGifts(scene, attacker, tally, 'damage-bonuses', (gifts) => {
        return (melee ? gifts.damageMelee : gifts.damageRanged) + (kind.unarmed ? gifts.damageUnarmed : 0);
    });
    if (kind.unarmed) {
        const brawl = skillOf(scene, attacker, BRAWL);
        if (brawl !== NO_SKILL)
            tally.add(brawl, 'unarmed-damage', 'Brawl');
    }
    const { other } = attack;
    if (other >= 0) {
        if (withinRangeOf(scene, attacker, aimed, other))
            tally.add(DUAL_DAMAGE, 'dual-wield-damage', 'both weapons');
        else
            tally.pass(DUAL_DAMAGE, 'dual-wield-damage', `both weapons (the ${scene.itemName(other)} does not reach)`);
    }
}
/** Whether the target is within range of any mode of the weapon. */
function withinRangeOf(scene, who, target, weapon) {
    const feet = feetBetween(scene, who, target);
    return scene.kind(weapon).modes.some((mode) => feet <= rangeOf(scene, who, mode));
}
cite('shock', 'shock-modifiers', 'shock-minimum', 'thrown-no-shock', 'swarm-bonus-not-shock');
/** What the attack's Shock comes to, whether it reaches the target or not; 0 for a weapon without a rating. */
function shockPoints(scene, attack, tally) {
    const { attacker, weapon, attribute } = attack;
    const kind = scene.kind(weapon);
    const { shock, kind: use } = modeOf(scene, weapon, attack.mode);
    if (shock === null)
        return 0;
    tally.add(shock.points, 'shock', kind.name);
    addGifts(scene, attacker, tally, 'damage-bonuses', ({ shockPoints }) => shockPoints);
    tally.add(modOf(scene, attacker, attribute), 'shock-modifiers', ATTRIBUTE_NAMES[attribute]);
    if (kind.magic !== 0)
        tally.add(kind.magic, 'shock-modifiers', `magic ${kind.name}`);
    addGifts(scene, attacker, tally, 'damage-bonuses', (gifts) => {
        return (use === MELEE ? gifts.shockMelee : gifts.shockRanged) + (kind.unarmed ? gifts.shockUnarmed : 0);
    });
    tally.atLeast(0, 'shock-minimum', 'never negative');
    return tally.total;
}
cite('shock-threshold', 'shock-any-ac', 'shock-any-ac-negated', 'shock-immunity', 'shock-current-ac', 'swarm-shock');
cite('total-defense-swarm', 'swarm-alone', 'shield-ignores-first-shock');
/** What keeps the attack's Shock from the target, or null. Changes nothing. */
function shockStop(scene, attack) {
    const { target } = attack;
    const { totalDefense, immune, immuneNow, shieldUsed } = scene.now.combatant;
    if (totalDefense[target] === 1)
        return 'total-defense';
    if (attack.others > 0)
        return null;
    if (immune[target] === 1 || immuneNow[target] === 1 || scene.fighter(target).gifts.immune)
        return 'immune';
    const most = mostAc(scene, attack);
    if (most !== null && acOf(scene, target) > most)
        return 'threshold';
    return shieldUsed[target] === 0 && hasShield(scene, target) ? 'shield' : null;
}
/** Why Shock reaches the target or not, with the numbers. */
function shockNotes(scene, attack, stop) {
    const name = scene.name(attack.target);
    if (stop === 'total-defense')
        return [{ text: `${name} is in Total Defense: no Shock.`, rule: 'total-defense' }];
    if (stop === 'immune')
        return [{ text: `${name} is immune to Shock.`, rule: 'shock-immunity' }];
    if (stop === null && attack.others > 0) {
        return [{ text: "A swarm's Shock reaches every AC, past immunity and shield.", rule: 'swarm-shock' }];
    }
    const most = mostAc(scene, attack);
    const ac = acOf(scene, attack.target);
    const reach = most === null
        ? { text: 'This Shock reaches every AC.', rule: 'shock-any-ac' }
        : { text: `This Shock reaches AC ${most} and less; ${name}'s is ${ac}.`, rule: 'shock-threshold' };
    if (stop !== 'shield')
        return [reach];
    return [reach, { text: 'The shield stops the first Shock of the round.', rule: 'shield-ignores-first-shock' }];
}
/** The best AC that the attack's Shock reaches; null for every one. */
function mostAc(scene, attack) {
    if (scene.fighter(attack.attacker).gifts.shockAnyAc)
        return null;
    return modeOf(scene, attack.weapon, attack.mode).shock?.maxAc ?? null;
}
cite('shield-reset', 'swarm-spares-shield', 'hit-not-below-shock', 'shock-floor-condition');
/** Shock of a miss: the points that the target suffers, and why; a shield stops the first of the round and is then used up. */
export function shockOfMiss(scene, attack) {
    const tally = scene.tally();
    const points = shockPoints(scene, attack, tally);
    if (points <= 0)
        return null;
    const stop = shockStop(scene, attack);
    const notes = scene.isListening ? shockNotes(scene, attack, stop) : NO_NOTES;
    const { attacker, target } = attack;
    if (stop === null) {
        noteDamage(scene, attacker, target, tally, 'shock', 'shock', notes);
        return tally;
    }
    if (stop === 'shield')
        scene.set(C.shieldUsed, target, 1, 'shield-ignores-first-shock');
    note['no-shock'](scene, attacker, target, points, stop, tally, notes);
    return null;
}
const NO_NOTES = [];
cite('damage-order', 'damage-minimum', 'swarm-damage-cap');
/** Rolls the damage of a hit: die and bonuses, the swarm's under its cap, at least 1, at least the Shock of a miss. */
export function rollDamage(scene, attack) {
    const dice = damageDice(scene, attack);
    const tally = scene.tally();
    scene.dice(dice, attack.attacker, 'damage-roll', scene.itemName(attack.weapon), tally);
    const before = tally.total;
    if (dice.bonus !== 0)
        tally.add(dice.bonus, 'damage-roll', scene.itemName(attack.weapon));
    addDamageBonuses(scene, attack, tally);
    if (attack.others > 0) {
        const most = tally.total - before + (dice.max - dice.bonus);
        const swarm = SWARM_DAMAGE * Math.min(SWARM_OTHERS, attack.others);
        const added = Math.max(0, Math.min(swarm, most - tally.total));
        tally.add(added, 'swarm-bonus', 'swarm');
        if (added < swarm)
            tally.pass(swarm - added, 'swarm-damage-cap', `swarm above the most of ${most}`);
    }
    tally.atLeast(1, 'damage-minimum', 'at least 1');
    const floor = scene.tally();
    const points = shockPoints(scene, attack, floor);
    if (points > tally.total) {
        if (shockStop(scene, attack) === null)
            tally.atLeast(points, 'hit-not-below-shock', 'no less than the Shock');
        else
            tally.pass(points, 'shock-floor-condition', 'Shock that a miss would not have done');
    }
    return tally;
}
cite('execution-saved');
/** The most that the attack could do: the highest face and every bonus. */
export function greatestDamage(scene, attack) {
    const dice = damageDice(scene, attack);
    const tally = scene.tally();
    tally.add(dice.max, 'execution-saved', `most of the ${scene.itemName(attack.weapon)}`);
    addDamageBonuses(scene, attack, tally);
    return tally.atLeast(1, 'damage-minimum', 'at least 1');
}
/** Tells of damage. */
export function noteDamage(scene, attacker, target, tally, rule, how, notes = NO_NOTES) {
    note.damage(scene, attacker, target, tally, rule, how, notes);
}
/** The Shock that a miss of the attack would do to the target now: 0 where it does not reach. Changes nothing. */
export function shockIfMissed(scene, attack) {
    const points = shockPoints(scene, attack, scene.tally());
    return points > 0 && shockStop(scene, attack) === null ? points : 0;
}
//# sourceMappingURL=damage.js.map