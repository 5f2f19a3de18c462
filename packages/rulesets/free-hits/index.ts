export { freeHits } from './game.ts'
export { freeHitsRules } from './ruleset.ts'
export type { FreeHitsScene } from './scene.ts'
