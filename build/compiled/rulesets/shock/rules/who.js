import { cite } from '../scene.js';
import { DEAD, FLED, NO_SKILL, UP } from '../words.js';
cite('sides-and-party', 'attribute-modifiers');
/** Whether the combatant can do anything at all: it is up and on the battlefield. */
export const isUp = (scene, row) => scene.now.combatant.state[row] === UP;
/** Whether the combatant is on the battlefield, up, down or dead. */
export const isHere = (scene, row) => scene.now.combatant.state[row] !== FLED;
/** Whether the combatant is on the battlefield and not dead. */
export const isAlive = (scene, row) => scene.now.combatant.state[row] < DEAD && scene.now.combatant.present[row] === 1;
/** Whether the combatant is up and not surprised: it may act and react. */
export const canReact = (scene, row) => isUp(scene, row) && scene.now.combatant.surprised[row] === 0;
/** Whether two combatants belong to different sides. */
export const areEnemies = (scene, a, b) => scene.now.combatant.side[a] !== scene.now.combatant.side[b];
/** The combatants of which the test is true, in roster order. */
export function rowsWhere({ combatants }, test) {
    const rows = [];
    for (let row = 0; row < combatants; row++)
        if (test(row))
            rows.push(row);
    return rows;
}
/** Whether the combatant belongs to the Party. */
export const isParty = (scene, row) => scene.setup.sides[scene.now.combatant.side[row]]?.party === true;
/** The attribute's modifier. */
export const modOf = (scene, row, attribute) => scene.now.combatant.mods[row * 5 + attribute];
/** The skill's level as the stat block gives it, or NO_SKILL. */
export const skillOf = (scene, row, skill) => scene.now.combatant.skills[row * 7 + skill];
cite('npc-skill-levels');
/** The skill's level; an NPC's skill bonus stands in for a skill that it has not. */
export function levelOf(scene, row, skill) {
    const level = skillOf(scene, row, skill);
    return level === NO_SKILL ? scene.now.combatant.skillBonus[row] : level;
}
/** Who holds the combatant: whether anybody does. */
export function isHeld(scene, row) {
    if (scene.now.fight.holds[0] === 0)
        return false;
    const { grappling } = scene.now.combatant;
    for (let other = 0; other < scene.combatants; other++)
        if (grappling[other] === row)
            return true;
    return false;
}
/** Whether the combatant holds somebody or is held. */
export const inGrapple = (scene, row) => scene.now.fight.holds[0] !== 0 && (scene.now.combatant.grappling[row] >= 0 || isHeld(scene, row));
//# sourceMappingURL=who.js.map