import { imagineOnGrid } from '../on-grid/somewhere.js';
import { isHiddenFrom } from './look.js';
import { isHere } from './rules/who.js';
import { C } from './tables.js';
import { FACINGS } from './words.js';
/** Puts those whom the seat cannot place on squares drawn at random from all that are free as far as it can see. */
export const imaginePlaces = (scene, lens, random) => imagineOnGrid(scene, 0, {
    isHere: (row) => isHere(scene, row),
    isHidden: (row) => isHiddenFrom(scene, row, lens),
    put(row, at) {
        scene.set(C.square, row, at, 'grid');
        scene.set(C.facing, row, random(FACINGS.length), 'facing');
    },
}, random);
//# sourceMappingURL=imagining.js.map