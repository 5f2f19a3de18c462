import { schemaOf } from './from-schema.js';
import { knownOf } from './knowns.js';
import { madeSetup } from './made-fight.js';
import { isUnderWay, PROPERTIES } from './properties.js';
import { Tally, whatIsThere } from './what-is-there.js';
/** How many commands a fight has at most. */
const LONG = 60;
const SHORT = 20;
/** Every fight is asked these, whatever the share. */
const ALWAYS = new Set(['rereads', 'begins', 'plays']);
const COMPARISONS = Object.keys(PROPERTIES).filter((name) => !ALWAYS.has(name));
/** Whether the fight is asked the property: of those that compare, each in one of `share` fights, never all in the same. */
function isAsked(name, fight, { only, share = 1 }) {
    if (only !== undefined)
        return only === name;
    return ALWAYS.has(name) || (fight + COMPARISONS.indexOf(name)) % share === 0;
}
/** Makes fights of a ruleset at random and asks each for its properties; what no fight had comes with the totals. */
export function playMade(game, run) {
    const totals = { fights: 0, empty: 0, held: {}, failed: {} };
    const schema = schemaOf(game);
    const known = knownOf(game.rules.id);
    const there = new Tally();
    for (let fight = run.first; fight < run.first + run.fights; fight++) {
        const most = fight % (run.share ?? 1) === 0 ? LONG : SHORT;
        const setup = madeSetup(game, String(fight));
        if (isUnderWay(game, setup)) {
            totals.fights++;
            there.count(whatIsThere(schema, setup.encounter));
            for (const [name, property] of Object.entries(PROPERTIES)) {
                if (!isAsked(name, fight, run))
                    continue;
                try {
                    totals.held[name] = (totals.held[name] ?? 0) + property(game, setup, known, String(fight), most);
                }
                catch (error) {
                    totals.failed[name] = (totals.failed[name] ?? 0) + 1;
                    run.failed(fight, name, error);
                }
            }
        }
        else
            totals.empty++;
        run.soFar?.(totals);
    }
    return { totals, neverMade: there.missing(schema) };
}
//# sourceMappingURL=made-run.js.map