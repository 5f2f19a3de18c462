import { type PlayedFight, type TurningPoints, type TurningWishes } from '@fray/lab';
/** A fight's turning points, looked for in threads, which end with it. */
export declare function turningPointsOf(fight: PlayedFight, wishes?: TurningWishes): Promise<TurningPoints>;
//# sourceMappingURL=turning.d.ts.map