import { compileDice } from '@fray/kernel/rules';
import { note, roll } from '../events.js';
import { cite } from '../scene.js';
import { CRITICAL, DEFEATED, FATAL, RANGED, SUPER_CRITICAL } from '../words.js';
import { kindOf } from './gifts.js';
import { fall } from './leaving.js';
import { addModifier } from './numbers.js';
import { addWound, loseHitPoints, WOUNDING } from './wounds.js';
cite('damage-order', 'damage-by-weapon', 'strength-in-damage', 'attack-dice-order', 'weapon-focus-die', 'sneak-damage');
cite('boost-melee-damage', 'extra-attack-plain', 'critical-damage', 'super-critical-damage', 'feat-sneak-attack');
cite('spell-improvement', 'feats-change-rules', 'free-critical-resolved');
const D4 = compileDice('1d4');
/** The spell's improvements that were bought. */
export const improvementsOf = (spell, improved) => improved.map((at) => spell.improvements[at]);
/** What the spell deals, that of its improvements last; nothing where neither deals damage. */
export const damageOf = (spell, improved) => [spell, ...improvementsOf(spell, improved)].flatMap(({ damage, name }) => damage === null ? [] : [{ pool: damage, name }]);
/** Rolls what a hit deals before reductions: dice, Strength, sneak dice, boosts and feats, doubled as the ladder says. */
function rollDamage(scene, attack) {
    const { attacker, weapon, spell, plain, degree } = attack;
    const tally = scene.tally();
    const { gifts } = scene.unit(attacker);
    if (weapon !== null) {
        const { id, name } = scene.kind(attack.item);
        const more = plain ? 0 : (gifts.focus.get(id) ?? 0);
        const pool = weapon.focused[more - 1] ?? weapon.damage;
        scene.roll(pool, attacker, 'damage-by-weapon', name, tally);
        if (weapon.addStrength && !plain)
            addModifier(scene, tally, attacker, 'strength');
        else if (weapon.addStrength)
            tally.pass(scene.now.combatant.strengthNow[attacker], 'extra-attack-plain', 'Strength');
    }
    else if (spell !== null) {
        for (const { pool, name } of damageOf(spell, attack.improved))
            scene.roll(pool, attacker, 'damage-by-weapon', name, tally);
    }
    if (attack.sneak) {
        const dice = 1 + (plain ? 0 : gifts.sneakDice);
        for (let i = 0; i < dice; i++) {
            const rule = i === 0 ? 'sneak-damage' : 'feat-sneak-attack';
            scene.roll(D4, attacker, rule, 'sneak damage', tally);
        }
    }
    if (weapon !== null && weapon.kind !== RANGED) {
        const boost = scene.now.combatant.boostMelee[attacker];
        if (boost !== 0)
            tally.add(boost, 'boost-melee-damage', 'boost');
    }
    if (!plain) {
        const kind = kindOf(weapon);
        for (const { name, when, amount } of gifts.damage) {
            if (when === 'any' || when === kind)
                scene.roll(amount, attacker, 'feats-change-rules', name, tally);
        }
    }
    tally.atLeast(0, 'strength-in-damage', 'at least 0');
    if (degree >= CRITICAL)
        tally.times(2, 'critical-damage', 'critical');
    if (degree >= SUPER_CRITICAL)
        tally.times(2, 'super-critical-damage', 'super critical');
    return tally;
}
/** Whether a reduction counts against damage of the type. */
const countsAgainst = ({ against }, type, physical) => against.includes('any') || against.includes(type) || (physical && against.includes('physical'));
/** Takes the target's armor, resistances and guarding feats off; what is left is the net damage. */
export function reduce(scene, target, tally, type, physical) {
    const { sheet, gifts } = scene.unit(target);
    for (const reduction of [...sheet.armors, ...gifts.reductions]) {
        if (!countsAgainst(reduction, type, physical))
            continue;
        const { amount, name } = reduction;
        tally.add(-scene.roll(amount, target, 'damage-order', name), 'damage-order', name);
    }
    const guard = scene.now.combatant.guard[target];
    if (guard !== 0)
        tally.add(-guard, 'damage-order', 'a spell');
    tally.atLeast(0, 'damage-order', 'not below 0');
}
cite('wound', 'wound-without-aim', 'aim-fatal', 'aim-fatal-roll', 'aim-center-mass', 'aim');
/** A hit: damage, reductions, wound, the aim's effect, then hit points fall. */
export function dealDamage(scene, attack) {
    const { attacker, target, weapon, spell, aim } = attack;
    const tally = rollDamage(scene, attack);
    const type = weapon?.type ?? spell?.type ?? '';
    reduce(scene, target, tally, type, weapon?.physical ?? spell?.physical ?? false);
    const wounds = tally.total >= WOUNDING;
    if (wounds && aim === FATAL)
        rollFatal(scene, attack, tally);
    note.damage(scene, attacker, target, tally, wounds, aim, '');
    if (wounds)
        wound(scene, target, aim);
    const isBrought = loseHitPoints(scene, target, tally.total, 'damage-order');
    scene.credit(attacker, target);
    if (isBrought)
        fall(scene, target, DEFEATED, 'defeated-at-zero');
}
/** The rule of a wound, by position in AIMS. */
const WOUND_RULES = [
    'wound-without-aim',
    'wound-without-aim',
    'aim-slowing',
    'aim-weakening',
    'aim-disrupting',
    'aim-center-mass',
];
/** Records a wound of an attack. */
export function wound(scene, target, aim) {
    const round = Math.max(1, scene.now.fight.round[0]);
    addWound(scene, target, aim, round, WOUND_RULES[aim] ?? 'wound');
    note.wound(scene, target, aim);
}
const FATAL_DAMAGE = 16;
/** The face of the d4 that makes the aim fatal. */
const FATAL_FACE = 4;
/** The fatal aim's die, where the blow does not bring the target down anyway: one chance in four of 16 more. */
function rollFatal(scene, { attacker, target }, tally) {
    if (tally.total >= scene.now.combatant.hp[target])
        return;
    const one = scene.tally();
    const face = scene.faceUpTo(FATAL_FACE - 1, D4, attacker, 'aim-fatal-roll', 'whether the aim was fatal', one);
    roll.fatal(scene, attacker, 'aim-fatal-roll', one, FATAL_FACE, face === FATAL_FACE);
    if (face === FATAL_FACE)
        tally.add(FATAL_DAMAGE, 'aim-fatal', 'fatal');
}
//# sourceMappingURL=damage.js.map