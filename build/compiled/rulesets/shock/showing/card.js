import { signed } from '@fray/kernel/rules';
import { noSnap } from '../instants/snaps.js';
import { bondsOf } from '../rules/bonds.js';
import { hasShield } from '../rules/gear.js';
import { threatReach } from '../rules/legal.js';
import { armorClass } from '../rules/modifiers.js';
import { moveRate } from '../rules/movement.js';
import { screenLimit } from '../rules/screen.js';
import { noTotalDefense } from '../rules/total-defense.js';
import { isUp, modOf, skillOf } from '../rules/who.js';
import { OVER, SCREENED } from '../tables.js';
import { ATTRIBUTE_NAMES, NO_SKILL, SKILL_NAMES } from '../words.js';
import { conditionKind } from './conditions.js';
import { isPlaced } from './known.js';
import { conditionsOn } from './lying-on.js';
import { ruleRef } from './said.js';
import { thingsOf } from './things.js';
/** Everything about one combatant. A side that hides its abilities shows of them what is in its hands. */
export function card(scene, row, lens) {
    const fighter = scene.fighter(row);
    return {
        kind: scene.now.combatant.pc[row] === 1 ? 'player character' : 'NPC',
        budgets: budgets(scene, row, lens),
        conditions: conditions(scene, row, lens),
        groups: thingsOf(scene, row, lens),
        reactions: reactions(scene, row, lens),
        numbers: numbers(scene, row, lens),
        about: fighter.about,
    };
}
/** What is left of the round's Main and Move, and of the attacks of a Main Action that gives several. */
function budgets(scene, row, lens) {
    if (!isUp(scene, row) || scene.now.fight.phase[0] === OVER)
        return [];
    const { mainSpent, moveSpent, secondMove, attacksLeft, attacks } = scene.now.combatant;
    const main = 1 - mainSpent[row];
    const moves = 1 - moveSpent[row] + secondMove[row];
    const found = [
        { id: 'main', label: 'Main Action', left: main, of: 1, words: main === 1 ? 'Main Action' : 'no Main Action' },
        {
            id: 'move',
            label: 'Move Action',
            left: moves,
            of: Math.max(1, moves),
            words: moves === 0 ? 'no Move Action' : moves === 1 ? 'Move Action' : `${moves} Move Actions`,
        },
    ];
    const further = attacksLeft[row];
    if (further > 0) {
        const words = `${further} more ${further === 1 ? 'attack' : 'attacks'}`;
        const of = lens.knows('abilities', row) ? Math.max(further, attacks[row]) : further;
        found.push({ id: 'attacks', label: 'Attacks', left: further, of, words });
    }
    return found;
}
function conditions(scene, row, lens) {
    const of = scene.name(row);
    return conditionsOn(scene, row, lens).map(({ name, source, ends, more }) => {
        const { tone, lines } = conditionKind(name);
        const words = [more === '' ? '' : `${more}.`, ...lines].filter((line) => line !== '').join(' ');
        return { name, source, ends, words, tone, ref: { kind: 'condition', name, of } };
    });
}
const uncounted = { left: null, of: null };
/** What it could do on others' turns: attacks of opportunity, Instants, a screen, its shield. */
function reactions(scene, row, lens) {
    if (!isUp(scene, row) || scene.now.combatant.surprised[row] === 1)
        return [];
    const open = lens.knows('abilities', row);
    const found = [];
    const reach = threatReach(scene, row);
    if (reach > 0 && scene.now.combatant.retreating[row] === 0) {
        const words = `at each foe that runs out of its reach${open ? ` of ${reach} feet` : ''}`;
        found.push({ label: 'Attack of opportunity', ...uncounted, words, ref: ruleRef('attack-of-opportunity') });
    }
    const defense = noTotalDefense(scene, row) === null;
    found.push({
        label: 'Total Defense',
        left: defense ? 1 : 0,
        of: 1,
        words: defense ? 'an Instant that takes the Main Action' : 'not now: it takes the Main Action',
        ref: ruleRef('total-defense'),
    });
    if (open && noSnap(scene, row) === null) {
        const words = 'an Instant that takes the Main Action, at -4';
        found.push({ label: 'Snap Attack', left: 1, of: 1, words, ref: ruleRef('snap-attack') });
    }
    if (scene.now.combatant.screening[row] >= 0 && open) {
        const of = Math.max(0, screenLimit(scene, row));
        const left = Math.max(0, of - bondsOf(scene, SCREENED, row).length);
        const words = `against ${left} more ${left === 1 ? 'attacker' : 'attackers'} this round`;
        found.push({ label: 'Screen', left, of, words, ref: ruleRef('screen-limit') });
    }
    if (hasShield(scene, row)) {
        const left = 1 - scene.now.combatant.shieldUsed[row];
        const words = left === 1 ? 'stops the first Shock of the round' : 'has stopped Shock this round';
        found.push({ label: 'Shield', left, of: 1, words, ref: ruleRef('shield-ignores-first-shock') });
    }
    return found;
}
function numbers(scene, row, lens) {
    const { attackBonus, physicalSave, altitude } = scene.now.combatant;
    const found = [];
    if (lens.knows('defenses', row)) {
        const ac = armorClass(scene, row).total;
        found.push({ label: 'AC', value: ac, words: String(ac), ref: ruleRef('single-ac') });
        const save = physicalSave[row];
        found.push({ label: 'Physical save', value: save, words: `${save} or more`, ref: ruleRef('saving-throw') });
    }
    if (altitude[row] !== 0 && isPlaced(scene, row, lens)) {
        const up = altitude[row];
        found.push({ label: 'Above the ground', value: up, words: `${up} feet`, ref: ruleRef('grid') });
    }
    if (!lens.knows('abilities', row))
        return found;
    const feet = moveRate(scene, row);
    found.push({ label: 'Move', value: feet, words: `${feet} feet`, ref: ruleRef('run') });
    const bonus = attackBonus[row];
    found.push({ label: 'Attack bonus', value: bonus, words: signed(bonus), ref: ruleRef('attack-roll') });
    ATTRIBUTE_NAMES.forEach((label, at) => {
        const value = modOf(scene, row, at);
        if (value !== 0)
            found.push({ label, value, words: signed(value), ref: ruleRef('attribute-modifiers') });
    });
    SKILL_NAMES.forEach((label, at) => {
        const value = skillOf(scene, row, at);
        if (value === NO_SKILL || value < 0)
            return;
        found.push({ label, value, words: String(value), ref: ruleRef('combat-skills') });
    });
    return found;
}
//# sourceMappingURL=card.js.map