import { findGame, readEncounterText, readJournalText } from '@fray/files';
import { formatLine, Session } from '@fray/kernel';
import { policyNamed } from '@fray/lab';
import { Play } from '@fray/seat';
import { Fight } from './fight.js';
import { BadInput } from './problems.js';
/**
 * Opens a fight.
 * @param encounter an encounter as text (YAML or JSON) or as an object, as docs/encounters.md describes it
 * @throws {BadInput} with everything that is wrong with it; RangeError where there is no such seat or policy
 */
export async function openFight(encounter, wishes = {}) {
    const { file = 'encounter' } = wishes;
    const source = typeof encounter === 'string' ? whole(await readEncounterText(encounter, file)) : await read(encounter);
    return fightOf(source, wishes.seed ?? newSeed(), wishes.dice ?? 'generator', wishes);
}
/**
 * Opens a fight again from what {@link Fight.save} gave: every step, every undone step and an open question are there.
 * @throws {BadInput} where it is none, is broken, or was played with other rules
 */
export async function restoreFight(saved, wishes = {}) {
    const { game, setup, journal } = whole(await readJournalText(saved, wishes.file ?? 'fight'));
    const { seed, dice } = journal.head;
    return fightOf({ game, setup }, seed, dice, wishes, journal);
}
function fightOf({ game, setup }, seed, dice, { computer = {}, file = 'fight' }, journal = null) {
    const ids = setup.seats.map(({ id }) => id);
    const stranger = Object.keys(computer).find((id) => !ids.includes(id));
    if (stranger !== undefined)
        throw new RangeError(`There is no seat "${stranger}". Seats: ${ids.join(', ')}.`);
    const policies = ids.map((id) => (Object.hasOwn(computer, id) ? policyOf(game, computer[id]) : null));
    const lines = [];
    const session = new Session(game.rules, setup, {
        seed,
        dice,
        policies,
        reactions: policyOf(game, 'aggressive'),
        onLine: (line) => void lines.push(formatLine(line)),
    });
    if (journal !== null) {
        try {
            session.restore(journal.lines);
        }
        catch (error) {
            throw new BadInput([{ where: file, message: `It does not play as it was saved: ${error.message}` }]);
        }
        lines.splice(1, lines.length, ...journal.lines.map(formatLine));
    }
    return new Fight(new Play(session, policies), () => `${lines.join('\n')}\n`);
}
const policyOf = (game, name) => policyNamed(game.rules, name);
/** What was read of a text. Throws what is wrong with it. */
function whole(reading) {
    const { problems } = reading;
    if (problems === undefined)
        return reading;
    throw new BadInput(problems.map((p) => ({ where: `${p.file}:${p.line}:${p.column}`, message: p.message })));
}
async function read(encounter) {
    const game = await findGame(encounter.ruleset);
    if (typeof game === 'string')
        throw new BadInput([{ where: 'ruleset', message: game }]);
    const { setup, problems } = game.readEncounter(encounter);
    if (setup === null)
        throw new BadInput(problems.map(({ path, message }) => ({ where: path.join('.'), message })));
    return { game, setup };
}
const newSeed = () => Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');
//# sourceMappingURL=open.js.map