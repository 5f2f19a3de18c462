export { escalation } from './game.ts'
export { escalationRules } from './rules.ts'
export type { EscalationScene } from './scene.ts'
