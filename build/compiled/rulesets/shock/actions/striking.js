import { combatantParam, numberParam, textParam, } from '@fray/kernel/rules';
import { refuse } from '../citing.js';
import { prepare, resolveAttack } from '../rules/attack.js';
import { bareHands, meleeMode, missileMode, modeOf, usualMelee, usualMissile, weaponsInHand } from '../rules/gear.js';
import { cannotAttack, mayUseSkill, meleeModeAt, reachWith } from '../rules/legal.js';
import { feetBetween } from '../rules/space.js';
import { areEnemies, isAlive, isUp, rowsWhere } from '../rules/who.js';
import { cite } from '../scene.js';
import { BRAWL, EXERT, GRAPPLE, NO_MANEUVER, SHOVE, THROWN } from '../words.js';
import { act } from './define.js';
import { noAttacks } from './gate.js';
cite('melee-attack', 'main-action', 'screen-limit');
/** Enemies that somebody might think of attacking: those who are not dead, the fallen last. */
function enemies(scene, actor) {
    const alive = rowsWhere(scene, (row) => areEnemies(scene, actor, row) && isAlive(scene, row));
    return [...alive.filter((row) => isUp(scene, row)), ...alive.filter((row) => !isUp(scene, row))];
}
/** An enemy that might be attacked. */
export const enemyParam = combatantParam('target', { label: 'whom', candidates: enemies });
/** Weapons in hand, grown or bare that can be struck with. */
export const meleeWeapons = (scene, actor) => {
    const held = weaponsInHand(scene, actor, meleeMode);
    return held.some((item) => scene.kind(item).unarmed) ? held : [...held, bareHands(scene, actor)];
};
/** Weapons in hand or grown that are shot or thrown. */
export const missiles = (scene, actor) => weaponsInHand(scene, actor, missileMode);
/** The one weapon that would be used on the target. */
export const likelyWeapon = (scene, actor, { target }) => [
    weaponFor(scene, { actor, target: target, weapon: -1 }),
];
/** The referee's modifier on an attack roll, with what it is for. */
export const modifierParams = [
    numberParam('mod', -20, 20, { label: "the referee's modifier", optional: true }),
    textParam('because', { label: 'what the modifier is for', optional: true }),
];
/** The weapon of an attack that names none: in melee reach the usual one, else what is shot or thrown. */
function weaponFor(scene, { actor, target, weapon }) {
    if (weapon >= 0)
        return weapon;
    const melee = usualMelee(scene, actor);
    const mode = modeOf(scene, melee, Math.max(0, meleeModeAt(scene, actor, melee, target)));
    if (target < 0 || feetBetween(scene, actor, target) <= reachWith(scene, actor, mode))
        return melee;
    const missile = usualMissile(scene, actor);
    return missile >= 0 ? missile : melee;
}
/** The mode in which a weapon goes at the target from where the actor stands: melee in reach, else shot or thrown. */
function modeFor(scene, { actor, target, thrown }, weapon) {
    const kind = scene.kind(weapon);
    const melee = meleeModeAt(scene, actor, weapon, target);
    const other = missileMode(kind);
    if (thrown === 1 || melee < 0)
        return other;
    if (other < 0 || target < 0)
        return melee;
    const how = kind.modes[melee];
    return how !== undefined && feetBetween(scene, actor, target) <= reachWith(scene, actor, how) ? melee : other;
}
/** Where the blow goes, and with what: what the command leaves open is what suits the place. */
export function aimOf(scene, blow) {
    const weapon = weaponFor(scene, blow);
    const { target, maneuver = NO_MANEUVER } = blow;
    return { target, weapon, mode: modeFor(scene, blow, weapon), maneuver };
}
/** Why a command may not choose what it does of its attack, or null. */
export function badChoice(scene, blow, { weapon, mode, maneuver }) {
    const how = modeOf(scene, weapon, mode);
    const { name } = scene.kind(weapon);
    const { with: attribute = -1, skill = -1, using = -1, mod = 0 } = blow;
    if (attribute >= 0 && !how.attributes.includes(attribute)) {
        return refuse('attack-attribute-choice', `The ${name} is not used with that attribute.`);
    }
    if (skill >= 0 && !mayUseSkill(how, skill)) {
        return refuse(how.kind === THROWN ? 'thrown-skill' : 'combat-skills', `The ${name} is not used with that skill.`);
    }
    const unused = using < 0 ? null : badUsing(using, maneuver);
    if (unused !== null)
        return unused;
    if (mod !== null && mod !== 0 && scene.setup.options['referee-modifiers'] !== 'allowed') {
        return refuse('referee-modifiers', 'The table plays without further modifiers (option referee-modifiers).');
    }
    return null;
}
cite('shove', 'grapple');
/** Why that skill cannot be chosen for the check after the hit, or null: a shove takes Brawl or Exert, a grapple Brawl. */
function badUsing(using, maneuver) {
    if (maneuver === GRAPPLE)
        return using === BRAWL ? null : refuse('grapple', 'The check of a grapple is made with Brawl.');
    if (maneuver !== SHOVE)
        return refuse('shove', '"using" says the skill for the check of a shove: this is none.');
    return using === BRAWL || using === EXERT
        ? null
        : refuse('shove', 'The check of a shove is made with Brawl or Exert.');
}
/** Declares an action that is one attack. Its parameters are those of a {@link Blow}. */
export const attackAction = ({ kind, aim, refuses, advises, ...spec }) => {
    const blowOf = (command) => command;
    return act({
        ...spec,
        check(scene, command) {
            const blow = blowOf(command);
            const to = aim(scene, blow);
            const why = refuses?.(scene, blow, to) ?? noAttacks(scene, blow.actor) ?? cannotStrike(scene, blow, to);
            return why === null ? null : (advises?.(scene, blow, why) ?? why);
        },
        resolve(scene, command) {
            const blow = blowOf(command);
            resolveAttack(scene, prepare(scene, kind, blow.actor, aim(scene, blow), blow));
        },
    });
};
/** Why the blow may not be struck so, or null. */
function cannotStrike(scene, blow, aim) {
    if (aim.mode < 0)
        return refuse('weapon-entry', `The ${scene.kind(aim.weapon).name} is not made for that.`);
    return badChoice(scene, blow, aim) ?? cannotAttack(scene, blow.actor, aim);
}
//# sourceMappingURL=striking.js.map