import { formatLine } from '@fray/kernel';
import { simulate as simulateTrials, simulationCsv, simulationHtml, simulationText, trialJournal, } from '@fray/lab';
import { threadCrew, threadsHere } from '../crew/threads.js';
import { made } from '../io/made.js';
import { styleOf } from '../io/report-files.js';
import { freshSeed } from '../io/seed.js';
import { badInput, EXIT } from '../io/stop.js';
import { checkOutputs, writeNewFile } from '../io/writing.js';
import { readPolicies, readSimulated } from '../play/experiment.js';
import { ProgressBar } from '../ui/progress.js';
/** Trials when nobody says how many, and the most of them when a precision is to be reached. */
const TRIALS = 1000;
const MOST_TRIALS = 1_000_000;
/** Trials that are over before another thread has started. */
const TOO_FEW_FOR_THREADS = 64;
/** `fray simulate FILE`: many trials of one fight. Returns the exit code. */
export async function simulate(terminal, given, wishes) {
    const precision = wishes.precision === undefined ? null : readPrecision(wishes.precision);
    const trials = readCount('--trials', wishes.trials, precision === null ? TRIALS : MOST_TRIALS, 'trials');
    const limit = readCount('--limit', wishes.limit, 10_000, 'commands');
    const threads = readCount('--threads', wishes.threads, threadsHere(), 'threads');
    const journals = (wishes.journal ?? []).map(readJournalWish);
    const asked = journals.map(({ path }) => ({ path, option: '--journal', replaces: false }));
    const html = { path: wishes.html, option: '--html', replaces: false };
    checkOutputs([html, { path: wishes.csv, option: '--csv', replaces: false }, ...asked], []);
    const fight = await readSimulated(given, wishes.at);
    const experiment = experimentOf(fight, wishes, limit);
    const stopping = new AbortController();
    const stop = () => {
        if (stopping.signal.aborted)
            process.exit(EXIT.interrupted);
        stopping.abort();
    };
    const crew = threadCrew(trials < TOO_FEW_FOR_THREADS ? 1 : threads);
    const bar = new ProgressBar(precision, terminal.unicode, fight.setup.sides[0]?.name);
    process.on('SIGINT', stop);
    let simulation;
    try {
        simulation = await simulateTrials(experiment, {
            trials,
            ...(precision === null ? {} : { precision }),
            recorded: wishes.recorded === true,
            crew,
            onProgress: bar.show,
            signal: stopping.signal,
        });
    }
    finally {
        bar.clear();
        await crew.close();
        process.off('SIGINT', stop);
    }
    show(terminal, simulation, fight, wishes);
    if (wishes.csv !== undefined)
        writeNewFile(wishes.csv, simulationCsv(simulation));
    if (wishes.html !== undefined) {
        writeNewFile(wishes.html, simulationHtml(simulation, made('simulate', simulation.experiment.seed)));
    }
    for (const journal of journals)
        writeTrial(terminal, fight.game, simulation, journal);
    return simulation.ended === 'stopped' ? EXIT.interrupted : EXIT.done;
}
function experimentOf({ game, setup, opening }, wishes, limit) {
    return {
        ruleset: game.rules.id,
        encounter: setup.encounter,
        ...(opening.length > 0 ? { opening } : {}),
        policies: readPolicies(game.rules, setup, wishes.policy ?? []),
        seed: wishes.seed ?? freshSeed(),
        limit,
    };
}
/** Reads a whole number of something, 1 or more. */
export function readCount(option, text, otherwise, what) {
    if (text === undefined)
        return otherwise;
    const n = Number(text.replaceAll(',', '').replaceAll('_', ''));
    if (text.trim() !== '' && Number.isInteger(n) && n >= 1)
        return n;
    throw badInput(`${option} ${text}: give a whole number of ${what}, 1 or more.`);
}
/** `1%` and `0.01` are the same; between 0.01% and 50%. */
export function readPrecision(text) {
    const found = /^(\d+(?:\.\d*)?|\.\d+)(%?)$/.exec(text.trim());
    const value = found === null ? Number.NaN : Number(found[1]) / (found[2] === '%' ? 100 : 1);
    if (value >= 0.0001 && value < 0.5)
        return value;
    throw badInput(`--precision ${text}: give what the chances are to be exact to, as in 1% or 0.5%: from 0.01% to 50%.`);
}
const NOTABLE = ['median', 'closest', 'worst', 'best'];
/** Reads `median=FILE` or `17=FILE`. */
function readJournalWish(text) {
    const cut = text.indexOf('=');
    const word = text.slice(0, Math.max(0, cut)).trim();
    const path = text.slice(cut + 1);
    const which = NOTABLE.find((one) => one === word.toLowerCase()) ?? (/^\d+$/.test(word) ? Number(word) : null);
    if (which === null || path === '') {
        throw badInput(`--journal ${text}: give WHICH=FILE, where WHICH is ${NOTABLE.join(', ')} or the number of a trial.`);
    }
    return { which, path };
}
function show(terminal, simulation, { at, name }, wishes) {
    if (wishes.json === true) {
        terminal.say(JSON.stringify(simulation));
        return;
    }
    if (at !== null)
        terminal.say(`From after command ${at.command} of ${at.of} of ${name}.`);
    for (const line of simulationText(simulation, styleOf(terminal, { details: wishes.details === true || wishes.recorded === true })))
        terminal.say(line);
}
/** Plays a trial as a session and writes its journal. */
function writeTrial(terminal, game, simulation, { which, path }) {
    const number = typeof which === 'number' ? which : simulation.notable[which];
    if (number === null) {
        terminal.complain(`${path}: no trial is the ${which} one, so there is none to write.`);
        return;
    }
    const lines = trialJournal(game, simulation.experiment, number);
    writeNewFile(path, lines.map(formatLine).join('\n'));
    const isExtra = number >= simulation.trials;
    const what = typeof which === 'string' ? ` (${which})` : isExtra ? ', which is not among those above,' : '';
    terminal.complain(`Trial ${number}${what} is written to ${path}.`);
}
//# sourceMappingURL=simulate.js.map