import { loadGame } from '../simulate/crew.js';
import { Analyst } from './analyst.js';
/** Looks at a fight in this thread; `pause` is awaited before each look, for a host that has something else to do in between. */
export async function lookerHere(fight, pause) {
    const analyst = new Analyst(await loadGame(fight.ruleset), fight);
    return {
        async standing(job) {
            await pause?.();
            return analyst.standing(job);
        },
        async point(job) {
            await pause?.();
            return analyst.point(job);
        },
    };
}
//# sourceMappingURL=looker.js.map