/** What the catalogue leaves to the table: set under `options:` in an encounter. */
export const freeHitsCatalogueOptions = [
    {
        id: 'ladder-outside-attack',
        title: 'When a check outside of attacks climbs or falls: ask the referee what comes of it, or only report the degree',
        rule: 'ladder-outside-attack',
        choices: ['ask', 'report-only'],
        default: 'ask',
    },
    {
        id: 'detection',
        title: 'Whether units are detected unless somebody says otherwise, or the referee is asked when one sneaks',
        rule: 'detection',
        choices: ['detected', 'ask'],
        default: 'detected',
    },
    {
        id: 'thrall-mhp',
        title: 'What a thrall costs its summoner: maximum hit points for as long as it is kept, or magic points once',
        rule: 'thrall-mhp',
        choices: ['reserve-max-hp', 'mp'],
        default: 'reserve-max-hp',
    },
    {
        id: 'will-to-fight',
        title: 'Who loses the will to fight: the referee says so at any time, or is also asked at the end of each round',
        rule: 'will-to-fight',
        choices: ['referee-command', 'ask-each-round'],
        default: 'referee-command',
    },
];
//# sourceMappingURL=options.js.map