import { canonical, fingerprint, randomFrom, Session } from '@fray/kernel';
import { checkReplay, playAtRandom } from '../random-play.js';
import { withBystander } from './bystander.js';
import { lastActStays } from './last-act.js';
import { logIsTrue } from './log-true.js';
import { checkLikeness, mirrored, renamed, reordered, turned } from './mirror.js';
import { checkOdds } from './odds-agree.js';
/** The encounter that a fight keeps is one that can be read, and gives itself again. */
function rereads(game, setup) {
    const { setup: again, problems } = game.readEncounter(structuredClone(setup.encounter));
    if (again === null)
        throw new Error(`${problems[0]?.path.join('.')}: ${problems[0]?.message}`);
    if (canonical(again.encounter) !== canonical(setup.encounter))
        throw new Error('The encounter reads otherwise again.');
    return 1;
}
/** What always holds in play holds where the encounter begins: nothing that the reader takes contradicts itself. */
function begins(game, setup, known) {
    known.invariants(new Session(game.rules, setup, { seed: 'begin' }));
    return 1;
}
/** A whole fight by random commands and answers, watched after each; its journal plays again, undone and redone. */
function plays(game, setup, known, seed, most) {
    const invariants = (session) => {
        known.invariants(session);
        logIsTrue(session);
        lastActStays(session);
    };
    const played = playAtRandom(game, setup, seed, { ...known, invariants }, most);
    checkReplay(game, played, seed);
    return played.session.ply;
}
const ON_SQUARES = new Set(['shock', 'free-hits', 'weapon-speed']);
/** Everything that is asked of a made fight. */
export const PROPERTIES = {
    rereads,
    begins,
    plays,
    odds: (game, setup, _, seed) => checkOdds(game, setup, randomFrom(`odds ${seed}`), seed),
    renamed: (game, setup, _, seed) => checkLikeness(game, setup, renamed, randomFrom(`renamed ${seed}`)),
    reordered: (game, setup, _, seed) => checkLikeness(game, setup, reordered, randomFrom(`reordered ${seed}`)),
    bystander: (game, setup, _, seed) => checkLikeness(game, setup, withBystander(game.rules.id), randomFrom(`bystander ${seed}`)),
    mirrored: (game, setup, _, seed) => ON_SQUARES.has(game.rules.id) ? checkLikeness(game, setup, mirrored(setup), randomFrom(`mirrored ${seed}`)) : 0,
    turned: (game, setup, _, seed) => ON_SQUARES.has(game.rules.id) ? checkLikeness(game, setup, turned(setup), randomFrom(`turned ${seed}`)) : 0,
};
/** Whether two sides stand and the rules do not end the fight at once: others are over before they begin. */
export function isUnderWay(game, setup) {
    const scene = game.rules.open(setup);
    const sides = new Set();
    for (let row = 0; row < scene.combatants; row++) {
        if (game.rules.isStanding(scene, row))
            sides.add(scene.now.combatant.side?.[row]);
    }
    const before = fingerprint(scene);
    game.rules.settleFight(scene);
    return sides.size > 1 && fingerprint(scene) === before;
}
//# sourceMappingURL=properties.js.map