import { Expectations } from '@fray/kernel/rules';
import { attackWith } from '../rules/attack.js';
import { meetHazard } from '../rules/hazards.js';
import { castOn } from '../rules/spells.js';
import { stuntTest } from '../rules/stunts.js';
import { armOf, reaches } from '../rules/weapons.js';
import { distance } from '../rules/who.js';
import { C, ZONE } from '../tables.js';
import { HINDRANCES, WEAKENED } from '../words.js';
import { isFoe } from './foes.js';
/** What has been asked of the rules: what each thing does to somebody on average. */
const known = new Expectations();
const PLENTY = 10_000;
/** Attributes that spells, hazards and stunts may name besides. */
const OTHERS = [C.con, C.int, C.wis, C.cha];
/** What attacks read of somebody, in one number: it is asked so often that the cells are read here, one by one. */
function stateOf(scene, row) {
    const { character, favored, hampered, hindrance, str, dex, skill, armor } = scene.now.combatant;
    const weak = hindrance[row * HINDRANCES.length + WEAKENED] > 0 ? 8 : 0;
    const flags = character[row] | (favored[row] << 1) | (hampered[row] << 2) | weak;
    return flags | ((str[row] & 63) << 4) | ((dex[row] & 63) << 10) | ((skill[row] & 255) << 16) | (armor[row] << 24);
}
/** Says under what circumstances one does something to the other; `how` tells its ways apart. */
function between(scene, how, actor, target) {
    const table = scene.dr * 16 + (scene.fixedAttribute + 1) * 2 + (scene.armorCounts ? 1 : 0);
    known
        .under(how * 1024 + table)
        .and(stateOf(scene, actor))
        .and(stateOf(scene, target));
}
/** Finds out what something does on average to one who has hit points to spare. */
function learn(scene, thing, target, act) {
    return known.learn(scene, thing, () => {
        scene.set(C.hp, target, PLENTY, 'override');
        const takes = act();
        return [PLENTY - scene.now.combatant.hp[target], takes ? 1 : 0];
    });
}
/** The same of things that may name any Attribute, as spells, hazards and stunts do. */
function effectOf(scene, thing, how, actor, target, act) {
    between(scene, how, actor, target);
    known.andOf(scene, OTHERS, actor).andOf(scene, OTHERS, target);
    return known.recall(thing) ?? learn(scene, thing, target, act);
}
/** What is taken of one with so many hit points left. */
export const upTo = (hp, [loss, takes]) => takes === 0 ? 0 : takes * Math.min(loss / takes, hp);
/** What an attack with a weapon, or two, takes on average of one with plenty at this distance; 0 out of reach. */
export function blowOf(scene, actor, target, weapon, steps, second = -1) {
    const arm = armOf(scene, actor, weapon);
    const here = scene.now.combatant.zone[actor];
    const place = steps === 0 ? here : scene.setup.graph.next[here]?.[0];
    if (arm.damage === null || target < 0 || place === undefined || !reaches(arm, steps))
        return 0;
    const how = (second < 0 ? 0 : known.numberOf(scene.kind(second))) * 2 + (steps === 0 ? 0 : 1);
    between(scene, how, actor, target);
    return (known.recall(arm) ?? blowBy(scene, actor, target, weapon, place, second))[0];
}
const blowBy = (scene, actor, target, weapon, place, second) => learn(scene, armOf(scene, actor, weapon), target, () => {
    scene.set(C.zone, target, place, 'override');
    return attackWith(scene, actor, target, weapon, second);
});
/** What a hostile spell takes on average of one opponent, and how likely it is to take. */
export function spellOf(scene, caster, target, spell) {
    const { zone, hp } = scene.now.combatant;
    const [loss, takes] = effectOf(scene, spell, Math.min(1, distance(scene, caster, target)), caster, target, () => {
        // Where it sends somebody is another question.
        scene.set(ZONE.hazard, zone[target], -1, 'override');
        return castOn(scene, caster, spell, target, zone[target]);
    });
    return [upTo(hp[target], [loss, takes]), takes];
}
/** What a hazard does on average to somebody who meets it in that Zone. Some leave those of a name alone. */
export const hazardOn = (scene, who, zone, hazard) => effectOf(scene, hazard, known.numberOf(scene.fighter(who)), who, who, () => {
    scene.set(C.zone, who, zone, 'override');
    return meetHazard(scene, who, hazard.when);
});
/** How likely a stunt of its own is to succeed. */
export const stuntOf = (scene, actor) => effectOf(scene, stuntTest, 0, actor, actor, () => stuntTest(scene, actor))[1];
/** An opponent who is up, -1 for none: for what is asked of nobody in particular. */
export function anyFoe(scene, actor) {
    for (let row = 0; row < scene.combatants; row++)
        if (isFoe(scene, actor, row))
            return row;
    return -1;
}
//# sourceMappingURL=expecting.js.map