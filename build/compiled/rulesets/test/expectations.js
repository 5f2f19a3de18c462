import { eachOutcome, Runner } from '@fray/kernel';
/** Plays random fights, and looks at every third turn before it is decided; what the look changes it takes back itself. */
export function throughRandomFights({ rules, readEncounter }, encounter, seeds, look) {
    const { setup, problems } = readEncounter(encounter);
    if (setup === null)
        throw new Error(problems.map(({ message }) => message).join('\n'));
    const random = rules.policies.get('random');
    const scene = rules.open(setup);
    const start = scene.save();
    let turn = 0;
    const watched = {
        ...random,
        command(fight, actor, draw) {
            if (turn++ % 3 === 0 && rules.mayCommand(fight, actor) === null) {
                fight.undoable = true;
                look(fight, actor);
                fight.undoable = false;
            }
            return random.command(fight, actor, draw);
        },
    };
    const runner = new Runner(rules, scene, { policies: setup.seats.map(() => watched), limit: 80 });
    for (let seed = 0; seed < seeds; seed++) {
        scene.load(start);
        runner.run(seed);
    }
}
/** What `read` finds on average after a command that goes in every way in which it can. */
export function exactMean(rules, scene, command, answer, read) {
    let sum = 0;
    eachOutcome(rules, scene, command, answer, ({ probability }) => {
        sum += probability * read();
    });
    return sum;
}
//# sourceMappingURL=expectations.js.map