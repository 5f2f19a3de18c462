/**
 * Runs many command lines one after the other in one process, so that a test can try a thousand of them: a JSON list of
 * argument lists is read from the file that is named first, what each has said and its exit code are written to the second.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { runFray } from '../src/program.js';
const [from = '', to = ''] = process.argv.slice(2);
const streams = { out: process.stdout, err: process.stderr };
let heard = { out: '', err: '' };
for (const [name, stream] of Object.entries(streams)) {
    stream.write = (text, ...rest) => {
        heard[name] += String(text);
        const done = rest.at(-1);
        if (typeof done === 'function')
            done();
        return true;
    };
}
const said = [];
for (const args of JSON.parse(readFileSync(from, 'utf8'))) {
    heard = { out: '', err: '' };
    // Nothing is typed: each finds its input at its end.
    Object.defineProperty(process, 'stdin', { value: Readable.from([]), configurable: true });
    const code = await runFray(args);
    said.push({ code, ...heard });
}
writeFileSync(to, JSON.stringify(said));
//# sourceMappingURL=many.js.map