import { cite } from '../scene.js';
import { MOST_FOCUS, RANGED } from '../words.js';
cite('feats-change-rules', 'feat-sneak-attack', 'feat-legion-leader', 'feat-battle-caster', 'feat-maneuverer');
cite('feat-reach', 'feat-weapon-focus', 'feat-athlete');
/** The kinds of attack, as feats name them. */
const KINDS_OF_ATTACK = ['melee', 'ranged', 'spell'];
/** Sums up feats. */
export function giftsOf(feats) {
    const freeAttacks = {
        'after-hit': [],
        'after-defeat': [],
        'enemy-enters': [],
        'own-turn': [],
    };
    const gifts = {
        zone: 1,
        sneakDice: 0,
        summoningSlots: 0,
        dodgesWhileChanneling: false,
        fullSpeed: [true, false, false, false, false],
        movement: 0,
        slots: 0,
        disengagesCheaply: false,
        focus: new Map(),
        accuracy: { melee: 0, ranged: 0, spell: 0 },
        damage: [],
        reductions: [],
    };
    feats.forEach((feat, position) => {
        for (const effect of feat.effects) {
            switch (effect.feat) {
                case 'sneak-dice':
                    gifts.sneakDice += effect.amount;
                    break;
                case 'summoning-slots':
                    gifts.summoningSlots += effect.amount;
                    break;
                case 'dodge-while-channeling':
                    gifts.dodgesWhileChanneling = true;
                    break;
                case 'full-speed':
                    for (const mode of effect.modes)
                        gifts.fullSpeed[mode] = true;
                    break;
                case 'zone':
                    gifts.zone = Math.max(gifts.zone, effect.spaces);
                    break;
                case 'weapon-dice':
                    for (const weapon of feat.weapons) {
                        gifts.focus.set(weapon, Math.min(MOST_FOCUS, (gifts.focus.get(weapon) ?? 0) + effect.amount));
                    }
                    break;
                case 'movement':
                    gifts.movement += effect.amount;
                    break;
                case 'free-attack': {
                    const once = effect.once;
                    freeAttacks[effect.when].push({ feat: position, id: feat.id, name: feat.name, once });
                    break;
                }
                case 'reduce':
                    gifts.reductions.push({ name: feat.name, amount: effect.amount, against: effect.against });
                    break;
                case 'slots':
                    gifts.slots += effect.amount;
                    break;
                case 'accuracy':
                    for (const kind of KINDS_OF_ATTACK) {
                        if (effect.when === 'any' || effect.when === kind)
                            gifts.accuracy[kind] += effect.amount;
                    }
                    break;
                case 'damage':
                    gifts.damage.push({ name: feat.name, when: effect.when, amount: effect.amount });
                    break;
                case 'disengage':
                    gifts.disengagesCheaply = true;
                    break;
            }
        }
    });
    return { ...gifts, freeAttacks };
}
/** What kind of attack a weapon makes, or a spell, which has none. */
export const kindOf = (weapon) => weapon === null ? 'spell' : weapon.kind === RANGED ? 'ranged' : 'melee';
//# sourceMappingURL=gifts.js.map