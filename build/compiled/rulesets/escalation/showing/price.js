import { coupDeGrace, use } from '../actions/fight.js';
import { sustain } from '../actions/helping.js';
import { move } from '../actions/moving.js';
import { ready } from '../actions/readying.js';
import { useRecoveryAction } from '../actions/resting.js';
import { SLOT_COST } from '../actions/slot-cost.js';
import { deed } from '../actions/waiting.js';
import { abilityOf } from '../rules/abilities.js';
import { payingSlot } from '../rules/slots.js';
import { FREE, SLOTS } from '../words.js';
const STANDARD = { id: 'standard', label: 'Standard action', order: 1 };
const BY_SLOT = [
    { id: 'quick', label: 'Quick action', order: 3 },
    { id: 'move', label: 'Move action', order: 2 },
    STANDARD,
];
const ALL = { id: 'all', label: 'All three actions', order: 4 };
const NOTHING = { id: 'free', label: 'Free', order: 5 };
const TURN = { id: 'turn', label: 'Turn', order: 6 };
const REST = { id: 'rest', label: 'Recovery', order: 6 };
const REFEREE = { id: 'referee', label: 'Referee', order: 7 };
/** The slot that pays for the command, all three, none, or the turn itself; what was kept for moving counts as what it was. */
export function price(scene, command) {
    if (command.actor < 0)
        return REFEREE;
    if (useRecoveryAction.is(command))
        return REST;
    if (coupDeGrace.is(command))
        return ALL;
    if (use.is(command) || sustain.is(command)) {
        const { action } = abilityOf(scene, command.actor, command.ability);
        return action >= FREE ? NOTHING : paidBy(scene, command.actor, action, command.slot);
    }
    if (deed.is(command))
        return BY_SLOT[command.slot] ?? STANDARD;
    if (ready.is(command))
        return BY_SLOT[SLOTS.indexOf(command.slot)] ?? STANDARD;
    const cost = SLOT_COST[command.action];
    if (cost === undefined)
        return TURN;
    const { slot = -1 } = command;
    return paidBy(scene, command.actor, cost, slot, move.is(command));
}
/** The slot that pays for an action of that kind: its own, or the better one that takes its place. */
function paidBy(scene, who, action, chosen, isStep = false) {
    const slot = payingSlot(scene, who, action, chosen, isStep);
    return BY_SLOT[slot >= 0 ? slot : action];
}
//# sourceMappingURL=price.js.map