export { zones } from './game.ts'
export { zonesRules } from './ruleset.ts'
export type { ZonesScene } from './scene.ts'
