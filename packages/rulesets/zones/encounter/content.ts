import type { ContentSource } from '../../reading/content.ts'
import { zonesContent } from '../content/content.ts'

/** What kinds of content the ruleset has. */
export type ContentKind = 'items' | 'spells' | 'combatants'

/** The ruleset's own content. */
export const contentSource: ContentSource<ContentKind> = {
  built: zonesContent,
  one: { items: 'item', spells: 'spell', combatants: 'combatant' },
}
