export { weaponSpeed } from './game.ts'
export { weaponSpeedRules } from './ruleset.ts'
export type { WeaponSpeedScene } from './scene.ts'
