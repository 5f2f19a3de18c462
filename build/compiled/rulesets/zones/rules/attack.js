import { refuse } from '../citing.js';
import { note } from '../events.js';
import { cite } from '../scene.js';
import { C, ITEM } from '../tables.js';
import { CLOSE, DEX, OUT_OF_ACTION, PARLEYING, STR, USUAL_ATTRIBUTE, WEAKENED } from '../words.js';
import { dealDamage } from './damage.js';
import { chooseEffectAttribute } from './referee-asks.js';
import { Edges, makeTest } from './test.js';
import { armOf, isItem, shootsAt, takeInHand } from './weapons.js';
import { areOpponents, distance, isHere, isHindered } from './who.js';
/** Why the target cannot be attacked by anybody, or null. */
export function cannotTarget(scene, actor, target) {
    const no = (why) => refuse('attack-targets', why);
    if (target < 0)
        return no('An attack needs a target.');
    if (target === actor)
        return no(`${scene.name(actor)} cannot attack itself.`);
    if (!isHere(scene, target))
        return no(`${scene.name(target)} has left the battlefield.`);
    if (scene.now.combatant.status[target] === OUT_OF_ACTION)
        return no(`${scene.name(target)} is already Out of Action.`);
    return null;
}
/**
 * Makes one attack with a weapon (or two): Test, hit or miss, criticals, damage. Returns whether it landed. The caller has
 * checked that it is legal.
 */
export function attackWith(scene, attacker, target, weapon, second) {
    if (isItem(weapon))
        takeInHand(scene, weapon);
    const arm = armOf(scene, attacker, weapon);
    const ranged = shootsAt(arm, distance(scene, attacker, target));
    const off = second >= 0 ? scene.kind(second) : null;
    const attack = {
        main: arm,
        second: off !== null ? off : secondDice(arm),
        ranged,
        attribute: ranged ? DEX : STR,
        avoidBy: DEX,
        marks: isItem(weapon) && scene.kind(weapon).usages > 0 ? weapon : -1,
        name: off === null ? arm.name : `${arm.name} and ${off.name}`,
    };
    return strike(scene, attacker, target, attack);
}
/** The second set of dice of a creature that dual-wields by its data. */
const secondDice = (arm) => 'second' in arm && arm.second !== null ? { ...arm, damage: arm.second } : null;
cite('spell-attack');
/** Casts a spell that is an attack: the same rules with the spell's Attribute, and no usage to mark. Returns whether it landed. */
export function attackBySpell(scene, caster, target, spell) {
    const ranged = spell.attack === 'ranged';
    const { character } = scene.now.combatant;
    const avoided = character[caster] === 0 && character[target] === 1;
    const named = spell.attribute === USUAL_ATTRIBUTE
        ? USUAL_ATTRIBUTE
        : chooseEffectAttribute(scene, avoided ? target : caster, spell.attribute);
    const attack = {
        main: spell,
        second: null,
        ranged,
        attribute: named >= 0 ? named : ranged ? DEX : STR,
        avoidBy: named >= 0 ? named : DEX,
        marks: -1,
        name: spell.name,
    };
    return strike(scene, caster, target, attack);
}
cite('surprise-still-avoids', 'players-roll', 'action-attack', 'critical-doubles-dice-only', 'avoiding-while-hindered', 'avoiding-costs-nothing');
/** The Test of an attack and what comes of it; returns whether it landed. */
function strike(scene, attacker, target, attack) {
    const c = scene.now.combatant;
    endTalk(scene, attacker, target);
    const edges = new Edges(scene);
    const shotAtClose = attack.ranged && distance(scene, attacker, target) === CLOSE;
    note.attack(scene, attacker, target, attack.name, attack.ranged);
    let doubling = 'none';
    if (c.character[attacker] === 0 && c.character[target] === 1) {
        mirror(scene, attacker, shotAtClose, edges);
        const { passed, natural } = makeTest(scene, target, 'avoid', attack.avoidBy, scene.dr, 'avoid-attack', edges);
        const worst = natural === 1;
        scene.blow(attacker, target, !passed, worst ? 1 : 0);
        if (passed)
            return false;
        if (worst)
            doubling = 'all';
        land(scene, attacker, target, attack, doubling, 'creature-attack');
        return true;
    }
    if (shotAtClose)
        edges.disadvantage('ranged-close-disadvantage', 'shooting at a Close target');
    const rule = attackRule(scene, attacker, target, attack);
    const { passed, natural } = makeTest(scene, attacker, 'attack', attack.attribute, scene.dr, rule, edges);
    const player = c.character[attacker] === 1;
    scene.blow(attacker, target, passed, player ? degreeOf(natural) : 0);
    if (player && natural === 1 && attack.marks >= 0)
        markUsage(scene, attack.marks, attack.second !== null);
    if (!passed)
        return false;
    if (player && natural === 20)
        doubling = 'dice';
    land(scene, attacker, target, attack, doubling, player ? 'weapon-damage' : 'creature-damage');
    return true;
}
/** What a Character's natural roll makes of its attack: critical, as bad as can be, or neither. */
const degreeOf = (natural) => (natural === 20 ? 1 : natural === 1 ? -1 : 0);
/** The rule by which the attacker Tests. */
function attackRule(scene, attacker, target, attack) {
    const c = scene.now.combatant;
    if (c.character[attacker] === 0)
        return 'npc-versus-npc';
    if (c.character[target] === 1)
        return 'character-versus-character';
    return attack.ranged ? 'attack-ranged' : 'attack-melee';
}
/** A Creature makes no roll against a Character: what speaks against its attack speaks for the avoider, and the reverse. */
function mirror(scene, attacker, shotAtClose, edges) {
    const c = scene.now.combatant;
    if (shotAtClose)
        edges.advantage('mirrored-disadvantage', `${scene.name(attacker)} shoots at a Close target`);
    if (isHindered(scene, attacker, WEAKENED))
        edges.advantage('mirrored-disadvantage', `${scene.name(attacker)} is Weakened`);
    if (c.favored[attacker] === 1) {
        scene.set(C.favored, attacker, 0, 'mirrored-disadvantage');
        edges.disadvantage('mirrored-disadvantage', `${scene.name(attacker)} has the referee's word`);
    }
    if (c.hampered[attacker] === 1) {
        scene.set(C.hampered, attacker, 0, 'mirrored-disadvantage');
        edges.advantage('mirrored-disadvantage', `${scene.name(attacker)} has the referee's word against it`);
    }
}
function land(scene, attacker, target, attack, doubling, rule) {
    dealDamage(scene, attacker, target, attack.main, attack.second, doubling, rule);
}
cite('usage-track', 'usage-used-up');
/** A Player's natural 1 marks a usage on the weapon; with two, on the main one only. */
function markUsage(scene, item, dual) {
    const marked = scene.now.item.marked[item] + 1;
    scene.set(ITEM.marked, item, marked, dual ? 'dual-wield-usage' : 'attack-natural-1');
}
/** Attacking one who parleys ends the talk: it fights again from its next Turn. */
export function endTalk(scene, attacker, target) {
    if (scene.now.combatant.status[target] === PARLEYING && areOpponents(scene, attacker, target)) {
        scene.set(C.provoked, target, 1, 'morale-parley');
    }
}
//# sourceMappingURL=attack.js.map