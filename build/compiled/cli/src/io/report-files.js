import { readFileSync } from 'node:fs';
import { checkOutputs, replaceFile } from './writing.js';
/** Throws a {@link Stop} where a report could not be written, or would replace a file that is read; to be asked before anything is played. */
export function checkReportFiles({ html, csv }, inputs) {
    checkOutputs([
        { path: html, option: '--html', replaces: true },
        { path: csv, option: '--csv', replaces: true },
    ], inputs);
}
/** Says a report in the terminal, as JSON where that is wanted, and writes its files; a file that is there is replaced. */
export function giveReports(terminal, wishes, reports) {
    if (wishes.json === true)
        terminal.say(JSON.stringify(reports.data));
    else
        for (const line of reports.text())
            terminal.say(line);
    for (const [path, make] of [[wishes.html, reports.html], [wishes.csv, reports.csv]]) {
        if (path === undefined)
            continue;
        replaceFile(path, make());
        terminal.complain(`Written to ${path}.`);
    }
}
/** How a report is shown in the terminal: what most people want to know, or with `--details` all of it. */
export const styleOf = (terminal, { details }) => ({
    ...terminal,
    brief: details !== true,
});
/** What a report says of how it was made: the version, and what was typed. */
export function provenance() {
    const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
    return { program: `Fray ${version}`, command: ['fray', ...process.argv.slice(2)].map(quoted).join(' ') };
}
/** A word as a shell would want it. */
const quoted = (word) => (/^[\w.,:=%@/+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);
//# sourceMappingURL=report-files.js.map