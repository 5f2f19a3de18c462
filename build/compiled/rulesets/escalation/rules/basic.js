import { refuse } from '../citing.js';
import { note } from '../events.js';
import { cite, declaring, uncancelled } from '../scene.js';
import { NONE } from '../tables.js';
import { CLOSE, MELEE, PC, RANGE_FAR, RANGED, STANDARD } from '../words.js';
import { isGone } from './abilities.js';
import { prepare, rollAttack } from './attack.js';
import { finishAttack } from './attack-outcome.js';
import { isGrabbed } from './conditions.js';
import { distance, engagedBy } from './field.js';
import { inMeleeStance, stanceOf } from './figures.js';
import { reaches } from './reach.js';
import { spendAll, spendSlot } from './slots.js';
import { isUp } from './who.js';
cite('basic-attack', 'basic-melee-attack', 'basic-ranged-attack', 'stances', 'melee-range', 'enemies-and-objects');
/** The first melee attack of one who has no stances, by position; -1 for none. */
function firstMelee(scene, who) {
    const { sheet } = scene.fighter(who);
    for (let i = 0; i < sheet.attacks; i++)
        if (sheet.abilities[i]?.isMelee === true)
            return i;
    return NONE;
}
/** The first ranged attack of one who has no stances, by position; -1 for none. */
function firstRanged(scene, who) {
    const { sheet } = scene.fighter(who);
    for (let i = 0; i < sheet.attacks; i++)
        if (sheet.abilities[i]?.isRanged === true)
            return i;
    return NONE;
}
/** Why a Basic Attack of that kind on the target cannot be made, or null; what it costs is not asked. */
export function cannotStrike(scene, who, target, kind) {
    const name = scene.name(who);
    const stance = stanceOf(scene, who);
    const fits = stance !== null ? stance.kind === kind : kind === MELEE ? inMeleeStance(scene, who) : hasOwnRanged(scene, who);
    if (!fits) {
        const word = kind === MELEE ? 'melee' : 'ranged';
        return refuse('basic-attack', `${name} is in no ${word} stance.`);
    }
    if (target === who)
        return refuse('enemies-and-objects', `${name} does not attack itself.`);
    const gone = isGone(scene, target);
    if (gone !== null)
        return gone;
    if (kind === MELEE) {
        if (distance(scene, who, target) === CLOSE)
            return null;
        return refuse('melee-range', `${name} is not engaged with ${scene.name(target)}.`);
    }
    if (isGrabbed(scene, who))
        return refuse('grabbed', `${name} is Grabbed and cannot shoot.`);
    const own = scene.fighter(who).sheet.abilities[firstRanged(scene, who)];
    const range = stance?.range ?? own?.target.range ?? RANGE_FAR;
    if (reaches(scene, who, target, range))
        return null;
    const shot = stance?.name ?? own?.name ?? 'shot';
    return refuse('basic-ranged-attack', `${scene.name(target)} is far: the ${shot} reaches nearby.`);
}
const hasOwnRanged = (scene, who) => scene.now.combatant.kind[who] !== PC && firstRanged(scene, who) >= 0;
/** A Basic Attack from its roll on; for opportunity attacks too. */
export function strike(scene, who, target, kind, how) {
    const stance = stanceOf(scene, who);
    const position = stance !== null ? NONE : kind === MELEE ? firstMelee(scene, who) : firstRanged(scene, who);
    const ability = position >= 0 ? (scene.fighter(who).sheet.abilities[position] ?? null) : null;
    const attack = prepare(who, target, ability, kind, { ...how, damageOnly: true });
    uncancelled(scene, () => {
        if (rollAttack(scene, attack))
            finishAttack(scene, attack, { user: who, ability, keeper: NONE, triggerer: NONE });
    });
}
/** A Basic Attack as an action: paid for, announced, provoking where it is ranged; then the blow. */
export function basicAttack(scene, who, target, kind, slot, how) {
    if (how.coup)
        spendAll(scene, who);
    else
        spendSlot(scene, who, STANDARD, slot, 'basic-attack');
    note.strikes(scene, who, target);
    if (!scene.moments.declared(scene, declaring(who, { isAttack: true })))
        return;
    if (kind === RANGED && engagedBy(scene, who).length > 0 && !scene.moments.provoked(scene, who))
        return;
    if (!isUp(scene, who))
        return;
    const why = cannotStrike(scene, who, target, kind);
    if (why !== null) {
        note['in-vain'](scene, who, why.reason);
        return;
    }
    strike(scene, who, target, kind, how);
}
//# sourceMappingURL=basic.js.map