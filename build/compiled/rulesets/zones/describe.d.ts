import { type Lens } from '@fray/kernel/rules';
import type { ZonesScene } from './scene.ts';
type Plain = Record<string, unknown>;
/** What a combatant's columns do not say in words. Of one whose side hides its abilities only what is in its hands is seen. */
export declare function describe(scene: ZonesScene, row: number, lens: Lens): Plain;
/** What the whole fight's columns do not say in words. */
export declare function describeFight(scene: ZonesScene, _lens: Lens): Plain;
/** How somebody with so many hit points looks. */
export declare function healthWord(scene: ZonesScene, row: number, hp: number | null): string;
export {};
//# sourceMappingURL=describe.d.ts.map