import { canonical, fingerprint, grantedBefore, isRefusal, isRoll, readCommand, tellEvents, viewAll, } from '@fray/kernel';
import { Answers, askedText } from './case-answers.js';
import { strangeRule } from './case-cited.js';
import { checkFact } from './case-facts.js';
import { encounterOf } from './case-given.js';
import { habitsOf } from './case-habits.js';
import { isPutTo, notAskedProblem } from './case-not-asked.js';
import { formatRoll } from './case-rolls.js';
import { DiceStream, follow } from './case-stream.js';
import { readCaseDie } from './cases.js';
import { CommandTextError, parseCommandText } from './command-text.js';
/** Runs one case strictly. `shared` is what its file defines for all of its cases. */
export function runCase(testCase, game, shared = {}) {
    const { id, title = '', rules } = testCase;
    const unknown = rules.flatMap((rule, i) => Object.hasOwn(game.rules.ruleTitles, rule)
        ? []
        : [{ path: ['rules', i], message: `There is no rule "${rule}" in ${game.rules.id}.` }]);
    const failures = [...unknown, ...play(testCase, game, shared)];
    return { id, title, rules, passed: failures.length === 0, failures };
}
function play(testCase, game, shared) {
    const { setup, problems } = game.readEncounter(encounterOf(testCase.given, shared, game.rules.id));
    const { invalid, steps } = testCase;
    if (invalid !== undefined) {
        if (problems.some((problem) => problem.rule === invalid))
            return [];
        const found = problems.map((p) => `${p.message}${p.rule === undefined ? '' : ` [${p.rule}]`}`).join(' ');
        const message = `The encounter should be refused by ${invalid}, but ${found === '' ? 'nothing is wrong with it.' : `this is found: ${found}`}`;
        return [{ path: ['invalid'], message }];
    }
    if (setup === null)
        return problems.map((p) => ({ ...p, path: ['given', ...p.path] }));
    if (steps === undefined)
        return [{ path: [], message: 'The case does nothing: give it "steps", or "invalid".' }];
    return new Run(testCase, game.rules, game.rules.open(setup)).all(steps);
}
/** A case while it runs. */
class Run {
    rules;
    scene;
    habits;
    wholeDice;
    wholeAnswers;
    happened = [];
    failures = [];
    path = [];
    constructor({ dice = [], answers = [] }, rules, scene) {
        this.rules = rules;
        this.scene = scene;
        this.habits = habitsOf(rules.id);
        this.wholeDice = new DiceStream(dice.map(readCaseDie));
        this.wholeAnswers = new Answers(answers, this.habits);
    }
    fail(message, ...where) {
        this.failures.push({ path: [...this.path, ...where], message });
    }
    /** Runs the steps up to the first that fails. */
    all(steps) {
        for (const [i, step] of steps.entries()) {
            this.path = ['steps', i];
            const goesOn = this.step(step);
            if (this.failures.length > 0)
                return this.failures;
            if (!goesOn && i + 1 < steps.length) {
                this.path = ['steps', i + 1];
                this.fail('The step before this one ends in an open question, so nothing can come after it.');
                return this.failures;
            }
        }
        this.path = [];
        this.leftOver(this.wholeDice, this.wholeAnswers);
        return this.failures;
    }
    leftOver({ dice, taken }, answers) {
        dice.slice(taken).forEach(({ sides, face }, i) => {
            const die = sides === 0 ? face : `d${sides}=${face}`;
            this.fail(`The die ${die} is left over: nothing rolls it.`, 'dice', taken + i);
        });
        for (const { at, message } of answers.leftOver(this.scene))
            this.fail(message, 'answers', at);
    }
    /** Runs a step and checks everything that it says; false when it ends in an open question. */
    step(step) {
        const ownDice = new DiceStream((step.dice ?? []).map(readCaseDie));
        const ownAnswers = new Answers(step.answers ?? [], this.habits);
        const { asked } = step;
        const streams = {
            dice: step.dice === undefined ? this.wholeDice : ownDice,
            answers: step.answers === undefined ? this.wholeAnswers : ownAnswers,
            staysOpen: (question) => asked !== undefined && this.isAsked(asked, question),
            heard: { questions: [], passedOver: [] },
        };
        const events = [];
        const outcome = this.command(step, streams, events);
        if (outcome === null)
            return true;
        if (outcome.status !== 'failed' && outcome.status !== 'refused') {
            this.happened.push({ command: commandText(step), events });
        }
        const refusal = outcome.status === 'refused' ? outcome.refusal : null;
        const strange = strangeRule(this.rules, { events, questions: streams.heard.questions, refusal });
        if (strange !== null)
            this.fail(strange, 'do');
        const wrong = this.judge(step, outcome);
        if (wrong !== null)
            this.fail(...wrong);
        if (this.failures.length > 0)
            return true;
        this.leftOver(ownDice, ownAnswers);
        if (step.notAsked !== undefined) {
            const problem = notAskedProblem(this.rules, this.scene, step.notAsked, streams.heard);
            if (problem !== null)
                this.fail(problem, 'notAsked');
        }
        if (step.rolls !== undefined)
            this.rolls(step.rolls, events);
        if (step.log !== undefined)
            this.log(step.log, events);
        if (step.expect !== undefined)
            this.facts(step.expect);
        return outcome.status !== 'asking';
    }
    /** Reads and does the command, after those that it takes for granted. Null when it cannot be read. */
    command(step, streams, events) {
        const { rules, scene } = this;
        let plain;
        try {
            plain = typeof step.do === 'string' ? parseCommandText(step.do, rules, scene) : step.do;
        }
        catch (error) {
            if (!(error instanceof CommandTextError))
                throw error;
            this.fail(error.message, 'do');
            return null;
        }
        const command = readCommand(rules, scene, plain);
        if (isRefusal(command))
            return { status: 'refused', refusal: command };
        const goAhead = (one) => {
            const outcome = follow(rules, scene, one, streams);
            if ('events' in outcome)
                events.push(...outcome.events);
            return outcome;
        };
        const takeBack = this.takeBack(streams, events);
        for (const first of grantedBefore(rules, scene, () => command)) {
            const outcome = goAhead(first);
            if (outcome.status !== 'done')
                return outcome;
        }
        const before = fingerprint(scene);
        const outcome = goAhead(command);
        if (outcome.status !== 'done' && fingerprint(scene) !== before) {
            this.fail('The command was not done, and yet the fight has changed.', 'do');
        }
        if (outcome.status === 'refused')
            takeBack();
        return outcome;
    }
    /** Takes back what a command took for granted, its dice and answers included, once that command is refused. */
    takeBack({ dice, answers }, events) {
        const before = this.scene.save();
        const { taken } = dice;
        const restore = answers.mark();
        return () => {
            this.scene.load(before);
            dice.taken = taken;
            restore();
            events.length = 0;
        };
    }
    /** What became of the command against what the step says of it: a sentence and the field it concerns, or null. */
    judge({ refused, asked }, outcome) {
        if (outcome.status === 'failed')
            return [outcome.message, 'do'];
        if (outcome.status === 'refused') {
            const { rule, reason } = outcome.refusal;
            if (refused === undefined)
                return [`The command is refused (${rule}): ${reason}`, 'do'];
            return refused === rule ? null : [`It should be refused by ${refused}, but is by ${rule}: ${reason}`, 'refused'];
        }
        if (refused !== undefined)
            return [`It should be refused by ${refused}, but is taken.`, 'refused'];
        if (outcome.status === 'asking') {
            const { question } = outcome;
            const text = askedText(this.scene, question);
            if (asked === undefined)
                return [`${text}, but the case gives no answer.`, 'do'];
            if (this.isAsked(asked, question))
                return null;
            return [`${asked.to} should be asked by ${asked.rule}. ${text}.`, 'asked'];
        }
        if (asked === undefined)
            return null;
        const found = viewAll(this.rules, this.scene).asked ?? null;
        if (canonical(found) === canonical(asked))
            return null;
        const but = found === null ? 'nobody is' : JSON.stringify(found);
        return [`${asked.to} should be asked by ${asked.rule}, but ${but}.`, 'asked'];
    }
    /** Whether the question is the one that a step says to be open. */
    isAsked(asked, question) {
        return isPutTo(this.scene, asked, question);
    }
    rolls(expected, events) {
        const found = events.filter(isRoll).map((roll) => formatRoll(this.scene, roll, this.habits.sums));
        const count = Math.max(expected.length, found.length);
        for (let i = 0; i < count; i++) {
            if (expected[i] === found[i])
                continue;
            const right = expected[i] === undefined ? 'There should be no roll' : `The roll should be "${expected[i]}"`;
            const wrong = found[i] === undefined ? 'there is none' : `it is "${found[i]}"`;
            this.fail(`${right}, but ${wrong}.`, 'rolls', ...(expected[i] === undefined ? [] : [i]));
        }
    }
    log(pieces, events) {
        const lines = tellEvents(this.rules, this.scene, events);
        pieces.forEach((piece, i) => {
            if (lines.some((line) => line.includes(piece)))
                return;
            this.fail([`No line of the log says "${piece}". It says:`, ...lines].join('\n'), 'log', i);
        });
    }
    facts(expected) {
        const view = viewAll(this.rules, this.scene);
        for (const [path, value] of Object.entries(expected)) {
            const wrong = checkFact(view, this.rules, this.scene, path, value, this.happened);
            if (wrong !== null)
                this.fail(wrong, 'expect', path);
        }
    }
}
const commandText = ({ do: command }) => (typeof command === 'string' ? command : JSON.stringify(command));
//# sourceMappingURL=case-run.js.map