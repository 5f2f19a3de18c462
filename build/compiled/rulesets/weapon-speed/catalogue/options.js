/** What the catalogue leaves to the table: set under `options:` in an encounter. */
export const weaponSpeedCatalogueOptions = [
    {
        id: 'check-dice',
        title: 'Which dice a check rolls; morale is 3d6 always',
        rule: 'check-dice',
        choices: ['d20', '3d6'],
        default: 'd20',
    },
    {
        id: 'stress-method',
        title: 'Whether Hit Dice after the first count their average or are rolled',
        rule: 'stress-method',
        choices: ['average', 'roll'],
        default: 'average',
    },
    {
        id: 'shared-initiative',
        title: 'Whether every monster rolls initiative alone, or groups of them share a die',
        rule: 'shared-initiative',
        choices: ['alone', 'groups'],
        default: 'alone',
    },
    {
        id: 'declaration-method',
        title: 'How declarations are made: in secret and all at once, or one after the other in this order',
        rule: 'declaration-method',
        choices: ['secret', 'clockwise', 'counterclockwise', 'agility', 'initiative-modifier'],
        default: 'secret',
    },
];
//# sourceMappingURL=options.js.map