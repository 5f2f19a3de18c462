import { type Between, type Body, type Grid } from '@fray/kernel/rules';
/** What can be drawn of a look from one body at another: the squares of the deciding line, and the target's corners. */
export declare function linesBetween(grid: Grid, openDoors: number, viewer: Body, target: Body): Pick<Between, 'places' | 'corners'>;
/** Walls, windows and doors that a straight line from middle to middle crosses, each once: `a low wall`, `the closed door gate`. */
export declare function thingsBetween(grid: Grid, openDoors: number, viewer: Body, target: Body): string[];
//# sourceMappingURL=between.d.ts.map