import { combatantsParam, namedParam, rowOfName } from '@fray/kernel/rules';
import { refuse } from './citing.js';
import { itemNames, itemsLying, namesOf } from './rules/inventory.js';
import { ownAttack } from './rules/weapons.js';
import { HINDRANCES, IN_HAND, ON_BODY, PLACES } from './words.js';
/** A Zone by its id or its name. */
export const zoneParam = (name, wishes = {}) => namedParam(name, {
    one: 'Zone',
    label: 'a Zone',
    kind: 'place',
    *known({ setup: { zones } }) {
        for (let at = 0; at < zones.length; at++)
            yield [zones[at]?.id ?? '', at];
        for (let at = 0; at < zones.length; at++)
            if (zones[at]?.name !== zones[at]?.id)
                yield [zones[at]?.name ?? '', at];
    },
    ...wishes,
});
/** An item of the actor (or of the combatant in another parameter) by its name. */
export const itemParam = (name, label, whose = 'actor', wishes = {}) => namedParam(name, {
    one: (scene, soFar) => `item of ${scene.name(soFar[whose])}`,
    label,
    known: (scene, soFar) => itemNames(scene, soFar[whose]),
    none: (_scene, soFar) => soFar[whose] < 0 ? refuse('bad-value', 'Nobody is named who could have that item.') : null,
    ...wishes,
});
/** What lies in a combatant's Zone, by what people call it. */
const lyingNames = (scene, actor) => namesOf(scene, itemsLying(scene, scene.now.combatant.zone[actor]));
/** An item that lies in the actor's Zone, by its name among those that do; elsewhere nothing is found. */
export const lyingItemParam = (name) => namedParam(name, {
    one: 'item on the ground here',
    label: 'an item on the ground',
    known: (scene, { actor }) => lyingNames(scene, actor),
    candidates: (scene, actor) => lyingNames(scene, actor).values(),
});
/** A weapon of the actor: an attack in a creature's data, or an item (one without damage is refused by the rules). */
export const weaponParam = (name, wishes = {}) => namedParam(name, {
    one: (scene, { actor }) => `weapon of ${scene.name(actor)}`,
    label: 'a weapon',
    *known(scene, { actor }) {
        const { attacks } = scene.fighter(actor);
        for (let at = 0; at < attacks.length; at++)
            yield [attacks[at]?.name ?? '', ownAttack(at)];
        yield* itemNames(scene, actor);
    },
    ...wishes,
});
/** One of the actor's spells by its name. */
export const spellParam = (name) => namedParam(name, {
    one: (scene, { actor }) => `spell of ${scene.name(actor)}`,
    label: 'a spell',
    known: (scene, { actor }) => scene.fighter(actor).spells.map((spell, at) => [spell.name, at]),
    none: (scene, { actor }) => scene.fighter(actor).spells.length > 0
        ? null
        : refuse('spell-data', `${scene.name(actor)} knows no spells.`),
});
/** Whom a spell strikes; words in order pass it over where the spell strikes a whole Zone. */
export const spellTargetsParam = (name, spell) => ({
    ...combatantsParam(name, { label: 'targets', optional: true }),
    isPassedOver: (scene, given) => targetsOf(scene, given, spell) === 0,
});
/** The Zone that a spell strikes; words in order pass it over where the spell strikes some Creatures. */
export const spellZoneParam = (name, spell) => ({
    ...zoneParam(name, { optional: true, says: (zone) => `at ${zone}` }),
    isPassedOver: (scene, given) => targetsOf(scene, given, spell) > 0,
});
/** How many Creatures the spell strikes whose name was written, 0 for a whole Zone, -1 where nobody knows it. */
function targetsOf(scene, given, spell) {
    const zones = scene;
    const actor = rowOfName(zones, String(given.actor));
    const wanted = String(given[spell]).toLowerCase();
    const known = actor < 0 ? [] : zones.fighter(actor).spells;
    return known.find(({ name }) => name.toLowerCase() === wanted)?.targets ?? -1;
}
/** Where a handed item goes, by position in PLACES. */
export const placeParam = (name) => namedParam(name, {
    one: 'place for it',
    label: 'body or hand',
    kind: 'word',
    optional: true,
    known: () => [IN_HAND, ON_BODY].map((place) => [PLACES[place], place]),
});
/** A hindrance by its name. */
export const hindranceParam = (name, wishes = {}) => namedParam(name, {
    one: 'hindrance',
    label: 'a hindrance',
    kind: 'word',
    known: () => HINDRANCES.map((word, kind) => [word, kind]),
    ...wishes,
});
//# sourceMappingURL=command.js.map