import type { Lens, Random } from '@fray/kernel/rules';
import type { FreeHitsScene } from './scene.ts';
/** Puts those whom the seat cannot place on squares drawn at random from all that are free as far as it can see. */
export declare const imaginePlaces: (scene: FreeHitsScene, lens: Lens, random: Random) => void;
//# sourceMappingURL=imagining.d.ts.map