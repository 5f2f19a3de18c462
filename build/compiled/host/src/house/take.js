import { isOver, parseJournal, Session } from '@fray/kernel';
import { entryText } from '../fight/entry.js';
import { firstSeating } from '../fight/seating.js';
/** Makes a fight of a journal: its first entry. Throws a sentence where it is none, or does not play as it says. */
export async function takeJournal({ game: gameOf }, text) {
    const journal = parseJournal(text);
    const { ruleset, rulesetVersion, encounter, seed, dice } = journal.head;
    const game = await gameOf(ruleset);
    if (game === null)
        throw new RangeError(`There is no ruleset "${ruleset}" here.`);
    if (rulesetVersion !== game.rules.version)
        throw new RangeError(`This fight was played with version ${rulesetVersion} of the ruleset ${ruleset}; here is version ${game.rules.version}.`);
    const { setup, problems } = game.readEncounter(encounter);
    if (setup === null)
        throw new RangeError(problems[0]?.message ?? 'The encounter of this journal cannot be read.');
    const session = new Session(game.rules, setup, { seed, dice });
    session.restore(journal.lines);
    const lines = text.trimEnd().split('\n');
    return {
        text: entryText({ answer: null, seating: firstSeating(setup) }, lines),
        note: { title: setup.title, ruleset, over: isOver(session.scene) },
    };
}
//# sourceMappingURL=take.js.map