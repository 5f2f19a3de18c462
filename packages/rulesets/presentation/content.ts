import { nameKey, type ThingRef } from '@fray/kernel/rules'

/** The ready-made content of a ruleset, by kind and id. */
type Content = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** References to things of one kind. */
export const refsTo = (kind: string, names: readonly string[]): readonly ThingRef[] =>
  names.map((name) => ({ kind, name, of: null }))

/** References to all ready-made content; `kinds` maps the word for one thing to the kind of content. */
export const refsToContent = (content: Content, kinds: Readonly<Record<string, string>>): readonly ThingRef[] =>
  Object.entries(kinds).flatMap(([kind, plural]) => refsTo(kind, Object.keys(content[plural])))

/** The id for a name in content of one kind: the id itself, or its name for people; null if there is none. */
export function contentId(all: Readonly<Record<string, unknown>>, name: string): string | null {
  if (Object.hasOwn(all, name)) return name
  const wanted = nameKey(name)
  const found = Object.entries(all).find(([, thing]) => nameKey(String((thing as { name?: unknown }).name)) === wanted)
  return found?.[0] ?? null
}
