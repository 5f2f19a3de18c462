/** What the catalogue leaves to the table: set under `options:` in an encounter. */
export const zonesCatalogueOptions = [
    {
        id: 'test-attribute-by-referee',
        title: 'The Attribute of a Test that the data leaves open: ask the referee, or always this one',
        rule: 'test-attribute-by-referee',
        choices: ['ask', 'str', 'dex', 'con', 'int', 'wis', 'cha'],
        default: 'ask',
    },
    {
        id: 'zone-count',
        title: 'The battlefield: three Zones in a line, or a layout of its own (the layout itself decides)',
        rule: 'zone-count',
        choices: ['line', 'own'],
        default: 'line',
    },
    {
        id: 'zone-hazard-timing',
        title: 'When a Zone hazard is tested whose data does not say when',
        rule: 'zone-hazard-timing',
        choices: ['turn-start', 'on-enter', 'turn-end'],
        default: 'turn-start',
    },
    {
        id: 'armor-points',
        title: 'What armor points do: nothing, or take something off each attack',
        rule: 'armor-points',
        choices: ['none', 'reduce-damage'],
        default: 'none',
    },
];
//# sourceMappingURL=options.js.map