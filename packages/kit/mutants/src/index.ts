/**
 * Would a wrong line be noticed? Changes the code of a ruleset and plays its cases.
 * @module
 */

export { type Found, findMutants, type Mutant } from './find.ts'
export { type Ground, type Hunt, type Hunted, hunt, type Survivor } from './hunt.ts'
export { asEntry } from './survivors.ts'
export { figuresLine, survivorLine } from './telling.ts'
export type { Compiler } from './types.ts'
