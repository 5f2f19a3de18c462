import type { ContentSource } from '../../reading/content.ts'
import { weaponSpeedContent } from '../content/content.ts'
import type { ContentKind } from '../kinds/fields.ts'

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
