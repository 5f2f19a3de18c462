/** `random` means one in so many of the final commands that it draws. */
const SELDOM = 10;
/** Every legal command of a combatant. */
function legalCommands(play, scene, actor) {
    const found = [];
    if (play.mayCommand(scene, actor) !== null)
        return found;
    for (const action of play.actions.values()) {
        if (action.by === 'referee' || play.without?.has(action.id) === true)
            continue;
        for (const command of action.suggest(scene, actor))
            if (action.check(scene, command) === null)
                found.push(command);
    }
    return found;
}
/** A legal option, drawn at random; for numbers and words the preset. */
function anyAnswer(question, random) {
    if (question.kind !== 'choice')
        return question.preset;
    const legal = question.options.map((_, i) => i).filter((i) => question.options[i]?.refusal === undefined);
    return legal[random(legal.length)];
}
/** Any legal command, each as likely as any other but for final ones; answers likewise. For trying everything. */
export const randomPolicyOf = (play) => ({
    id: 'random',
    about: 'Any legal command and any answer, all equally likely; it seldom leaves the fight or gives up.',
    command(scene, actor, random) {
        const commands = legalCommands(play, scene, actor);
        const drawn = commands[random(commands.length)];
        if (drawn === undefined || play.final?.has(drawn.action) !== true || random(SELDOM) === 0) {
            return drawn ?? play.otherwise(actor, scene);
        }
        const others = commands.filter(({ action }) => play.final?.has(action) !== true);
        return others[random(others.length)] ?? play.otherwise(actor, scene);
    },
    answer: (_scene, question, random) => anyAnswer(question, random),
});
/** The first legal command of the kinds in the list, and every question's default but where that would keep it from them. */
export const firstLegalPolicyOf = (play) => ({
    id: 'first-legal',
    about: 'The first legal command in the list, and the default of every question.',
    command(scene, actor) {
        const due = play.due?.(scene, actor) ?? null;
        if (due !== null)
            return due;
        for (const id of play.first) {
            const action = play.actions.get(id);
            if (action === undefined || play.mayCommand(scene, actor) !== null)
                continue;
            for (const command of action.suggest(scene, actor))
                if (action.check(scene, command) === null)
                    return command;
        }
        return play.otherwise(actor, scene);
    },
    answer: (scene, question) => play.answer?.(scene, question) ?? question.preset,
});
//# sourceMappingURL=simple-policies.js.map