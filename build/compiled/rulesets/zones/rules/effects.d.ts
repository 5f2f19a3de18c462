import type { Who } from '@fray/kernel/rules';
import type { OngoingEffect, Rider } from '../kinds/effects.ts';
import { type Cited, type ZonesScene } from '../scene.ts';
/** Lays Ongoing Damage on a Creature; one that suffers it already goes on with what it has. */
export declare function layOngoing(scene: ZonesScene, who: Who, effect: OngoingEffect): void;
/** The Ongoing Damage that a Creature suffers, with the Test that ends it, or null. */
export declare function ongoingOn(scene: ZonesScene, who: Who): OngoingEffect | null;
/** What an attack, a spell or a hazard does besides damage, to one who is still up. */
export declare function layRider(scene: ZonesScene, who: Who, rider: Rider): void;
/** The Test at the end of the Turn to see whether Ongoing Damage goes on. */
export declare function testOngoing(scene: ZonesScene, who: Who): void;
/** Ends its Ongoing Damage and its hindrances. */
export declare function endEffects(scene: ZonesScene, who: Who, rule: Cited): void;
/** Ends the effects whose last Moment this Turn was. */
export declare function countMoments(scene: ZonesScene, who: Who): void;
//# sourceMappingURL=effects.d.ts.map