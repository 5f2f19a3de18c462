import { nearest } from '@fray/kernel';
import { wholeGiven } from './case-given.js';
import { runCase } from './case-run.js';
import { caseFileSchema } from './cases.js';
import { isMap, located } from './encounter.js';
import { findGame } from './games.js';
import { shapeProblems } from './shape.js';
import { readText } from './yaml.js';
/**
 * Runs every case of a file. `fileName` is what problems call the file; `readFile` reads the encounter files that cases
 * name.
 */
export async function runCaseFile(text, fileName, readFile = () => null) {
    const reading = readText(text, fileName);
    const broken = (problems) => ({
        file: fileName,
        ruleset: '',
        results: [],
        problems,
    });
    if (reading.problems.length > 0)
        return broken(reading.problems);
    const { value, locate } = reading;
    const problems = shapeProblems(caseFileSchema, value);
    if (!isMap(value))
        return broken(located(problems, reading, fileName));
    const game = await findGame(value.ruleset);
    if (typeof game === 'string')
        return broken(located([{ path: ['ruleset'], message: game }], reading, fileName));
    const cases = (Array.isArray(value.cases) ? value.cases : []).map(filled);
    const shared = {
        cast: isMap(value.cast) ? value.cast : {},
        ...(isMap(value.content) ? { content: value.content } : {}),
    };
    problems.push(...sameIds(cases), ...strangers(cases, shared.cast ?? {}));
    const faulty = new Set(problems.filter((p) => p.path[0] === 'cases').map((p) => p.path[1]));
    const results = [];
    cases.forEach((one, at) => {
        if (faulty.has(at))
            return;
        const whole = wholeGiven(one.given, game.rules.id, readFile);
        if ('problem' in whole) {
            const { path, message } = whole.problem;
            problems.push({ path: ['cases', at, ...path], message });
            return;
        }
        const { failures, ...result } = runCase({ ...one, given: whole.given }, game, shared);
        const where = failures.map(({ path, message, rule }) => {
            const place = { ...locate(fileOwn(path, one) ? path.slice(1) : ['cases', at, ...path]), message };
            return rule === undefined ? place : { ...place, rule };
        });
        results.push({ ...result, line: locate(['cases', at]).line, failures: where });
    });
    return { file: fileName, ruleset: game.rules.id, results, problems: located(problems, reading, fileName) };
}
/** A case without the fields, of its steps too, behind which nothing stands: they count as left out. */
const filled = (one) => {
    if (!isMap(one))
        return one;
    const { steps, ...rest } = withoutEmpty(one);
    return steps === undefined ? rest : { ...rest, steps: Array.isArray(steps) ? steps.map(withoutEmpty) : steps };
};
const withoutEmpty = (map) => isMap(map) ? Object.fromEntries(Object.entries(map).filter(([, value]) => value !== null)) : map;
/** Ids that come twice. */
function sameIds(cases) {
    const seen = new Set();
    return cases.flatMap((one, at) => {
        const id = isMap(one) ? one.id : undefined;
        if (id === undefined || !seen.has(id)) {
            seen.add(id);
            return [];
        }
        return [
            {
                path: ['cases', at, 'id'],
                message: `There is another case "${String(id)}" in this file: give each its own id.`,
            },
        ];
    });
}
/** Whether a path in what is given leads into the content of the whole file, not into the case's own. */
function fileOwn(path, { given }) {
    const [first, second, kind = '', id = ''] = path;
    if (first !== 'given' || second !== 'content')
        return false;
    const kinds = given.content;
    const entries = isMap(kinds) ? kinds[kind] : undefined;
    return !(isMap(entries) && id in entries);
}
/** Combatants of whom a case says the place only, without their being in the cast. */
function strangers(cases, cast) {
    const names = Object.keys(cast);
    return cases.flatMap((one, at) => {
        const combatants = isMap(one) && isMap(one.given) ? one.given.combatants : null;
        if (!isMap(combatants))
            return [];
        return Object.entries(combatants).flatMap(([name, entry]) => {
            if (typeof entry !== 'string' || names.includes(name) || (isMap(one.given) && 'encounter' in one.given))
                return [];
            const near = nearest(name, names);
            const hint = near === null ? '' : ` Did you mean "${near}"?`;
            return [
                {
                    path: ['cases', at, 'given', 'combatants', name],
                    message: `${name} is not in the cast of this file.${hint}`,
                },
            ];
        });
    });
}
//# sourceMappingURL=case-file.js.map