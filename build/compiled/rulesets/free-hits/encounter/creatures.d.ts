import type { Reader } from '../kinds/fields.ts';
/** A reader that also knows the creatures of the content, each of which it reads once. */
export declare function withCreatures(parts: Omit<Reader, 'creature'>): Reader;
//# sourceMappingURL=creatures.d.ts.map