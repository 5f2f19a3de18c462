import { dirname, resolve } from 'node:path';
import { formatProblem, runCaseFile } from '@fray/files';
import { expandPaths } from '../io/encounters.js';
import { EXIT } from '../io/stop.js';
import { exists, isFolder, readTextFile } from '../io/text-files.js';
const ENDINGS = ['.yaml', '.yml', '.json'];
/** `fray check PATH...`: runs every case and shows each failure with its place. Returns the exit code. */
export async function check(terminal, paths, o) {
    const { say, complain, colours } = terminal;
    let passed = 0;
    let failed = 0;
    let broken = false;
    for (const file of expandPaths(paths, ENDINGS)) {
        const { results, problems } = await runCaseFile(readTextFile(file), file, besideOf(file));
        for (const problem of problems)
            complain(formatProblem(problem));
        if (problems.length > 0)
            broken = true;
        const bad = results.filter((result) => !result.passed);
        for (const { id, title, failures } of bad) {
            say(`${colours.bad('FAILED')} ${id}${title ? `: ${title}` : ''}`);
            for (const { line, column, message } of failures)
                say(`  ${file}:${line}:${column}: ${indented(message)}`);
        }
        passed += results.length - bad.length;
        failed += bad.length;
        if (o.quiet !== true && problems.length === 0) {
            const word = bad.length === 0 ? colours.good('ok') : colours.bad('failed');
            say(`${file}: ${word}, ${results.length - bad.length} of ${results.length} passed`);
        }
    }
    say(`${passed} passed, ${failed} failed`);
    return broken ? EXIT.badInput : failed > 0 ? EXIT.failed : EXIT.done;
}
/** Reads files by their path as seen from the folder of a case file. */
const besideOf = (file) => (path) => {
    const whole = resolve(dirname(file), path);
    return exists(whole) && !isFolder(whole) ? readTextFile(whole) : null;
};
const indented = (message) => message.replace(/\n/g, '\n    ');
//# sourceMappingURL=check.js.map