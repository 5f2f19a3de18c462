export { shock } from './game.ts'
export { shockRules } from './rules.ts'
export type { ShockScene } from './scene.ts'
