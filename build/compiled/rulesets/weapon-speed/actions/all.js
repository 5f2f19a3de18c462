import { check } from './checking.js';
import { attack, fullDefense, riposte } from './fighting.js';
import { count, declare, endRoundAction, group, keepRounds, method, surprise } from './flow.js';
import { draw, drop, pickUp, standUp } from './gear.js';
import { heal, intimidate } from './helping.js';
import { effect, injure, routAction, stabilizeAction } from './interventions.js';
import { end, leave, move } from './moving.js';
import { endCombat, join, override, remove, start } from './referee.js';
import { improvise, say, speak, surrender } from './talking.js';
import { activate, cast, consume, throwItem } from './using.js';
/** What combatants may do. */
export const acts = {
    attack,
    cast,
    throwItem,
    consume,
    activate,
    fullDefense,
    heal,
    intimidate,
    move,
    draw,
    drop,
    pickUp,
    standUp,
    improvise,
    leave,
    surrender,
    speak,
    say,
    riposte,
    end,
};
/** What the referee may do besides. */
export const orders = {
    start,
    declare,
    count,
    endRound: endRoundAction,
    surprise,
    group,
    method,
    keepRounds,
    injure,
    effect,
    check,
    rout: routAction,
    stabilize: stabilizeAction,
    join,
    remove,
    override,
    endCombat,
};
//# sourceMappingURL=all.js.map