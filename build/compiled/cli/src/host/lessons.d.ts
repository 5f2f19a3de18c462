import { type Sitting } from './sitting.ts';
/** The lesson of the game, where this is its first ready fight; nothing elsewhere. */
export declare function lessonOf(sitting: Sitting): readonly string[];
//# sourceMappingURL=lessons.d.ts.map