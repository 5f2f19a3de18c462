export { shock } from './game.ts'
export { shockRules } from './ruleset.ts'
export type { ShockScene } from './scene.ts'
