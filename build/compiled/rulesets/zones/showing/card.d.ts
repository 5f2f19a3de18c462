import type { CardFacts, Lens } from '@fray/kernel/rules';
import type { ZonesScene } from '../scene.ts';
/** Everything about one combatant. A side that hides its abilities shows of them what is in its hands. */
export declare function card(scene: ZonesScene, row: number, lens: Lens): CardFacts;
//# sourceMappingURL=card.d.ts.map