import { resolve } from 'node:path';
import { coloursFor } from '../src/io/colours.js';
import { wrap } from '../src/ui/width.js';
/** A screen of the given width, with what a test wants otherwise. */
export function screen(width = 80, wishes = {}) {
    const said = [];
    const say = (line = '') => void said.push(line);
    return {
        interactive: false,
        colours: coloursFor(false),
        unicode: false,
        plain: false,
        ...wishes,
        width,
        height: Number.POSITIVE_INFINITY,
        said,
        text: () => said.join('\n'),
        say,
        tell: (text, indent = '') => wrap(text, width, indent).forEach((line) => void said.push(line)),
        write: (text) => void said.push(text),
        complain: say,
    };
}
/** Lines that have been typed beforehand; they show on the screen behind their prompts. */
export function typed(on, lines) {
    const left = [...lines];
    const stub = {
        completer: () => [[], ''],
        ask: (prompt) => {
            const line = left.shift() ?? null;
            on.said.push(`${prompt}${line ?? ''}`);
            return Promise.resolve(line);
        },
        sayAbove: () => { },
        close: () => { },
    };
    return stub;
}
/** A file of the repository. */
export const inRepository = (path) => resolve(import.meta.dirname, '../../..', path);
//# sourceMappingURL=screen.js.map