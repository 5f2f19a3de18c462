import { shockCatalogueOptions } from '../catalogue/options.js';
/** House rules of our own: set under `house:` in an encounter. */
const houseOptions = [
    {
        id: 'readied-limit',
        title: 'The most Readied items besides those in hand; 0 for any number',
        rule: null,
        choices: { min: 0, max: 100 },
        default: 0,
    },
];
/** Every option and house rule of the ruleset; those without a rule of the catalogue are house rules. */
export const shockOptions = [...shockCatalogueOptions, ...houseOptions];
//# sourceMappingURL=options.js.map