import type { Command, Policy } from '@fray/kernel/rules';
import type { ZonesScene } from '../scene.ts';
/**
 * Does what takes most from the other side: a blow, a spell, a push into a hazard; closes in otherwise, shoots from as far as
 * it can, and runs when it has lost heart.
 */
export declare const aggressive: Policy<ZonesScene, Command>;
//# sourceMappingURL=aggressive.d.ts.map