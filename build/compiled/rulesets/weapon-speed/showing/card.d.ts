import type { CardFacts, Lens } from '@fray/kernel/rules';
import type { WeaponSpeedScene } from '../scene.ts';
/** Everything about one combatant. A side that hides its abilities shows of them what is in its hands. */
export declare function card(scene: WeaponSpeedScene, row: number, lens: Lens): CardFacts;
/** Whether the lens may know a Base Initiative: it is rolled, and hangs on Agility. */
export declare const knowsBase: (row: number, lens: Lens) => boolean;
//# sourceMappingURL=card.d.ts.map