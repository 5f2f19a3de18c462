/**
 * Everything that can be checked of a ruleset without its author: what must hold in its fights.
 * @module
 */

export { CHECKS, type CheckId, isCheck } from './checks/all.ts'
export { type ContractOptions, type ContractReport, contract, type Failed } from './contract.ts'
export { type Fault, type Fight, tryFight } from './fight.ts'
export { goldenOf, type NamedSetup } from './golden.ts'
export { changeSecrets } from './secrets/change.ts'
export { EYES, type OthersSee, seatEverybody, withSecrets } from './secrets/set-up.ts'
export { hasSlip } from './sentences.ts'
