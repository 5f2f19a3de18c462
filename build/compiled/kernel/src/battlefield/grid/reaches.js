import { ReachMap } from './reach-map.js';
/** The feet of a map that was not made to its end. */
const CUT = -1;
/** The latest reach map of each combatant; it holds until anybody is placed anew. Maps are filled again and again. */
export class Reaches {
    known = [];
    /** The combatant's map that was made in this way from this placement, or null. */
    latest(who, placement, how) {
        const known = this.known[who];
        return known !== undefined && known.placement === placement && known.how === how ? known : null;
    }
    /** The combatant's map, to be filled for so many feet. */
    begin(who, placement, how, feet) {
        const known = this.known[who];
        if (known === undefined) {
            const map = new ReachMap();
            this.known[who] = { map, feet, how, placement };
            return map;
        }
        known.feet = feet;
        known.how = how;
        known.placement = placement;
        return known.map;
    }
    /** The combatant's map has ended early: it tells of the squares that are on it, and is not all that it was made for. */
    cut(who) {
        const known = this.known[who];
        if (known !== undefined)
            known.feet = CUT;
    }
    /** Forgets all maps, to make them anew. */
    forget() {
        this.known.length = 0;
    }
}
//# sourceMappingURL=reaches.js.map