import { type Who } from '@fray/kernel/rules';
import { type Cited, type ZonesScene } from '../scene.ts';
/** What speaks for and against a Test; remembered with its sources only while somebody listens. */
export declare class Edges {
    up: number;
    down: number;
    readonly sources: {
        readonly value: 1 | -1;
        readonly rule: Cited;
        readonly source: string;
    }[] | null;
    constructor(scene: ZonesScene);
    /** A source of Advantage. */
    advantage(rule: Cited, source: string): void;
    /** A source of Disadvantage. */
    disadvantage(rule: Cited, source: string): void;
}
/** What a Test is for, as conformance cases call it. */
export type TestKind = 'attack' | 'avoid' | 'stunt' | 'struggle' | 'shake-off' | 'ongoing' | 'hazard' | 'spell' | 'resist' | 'morale' | 'negotiate' | 'improvise';
/** How a Test came out: the die that counts, and whether it passed. */
export interface Tested {
    readonly natural: number;
    readonly passed: boolean;
}
/**
 * Makes a Test: d20 plus the Attribute (a Creature's Skill) against the DR, equal or higher passes; a natural 20 always
 * passes, a natural 1 always fails. The referee's word for the next
 * Test and Weakened are counted here; everything else comes in by `edges`. Callers may tell a 1, a 20, a pass and a
 * failure apart, and nothing else.
 */
export declare function makeTest(scene: ZonesScene, who: Who, what: TestKind, attribute: number, dr: number, rule: Cited, edges: Edges | null): Tested;
//# sourceMappingURL=test.d.ts.map