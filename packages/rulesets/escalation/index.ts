export { escalation } from './game.ts'
export { escalationRules } from './ruleset.ts'
export type { EscalationScene } from './scene.ts'
