import { nameOf } from '@fray/kernel';
const plainEstimate = ({ value, low, high, exact }) => exact === null ? { value, low, high } : { value, exact: exact.toString() };
/** Odds as plain data, with names in place of rows; exact numbers as fractions, samples with their 95% intervals. */
export function plainSummary(scene, command, odds, summary) {
    const { blow, combatants, checks } = summary;
    const how = odds.kind === 'exact'
        ? { kind: odds.kind, ways: odds.ways }
        : { kind: odds.kind, samples: odds.samples, seed: odds.seed, why: odds.why };
    return {
        command,
        ...how,
        blow: blow === null
            ? null
            : {
                hit: plainEstimate(blow.hit),
                critical: plainEstimate(blow.critical),
                fumble: plainEstimate(blow.fumble),
                words: Object.fromEntries(blow.words.map(([word, chance]) => [word, plainEstimate(chance)])),
            },
        checks: checks.map(({ who, what, rule, made, passed }) => ({
            name: who < 0 ? null : nameOf(scene, who),
            what,
            rule,
            made: plainEstimate(made),
            passed: plainEstimate(passed),
        })),
        combatants: combatants.map(({ row, falls, hurt, damage, amounts, injured, effects }) => ({
            name: nameOf(scene, row),
            falls: plainEstimate(falls),
            hurt: plainEstimate(hurt),
            injured: plainEstimate(injured),
            damage: plainEstimate(damage),
            amounts: amounts.map(([lost, chance]) => ({ lost, chance: plainEstimate(chance) })),
            effects: Object.fromEntries(effects.map(([words, chance]) => [words, plainEstimate(chance)])),
        })),
    };
}
//# sourceMappingURL=odds-json.js.map