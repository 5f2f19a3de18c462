/**
 * Rulesets and policies from elsewhere: where they are declared, and how they are loaded.
 * @module
 */

export { type OwnRuleset, type OwnRulesets, ownRulesets, ownRulesetsHere } from './load.ts'
export { ID } from './module.ts'
export { loadPolicyFile } from './policies.ts'
export { modulesFor, type WebFile, type WebModules } from './web/modules.ts'
export { standInFor } from './web/parts.ts'
