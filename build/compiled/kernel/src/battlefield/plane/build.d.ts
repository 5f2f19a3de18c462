import type { Problem } from '../../ruleset.ts';
import type { Areas } from '../grid/build-parts.ts';
import type { Plane } from './plane.ts';
/** The longest side of a plane, in squares. */
export declare const MAX_PLANE_SIDE = 200;
/** What a character of a plane's text map means; `{}` is open ground. */
export interface PlaneLegendEntry {
    readonly blocked?: boolean;
    readonly combatant?: string;
    readonly mark?: string;
}
/** A plane as people write it. Shapes are taken for granted: a schema has checked them. */
export interface PlaneParts {
    readonly size?: readonly [number, number];
    readonly origin?: readonly [number, number];
    /** Rows of squares, the north-most first: `#` cannot be entered, `.` open, letters for combatants. */
    readonly text?: string;
    readonly legend?: Readonly<Record<string, PlaneLegendEntry>>;
    readonly blocked?: Areas;
    readonly marks?: Readonly<Record<string, Areas>>;
}
/** What a plane's text and marks say about squares. */
export interface PlaneMarks {
    /** Letters of the text map that the legend does not explain. */
    readonly glyphs: readonly {
        readonly glyph: string;
        readonly square: number;
    }[];
    /** Combatants whom the legend names. */
    readonly combatants: readonly {
        readonly name: string;
        readonly square: number;
    }[];
    readonly named: ReadonlyMap<string, readonly number[]>;
}
/** A plane read: ready, or everything that is wrong with it; paths of problems begin in the parts. */
export type BuiltPlane = {
    readonly plane: Plane;
    readonly marks: PlaneMarks;
    readonly problems: readonly [];
} | {
    readonly plane: null;
    readonly problems: readonly Problem[];
};
/** Makes a plane of what people write, or says everything that is wrong with it at once. */
export declare function buildPlane(parts: PlaneParts): BuiltPlane;
//# sourceMappingURL=build.d.ts.map