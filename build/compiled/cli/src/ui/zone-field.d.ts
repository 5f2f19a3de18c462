import type { Paint } from '../io/colours.ts';
import type { Terminal } from '../io/terminal.ts';
/** One Zone as it is drawn. */
export interface FieldZone {
    readonly id: string;
    readonly name: string;
    /** Positions of the Zones next to it. */
    readonly next: readonly number[];
    /** What there is to know of it: how many fit, the hazard, exits. */
    readonly facts: readonly string[];
    /** Words of the table on the place; '' for none. */
    readonly note: string;
    /** Who is there, a line for each. */
    readonly here: readonly FieldLine[];
}
/** A line of the field and how it is painted, once it has been broken to the width that there is. */
export interface FieldLine {
    readonly text: string;
    readonly paint: Paint;
}
/** Draws Zones from left to right, by their distance from the first; as a list where they do not fit or boxes are unwanted. */
export declare function drawZones(terminal: Terminal, zones: readonly FieldZone[]): string[];
//# sourceMappingURL=zone-field.d.ts.map