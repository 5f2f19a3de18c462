import { isOver, lineOf, seatOf, sideOf } from '@fray/kernel';
import { policyOf } from '@fray/lab';
import { loadEncounter } from '../io/encounters.js';
import { badInput, sentenceOf } from '../io/stop.js';
import { exists, isFolder, readTextFile } from '../io/text-files.js';
import { readJournal, sessionOfSaved } from './open.js';
import { findSide } from './seating.js';
/** What the computer plays when nobody says otherwise. */
const DEFAULT_POLICY = 'aggressive';
/** The id of a policy as a person names it. Throws a {@link Stop} for one that there is not, or that goes by the clock. */
function idOf(rules, name) {
    try {
        return policyOf(rules, name).id;
    }
    catch (error) {
        throw badInput(sentenceOf(error));
    }
}
/**
 * The policies of an experiment. Each wish is a policy's name for everybody, or `SIDE=NAME`; later ones count more. A side of
 * which nothing is said is played as the encounter says. Throws a {@link Stop} for a name that means nothing.
 */
export function readPolicies(rules, setup, wishes) {
    let general = null;
    const sides = {};
    for (const wish of wishes) {
        const [first = '', second] = wish.split('=');
        if (second === undefined)
            general = idOf(rules, first);
        else
            sides[setup.sides[findSide(setup, first)]?.id] = idOf(rules, second);
    }
    if (general !== null)
        return { otherwise: general, sides };
    return { otherwise: DEFAULT_POLICY, sides: { ...policiesOfSeats(rules, setup, sides), ...sides } };
}
/** The policy of each side whose seats the encounter gives one, but for sides of which the person has said something. */
function policiesOfSeats(rules, setup, said) {
    const found = {};
    const scene = rules.open(setup);
    setup.sides.forEach(({ id, name }, at) => {
        if (Object.hasOwn(said, id))
            return;
        const policies = new Set();
        for (let row = 0; row < scene.combatants; row++) {
            if (sideOf(scene, row) === at)
                policies.add(setup.seats[seatOf(scene, row)]?.policy ?? DEFAULT_POLICY);
        }
        const [policy, another] = policies;
        if (another !== undefined) {
            throw badInput(`The seats of ${name} have different policies (${[...policies].join(', ')}), and a simulation plays a side in one way: ` +
                `say which with --policy ${id}=NAME.`);
        }
        if (policy !== undefined && policy !== DEFAULT_POLICY)
            found[id] = idOf(rules, policy);
    });
    return found;
}
const JOURNAL = /^\{[^\n]*"fray":"journal"/;
/**
 * Reads what is to be simulated: an encounter's file or name, or a journal, with the command after which the trials begin
 * (`at`; the last one if left out). Throws a {@link Stop} that says what is wrong.
 */
export async function readSimulated(given, at) {
    const isFile = exists(given) && !isFolder(given);
    if (isFile && JOURNAL.test(readTextFile(given)))
        return readFromJournal(given, at);
    if (at !== undefined) {
        throw badInput(`--at ${at}: ${given} is an encounter, which has no commands yet. --at is for journals.`);
    }
    return { ...(await loadEncounter(given)), opening: [], at: null };
}
async function readFromJournal(path, at) {
    const saved = await readJournal(path);
    const { game, setup } = saved;
    const session = sessionOfSaved(saved, path);
    session.withdraw();
    const of = session.ply;
    const command = at === undefined ? of : Number(at);
    if (at?.trim() === '' || !Number.isInteger(command) || command < 0 || command > of) {
        throw badInput(`--at ${at}: this journal has ${of} commands; give a whole number from 0 to ${of}.`);
    }
    if (command < of)
        session.undo(command);
    if (isOver(session.scene)) {
        throw badInput(`After command ${command} of ${path} the fight is over: say with --at N after which command to begin.`);
    }
    return { game, setup, name: path, opening: session.played.map(lineOf), at: { command, of } };
}
//# sourceMappingURL=experiment.js.map