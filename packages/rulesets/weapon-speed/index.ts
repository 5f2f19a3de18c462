export { weaponSpeed } from './game.ts'
export { weaponSpeedRules } from './rules.ts'
export type { WeaponSpeedScene } from './scene.ts'
