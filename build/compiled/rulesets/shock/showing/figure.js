import { squareName } from '@fray/kernel/rules';
import { isHere, isUp } from '../rules/who.js';
import { conditionKind } from './conditions.js';
import { isNamed, isPlaced } from './known.js';
import { conditionsOn } from './lying-on.js';
/** How a combatant stands on the map; one whom the lens cannot place stands nowhere. Null where it knows of none. */
export function figure(scene, row, lens) {
    if (!isNamed(scene, row, lens))
        return null;
    const { square, footprint, present } = scene.now.combatant;
    const isGone = !isHere(scene, row) || present[row] === 0;
    return {
        at: isGone || !isPlaced(scene, row, lens) ? null : squareName(scene.setup.grid, square[row]),
        size: footprint[row],
        facing: null,
        state: isGone ? 'gone' : isUp(scene, row) ? 'up' : 'down',
        badges: isGone ? [] : badges(scene, row, lens),
    };
}
/** One badge for each sort of condition. */
function badges(scene, row, lens) {
    const names = new Set(conditionsOn(scene, row, lens).map(({ name }) => name));
    return [...names].map((word) => {
        const { short, tone } = conditionKind(word);
        return { word, short, tone };
    });
}
//# sourceMappingURL=figure.js.map