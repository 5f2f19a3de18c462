import type { Path, Problems } from './problems.ts';
/**
 * Reports every text, names included, that holds a control character or that is longer than anybody reads, and what is out
 * of bounds: text from people is text, on one line unless it is prose or a map.
 */
export declare function checkPlainText(problems: Problems, value: unknown, path: Path): void;
//# sourceMappingURL=plain-text.d.ts.map