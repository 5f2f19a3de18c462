import { type Who } from '@fray/kernel/rules';
import { type ZonesScene } from '../scene.ts';
/** Combat breaks out: surprise, then initiative. */
export declare function breakOut(scene: ZonesScene): void;
/** Writes an order of Turns. */
export declare function writeOrder(scene: ZonesScene, rows: readonly number[]): void;
/**
 * A joiner's place: a Character behind the last Character of its side (before those with a lower total, where it brings
 * one), others behind the last of their side. It has passed in this Round when somebody behind it has had its Turn.
 */
export declare function takePlace(scene: ZonesScene, row: Who, ranked: boolean): void;
//# sourceMappingURL=initiative.d.ts.map