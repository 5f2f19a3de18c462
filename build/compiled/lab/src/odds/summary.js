import { averageOf, chanceOf, spreadOver } from './chance.js';
import { targetsOf } from './reading.js';
/** Sums odds up as people ask for them. */
export function summaryOf(odds, command) {
    const values = odds.outcomes.map(({ value }) => value);
    const changed = new Set(values.flatMap((value) => [...value.changes, ...effectsOf(value)].map(({ row }) => row)));
    const rows = [...new Set([...targetsOf(command), command.actor, ...[...changed].sort((a, b) => a - b)])];
    return {
        blow: blowOdds(odds),
        combatants: rows.filter((row) => row >= 0).map((row) => oddsFor(odds, row, command)),
        checks: checkOdds(odds),
    };
}
function blowOdds(odds) {
    const blows = odds.outcomes.map(({ value }) => value.blow);
    if (blows.every((blow) => blow === null))
        return null;
    const words = [...new Set(blows.map((blow) => blow?.word ?? null))].filter((word) => word !== null);
    return {
        hit: chanceOf(odds, ({ blow }) => blow?.hit === true),
        critical: chanceOf(odds, ({ blow }) => blow?.critical === true),
        fumble: chanceOf(odds, ({ blow }) => blow?.fumble === true),
        words: words.map((word) => [word, chanceOf(odds, ({ blow }) => blow?.word === word)]),
    };
}
const effectsOf = (value) => ('effects' in value ? value.effects : []);
const checksOf = (value) => ('checks' in value ? value.checks : []);
function checkOdds(odds) {
    const found = new Map();
    for (const { value } of odds.outcomes) {
        for (const check of checksOf(value))
            found.set(`${check.who} ${check.what} ${check.rule}`, check);
    }
    return [...found.values()].map(({ who, what, rule }) => {
        const isIt = (check) => check.who === who && check.what === what && check.rule === rule;
        return {
            ...{ who, what, rule },
            made: chanceOf(odds, (value) => checksOf(value).some(isIt)),
            passed: chanceOf(odds, (value) => checksOf(value).some((check) => isIt(check) && check.passed)),
        };
    });
}
function effectOdds(odds, row, isActor) {
    const words = new Set();
    for (const { value } of odds.outcomes)
        for (const one of effectsOf(value))
            if (one.row === row)
                words.add(one.words);
    return [...words]
        .map((said) => {
        const chance = chanceOf(odds, (value) => effectsOf(value).some((one) => one.row === row && one.words === said));
        return [said, chance];
    })
        .filter(([, { low }]) => !isActor || low < 1);
}
function oddsFor(odds, row, { actor }) {
    const of = ({ changes }) => changes.find((change) => change.row === row);
    const lost = (value) => of(value)?.lost ?? 0;
    return {
        row,
        falls: chanceOf(odds, (value) => of(value)?.falls === true),
        hurt: chanceOf(odds, (value) => lost(value) > 0),
        damage: averageOf(odds, lost),
        amounts: spreadOver(odds, lost),
        injured: chanceOf(odds, (value) => (of(value)?.injuries ?? 0) > 0),
        effects: effectOdds(odds, row, row === actor),
    };
}
//# sourceMappingURL=summary.js.map