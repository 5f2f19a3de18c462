export { zones } from './game.ts'
export { zonesRules } from './rules.ts'
export type { ZonesScene } from './scene.ts'
