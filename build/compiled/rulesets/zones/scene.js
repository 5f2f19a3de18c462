import { citing, Scene } from '@fray/kernel/rules';
import { tables } from './tables.js';
/** The scene of a zones fight. */
export class ZonesScene extends Scene {
    /** DR of attacks and of everything that names none. */
    dr;
    /** Whether armor points reduce damage. */
    armorCounts;
    /** The Attribute that the table has fixed for the referee's choices, or -1 to ask. */
    fixedAttribute;
    /** When the computer's referee calls for Morale: a word of MORALE_CALLS. */
    moraleCalls;
    /** Whether leaving a Zone grants free attacks (a house rule may switch them off). */
    freeAttacks;
    constructor(setup, fixedAttribute) {
        const items = setup.roster.reduce((sum, entrant) => sum + entrant.items.length, 0);
        const size = setup.roster.length;
        super(tables, { combatant: size, order: size, item: items, zone: setup.zones.length }, setup);
        this.dr = Number(setup.options['default-dr'] ?? 12);
        this.armorCounts = setup.options['armor-points'] === 'reduce-damage';
        this.moraleCalls = String(setup.options.morale ?? 'never');
        this.freeAttacks = setup.options['free-attacks'] !== 'off';
        this.fixedAttribute = fixedAttribute;
    }
    /** What somebody entered the fight as: what stays the same of it. */
    fighter(row) {
        return this.sheets[row];
    }
    /** The Zone's name as it stands in a sentence. */
    zoneName(zone) {
        return this.setup.zones[zone]?.name.replace(/^(The|A|An) /, (article) => article.toLowerCase()) ?? 'nowhere';
    }
    /** What kind of item a row of the item table is. */
    kind(item) {
        const { origin, slot } = this.now.item;
        return this.sheets[origin[item]].items[slot[item]];
    }
    /** Number of items in the fight. */
    get items() {
        return this.memory[3];
    }
}
/** Cites rules that a function carries out and no change, roll or refusal of its own names. */
export const cite = citing();
//# sourceMappingURL=scene.js.map