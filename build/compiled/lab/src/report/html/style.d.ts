import { Markup } from './markup.ts';
/** How many tones there are; sides beyond them begin again. */
export declare const TONES = 6;
/** The page's look. Six tones that people who see few colours can tell apart, by lightness and by their patterns. */
export declare const STYLE: Markup;
/** Fills for the tones beyond the first, each with a pattern of its own. */
export declare const PATTERNS: Markup;
//# sourceMappingURL=style.d.ts.map