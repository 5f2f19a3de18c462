import { listText, sideOf } from '@fray/kernel';
import { policyNamed } from '../policies/named.js';
/** One policy that plays each side (by position) as its own where it has one; `otherwise` plays all else and the referee. */
export function eachSide(bySide, otherwise) {
    const policyFor = (scene, row) => (row < 0 ? otherwise : (bySide[sideOf(scene, row)] ?? otherwise));
    return {
        id: otherwise.id,
        about: otherwise.about,
        milestones: [otherwise, ...bySide].flatMap((policy) => policy?.milestones ?? []),
        looksBack: [otherwise, ...bySide].some((policy) => policy?.looksBack === true),
        command: (scene, actor, random) => policyFor(scene, actor).command(scene, actor, random),
        answer: (scene, question, random, underway) => policyFor(scene, question.to).answer(scene, question, random, underway),
    };
}
/**
 * The policy with the name, as `search:200`. Those of the rulesets look at everything here, which is faster by far. Throws a
 * sentence with the nearest one where there is none.
 */
export function policyOf(rules, name) {
    return policyNamed(rules, name, { fair: false });
}
/** The policies of an experiment, one for each seat. Throws a sentence for a policy or a side that there is not. */
export function seatsOf(rules, setup, { sides, otherwise }) {
    for (const id of Object.keys(sides)) {
        if (!setup.sides.some((side) => side.id === id)) {
            const known = setup.sides.map((side) => side.id);
            throw new RangeError(`There is no side "${id}" to give a policy. The sides are ${listText(known)}.`);
        }
    }
    const bySide = setup.sides.map(({ id }) => (Object.hasOwn(sides, id) ? policyOf(rules, sides[id]) : null));
    const policy = eachSide(bySide, policyOf(rules, otherwise));
    return setup.seats.map(() => policy);
}
//# sourceMappingURL=seating.js.map