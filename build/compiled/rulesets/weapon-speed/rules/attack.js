import { capital, REFEREE } from '@fray/kernel/rules';
import { note, roll } from '../events.js';
import { cite } from '../scene.js';
import { C } from '../tables.js';
import { ATTRIBUTES, NO_ATTRIBUTE } from '../words.js';
import { beginAction, REACTION } from './acting.js';
import { critFrom, rollCheck } from './checks.js';
import { defenseOf, modOf, strikeOf } from './figures.js';
import { chooseType, PERCENT, rollInjury } from './injuries.js';
import { strain } from './life.js';
import { blowsAt, mayReact } from './reactions.js';
import { deliver, results } from './results.js';
import { isHere } from './who.js';
cite('attack-strikes', 'attack-bonus', 'ties-simultaneous');
/**
 * One attack: each of its strikes at the target, then the target's chance to riposte. `held`: what it does waits for the
 * others who act at the same count. Returns whether any strike hit.
 */
export function attack(scene, by, target, strike, how, held) {
    const since = scene.here();
    const mayRiposte = scene.now.combatant.fullDefense[target] === 1;
    let hit = false;
    for (let n = 0; n < strike.strikes; n++) {
        if (!isHere(scene, target))
            break;
        if (strikeOnce(scene, by, target, strike, how, held))
            hit = true;
        if (mayRiposte || n + 1 < strike.strikes)
            scene.juncture(since, n * 2 + Number(hit));
    }
    afterAttack(scene, target, by);
    return hit;
}
cite('attack-roll', 'crit-natural', 'check-roll');
/** One strike: attack roll, damage, and what a critical hit brings. */
function strikeOnce(scene, by, target, strike, how, held) {
    const tally = scene.tally();
    const mod = strike.attribute === NO_ATTRIBUTE ? 0 : modOf(scene, by, strike.attribute);
    const more = scene.now.combatant.attackNow[by];
    const against = defenseOf(scene, target);
    const critOn = critFrom(scene, strike);
    const natural = rollCheck(scene, by, 'attack-roll', 'attack', tally, against - strike.bonus - mod - more, critOn);
    tally.add(strike.bonus, 'attack-bonus', strike.name);
    if (strike.attribute !== NO_ATTRIBUTE)
        tally.add(mod, 'attack-bonus', capital(ATTRIBUTES[strike.attribute]));
    if (more !== 0)
        tally.add(more, 'conditions-list-empty', 'conditions');
    const passed = tally.total >= against;
    const critical = passed && strike.crit > 0 && natural >= critOn;
    scene.blow(by, target, passed, critical ? 1 : 0);
    roll.attack(scene, by, 'attack-roll', tally, against, passed, target, strike.name, how, critical, target);
    if (!passed)
        return false;
    if (strike.damage !== null)
        dealDamage(scene, by, target, strike, critical, held);
    return true;
}
cite('damage-roll', 'crit-multiplier', 'crit-then-armor', 'armor-reduces', 'armor-minimum', 'crit-bypasses-stress');
/** The damage of a hit: dice and bonuses, multiplied where it is critical, then reduced by Armor. */
function dealDamage(scene, by, target, strike, critical, held) {
    const pool = strike.damage;
    if (pool === null)
        return;
    const tally = scene.tally();
    scene.roll(pool, by, 'damage-roll', strike.name, tally);
    if (strike.damageAttribute !== NO_ATTRIBUTE) {
        tally.add(modOf(scene, by, strike.damageAttribute), 'attack-bonus', capital(ATTRIBUTES[strike.damageAttribute]));
    }
    tally.atLeast(0, 'damage-roll', 'at least 0');
    if (critical)
        tally.times(strike.crit, 'crit-multiplier', `critical x${strike.crit}`);
    const armor = scene.now.combatant.armorNow[target];
    if (armor !== 0) {
        tally.add(-armor, 'armor-reduces', 'Armor');
        tally.atLeast(0, 'armor-minimum', 'Armor takes no more');
    }
    const rule = critical ? 'crit-bypasses-stress' : 'damage-to-stress';
    note.damage(scene, by, target, strike.types, rule, strike.name, tally);
    const dealt = tally.total;
    if (dealt <= 0)
        return;
    const to = critical ? 'wound-points' : 'stress';
    deliver(scene, held, by, target, results.hit(to, dealt, strike.types, true));
    if (critical)
        chanceOfInjury(scene, by, target, dealt, strike.types, held);
}
cite('combat-injury-chance', 'combat-injury-dealt');
/** After a critical hit: the referee's d% at or below the damage dealt brings an injury. */
function chanceOfInjury(scene, by, target, dealt, types, held) {
    const rolled = scene.faceUpTo(dealt, PERCENT, REFEREE, 'combat-injury-chance', 'chance of an injury');
    const passed = rolled <= dealt;
    const tally = scene.tally().add(rolled, 'combat-injury-chance', 'd100');
    roll['injury-chance'](scene, REFEREE, 'combat-injury-chance', tally, dealt, passed, target, 'referee');
    if (!passed)
        return;
    const type = chooseType(scene, by, target, types);
    const injury = rollInjury(scene, target, type);
    if (injury !== null)
        deliver(scene, held, by, target, results.injury(injury));
}
cite('full-defense-riposte', 'riposte-when-attacked', 'riposte-chain');
/** After an attack: a target in Full-Defense may riposte. */
function afterAttack(scene, target, attacker) {
    if (scene.now.combatant.fullDefense[target] === 0)
        return;
    offerRiposte(scene, target, attacker, 'full-defense-riposte', '{0} was attacked by {1}: a riposte?');
}
/** The question whether to riposte. Its options are worked out when somebody reads them. */
export class RiposteQuestion {
    kind = 'choice';
    preset = 0;
    decline = 0;
    reaction = true;
    rule;
    to;
    prompt;
    about;
    /** Position 0 declines; these are the others. */
    blows;
    scene;
    made = null;
    constructor(scene, to, at, rule, prompt, blows) {
        this.scene = scene;
        this.to = to;
        this.rule = rule;
        this.prompt = prompt;
        this.about = [to, at];
        this.blows = blows;
    }
    get options() {
        this.made ??= [
            { value: 'decline', label: 'no riposte' },
            ...this.blows.map(({ item, attack: at }) => {
                const { name } = strikeOf(this.scene, item, at);
                return { value: name, label: `riposte with the ${name}` };
            }),
        ];
        return this.made;
    }
}
/** Asks for a riposte, where one can be made at all, and makes it. */
export function offerRiposte(scene, row, at, rule, prompt) {
    const blows = isHere(scene, at) ? blowsAt(scene, row, at) : [];
    if (blows.length === 0 || !mayReact(scene, row, rule))
        return;
    const answer = scene.ask(new RiposteQuestion(scene, row, at, rule, prompt, blows));
    const blow = blows[answer - 1];
    if (blow !== undefined)
        riposte(scene, row, at, blow);
}
cite('riposte', 'strain-after-action');
/** A riposte: the Reaction, one melee attack at once. */
function riposte(scene, row, at, { item, attack: which }) {
    const cost = beginAction(scene, row, REACTION);
    scene.set(C.reactionUsed, row, 1, 'riposte');
    attack(scene, row, at, strikeOf(scene, item, which), 'riposte', false);
    strain(scene, row, cost);
}
//# sourceMappingURL=attack.js.map