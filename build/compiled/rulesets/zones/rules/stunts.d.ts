import { type Refusal, type Who } from '@fray/kernel/rules';
import { type ZonesScene } from '../scene.ts';
/** Why nobody can try a stunt on the target, or null. */
export declare function cannotStunt(scene: ZonesScene, actor: Who, target: Who, touching: boolean): Refusal | null;
/** Why the target cannot be pushed there, or null. */
export declare function cannotPush(scene: ZonesScene, actor: Who, target: Who, zone: number): Refusal | null;
/** The Test of a stunt: the aggressor's, never the target's. */
export declare function stuntTest(scene: ZonesScene, actor: Who): boolean;
/** Pushes the target into a Zone; the pusher stays. */
export declare function push(scene: ZonesScene, actor: Who, target: Who, zone: number): void;
/** Grapples the target: on a pass it is Stuck, unless the referee names another hindrance. */
export declare function grapple(scene: ZonesScene, actor: Who, target: Who): void;
/** Any other stunt: on a pass the referee says what it does, a hindrance by its name or anything in words. */
export declare function otherStunt(scene: ZonesScene, actor: Who, target: Who, text: string): void;
/** Anything else a Creature can do in a Moment: the referee names a Test if it may fail, and says what came of it. */
export declare function improvise(scene: ZonesScene, actor: Who, text: string): void;
/** Negotiating: the referee says what it achieves; nothing unless it says so. */
export declare function negotiate(scene: ZonesScene, actor: Who, target: Who, text: string): void;
/** Marks the Action as spent. */
export declare const spendAction: (scene: ZonesScene, who: Who) => void;
//# sourceMappingURL=stunts.d.ts.map