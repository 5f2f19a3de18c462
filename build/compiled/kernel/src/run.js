import { isOver, seatOf } from './base-facts.js';
import { bitsAt, seedFrom } from './dice/counter.js';
import { carryOut, commandDecided, commandDue } from './driver.js';
import { Headway } from './headway.js';
import { checkAction, checkCommand } from './perform.js';
import { Table } from './table/table.js';
/** Randomness of one's own for policies: a whole number from 0 to n - 1, the same for the same seed. */
export function randomFrom(seed) {
    let start = null;
    let n = 0;
    return (count) => {
        start ??= seedFrom(seed);
        return bitsAt(start, n++) % count;
    };
}
/**
 * Randomness that is set to a new seed very often and seldom used: the seed is worked out when the first number is wanted.
 */
class LazyRandom {
    what;
    seed = '';
    ply = 0;
    start = null;
    n = 0;
    constructor(what) {
        this.what = what;
    }
    /** Numbers of another fight. */
    reseed(seed) {
        this.seed = seed;
    }
    /** The next numbers are those of `randomFrom('SEED WHAT PLY')`. */
    set(ply) {
        this.ply = ply;
        this.start = null;
        this.n = 0;
    }
    draw = (count) => {
        this.start ??= seedFrom(`${this.seed} ${this.what} ${this.ply}`);
        return bitsAt(this.start, this.n++) % count;
    };
}
const BEGINNING = { ply: 0, counter: 0 };
const illegal = (command, refusal) => new Error(`A policy gave an illegal command (${refusal?.rule}): ${refusal?.reason} ${JSON.stringify(command)}`);
/**
 * Plays whole fights without people, each from where the scene stands to its end. Made once for many fights: load a
 * checkpoint into the scene, run, look at the scene, and so on. Nothing is kept for undo. Dice and the policies' randomness
 * are those of a session with the same seed in which the same policies play, so both come out alike.
 */
export class Runner {
    rules;
    scene;
    policies;
    limit;
    checked;
    table;
    onCommand;
    random = new LazyRandom('command');
    answering = new LazyRandom('policy');
    looksBack;
    headway;
    before = null;
    commandNow = null;
    constructor(rules, scene, options) {
        const { policies, limit = 10_000, checked = true, onCommand = null } = options;
        this.rules = rules;
        this.scene = scene;
        this.policies = policies;
        this.limit = limit;
        this.checked = checked;
        this.onCommand = onCommand;
        this.headway = new Headway(rules, scene);
        this.looksBack = policies.some((policy) => policy.looksBack === true);
        const answerer = (question) => this.policyOf(question.to).answer(this.scene, question, this.answering.draw, this.underway());
        this.table = this.looksBack ? Table.taped({ dice: 'generator', answerer }) : Table.quick(0, answerer);
    }
    /** What a question comes in the middle of, where a policy wants to know. */
    underway() {
        const { before, commandNow: command } = this;
        return before === null || command === null ? undefined : { command, before, tape: this.table.tape };
    }
    /** Keeps what it takes to carry the command out again, where a policy wants to know. */
    remember(command) {
        this.before = this.before === null ? this.scene.save() : this.scene.saveOver(this.before);
        this.commandNow = command;
        this.table.rewind([]);
    }
    policyOf(row) {
        return this.policies[seatOf(this.scene, row)];
    }
    check(action, command) {
        if (action === undefined)
            return checkCommand(this.rules, this.scene, command);
        return this.checked ? checkAction(this.rules, action, this.scene, command) : null;
    }
    /** Plays one fight with the dice of the seed; `from` says how far it had come where the scene stands. */
    run(seed, { ply, counter } = BEGINNING) {
        const { rules, scene, policies, random, answering, limit, onCommand } = this;
        const { undoable } = scene;
        const text = String(seed);
        scene.undoable = false;
        scene.table = this.table;
        this.table.reseed(text);
        this.table.counter = counter;
        random.reseed(text);
        answering.reseed(text);
        let commands = 0;
        let stalemate = false;
        this.headway.begin();
        try {
            while (!stalemate && !isOver(scene) && commands < limit) {
                random.set(ply + commands);
                answering.set(ply + commands);
                const due = commandDue(rules, scene, true);
                const command = due ?? commandDecided(rules, scene, policies, random.draw);
                if (command === null) {
                    stalemate = true;
                    break;
                }
                const action = rules.actions.get(command.action);
                const refusal = this.check(action, command);
                if (action === undefined || refusal !== null)
                    throw illegal(command, refusal);
                if (this.looksBack)
                    this.remember(command);
                carryOut(rules, action, scene, command);
                commands++;
                if (onCommand !== null)
                    onCommand(command, due !== null || action.formal === true);
                stalemate = this.headway.isOut() && !isOver(scene);
            }
        }
        finally {
            scene.undoable = undoable;
        }
        return { over: isOver(scene), stalemate, commands, dice: this.table.counter - counter };
    }
}
/** Plays one fight from where the scene stands to its end, without people. */
export function runFight(rules, scene, options) {
    return new Runner(rules, scene, options).run(options.seed);
}
//# sourceMappingURL=run.js.map