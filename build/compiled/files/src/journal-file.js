import { JournalError, parseJournal } from '@fray/kernel';
import { firstAlike } from './alike.js';
import { findGame } from './games.js';
/** Reads a journal (one JSON object in each line). `fileName` is what problems call the file. */
export async function readJournalText(text, fileName) {
    const at = (line, message) => ({ file: fileName, line, column: 1, message });
    let journal;
    try {
        journal = parseJournal(text);
    }
    catch (error) {
        if (!(error instanceof JournalError))
            throw error;
        return { problems: [at(error.line, error.message)] };
    }
    const { head } = journal;
    const game = await findGame(head.ruleset);
    if (typeof game === 'string')
        return { problems: [at(1, game)] };
    const { version } = game.rules;
    if (head.rulesetVersion !== version) {
        const message = `This fight was played with version ${String(head.rulesetVersion)} of the ruleset ${head.ruleset}, ` +
            `and this Fray has version ${version}, which may play differently: open it with the Fray that wrote it.`;
        return { problems: [at(1, message)] };
    }
    const { setup, problems } = game.readEncounter(head.encounter);
    if (setup !== null)
        return { journal, game, setup };
    return {
        problems: firstAlike(problems).map(({ path, message, rule }) => {
            const place = at(1, `encounter.${path.join('.')}: ${message}`);
            return rule === undefined ? place : { ...place, rule };
        }),
    };
}
//# sourceMappingURL=journal-file.js.map