import { citing, Occupancy, Reaches, Scene } from '@fray/kernel/rules';
import { ITEM_TABLE, tables } from './tables.js';
import { BARE_HANDS, UP } from './words.js';
/** What a power has said of an attack: it is a hit, or a miss, whatever its dice; or nothing yet. */
export const A_HIT = 1;
export const A_MISS = -1;
export const UNDECIDED = 0;
/** The scene of a shock fight. */
export class ShockScene extends Scene {
    moments;
    /** Results waiting to be applied together; null when results are applied at once. */
    deferred = null;
    /** Counts attacks and Instants, so that who moves notices that something has happened. */
    acts = 0;
    /** How often each combatant has lost hit points, so that a caster's wound counts though it is healed at once. */
    wounds = [];
    /** How many windows are open within each other: 0 between commands. */
    depth = 0;
    /** Spells cast as Instants since the outermost open window opened, as `caster:spell`; null while there are none. */
    quick = null;
    /** The attack at whose window questions are asked, for policies and questions. */
    pending = null;
    /** Each combatant's place on the grid, kept up with its square by `bodyOf`. */
    bodies = [];
    /** While somebody is looked at as if it stood elsewhere: who, and where; see `asIfAt`. */
    ghost = -1;
    ghostSquare = -1;
    /** A combatant whose squares count as free for the moment; see `withoutOther`. */
    aside = -1;
    /** Level ground with nothing solid on it: everybody sees all of everybody. */
    isOpenGround;
    /** Who stands where; see `marksFor`. */
    occupancy;
    /** Where each combatant can get; see `reachOf`. */
    reaches = new Reaches();
    constructor(setup, moments, bodies) {
        const items = setup.roster.reduce((sum, entrant) => sum + entrant.items.length, 0);
        const uses = setup.roster.reduce((sum, { powers, spells }) => sum + powers.length + spells.length, 0);
        const size = setup.roster.length;
        const sides = setup.sides.length;
        super(tables, { combatant: size, order: sides, side: sides, item: items, use: uses, bond: size }, setup);
        this.moments = moments;
        const { boxes, panes, floors } = setup.grid;
        this.isOpenGround = boxes.length === 0 && panes.length === 0 && floors.every((floor) => floor === floors[0]);
        this.occupancy = new Occupancy(this, setup.grid, bodies);
    }
    /** Applies a result, or keeps it for the others of the same moment (`instants-simultaneous`). `moves` is whom it moves, or -1. */
    conclude(by, moves, apply) {
        if (this.deferred === null)
            apply();
        else
            this.deferred.push({ by, moves, apply });
    }
    /** Whether somebody listens to whom reasons are given for what cannot be done. */
    get isListening() {
        return this.recorder !== null;
    }
    /** Announces an act that is neither attack nor spell: others may step in. Returns whether its actor is still up. */
    announce(actor) {
        this.moments.announced(this, actor, null, false);
        return this.now.combatant.state[actor] === UP;
    }
    /** The unchanging part of a combatant. */
    fighter(row) {
        return this.sheets[row];
    }
    /** What kind of item a row of the item table is; BARE_HANDS is the fist of the content. */
    kind(item) {
        if (item >= BARE_HANDS)
            return this.setup.fist;
        const { origin, slot } = this.now.item;
        return this.sheets[origin[item]].items[slot[item]];
    }
    /** What people call an item, or bare hands. */
    itemName(item) {
        return this.kind(item).name;
    }
    /** Number of items in the fight. */
    get items() {
        return this.memory[ITEM_TABLE];
    }
}
/** Cites rules that a function carries out and no change, roll or refusal of its own names. */
export const cite = citing();
//# sourceMappingURL=scene.js.map