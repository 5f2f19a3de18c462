import { weaponSpeedCatalogueOptions } from '../catalogue/options.js';
/** House rules of our own: set under `house:` in an encounter. */
const houseOptions = [
    {
        id: 'keep-rounds',
        title: 'Whether rounds go on when no two enemies are left who can fight',
        rule: null,
        choices: ['no', 'yes', 'ask'],
        default: 'no',
    },
];
/** Every option and house rule of the ruleset; those without a rule of the catalogue are house rules. */
export const weaponSpeedOptions = [...weaponSpeedCatalogueOptions, ...houseOptions];
//# sourceMappingURL=options.js.map