import { readTypedDie } from '@fray/kernel';
import { badInput } from '../io/stop.js';
/**
 * Reads a script: a command text on each line; `#` begins a comment; `dice: 10 5` (or `d20=10 d8=5`) and
 * `answer: knife` lines bring dice and answers; `stop` ends the script before the fight is over. Throws a {@link Stop} with the line that means nothing.
 */
export function readScript(text, file) {
    const commands = [];
    const dice = [];
    const answers = [];
    let stops = false;
    let hasDice = false;
    let hasAnswers = false;
    text.split(/\r?\n/).forEach((raw, i) => {
        const comment = raw.search(/(?<!\S)#/);
        const content = (comment < 0 ? raw : raw.slice(0, comment)).trim();
        if (content === '' || stops)
            return;
        const place = { line: i + 1, column: raw.length - raw.trimStart().length + 1 };
        if (content.toLowerCase() === 'stop') {
            stops = true;
            return;
        }
        const given = /^(dice|die|answers?):/i.exec(content);
        const said = content.slice(given?.[0].length ?? 0).trim();
        if (given === null)
            commands.push({ ...place, text: content });
        else if (/^d/i.test(given[1])) {
            hasDice = true;
            for (const word of said.split(/[\s,]+/))
                if (word !== '')
                    dice.push(readDie(word, place, file));
        }
        else {
            hasAnswers = true;
            answers.push({ ...place, text: said });
        }
    });
    return { file, stops, commands, dice: hasDice ? dice : null, answers: hasAnswers ? answers : null };
}
function readDie(word, place, file) {
    const found = readTypedDie(word);
    if (found === null)
        throw badInput(`${file}:${place.line}:${place.column}: "${word}" is not a die; write the faces, as in "dice: 10 5" or "dice: d20=10 d8=5".`);
    return { ...place, text: word, ...found };
}
//# sourceMappingURL=script.js.map