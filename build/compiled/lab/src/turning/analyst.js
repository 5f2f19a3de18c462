import { checkCommand, commandDue, isOver, isRefusal, perform, Runner, randomFrom, readCommand, replayMove, roundOf, sideOf, Table, winnerOf, writeCommand, } from '@fray/kernel';
import { candidatesFor } from '../policies/candidates.js';
import { measuredFrom, NOTHING } from './measured.js';
/** Who plays on. */
const BASE = 'aggressive';
/** Commands after which a trial is given up; it counts as a draw. */
const LIMIT = 3000;
/** Standard errors by which something must be better. */
const SURELY = 1.96;
/** Other commands that are tried. */
const OTHERS = { perAction: 3, inAll: 9 };
/**
 * Looks at a fight's commands one by one: from each moment it is played on many times by the rule of thumb, which decides
 * all that follows. It takes no more of the fight than the rules themselves: everything that was hidden counts.
 */
export class Analyst {
    rules;
    setup;
    scene;
    moves;
    /** The fight before each command, and after the last one. */
    before = [];
    base;
    runner;
    constructor({ rules, readEncounter }, { encounter, moves }) {
        const { setup } = readEncounter(encounter);
        if (setup === null)
            throw new Error('The encounter of this fight cannot be read.');
        this.rules = rules;
        this.setup = setup;
        this.moves = moves;
        this.scene = rules.open(setup);
        this.base = rules.policies.get(BASE);
        for (const move of moves) {
            this.before.push(this.scene.save());
            replayMove(rules, this.scene, move);
        }
        this.before.push(this.scene.save());
        this.scene.recorder = null;
        const policies = setup.seats.map(() => this.base);
        this.runner = new Runner(rules, this.scene, { policies, limit: LIMIT, checked: false });
    }
    /** How likely each side is to win from there. */
    standing({ at, trials }) {
        return { sides: this.setup.sides.map((_, side) => measuredFrom(this.worths(at, side, trials, null))) };
    }
    /** What a command was worth. */
    point({ at, trials }) {
        const { scene, rules } = this;
        const done = this.moves[at].command;
        scene.load(this.before[at]);
        const command = readCommand(rules, scene, done);
        if (isRefusal(command))
            throw new Error(`Command ${at + 1} cannot be read: ${command.reason}`);
        const { actor } = command;
        const side = actor < 0 ? 0 : sideOf(scene, actor);
        const round = roundOf(scene);
        const others = this.othersThan(at, command);
        const own = this.worths(at, side, trials, command);
        const expected = measuredFrom(own);
        const after = measuredFrom(this.worths(at + 1, side, trials, null));
        const tried = others.map((other) => this.worths(at, side, trials, other));
        const { place, choice } = bestOf(own, tried);
        scene.load(this.before[at]);
        return {
            round,
            actor,
            side,
            done,
            better: place < 0 ? null : writeCommand(rules, scene, others[place]),
            expected,
            choice,
            luck: { value: after.value - expected.value, error: Math.hypot(after.error, expected.error) },
        };
    }
    /** What else could have been done; nothing where a command was due of itself. */
    othersThan(at, done) {
        const { rules, scene } = this;
        if (done.actor < 0 || commandDue(rules, scene, true) !== null)
            return [];
        const random = randomFrom(`other ${at}`);
        const usual = this.base.command(scene, done.actor, random);
        const written = JSON.stringify(writeCommand(rules, scene, done));
        return candidatesFor(rules, scene, done.actor, usual, OTHERS, random).filter((one) => JSON.stringify(writeCommand(rules, scene, one)) !== written && checkCommand(rules, scene, one) === null);
    }
    /** The fight played on so often from a moment, first by a command if one is given: 1 for each that the side wins. */
    worths(at, side, trials, command) {
        const { scene, rules, base } = this;
        const start = this.before[at];
        scene.load(start);
        if (isOver(scene))
            return Array.from({ length: trials }, () => worthOf(scene, side));
        return Array.from({ length: trials }, (_, n) => {
            scene.load(start);
            // The same dice for each command, other ones than for the moment after it.
            const seed = `${at} ${command === null ? 'standing' : 'command'} ${n}`;
            if (command !== null) {
                const random = randomFrom(`${seed} answers`);
                scene.table = Table.quick(`${seed} act`, (question) => base.answer(scene, question, random));
                perform(rules, scene, command);
            }
            this.runner.run(seed);
            return worthOf(scene, side);
        });
    }
}
function worthOf(scene, side) {
    const winner = isOver(scene) ? winnerOf(scene) : -1;
    return winner < 0 ? 0.5 : winner === side ? 1 : 0;
}
/**
 * How much better the best of several is than what was done. It is chosen by one half of the trials and measured by the
 * other: measured by those that made it look best it would come out too good.
 */
function bestOf(own, tried) {
    const half = own.length >> 1;
    let place = -1;
    let most = 0;
    tried.forEach((worths, i) => {
        const better = measuredFrom(worths.slice(0, half).map((worth, n) => worth - own[n])).value;
        if (better <= most)
            return;
        most = better;
        place = i;
    });
    if (place < 0)
        return { place, choice: NOTHING };
    const choice = measuredFrom(tried[place].slice(half).map((worth, n) => worth - own[half + n]));
    // What may as well be chance is none; how much it could be, its error says.
    return choice.value > SURELY * choice.error
        ? { place, choice }
        : { place: -1, choice: { value: 0, error: choice.error } };
}
//# sourceMappingURL=analyst.js.map