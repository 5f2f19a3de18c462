import type { Who } from '@fray/kernel/rules';
import type { HindranceEffect } from '../kinds/effects.ts';
import { type Cited, type ZonesScene } from '../scene.ts';
import { type TestKind } from './test.ts';
/** The hindrance (position in HINDRANCES) as it lies on the Creature: with the Test that ends it. */
export declare const hindranceOn: (scene: ZonesScene, who: Who, kind: number) => HindranceEffect;
/** Whether the Test to end the hindrance that lies on it costs the Action. */
export declare const needsAction: (scene: ZonesScene, who: Who, kind: number) => boolean;
/** Its hindrances (positions in HINDRANCES) in the order in which it gained them. */
export declare function hindrancesOf(scene: ZonesScene, who: Who): number[];
/** Lays a hindrance on a Creature; the same one twice is held once, as it was first. */
export declare function layHindrance(scene: ZonesScene, who: Who, effect: HindranceEffect): void;
/** Takes every hindrance away. */
export declare function endHindrances(scene: ZonesScene, who: Who, rule: Cited): void;
/** A Test to end a hindrance: free at the end of the Turn, or by an Action. A failed one changes nothing. */
export declare function testHindrance(scene: ZonesScene, who: Who, kind: number, what: TestKind, rule: Cited): void;
/** Every hindrance that is tested for free, in the order in which they were gained; each result counts for the next. */
export declare function testHindrances(scene: ZonesScene, who: Who): void;
/** Ends the hindrances whose last Moment this Turn was. */
export declare function countHindrances(scene: ZonesScene, who: Who): void;
//# sourceMappingURL=hindrances.d.ts.map