import { bounded } from './reading/bounds.js';
const known = {
    zones: async () => bounded((await import('./zones/index.js')).zones),
    shock: async () => bounded((await import('./shock/index.js')).shock),
    escalation: async () => bounded((await import('./escalation/index.js')).escalation),
    'free-hits': async () => bounded((await import('./free-hits/index.js')).freeHits),
    'weapon-speed': async () => bounded((await import('./weapon-speed/index.js')).weaponSpeed),
};
/** Every ruleset by its id, loaded when somebody asks for it. */
export const rulesets = known;
/**
 * One more ruleset, from elsewhere: from now on it is there for everything that takes rulesets by their ids. Hosts add it
 * before they ask for any.
 * @throws where there is one with that id already
 */
export function addRuleset(id, load) {
    if (Object.hasOwn(known, id))
        throw new Error(`There is a ruleset "${id}" already: give the other one its own id.`);
    known[id] = async () => bounded(await load());
}
//# sourceMappingURL=index.js.map