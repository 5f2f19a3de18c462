import type { ContentSource } from '../../reading/content.ts'
import { freeHitsContent } from '../content/content.ts'

/** What kinds of content the ruleset has. */
export type ContentKind = 'weapons' | 'armors' | 'spells' | 'feats' | 'conditions' | 'combatants'

/** The ruleset's own content. */
export const contentSource: ContentSource<ContentKind> = {
  built: freeHitsContent,
  one: {
    weapons: 'weapon',
    armors: 'armor',
    spells: 'spell',
    feats: 'feat',
    conditions: 'condition',
    combatants: 'combatant',
  },
}
