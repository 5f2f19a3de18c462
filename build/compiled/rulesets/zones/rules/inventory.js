import { note } from '../events.js';
import { ITEM, NONE } from '../tables.js';
import { ON_GROUND } from '../words.js';
/** Rows of the items that the combatant has, those that it has dropped included. */
export function itemsOf(scene, who) {
    const { holder } = scene.now.item;
    const rows = [];
    for (let item = 0; item < scene.items; item++)
        if (holder[item] === who)
            rows.push(item);
    return rows;
}
/** Rows of the items that lie on the ground of the Zone, whoever let them fall. */
export function itemsLying(scene, zone) {
    const { place, zone: where } = scene.now.item;
    const rows = [];
    for (let item = 0; item < scene.items; item++)
        if (place[item] === ON_GROUND && where[item] === zone)
            rows.push(item);
    return rows;
}
/**
 * What the combatant's items are called, by row: each its name, a second one of the same name with a number behind it.
 * These are the names in commands, facts and overrides.
 */
export const itemNames = (scene, who) => namesOf(scene, itemsOf(scene, who));
/** What so many items are called among each other. */
export function namesOf(scene, items) {
    const names = new Map();
    for (const item of items) {
        const { name } = scene.kind(item);
        let unique = name;
        for (let n = 2; names.has(unique); n++)
            unique = `${name} ${n}`;
        names.set(unique, item);
    }
    return names;
}
/** The row of the combatant's item of that name, upper and lower case alike, or -1. */
export function findItem(scene, who, name) {
    const wanted = name.toLowerCase();
    for (const [known, item] of itemNames(scene, who))
        if (known.toLowerCase() === wanted)
            return item;
    return -1;
}
/** What an item is called among those of whoever has it. */
export function nameOfItem(scene, item) {
    const who = scene.now.item.holder[item];
    for (const [name, row] of itemNames(scene, who))
        if (row === item)
            return name;
    return scene.kind(item).name;
}
/** Puts an item somewhere (a position in PLACES); one that falls lies in its holder's Zone. */
export function put(scene, item, place, rule) {
    const holder = scene.now.item.holder[item];
    note.item(scene, holder, item, place);
    scene.set(ITEM.place, item, place, rule);
    layDown(scene, item, rule);
}
/** Makes it true that what lies on the ground lies in some Zone, and nothing else does. */
export function layDown(scene, item, rule) {
    const { place, zone, holder } = scene.now.item;
    const lies = place[item] === ON_GROUND;
    if (lies === zone[item] >= 0)
        return;
    scene.set(ITEM.zone, item, lies ? scene.now.combatant.zone[holder[item]] : NONE, rule);
}
//# sourceMappingURL=inventory.js.map