export { freeHits } from './game.ts'
export { freeHitsRules } from './rules.ts'
export type { FreeHitsScene } from './scene.ts'
