import { choice } from '@fray/kernel/rules';
import { note } from '../events.js';
import { cite, declaring, uncancelled } from '../scene.js';
import { C, NONE } from '../tables.js';
import { GRABBED, ONGOING, STUCK, THIS_ROLL, UNTIL_REMOVED } from '../words.js';
import { rollAmount } from './amounts.js';
import { addCondition, durationFor, grantAdvantage, has, removeConditions } from './conditions.js';
import { engagedBy, isEngagedWith, isNearby, popOff } from './field.js';
import { gain, holdNothing, lose, PLAIN_BLOW } from './life.js';
import { cannotGo, engagedByGoing, go } from './movement.js';
import { useRecovery } from './recovery.js';
import { half } from './rolls.js';
import { isHere, isIn, isUp } from './who.js';
cite('damage-types', 'resistance-many-types', 'free-recovery', 'pop-off', 'ongoing-damage', 'last-gasp', 'grabbed');
cite('advantage-other-sources', 'effect-duration', 'ability-other-tags');
/** Whom an effect is on. */
const bearerOf = (effect, target, { user, triggerer }) => effect.on === 'user' ? user : effect.on === 'triggerer' ? triggerer : target;
/** Does what effects say, one after the other. Damage of an attack has been dealt already: `withDamage` is for all else. */
export function applyEffects(scene, target, effects, from, withDamage = true) {
    for (const effect of effects) {
        if (effect.effect === 'damage' && !withDamage && effect.on === 'target')
            continue;
        const bearer = bearerOf(effect, target, from);
        if (bearer >= 0)
            applyEffect(scene, bearer, effect, from);
    }
}
function applyEffect(scene, who, effect, from) {
    const { user, ability, keeper } = from;
    const name = ability?.name ?? 'a Basic Attack';
    const kept = keeper >= 0 ? keeper : NONE;
    if (effect.effect !== 'note' && effect.effect !== 'cancel' && !isIn(scene, who))
        return;
    switch (effect.effect) {
        case 'damage':
            dealPlain(scene, user, who, effect, name);
            return;
        case 'heal': {
            if (scene.now.combatant.lastGasp[who] !== NONE)
                return;
            const tally = scene.tally();
            rollAmount(scene, user, effect.heal, effect.perLevel, scene.now.combatant.level[user], 'heal-the-dying', name, tally, false);
            const amount = Math.max(0, tally.total);
            note.heal(scene, who, amount, gain(scene, who, amount, 'heal-the-dying'), name);
            scene.credit(user, who);
            return;
        }
        case 'recovery':
            if (scene.now.combatant.lastGasp[who] !== NONE)
                return;
            useRecovery(scene, who, { free: effect.recovery === 'free', plus: effect.plus, average: null }, effect.recovery === 'free' ? 'free-recovery' : 'recovery-heal');
            return;
        case 'condition': {
            const { condition: what, duration } = effect;
            const lasting = durationFor(effect, user, who);
            const isKept = kept >= 0 && duration.lasts === UNTIL_REMOVED;
            addCondition(scene, who, { what, ...lasting, by: user, keeper: isKept ? kept : NONE }, 'effect-duration');
            return;
        }
        case 'ongoing': {
            const lasting = durationFor(effect, user, who);
            const { ongoing: amount, type } = effect;
            addCondition(scene, who, { what: ONGOING, ...lasting, by: user, amount, type }, 'ongoing-damage');
            return;
        }
        case 'popOff':
            popOffFrom(scene, who, user, engagedBy(scene, who), effect.popOff === 'all');
            return;
        case 'freeMove':
            freeMove(scene, who);
            return;
        case 'advantage': {
            if (effect.duration.lasts === THIS_ROLL) {
                if (scene.pending !== null)
                    scene.pending.advantage += effect.advantage;
                return;
            }
            const lasting = durationFor(effect, user, who);
            const isKept = kept >= 0 && effect.duration.lasts === UNTIL_REMOVED;
            const grant = { to: effect.to, amount: effect.advantage, lasts: lasting.lasts, of: lasting.of, by: user, name };
            grantAdvantage(scene, who, { ...grant, keeper: isKept ? kept : NONE }, 'advantage-other-sources');
            return;
        }
        case 'lastGasp':
            startGasp(scene, who, effect.lastGasp);
            return;
        case 'grab':
            addCondition(scene, who, { what: GRABBED, by: user }, 'grabbed');
            return;
        case 'endCondition':
            removeConditions(scene, who, effect.endCondition);
            return;
        case 'defense':
            if (scene.pending !== null)
                scene.pending.defense += effect.defense;
            return;
        case 'cancel':
            scene.cancelled = true;
            if (scene.pending !== null)
                scene.pending.cancelled = true;
            return;
        case 'note':
            note.says(scene, user, effect.note);
            return;
    }
}
/** Damage without an attack roll: never halved by Resistance. */
function dealPlain(scene, user, who, effect, name) {
    if (effect.effect !== 'damage')
        return;
    const tally = scene.tally();
    const { damage, perLevel, types } = effect;
    rollAmount(scene, user, damage, perLevel, scene.now.combatant.level[user], 'damage-to-hp', name, tally);
    const rolled = Math.max(0, tally.total);
    const amount = effect.half ? half(rolled) : rolled;
    if (effect.half)
        tally.add(amount - tally.total, 'round-down', 'half');
    else
        tally.atLeast(0, 'round-down', 'at least 0');
    note.damage(scene, user, who, tally, types, name);
    lose(scene, who, amount, 'damage-to-hp', { ...PLAIN_BLOW, by: user });
    scene.moments.damaged(scene, who, user);
}
/** A Last Gasp begins: Death Saves from now on, with the hit points kept. */
export function startGasp(scene, who, outcome) {
    if (scene.now.combatant.lastGasp[who] !== NONE)
        return;
    scene.set(C.lastGasp, who, scene.keep(outcome), 'last-gasp');
    scene.set(C.gaspHp, who, scene.now.combatant.hp[who], 'last-gasp');
    holdNothing(scene, who);
    note.gasps(scene, who, outcome);
}
cite('stuck');
/** The combatant pops off one of those enemies, whom the chooser names, or all of them. */
export function popOffFrom(scene, who, chooser, from, all) {
    if (has(scene, who, STUCK) || from.length === 0)
        return;
    if (all || from.length === 1) {
        popOff(scene, who, from);
        return;
    }
    const options = from.map((row) => ({ value: scene.name(row), label: scene.name(row) }));
    options.push({ value: 'none', label: 'nobody' });
    const at = scene.ask(choice('pop-off', chooser, 'Whom does {0} pop off from?', [who], options));
    if (at < from.length)
        popOff(scene, who, [from[at]]);
}
cite('move-step');
/** One step of the combatant's own choice that uses no action; it may stay. */
function freeMove(scene, who) {
    if (!isUp(scene, who) || has(scene, who, STUCK))
        return;
    const goings = [];
    const options = [{ value: 'none', label: 'stay' }];
    for (let other = 0; other < scene.combatants; other++) {
        if (other === who || !isHere(scene, other))
            continue;
        if (cannotGo(scene, who, { to: other, also: [], away: [] }) === null) {
            goings.push({ to: other, away: [] });
            options.push({ value: scene.name(other), label: `go to ${scene.name(other)}` });
        }
        if (isNearby(scene, who, other) && isEngagedWith(scene, who, other)) {
            goings.push({ to: -1, away: [other] });
            options.push({ value: `away ${scene.name(other)}`, label: `go away from ${scene.name(other)}` });
        }
    }
    const at = scene.ask(choice('move-step', who, 'Where does {0} move?', [who], options));
    const chosen = goings[at - 1];
    if (chosen === undefined)
        return;
    const going = { ...chosen, also: [] };
    uncancelled(scene, () => {
        const engages = engagedByGoing(scene, who, going);
        if (scene.moments.declared(scene, declaring(who, { isMove: true, engages })) &&
            cannotGo(scene, who, going) === null)
            go(scene, who, going);
    });
}
//# sourceMappingURL=effects.js.map