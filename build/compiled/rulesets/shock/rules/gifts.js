import { cite } from '../scene.js';
cite('damage-bonuses', 'spell-content');
/** Adds up the passive powers of a combatant. */
export function giftsOf(powers) {
    const sum = {
        hitMelee: 0,
        hitRanged: 0,
        hitUnarmed: 0,
        damageMelee: 0,
        damageRanged: 0,
        damageUnarmed: 0,
        shockMelee: 0,
        shockRanged: 0,
        shockUnarmed: 0,
        shockPoints: 0,
        shockAnyAc: false,
        immune: false,
        ac: 0,
        screens: 0,
        seesUnseen: false,
        slippery: false,
        disengage: null,
        standUp: null,
        reload: null,
        instants: powers.some((power) => power.cost === 'instant'),
    };
    for (const power of powers) {
        if (power.cost !== 'passive')
            continue;
        for (const effect of power.effects) {
            switch (effect.effect) {
                case 'to-hit':
                    if (effect.when !== 'ranged' && effect.when !== 'unarmed')
                        sum.hitMelee += effect.amount;
                    if (effect.when === 'any' || effect.when === 'ranged')
                        sum.hitRanged += effect.amount;
                    if (effect.when === 'unarmed')
                        sum.hitUnarmed += effect.amount;
                    break;
                case 'damage': {
                    const shock = effect.addsToShock ? effect.amount : 0;
                    if (effect.when !== 'ranged' && effect.when !== 'unarmed') {
                        sum.damageMelee += effect.amount;
                        sum.shockMelee += shock;
                    }
                    if (effect.when === 'any' || effect.when === 'ranged') {
                        sum.damageRanged += effect.amount;
                        sum.shockRanged += shock;
                    }
                    if (effect.when === 'unarmed') {
                        sum.damageUnarmed += effect.amount;
                        sum.shockUnarmed += shock;
                    }
                    break;
                }
                case 'shock':
                    sum.shockPoints += effect.points;
                    sum.shockAnyAc ||= effect.anyAc;
                    break;
                case 'shock-immune':
                    sum.immune = true;
                    break;
                case 'ac':
                    sum.ac += effect.amount;
                    break;
                case 'screen-extra':
                    sum.screens += effect.amount;
                    break;
                case 'sees-unseen':
                    sum.seesUnseen = true;
                    break;
                case 'no-opportunity':
                    sum.slippery = true;
                    break;
                case 'cheaper':
                    if (effect.action === 'disengage')
                        sum.disengage = effect.cost;
                    if (effect.action === 'stand-up')
                        sum.standUp = effect.cost;
                    if (effect.action === 'reload')
                        sum.reload = effect.cost;
            }
        }
    }
    return sum;
}
//# sourceMappingURL=gifts.js.map