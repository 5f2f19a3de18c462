import { policyNamed, tournamentCsv, tournamentHtml, tournamentText } from '@fray/lab';
import { holdTournament } from '../crew/hold-tournament.js';
import { findEncounter, loadEncounter } from '../io/encounters.js';
import { loadGame, rulesetIds } from '../io/games.js';
import { canDrawOver, drawOver } from '../io/output.js';
import { checkReportFiles, giveReports, provenance } from '../io/report-files.js';
import { freshSeed } from '../io/seed.js';
import { badInput, EXIT, sentenceOf } from '../io/stop.js';
const POLICIES = 'random,first-legal,aggressive,greedy,search';
const FIGHTS = 20;
/** `fray tournament`: policies against each other on mirror fights. Returns the exit code. */
export async function tournament(terminal, wishes) {
    const fights = Number(wishes.fights ?? FIGHTS);
    if (!Number.isInteger(fights) || fights < 2 || fights % 2 === 1)
        throw badInput(`--fights ${wishes.fights}: give an even number, for every pair of fights exchanges the sides.`);
    const policies = (wishes.policies ?? POLICIES).split(',').map((name) => name.trim());
    if (policies.length < 2)
        throw badInput('--policies: give two names or more, the weakest first, as in random,aggressive.');
    checkReportFiles(wishes, wishes.encounter === undefined ? [] : [findEncounter(wishes.encounter).path]);
    const mirrors = await mirrorsOf(wishes);
    const now = () => performance.now();
    try {
        for (const { rules } of mirrors)
            for (const name of policies)
                policyNamed(rules, name, { now });
    }
    catch (error) {
        throw badInput(sentenceOf(error));
    }
    const isShown = canDrawOver();
    const order = {
        mirrors: mirrors.map(({ rules, setup }) => ({ ruleset: rules.id, encounter: setup.encounter })),
        policies,
        fights,
        seed: wishes.seed ?? freshSeed(),
    };
    const { result, isStopped } = await holdTournament(order, (done, all, what) => {
        if (isShown)
            drawOver(`${done} of ${all} fights  ${what}`);
    }).finally(() => {
        if (isShown)
            drawOver('');
    });
    giveReports(terminal, wishes, {
        text: () => [
            ...(isStopped ? ['Stopped early: these are the fights that were played by then.', ''] : []),
            ...tournamentText(result, terminal),
        ],
        html: () => tournamentHtml(result, provenance()),
        csv: () => tournamentCsv(result),
        data: result,
    });
    return isStopped ? EXIT.interrupted : EXIT.done;
}
/** The fights: a given encounter, or the ready one called `mirror` of each ruleset that is wanted. */
async function mirrorsOf({ ruleset, encounter }) {
    if (encounter !== undefined) {
        if (ruleset !== undefined && ruleset.length > 0)
            throw badInput('--encounter and --ruleset: give one of them; an encounter says its ruleset itself.');
        const { game, setup } = await loadEncounter(encounter);
        return [{ rules: game.rules, setup }];
    }
    const ids = ruleset === undefined || ruleset.length === 0 ? rulesetIds() : ruleset;
    const mirrors = [];
    for (const id of ids) {
        await loadGame(id);
        const { game, setup } = await loadEncounter(`${id}/mirror`);
        mirrors.push({ rules: game.rules, setup });
    }
    return mirrors;
}
//# sourceMappingURL=tournament.js.map