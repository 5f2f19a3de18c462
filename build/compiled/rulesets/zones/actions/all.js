import { cast } from './cast.js';
import { attack, grapple, improvise, negotiate, push, struggle, stunt } from './fight.js';
import { effect, grant, join, override, remove, zone } from './intervene.js';
import { draw, drop, give, pickUp, retrieve, stow } from './items.js';
import { aftermath, endCombat, morale, reaction, start } from './referee.js';
import { begin, disengage, end, leave, move, moveAgain } from './turn.js';
/** What combatants may do. */
export const acts = {
    attack,
    cast,
    move,
    moveAgain,
    disengage,
    push,
    grapple,
    stunt,
    struggle,
    retrieve,
    draw,
    stow,
    drop,
    pickUp,
    give,
    negotiate,
    improvise,
    leave,
    begin,
    end,
};
/** What the referee may do besides. */
export const orders = { start, morale, zone, effect, grant, reaction, aftermath, join, remove, override, endCombat };
//# sourceMappingURL=all.js.map