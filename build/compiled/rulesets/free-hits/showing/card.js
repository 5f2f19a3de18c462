import { counted, signed } from '@fray/kernel/rules';
import { isUnknown } from '../look.js';
import { targetNumber } from '../rules/defense.js';
import { isNatural, itemsShown } from '../rules/gear.js';
import { summoningSlots, summonsOf } from '../rules/thralls.js';
import { isIn } from '../rules/who.js';
import { CARRIED } from '../words.js';
import { budgets, reactions } from './budgets.js';
import { castWords, featLine, weaponWords } from './phrases.js';
import { saying } from './said.js';
import { statesOf } from './states.js';
/**
 * Everything about one unit. A side that hides its abilities shows of them what is in its hands and lies about; one that
 * hides its defenses neither its armor nor the number to hit it.
 */
export function card(scene, row, lens) {
    const { pc, about } = scene.unit(row).sheet;
    return {
        kind: scene.now.combatant.summoner[row] >= 0 ? 'summoned creature' : pc ? 'character' : 'creature',
        budgets: budgets(scene, row),
        conditions: conditions(scene, row, lens),
        groups: groups(scene, row, lens),
        reactions: reactions(scene, row, lens),
        numbers: numbers(scene, row, lens),
        about,
    };
}
const conditions = (scene, row, lens) => statesOf(scene, row, lens).map(({ name, called, source, ends, words, tone }) => ({
    ...{ name, source, ends, words, tone },
    ref: { kind: 'condition', name: called, of: scene.name(row) },
}));
function groups(scene, row, lens) {
    const { sheet } = scene.unit(row);
    const of = scene.name(row);
    const knows = lens.knows('abilities', row);
    const uncounted = { left: null, of: null };
    const found = [];
    const add = (title, things) => {
        if (things.length > 0)
            found.push({ title, things });
    };
    const items = itemsShown(scene, row, knows);
    add('Weapons', items.filter((item) => scene.kind(item).weapon !== null).map((item) => thingOf(scene, row, item, knows)));
    if (lens.knows('defenses', row)) {
        add('Armor', sheet.armors.map(({ name, amount, against }) => ({
            ...{ name, words: `-${amount.text} against ${against.join(', ')}`, ...uncounted },
            ref: { kind: 'armor', name, of },
        })));
    }
    if (knows) {
        add('Spells', sheet.spells.map((spell) => ({
            ...{ name: spell.name, words: castWords(spell), ...uncounted },
            ref: { kind: 'spell', name: spell.name, of },
        })));
        add('Feats', sheet.feats.map(({ name, effects, weapons }) => ({
            ...{ name, words: effects.map((one) => featLine(one, weapons)).join(' '), ...uncounted },
            ref: { kind: 'feat', name, of },
        })));
    }
    add('Things', items.filter((item) => scene.kind(item).weapon === null).map((item) => thingOf(scene, row, item, knows)));
    const summoned = summonsOf(scene, row).filter((unit) => !isUnknown(scene, unit, lens));
    add('Summoned', summoned.map((unit) => ({
        ...{ name: scene.name(unit), words: scene.now.combatant.thralled[unit] === 1 ? 'a thrall' : '', ...uncounted },
        ref: { kind: 'combatant', name: scene.name(unit), of: null },
    })));
    return found;
}
const isGrown = (scene, item) => isNatural(scene.kind(item));
const CARRIED_WORDS = {
    hand: 'in hand',
    sheathed: 'put away',
    pack: 'in the pack',
    ground: 'on the ground',
};
function thingOf(scene, row, item, knows) {
    const { name, weapon } = scene.kind(item);
    const place = isGrown(scene, item) ? '' : CARRIED_WORDS[CARRIED[scene.now.item.carried[item]]];
    return {
        name,
        words: saying([place, knows && weapon !== null ? weaponWords(weapon) : '']).join(', '),
        left: null,
        of: null,
        ref: { kind: weapon === null ? 'item' : 'weapon', name, of: scene.name(row) },
    };
}
function numbers(scene, row, lens) {
    const c = scene.now.combatant;
    const { gifts, sheet } = scene.unit(row);
    const rule = (name) => ({ kind: 'rule', name, of: null });
    const found = [];
    const add = (label, value, words, name) => found.push({ label, value, words, ref: rule(name) });
    const changed = (label, value, was) => add(label, value, value === was ? signed(value) : `${signed(value)} (${signed(was)} by itself)`, 'modifiers');
    const knows = lens.knows('abilities', row);
    const open = lens.knows('defenses', row);
    if (open && isIn(scene, row)) {
        const number = targetNumber(scene, row, false);
        add('To be hit', number, String(number), 'target-number');
    }
    if (!knows)
        return found;
    changed('Accuracy', c.accuracyNow[row], c.accuracy[row]);
    if (open)
        changed('Agility', c.agilityNow[row], c.agility[row]);
    changed('Strength', c.strengthNow[row], c.strength[row]);
    add('Movement', c.movementNow[row], counted(c.movementNow[row], 'square'), 'move');
    add('Melee zone', gifts.zone, counted(gifts.zone, 'square'), 'melee-zone');
    add('Level', c.level[row], String(c.level[row]), 'summoning-slots');
    if (c.mpMax[row] > 0)
        add('Magic points', c.mp[row], `${c.mp[row]} of ${c.mpMax[row]}`, 'spell-cost');
    if (sheet.spells.some(({ summon }) => summon !== null) || summonsOf(scene, row).length > 0) {
        const left = summoningSlots(scene, row) - summonsOf(scene, row).length;
        add('Summoning slots left', left, `${Math.max(0, left)} of ${summoningSlots(scene, row)}`, 'summoning-slots');
    }
    return found;
}
//# sourceMappingURL=card.js.map