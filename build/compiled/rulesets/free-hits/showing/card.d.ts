import type { CardFacts, Lens } from '@fray/kernel/rules';
import type { FreeHitsScene } from '../scene.ts';
/**
 * Everything about one unit. A side that hides its abilities shows of them what is in its hands and lies about; one that
 * hides its defenses neither its armor nor the number to hit it.
 */
export declare function card(scene: FreeHitsScene, row: number, lens: Lens): CardFacts;
//# sourceMappingURL=card.d.ts.map