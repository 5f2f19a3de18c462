import type { Game } from '@fray/kernel/rules'
import { bounded } from './reading/bounds.ts'

/** Every ruleset by its id, loaded when somebody asks for it. */
export const rulesets: Readonly<Record<string, () => Promise<Game>>> = {
  zones: async () => bounded((await import('./zones/index.ts')).zones),
  shock: async () => bounded((await import('./shock/index.ts')).shock),
  escalation: async () => bounded((await import('./escalation/index.ts')).escalation),
  'free-hits': async () => bounded((await import('./free-hits/index.ts')).freeHits),
  'weapon-speed': async () => bounded((await import('./weapon-speed/index.ts')).weaponSpeed),
}
