import { join, remove, summonFor } from './comings.js';
import { attack, extraAttack, featAttack } from './fight.js';
import { draw, pickUp, sheathe, talk } from './gear.js';
import { condition, dead, detect, disarm, effect, endCondition, prone, push, stand, wound, yields, } from './intervene.js';
import { cast } from './magic.js';
import { buySpaces, changeMode, face, leave, move } from './moving.js';
import { check, endCombat, openers, override, start } from './referee.js';
import { cancel, toggle } from './running-spells.js';
import { lieDown, standUp } from './standing.js';
import { release, thrall } from './summoning.js';
import { boost, delay, disengage, end, yieldUp } from './tactics.js';
/** What units may do. */
export const acts = {
    attack,
    extraAttack,
    featAttack,
    cast,
    move,
    buySpaces,
    boost,
    disengage,
    standUp,
    lieDown,
    face,
    changeMode,
    draw,
    sheathe,
    pickUp,
    toggle,
    cancel,
    thrall,
    release,
    talk,
    leave,
    delay,
    yieldUp,
    end,
};
/** What the referee may do besides. */
export const orders = {
    start,
    openers,
    check,
    detect,
    condition,
    endCondition,
    prone,
    stand,
    push,
    disarm,
    effect,
    wound,
    dead,
    yields,
    summonFor,
    join,
    remove,
    override,
    endCombat,
};
//# sourceMappingURL=all.js.map