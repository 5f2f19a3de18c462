import { REFEREE } from './questions.js';
/** The makers of actions for a ruleset whose scene is `S`. */
export function actionsFor() {
    // What the commands of all these actions may say, unsaid: by whom they are given. Commands that differ only in what is said
    // have one shape for the engine, which makes them in half the time and reads them like one another.
    const unsaid = { combatant: {}, referee: {} };
    const define = (by, { params = [], suggest, ...spec }) => {
        for (const { name } of params)
            unsaid[by][name] = undefined;
        // A command is a copy of the blank with what is said written over it: a third of the time of a loop over the parameters. One
        // without values is made once for each actor. Policies make thousands a second.
        let blank = null;
        const blankNow = () => {
            const said = Object.fromEntries(params.map(({ name, absent }) => [name, absent]));
            return { actor: REFEREE, action: spec.id, ...unsaid[by], ...said };
        };
        const plain = [];
        const make = (actor, values) => {
            if (values !== undefined)
                return fill(actor, values);
            const known = plain[actor + 1] ?? fill(actor, {});
            plain[actor + 1] = known;
            return known;
        };
        const fill = (actor, values) => {
            blank ??= blankNow();
            const command = { ...blank };
            command.actor = actor;
            for (const name in values)
                if (values[name] !== undefined)
                    command[name] = values[name];
            return command;
        };
        return {
            ...spec,
            by,
            params,
            make,
            is: (command) => command.action === spec.id,
            *suggest(scene, actor) {
                const row = by === 'referee' ? REFEREE : actor;
                if (suggest !== undefined)
                    for (const values of suggest(scene, row))
                        yield make(row, values);
                else
                    yield* combinations(params, scene, { ...make(row) }, row);
            },
        };
    };
    return {
        /** Declares an action of combatants. */
        act: (spec) => define('combatant', spec),
        /** Declares an action of the referee. */
        order: (spec) => define('referee', spec),
    };
}
/**
 * Every combination of the candidates that the parameters have, the last one's changing fastest; none where one that must
 * be said has no candidates. `command` is filled in as it goes, for the candidates of later parameters to look at.
 */
function* combinations(params, scene, command, actor) {
    if (params.some(({ candidates, optional }) => candidates === undefined && !optional))
        return;
    const open = params.filter(({ candidates }) => candidates !== undefined);
    const under = [];
    while (true) {
        const at = under.length;
        const param = open[at];
        if (param?.candidates === undefined)
            yield { ...command };
        else
            under.push(param.candidates(scene, actor, command)[Symbol.iterator]());
        // On to the next value of the last parameter that has one.
        let next = under.at(-1)?.next();
        while (next?.done === true) {
            under.pop();
            next = under.at(-1)?.next();
        }
        if (next === undefined)
            return;
        command[open[under.length - 1].name] = next.value;
    }
}
/** A command of any of these actions with every parameter absent, by the action's id: for {@link Ruleset.blank}. */
export function blankOf(actions) {
    return (actor, id) => {
        const command = { actor, action: id };
        for (const { name, absent } of actions.get(id)?.params ?? [])
            command[name] = absent;
        return command;
    };
}
//# sourceMappingURL=action.js.map