import type { PlainCommand } from '@fray/kernel';
import type { PointFound, Standing, TurningJob } from './analyst.ts';
import { type Interval } from './measured.ts';
/** One command after which a fight stood otherwise than before. Chances are those of the side of whoever commanded. */
export interface TurningPoint {
    /** Which command it was, from 1. */
    readonly command: number;
    readonly round: number;
    /** Who gave it, as people write it in `done`; of what comes of itself, nobody decided. */
    readonly decided: boolean;
    /** The side's position. */
    readonly side: number;
    readonly done: PlainCommand;
    /** The side's chance to win before the command, and after it. */
    readonly before: Interval;
    readonly after: Interval;
    /** The best that could have been done less what was done, before any die fell: 0 or more. */
    readonly choice: Interval;
    /** What would have been best, of what was tried; null where what was done was as good. */
    readonly better: PlainCommand | null;
    /** What came of it less what was to be expected of it. */
    readonly luck: Interval;
}
/** How a fight turned. */
export interface TurningPoints {
    /** By position of the side: its chance to win before each command, and at the end. */
    readonly course: readonly (readonly Interval[])[];
    /** The commands that changed most, in the order in which they were given. */
    readonly points: readonly TurningPoint[];
}
/** Somebody who looks at commands, here or in a thread. */
export interface Looker {
    standing(job: TurningJob): Promise<Standing>;
    point(job: TurningJob): Promise<PointFound>;
}
/** How turning points are looked for. */
export interface TurningWishes {
    /** So many points; 5 if left out. */
    readonly most?: number;
    /** Fights that are played on from before each command, and for each thing that could have been done; 100 and 400 if left out. */
    readonly trials?: {
        readonly course: number;
        readonly point: number;
    };
    /** Called with the part that is done, from 0 to 1. */
    readonly onProgress?: (part: number) => void;
    readonly signal?: {
        readonly aborted: boolean;
    };
}
/** Turning points are no longer wanted. */
export declare class TurningStopped extends Error {
    name: string;
}
/**
 * Where a fight of so many commands turned: first how it stood before each command, then, for those after which it stood
 * most otherwise, what could have been done, and what was luck. Throws {@link TurningStopped} when it is given up.
 */
export declare function turningPoints(commands: number, lookers: readonly Looker[], { most, trials, onProgress, signal }?: TurningWishes): Promise<TurningPoints>;
//# sourceMappingURL=turning-points.d.ts.map