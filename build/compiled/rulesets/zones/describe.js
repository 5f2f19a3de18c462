import { stepsBetween } from '@fray/kernel/rules';
import { inFull } from '../kinds/in-full.js';
import { hazard, hindranceState, ongoingState } from './kinds/effects.js';
import { ongoingOn } from './rules/effects.js';
import { fallen } from './rules/ending.js';
import { hazardOf } from './rules/hazards.js';
import { hindranceOn, hindrancesOf } from './rules/hindrances.js';
import { itemNames } from './rules/inventory.js';
import { whoIsNext } from './rules/turns.js';
import { isUsedUp } from './rules/weapons.js';
import { isHere, isSurprised } from './rules/who.js';
import { ATTRIBUTE_COLUMNS, BETWEEN, ENDINGS, ORDER_TABLE, OVER, SETUP } from './tables.js';
import { ATTRIBUTES, CHARACTERS, HINDRANCES, IN_HAND, PLACES, RANGES } from './words.js';
/** What a combatant's columns do not say in words. Of one whose side hides its abilities only what is in its hands is seen. */
export function describe(scene, row, lens) {
    const c = scene.now.combatant;
    const character = c.character[row] === 1;
    const held = hindrancesOf(scene, row);
    const open = lens.knows('abilities', row);
    return {
        kind: character ? 'character' : 'creature',
        ...(open ? (character ? attributes(scene, row) : { skill: c.skill[row] }) : {}),
        zone: isHere(scene, row) ? (scene.setup.zones[c.zone[row]]?.id ?? null) : null,
        surprised: isSurprised(scene, row),
        initiative: character && scene.now.fight.phase[0] !== SETUP ? c.initiative[row] : null,
        hindered: held.map((kind) => HINDRANCES[kind]),
        hindrances: held.map((kind) => inFull(hindranceState, hindranceOn(scene, row, kind))),
        ongoing: inFull(ongoingState, ongoingOn(scene, row)),
        items: items(scene, row, open),
        ...(open ? learnt(scene, row) : {}),
        about: scene.fighter(row).about,
    };
}
const attributes = (scene, row) => Object.fromEntries(ATTRIBUTES.map((name, i) => [name, scene.read(ATTRIBUTE_COLUMNS[i], row)]));
const learnt = (scene, row) => {
    const { attacks, spells } = scene.fighter(row);
    return { attacks: attacks.map(({ name }) => name), spells: spells.map(({ name }) => name) };
};
/** What a combatant carries, by the names that commands use; what others see where it is not open to them. */
function items(scene, row, open) {
    const { place, marked } = scene.now.item;
    const found = {};
    for (const [name, item] of itemNames(scene, row)) {
        const kind = scene.kind(item);
        if (!open) {
            if (place[item] === IN_HAND)
                found[name] = { place: PLACES[IN_HAND] };
            continue;
        }
        found[name] = {
            place: PLACES[place[item]],
            marked: marked[item],
            usages: kind.usages || null,
            usedUp: isUsedUp(scene, item),
            hands: kind.hands,
            damage: kind.damage?.text ?? null,
        };
    }
    return found;
}
function zones(scene) {
    const { graph, zones: setups } = scene.setup;
    const found = {};
    setups.forEach((zone, i) => {
        const here = [];
        for (let row = 0; row < scene.combatants; row++) {
            if (scene.now.combatant.zone[row] === i && isHere(scene, row))
                here.push(scene.name(row));
        }
        const capacity = scene.now.zone.capacity[i];
        const note = scene.now.zone.note[i];
        const steps = setups.map((_, to) => stepsBetween(graph, i, to));
        found[zone.id] = {
            name: zone.name,
            adjacent: graph.next[i].map((n) => setups[n]?.id),
            capacity: capacity < 0 ? null : capacity,
            hazard: inFull(hazard, hazardOf(scene, i)),
            exits: zone.exits.map((side) => scene.setup.sides[side]?.id),
            note: note < 0 ? '' : scene.values[note],
            here,
            range: Object.fromEntries(setups.map((z, to) => [z.id, RANGES[Math.min(3, steps[to])]])),
            distance: Object.fromEntries(setups.map((z, to) => [z.id, steps[to] > 1000 ? null : steps[to]])),
        };
    });
    return found;
}
/** What the whole fight's columns do not say in words. */
export function describeFight(scene, _lens) {
    const { phase, ending, began } = scene.now.fight;
    const order = Array.from({ length: scene.rows(ORDER_TABLE) }, (_, i) => scene.name(scene.now.order.who[i]));
    const over = phase[0] === OVER;
    const down = fallen(scene).map((row) => scene.name(row));
    const undecided = fallen(scene).filter((row) => scene.now.combatant.fate[row] < 0);
    return {
        began: began[0] < 0 ? null : began[0] === CHARACTERS ? 'characters' : 'enemies',
        ending: ENDINGS[ending[0]],
        order: order.filter((_, i) => isHere(scene, scene.now.order.who[i])),
        next: phase[0] === BETWEEN ? whoIsNext(scene).map((row) => scene.name(row)) : [],
        fallen: over ? down : [],
        asked: over && undecided.length > 0 ? { to: 'referee', rule: 'aftermath' } : null,
        zones: zones(scene),
    };
}
/** How somebody with so many hit points looks. */
export function healthWord(scene, row, hp) {
    const now = hp ?? scene.now.combatant.hp[row];
    const most = scene.now.combatant.hpMax[row];
    if (now <= 0)
        return 'down';
    if (now >= most)
        return 'unhurt';
    return now * 2 > most ? 'hurt' : 'badly hurt';
}
//# sourceMappingURL=describe.js.map