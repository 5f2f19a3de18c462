import { fleeProblem, usualWay } from '../rules/fleeing.js';
import { isEntered, speedOf, yardsLeft } from '../rules/movement.js';
import { whyNoReaction } from '../rules/reactions.js';
import { endsWithin } from '../rules/space.js';
import { areHostile, canTakeTurn, isHelpless, rowsWhere } from '../rules/who.js';
import { hasTurn } from './turns.js';
/** The yards that somebody can go in the turn that it has now or next: of this round, or of the one to come. */
export function yardsAhead(scene, row) {
    if (!canTakeTurn(scene, row))
        return 0;
    if (hasTurn(scene, row))
        return yardsLeft(scene, row);
    const full = speedOf(scene, row);
    return isHelpless(scene, row) ? Math.min(1, full) : full;
}
/** Where somebody can go with so many yards, nearer squares earlier, by the ways that a move takes of itself. */
export function movesWithin(scene, row, most) {
    return endsWithin(scene, row, most).flatMap((to) => {
        const way = usualWay(scene, row, to, most);
        return way === null || fleeProblem(scene, row, way) !== null ? [] : [{ to, way }];
    });
}
/** How near somebody has to come to be struck at; of a side that hides what it can do the usual yard is taken for granted. */
const threatOf = (scene, row, lens) => lens.knows('abilities', row) ? scene.now.combatant.threat[row] : 1;
/** Who could riposte when that one comes near: enemies with a Reaction left, with their threat ranges as the lens knows them. */
export const threatening = (scene, row, lens) => rowsWhere(scene, (foe) => areHostile(scene, foe, row) && whyNoReaction(scene, foe) === null)
    .map((foe) => ({ foe, range: threatOf(scene, foe, lens) }))
    .filter(({ range }) => range > 0);
/** Who of those may riposte on that way, in the order of the roster. */
export function provokedOn(scene, row, way, foes) {
    const { square } = scene.now.combatant;
    return foes
        .filter(({ foe, range }) => way.some((to, i) => isEntered(scene, foe, row, i === 0 ? square[row] : way[i - 1], to, range)))
        .map(({ foe }) => foe);
}
//# sourceMappingURL=moves.js.map