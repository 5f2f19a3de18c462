import { wrap } from '../ui/width.js';
import { coloursFor } from './colours.js';
import { systemReason } from './file-errors.js';
import { writeErr, writeOut } from './output.js';
import { EXIT } from './stop.js';
function wantsColours(wishes) {
    const { NO_COLOR, TERM } = process.env;
    const refused = NO_COLOR !== undefined && NO_COLOR !== '';
    return wishes.color && !refused && TERM !== 'dumb' && process.stdout.isTTY === true;
}
function knowsUnicode() {
    if (process.platform === 'win32')
        return process.env.WT_SESSION !== undefined;
    const { LC_ALL, LC_CTYPE, LANG } = process.env;
    return /utf-?8/i.test(LC_ALL || LC_CTYPE || LANG || '');
}
/** Columns of the terminal; 80 where nobody knows. */
function widthNow() {
    const columns = process.stdout.columns ?? Number(process.env.COLUMNS);
    return Number.isInteger(columns) && columns >= 20 ? columns : 80;
}
/** Rows of the terminal; no bound where the output is none. */
function heightNow() {
    const { rows, isTTY } = process.stdout;
    return isTTY === true && rows >= 10 ? rows : Number.POSITIVE_INFINITY;
}
/** The terminal of this process. A reader that goes away (`fray rules zones | head`) ends the command without a word. */
export function openTerminal(wishes) {
    const interactive = process.stdin.isTTY === true && process.stdout.isTTY === true;
    const say = (line = '') => writeOut(`${line}\n`);
    const plain = wishes.plain || process.env.TERM === 'dumb';
    return {
        interactive,
        colours: coloursFor(wantsColours(wishes)),
        unicode: !wishes.ascii && !plain && interactive && knowsUnicode(),
        plain,
        get width() {
            return widthNow();
        },
        get height() {
            return heightNow();
        },
        say,
        tell: (text, indent = '') => wrap(text, widthNow(), indent).forEach((line) => say(line)),
        write: writeOut,
        complain: (line) => writeErr(`${line}\n`),
    };
}
/** Lets a closed pipe end the process quietly. */
export function survivePipes() {
    for (const stream of [process.stdout, process.stderr]) {
        stream.on('error', (error) => {
            if (error.code === 'EPIPE')
                process.exit(process.exitCode ?? 0);
            if (stream === process.stdout)
                writeErr(`The output cannot be written: ${systemReason(error)}.\n`);
            process.exit(EXIT.badInput);
        });
    }
}
//# sourceMappingURL=terminal.js.map