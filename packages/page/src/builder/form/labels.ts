import type { FieldForm, GameForms, KindForm } from '../../local/builder-orders.ts'
import type { Path } from '../document.ts'
import { fieldSaid } from './said.ts'

/** The form of the kind with that id, or null. */
export const kindOf = (game: GameForms, id: string | null): KindForm | null =>
  game.kinds.find((kind) => kind.id === id) ?? null

/** What a kind says of one of its fields, or null. */
export const fieldOf = (kind: KindForm | null, name: string): FieldForm | null =>
  kind?.fields.find((field) => field.name === name) ?? null

/** The id of the kind of thing at a place: that of its schema, of the content that it is, or of somebody who fights. */
export function kindAt(game: GameForms, path: Path, id: string | null, fields: object): string | null {
  if (id !== null) return id
  const content =
    path[0] === 'content' && path.length === 3 ? game.kinds.find((kind) => kind.content === path[1]) : null
  return content?.id ?? ('madeFrom' in fields ? 'combatant' : null)
}

/** Words of two letters that fields are called by. */
const WORDS: ReadonlySet<string> = new Set(['at', 'by', 'in', 'of', 'on', 'to', 'vs'])

/** `needsAction` as `Needs action`. */
export function labelOf(name: string, form: FieldForm | null): string {
  const plain = fieldSaid(
    form?.label ?? name.replace(/([a-z])([A-Z])|[-_]/g, (_, a = '', b = '') => `${a} ${b.toLowerCase()}`),
  )
  // Two letters that are no word are initials: `hp`, `ac`.
  return plain.length === 2 && !WORDS.has(plain) ? plain.toUpperCase() : plain.charAt(0).toUpperCase() + plain.slice(1)
}
