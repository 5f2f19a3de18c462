import { Blows, limitText, perform, randomFrom, Table } from '@fray/kernel';
import { answersOf, nobody } from './reactions.js';
import { MOST_DICE, OddsStopped, Outcomes, recorderFor, SAMPLES, } from './results.js';
/** The odds of a command by playing it so many times with seeded dice. The scene is unchanged afterwards. */
export function sampled({ rules, scene }, command, wishes) {
    const { reading, reactions = 'nobody', seed = 'odds', stopped = () => false } = wishes;
    const { samples: wanted = SAMPLES, dice: most = MOST_DICE } = wishes;
    const before = { table: scene.table, recorder: scene.recorder, undoable: scene.undoable, blows: scene.blows };
    const outcomes = new Outcomes(reading);
    const counts = [];
    const random = randomFrom(`policy ${seed}`);
    const recorder = recorderFor(reading);
    const play = typeof reactions === 'string' ? nobody : answersOf(reactions, random);
    const table = Table.quick(seed, play);
    scene.table = table;
    scene.recorder = recorder;
    const blows = new Blows();
    scene.blows = blows;
    scene.undoable = true;
    const mark = scene.mark();
    let samples = 0;
    try {
        for (; samples < wanted && table.counter < most; samples++) {
            if (samples % 256 === 0 && stopped())
                throw new OddsStopped('Stopped before the odds were worked out.');
            recorder?.clear();
            blows.clear();
            perform(rules, scene, command);
            const outcome = outcomes.read(scene);
            counts[outcome] = (counts[outcome] ?? 0) + 1;
            scene.rollback(mark);
        }
    }
    finally {
        scene.rollback(mark);
        scene.table = before.table;
        scene.recorder = before.recorder;
        scene.undoable = before.undoable;
        scene.blows = before.blows;
    }
    return {
        kind: 'sampled',
        outcomes: outcomes.values.map((value, i) => ({ value, count: counts[i] })),
        samples,
        seed,
        why: samples < wanted ? `${wishes.why} More samples would have taken more than ${limitText(most)} dice.` : wishes.why,
    };
}
//# sourceMappingURL=sampled.js.map