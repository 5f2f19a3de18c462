import type { ContentSource } from '../../reading/content.ts'
import { weaponSpeedContent } from '../content/content.ts'

/** What kinds of content the ruleset has. */
export type ContentKind = 'items' | 'spells' | 'abilities' | 'conditions' | 'injuries' | 'combatants'

/** The ruleset's own content. */
export const contentSource: ContentSource<ContentKind> = {
  built: weaponSpeedContent,
  one: {
    items: 'item',
    spells: 'spell',
    abilities: 'ability',
    conditions: 'condition',
    injuries: 'table of injuries',
    combatants: 'combatant',
  },
}
