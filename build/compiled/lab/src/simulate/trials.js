import { isDie, Recorder, Runner, replayMove, } from '@fray/kernel';
import { Gathering } from './gathering.js';
import { Meter } from './meter.js';
import { countRules } from './rule-count.js';
import { seatsOf } from './seating.js';
/** The seed of trial n: what `fray run --seed` would need to play the same fight. */
export const trialSeed = (seed, number) => `${seed} trial ${number}`;
/** The set-up of an experiment's encounter. Throws a sentence for each mistake in it. */
export function setupOf(game, experiment) {
    const { setup, problems } = game.readEncounter(experiment.encounter);
    if (setup !== null)
        return setup;
    throw new Error(problems.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
}
/** Where the trials of an experiment begin: the scene stands there afterwards. */
export function standAtStart(rules, scene, opening = []) {
    let counter = 0;
    for (const move of opening) {
        replayMove(rules, scene, move);
        counter = Math.max(counter, move.from + move.tape.filter(isDie).length);
    }
    scene.recorder = null;
    return { ply: opening.length, counter };
}
/**
 * Plays trials of one experiment and gathers their figures. Made once and used for many trials: everything that they
 * share is made ready here.
 */
export class Trials {
    experiment;
    rules;
    setup;
    scene;
    start;
    from;
    runner;
    meter;
    recorder;
    gathering = new Gathering();
    /** Throws a sentence where the encounter, the opening or a policy is not right. */
    constructor(game, experiment, { recorded = false } = {}) {
        const { rules } = game;
        this.experiment = experiment;
        this.rules = rules;
        this.setup = setupOf(game, experiment);
        this.scene = rules.open(this.setup);
        this.from = standAtStart(rules, this.scene, experiment.opening);
        this.start = this.scene.save();
        this.recorder = recorded ? new Recorder() : null;
        this.meter = new Meter(rules, this.scene, this.setup.sides.length);
        this.scene.creditor = this.meter;
        this.runner = new Runner(rules, this.scene, {
            policies: seatsOf(rules, this.setup, experiment.policies),
            limit: experiment.limit,
            onCommand: (command, formal) => this.meter.after(command, formal),
        });
    }
    /** Plays trial n (from 0) and gathers its figures. The trial depends on the experiment and n alone. */
    play(number) {
        const { scene, meter, recorder, gathering, experiment } = this;
        scene.load(this.start);
        meter.begin(gathering);
        scene.recorder = recorder;
        recorder?.clear();
        const run = this.runner.run(trialSeed(experiment.seed, number), this.from);
        scene.recorder = null;
        const ending = this.endingOf(run);
        const winner = ending === 'won' ? meter.winner : -1;
        const trial = { number, ending, winner, rounds: meter.rounds, commands: run.commands, left: meter.left() };
        meter.end();
        if (recorder !== null)
            countRules(recorder.take(), gathering);
        gathering.add(trial);
        return trial;
    }
    /**
     * How the trial has ended. Over without a winner: a stalemate where at least two sides can still fight, else a draw.
     * Not over: a stalemate where it made no headway or nobody could go on; else the limit has come, and it is unfinished.
     */
    endingOf({ over, stalemate }) {
        const { meter } = this;
        if (over && meter.winner >= 0)
            return 'won';
        if (over)
            return meter.sidesStanding() >= 2 ? 'stalemate' : 'draw';
        return stalemate ? 'stalemate' : 'unfinished';
    }
    /** Hands over what has been gathered since the last time. */
    take() {
        const batch = this.gathering.batch();
        this.gathering = new Gathering();
        return batch;
    }
}
//# sourceMappingURL=trials.js.map