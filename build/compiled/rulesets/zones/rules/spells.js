import { areAdjacent, stepsBetween } from '@fray/kernel/rules';
import { refuse } from '../citing.js';
import { note } from '../events.js';
import { cite } from '../scene.js';
import { CLOSE, DISTANT } from '../words.js';
import { attackBySpell, cannotTarget, endTalk } from './attack.js';
import { hurt, soak } from './damage.js';
import { layRider } from './effects.js';
import { force, noRoom } from './movement.js';
import { chooseEffectAttribute } from './referee-asks.js';
import { makeTest } from './test.js';
import { rangeWord } from './weapons.js';
import { areOpponents, distance, isDecided, isHere, isUp } from './who.js';
import { heal } from './wounds.js';
cite('action-cast-spell', 'spell-attack', 'combat-ends', 'zone-capacity');
const no = (why) => refuse('spell-data', why);
/** Whether a spell at this distance is within its range. */
const inRange = (spell, steps) => spell.range >= DISTANT || steps <= spell.range;
/** Whom a spell on a Zone strikes: everyone up in it but the caster, friends included unless its data spares them. */
export function caughtIn(scene, caster, spell, zone) {
    const rows = [];
    for (let row = 0; row < scene.combatants; row++) {
        if (row === caster || scene.now.combatant.zone[row] !== zone)
            continue;
        if (!isUp(scene, row) && (spell.healing === null || !isHere(scene, row)))
            continue;
        if (spell.spares === 'allies' && !areOpponents(scene, caster, row))
            continue;
        rows.push(row);
    }
    return rows;
}
/** Why the spell cannot be cast so, or null. */
export function cannotCast(scene, caster, spell, targets, zone, to) {
    const astray = cannotMean(spell, targets, zone, to);
    if (astray !== null)
        return astray;
    if (spell.targets === 0) {
        const why = cannotCastOnZone(scene, caster, spell, zone);
        return why ?? (spell.move === 0 ? null : cannotSend(scene, spell, caughtIn(scene, caster, spell, zone), zone, to));
    }
    if (targets.length === 0)
        return no(`${spell.name} needs a target.`);
    if (targets.length > spell.targets)
        return no(`${spell.name} strikes at most ${spell.targets}.`);
    if (new Set(targets).size !== targets.length)
        return no(`${spell.name} strikes each target once.`);
    for (const target of targets) {
        const why = cannotReachBySpell(scene, caster, spell, target);
        if (why !== null)
            return why;
    }
    return spell.move === 0 ? null : cannotSend(scene, spell, targets, -1, to);
}
/** Why the spell has no use for something that is named, or null. */
function cannotMean(spell, targets, zone, to) {
    if (spell.targets === 0 && targets.length > 0)
        return no(`${spell.name} strikes a whole Zone: name that.`);
    if (spell.targets > 0 && zone >= 0)
        return no(`${spell.name} strikes Creatures, not a Zone: name them.`);
    return spell.move === 0 && to >= 0 ? no(`${spell.name} moves nobody.`) : null;
}
function cannotCastOnZone(scene, caster, spell, zone) {
    if (zone < 0)
        return no(`${spell.name} needs a Zone.`);
    const steps = stepsBetween(scene.setup.graph, scene.now.combatant.zone[caster], zone);
    if (spell.attack === 'melee' && steps !== CLOSE)
        return notClose(scene.zoneName(zone), spell);
    if (inRange(spell, steps))
        return null;
    return no(`${scene.zoneName(zone)} is beyond ${rangeWord(spell.range)}, the range of ${spell.name}.`);
}
function cannotReachBySpell(scene, caster, spell, target) {
    const name = scene.name(target);
    if (spell.attack !== null) {
        const why = cannotTarget(scene, caster, target);
        if (why !== null)
            return why;
    }
    else if (!isHere(scene, target))
        return no(`${name} has left the battlefield.`);
    else if (!isUp(scene, target) && spell.healing === null)
        return no(`${name} is Out of Action.`);
    const steps = distance(scene, caster, target);
    if (spell.attack === 'melee' && steps !== CLOSE)
        return notClose(name, spell);
    if (inRange(spell, steps))
        return null;
    const range = rangeWord(Math.min(3, steps));
    return no(`${name} is ${range}, beyond ${rangeWord(spell.range)}, the range of ${spell.name}.`);
}
const notClose = (name, spell) => refuse('melee-needs-close', `${name} is not Close; ${spell.name} is a melee attack.`);
/**
 * Why the spell cannot move them there, or null: those named, or everybody whom it strikes in the Zone `from` (-1 where
 * it strikes some that are named). All of them must fit, for each of them may go.
 */
function cannotSend(scene, spell, rows, from, to) {
    if (to < 0)
        return no(`${spell.name} moves its target: name the Zone.`);
    const zones = from >= 0 ? [from] : rows.map((row) => scene.now.combatant.zone[row]);
    const apart = zones.find((zone) => !areAdjacent(scene.setup.graph, zone, to));
    if (apart !== undefined)
        return no(`${scene.zoneName(to)} is not adjacent to ${scene.zoneName(apart)}.`);
    return rows.length === 0 ? null : noRoom(scene, to, rows.length);
}
/** Casts a spell: each target has its own Test and its own dice, in the order named (a whole Zone: roster order). */
export function cast(scene, caster, spell, targets, zone, to) {
    note.cast(scene, caster, spell.name, targets, zone);
    const struck = spell.targets === 0 ? caughtIn(scene, caster, spell, zone) : targets;
    for (const target of struck) {
        if (isDecided(scene))
            return;
        castOn(scene, caster, spell, target, to);
    }
}
/** What a spell does to one of those whom it strikes; returns whether it landed or took. */
export function castOn(scene, caster, spell, target, to) {
    if (spell.attack !== null) {
        const landed = cannotTarget(scene, caster, target) === null && attackBySpell(scene, caster, target, spell);
        if (landed)
            bringBesides(scene, caster, target, spell, to);
        return landed;
    }
    if (!isHere(scene, target))
        return false;
    if (spell.hostile)
        endTalk(scene, caster, target);
    const takes = takesEffect(scene, caster, target, spell);
    if (takes)
        bringAbout(scene, caster, target, spell, to);
    return takes;
}
/** Whether the spell takes: the caster passes, the target fails, or nobody Tests. One who is down makes no Test. */
function takesEffect(scene, caster, target, spell) {
    const { by, attribute, dr } = spell.test;
    if (by === 'nobody')
        return true;
    const who = by === 'caster' ? caster : target;
    if (!isUp(scene, who))
        return by === 'target';
    const named = chooseEffectAttribute(scene, who, attribute);
    const { passed } = makeTest(scene, who, by === 'caster' ? 'spell' : 'resist', named, dr, 'spell-data', null);
    return by === 'caster' ? passed : !passed;
}
function bringAbout(scene, caster, target, spell, to) {
    if (spell.damage !== null) {
        const tally = scene.tally();
        scene.dice(spell.damage, caster, 'spell-data', spell.name, tally);
        if (spell.damage.bonus !== 0)
            tally.add(spell.damage.bonus, 'spell-data', spell.name);
        soak(scene, target, tally);
        hurt(scene, target, tally, 'spell-data');
        scene.credit(caster, target);
    }
    bringBesides(scene, caster, target, spell, to);
}
/** What a spell does besides damage; one that is an attack has laid on its lasting effects with the damage. */
function bringBesides(scene, caster, target, spell, to) {
    if (spell.healing !== null) {
        const amount = scene.roll(spell.healing, caster, 'spell-data', spell.name);
        note.heal(scene, target, amount, spell.name);
        heal(scene, target, amount);
        scene.credit(caster, target);
    }
    if (!isUp(scene, target))
        return;
    if (spell.attack === null)
        layRider(scene, target, spell);
    if (spell.move > 0)
        force(scene, target, to);
}
//# sourceMappingURL=spells.js.map