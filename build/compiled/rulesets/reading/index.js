/** What reads data of any kind against a schema, for hosts that say what is wrong in the same words as the rulesets. */
export { hint, isMap, Problems } from './problems.js';
export { checkShape } from './shape.js';
//# sourceMappingURL=index.js.map