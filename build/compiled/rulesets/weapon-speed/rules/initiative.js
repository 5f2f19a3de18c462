import { compileDice } from '@fray/kernel/rules';
import { roll } from '../events.js';
import { cite } from '../scene.js';
import { C } from '../tables.js';
import { AGILITY } from '../words.js';
import { modOf } from './figures.js';
import { isHere } from './who.js';
const D12 = compileDice('d12');
cite('base-initiative', 'surprised-rolls-initiative', 'shared-initiative', 'shared-roll-only', 'roster-order');
/**
 * Base Initiative for everybody who has none: a d12 each in roster order, one for those who share; each subtracts its own
 * Agility modifier and adds its own modifiers.
 */
export function rollInitiative(scene) {
    for (let row = 0; row < scene.combatants; row++) {
        const { rolled, sharesWith } = scene.now.combatant;
        if (rolled[row] === 1 || !isHere(scene, row))
            continue;
        const die = scene.roll(D12, row, 'base-initiative', 'initiative');
        const group = sharesWith[row];
        writeBase(scene, row, die, group >= 0);
        if (group < 0)
            continue;
        for (let other = row + 1; other < scene.combatants; other++) {
            if (sharesWith[other] === group && isHere(scene, other))
                writeBase(scene, other, die, true);
        }
    }
}
/** Base Initiative of one who joins. */
export function rollAlone(scene, row) {
    writeBase(scene, row, scene.roll(D12, row, 'join-initiative', 'initiative'), false);
}
function writeBase(scene, row, die, shared) {
    const tally = scene.tally();
    const why = shared ? 'd12, shared' : 'd12';
    tally.total += die;
    if (tally.parts !== null) {
        const dice = { sides: [12], faces: [die], kept: [true] };
        tally.parts.push({
            value: die,
            rule: shared ? 'shared-roll-only' : 'base-initiative',
            source: why,
            counted: true,
            dice,
        });
    }
    tally.add(0 - modOf(scene, row, AGILITY), 'attribute-modifier', 'Agility');
    const more = scene.now.combatant.initiativeModifier[row];
    if (more !== 0)
        tally.add(more, 'base-initiative', 'modifiers');
    scene.set(C.base, row, tally.total, 'base-initiative');
    scene.set(C.rolled, row, 1, 'base-initiative');
    roll.initiative(scene, row, 'base-initiative', tally, null, null);
}
//# sourceMappingURL=initiative.js.map