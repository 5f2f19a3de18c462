import { note } from '../events.js';
import { cite } from '../scene.js';
import { C } from '../tables.js';
import { POOLS, restore } from './restoring.js';
import { deliver, results } from './results.js';
import { isHere } from './who.js';
cite('restoring', 'other-damage', 'base-initiative-fixed');
/** What a spell, an item or an ability does to somebody. `held`: it waits for the others who act at the same count. */
export function runEffects(scene, by, target, effects, held, why) {
    for (const effect of effects)
        if (isHere(scene, target))
            runEffect(scene, by, target, effect, held, why);
}
function runEffect(scene, by, target, effect, held, why) {
    const does = (done) => deliver(scene, held, by, target, done);
    switch (effect.effect) {
        case 'damage':
            hurt(scene, by, target, effect, held, why);
            break;
        case 'restore': {
            const pool = POOLS.indexOf(effect.pool);
            const amount = Math.max(0, scene.roll(effect.amount, by, 'restoring', why));
            // Mana that somebody gives itself is nobody else's business: it can be spent in the same turn of a tie.
            if (effect.pool === 'mana' && target === by)
                restore(scene, target, pool, amount);
            else
                does(results.restore(pool, amount));
            break;
        }
        case 'remove-wounds':
            does(results.removeWounds(effect.count));
            break;
        case 'heal-injuries':
            does(results.healInjuries());
            break;
        case 'stabilize':
            does(results.stabilize());
            break;
        case 'attribute-damage': {
            const amount = Math.max(0, scene.roll(effect.amount, by, 'injury-attribute-damage', why));
            does(results.attributeDamage(effect.attributes, amount));
            break;
        }
        case 'restore-attributes':
            does(results.restoreAttributes());
            break;
        case 'condition':
            does(results.condition(effect.condition.at, effect.rounds));
            break;
        case 'end-condition':
            does(results.endCondition(effect.condition.at));
            break;
        case 'base-initiative':
            alterBase(scene, target, effect.amount);
            break;
        case 'push':
            does(results.push(by, effect.yards));
            break;
    }
}
/** Damage that is no attack's: no Armor unless the data says so. */
export function hurt(scene, by, target, { amount, types, to, armor }, held, why) {
    const tally = scene.tally();
    scene.roll(amount, by, 'other-damage', why, tally);
    const worn = scene.now.combatant.armorNow[target];
    if (armor)
        tally.add(-worn, 'armor-reduces', 'Armor');
    else if (worn !== 0)
        tally.pass(-worn, 'other-damage', 'Armor');
    tally.atLeast(0, 'armor-minimum', 'at least 0');
    note.damage(scene, by, target, types, 'other-damage', why, tally);
    if (tally.total <= 0)
        return;
    deliver(scene, held, by, target, results.hit(to, tally.total, types));
}
/** An effect alters Base Initiative by name: from the next declaration on. */
function alterBase(scene, target, amount) {
    const base = scene.now.combatant.base[target] + amount;
    scene.set(C.base, target, base, 'base-initiative-fixed');
    note.base(scene, target, amount, base);
}
//# sourceMappingURL=effects.js.map