import type { Row, Tone } from '../../model/report.ts';
import { type Markup, type Part } from '../markup.ts';
/** Units of a chart's own measure across. At phone width a unit is a little less than a pixel. */
export declare const WIDTH = 400;
/** A chart's drawing with its words for those who do not see it. */
export declare function frame(id: string, title: string, text: string, width: number, height: number, inside: Part): Markup;
/** The class for lines of a tone. */
export declare const strokeOf: (tone: Tone) => string;
/** The class for areas of a tone without a pattern. */
export declare const plainFillOf: (tone: Tone) => string;
/** The fill for areas of a tone, with its pattern. */
export declare const fillOf: (tone: Tone) => string;
/** A number of the drawing, short. */
export declare const at: (value: number) => number;
/** A name that fits so many columns of letters. */
export declare const short: (name: string, columns?: number) => string;
/** A chance in whole percents, for axes. */
export declare const percent: (share: number) => string;
/** The name of a row with its group behind it, in so many columns of letters. */
export declare function labelOf(row: Row | undefined, columns: number): Markup;
//# sourceMappingURL=frame.d.ts.map