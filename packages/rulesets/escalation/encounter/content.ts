import type { ContentSource } from '../../reading/content.ts'
import { escalationContent } from '../content/content.ts'

/** What kinds of content the ruleset has. */
export type ContentKind = 'abilities' | 'stances' | 'conditions' | 'combatants'

/** The ruleset's own content. */
export const contentSource: ContentSource<ContentKind> = {
  built: escalationContent,
  one: { abilities: 'ability', stances: 'stance', conditions: 'condition', combatants: 'combatant' },
}
