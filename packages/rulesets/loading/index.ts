/** Checks data of any kind against a schema, for hosts that report errors in the same words as the rulesets. */
export { described, perhaps, whole } from './declare.ts'
export { hint, isMap, type Path, Problems } from './problems.ts'
export { checkShape } from './shape.ts'
