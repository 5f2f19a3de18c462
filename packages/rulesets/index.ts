import type { Game } from '@fray/kernel'

/** Every ruleset by its id, loaded when somebody asks for it. */
export const rulesets: Readonly<Record<string, () => Promise<Game>>> = {
  zones: async () => (await import('./zones/index.ts')).zones,
  shock: async () => (await import('./shock/index.ts')).shock,
  escalation: async () => (await import('./escalation/index.ts')).escalation,
  'free-hits': async () => (await import('./free-hits/index.ts')).freeHits,
  'weapon-speed': async () => (await import('./weapon-speed/index.ts')).weaponSpeed,
}
