import { charge } from './charge.js';
import { aim, executeAction } from './execution.js';
import { attack, grapple, shoot, shove, snap } from './fight.js';
import { draw, drop, ready, sheathe, stow, useItem } from './gear.js';
import { door, improvise, speak } from './improvising.js';
import { pickUp } from './lying.js';
import { cast, use } from './magic.js';
import { disengage, leave, run, secondMove } from './move.js';
import { disturb, effect, endCombat, endSide, join, override, remove, retreatAction, suspect, unseen, } from './referee.js';
import { reload } from './reloading.js';
import { screen } from './screen.js';
import { firstAid, useSkill } from './skills.js';
import { goProne, standUp } from './standing.js';
import { checkSurprise, start, surprise } from './surprise.js';
import { strike, swarm } from './swarms.js';
import { fightWithBoth, fightWithOne, heed, hold, pass, secondMain, totalDefense } from './tactics.js';
import { breakLoose, drag, release, throwTarget } from './wrestling.js';
/** What combatants may do. */
export const acts = {
    attack,
    shoot,
    charge,
    swarm,
    strike,
    shove,
    grapple,
    cast,
    use,
    run,
    leave,
    screen,
    disengage,
    secondMove,
    secondMain,
    standUp,
    goProne,
    hold,
    breakLoose,
    release,
    drag,
    throwTarget,
    firstAid,
    aim,
    execute: executeAction,
    reload,
    draw,
    sheathe,
    ready,
    stow,
    drop,
    pickUp,
    useItem,
    fightWithBoth,
    fightWithOne,
    door,
    speak,
    improvise,
    useSkill,
    snap,
    totalDefense,
    pass,
    heed,
};
/** What the referee may do besides. */
export const orders = {
    start,
    endSide,
    surprise,
    checkSurprise,
    unseen,
    disturb,
    suspect,
    retreat: retreatAction,
    effect,
    join,
    remove,
    override,
    endCombat,
};
//# sourceMappingURL=all.js.map