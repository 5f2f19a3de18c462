import type { ContentSource } from '../../reading/content.ts'
import { shockContent } from '../content/content.ts'

/** What kinds of content the ruleset has. */
export type ContentKind = 'items' | 'powers' | 'spells' | 'combatants'

/** The ruleset's own content. */
export const contentSource: ContentSource<ContentKind> = {
  built: shockContent,
  one: { items: 'item', powers: 'power', spells: 'spell', combatants: 'combatant' },
}
