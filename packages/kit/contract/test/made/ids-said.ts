import { type AnyRuleset, isAsked, type Played, said, seesOf, tellEvents } from '@fray/kernel'
import type { AnySession } from '../../src/random-play.ts'

/** What is called otherwise than its id in a ruleset: actions, words of columns, and content. */
function* named({ actions, tables, presentation }: AnyRuleset): Iterable<readonly [string, string]> {
  for (const { id, title } of actions.values()) yield [id, title.key]
  for (const { words } of tables.all) for (const word of words ?? []) yield [word, '']
  for (const ref of presentation?.content() ?? []) yield [ref.name, presentation?.aboutContent(ref)?.title ?? ref.name]
}

/** The same of every ruleset that was asked of: to explain all content takes as long as to play a fight. */
const known = new WeakMap<AnyRuleset, readonly (readonly [string, string])[]>()

function namedIn(rules: AnyRuleset): readonly (readonly [string, string])[] {
  const found = known.get(rules) ?? [...named(rules)]
  known.set(rules, found)
  return found
}

/** Things of an encounter with a name of their own, by the id under which they stand. */
function* inside(value: unknown): Iterable<readonly [string, string]> {
  if (typeof value !== 'object' || value === null) return
  for (const [id, one] of Object.entries(value)) {
    if (typeof one?.name === 'string') yield [id, one.name]
    if (typeof one?.id === 'string' && typeof one.name === 'string') yield [one.id, one.name]
    yield* inside(one)
  }
}

/** An id can be told from a word of English by what joins its parts. */
const isId = (text: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)+$/.test(text)

/** Sentences of the log, and questions, of the fight that hold an id where a name belongs. */
export function idsSaid(session: AnySession, played: readonly Played[] = session.played): string[] {
  const { rules, scene, setup } = session
  const all = [...namedIn(rules), ...inside(setup.encounter)]
  const names = new Set([...all.map(([, name]) => name), ...scene.sheets.map(({ name }: { name: string }) => name)])
  const inNames = [...names].join('\n').toLowerCase()
  const ids = new Set(all.map(([id]) => id).filter((id) => isId(id) && !inNames.includes(id)))
  const texts = played.flatMap(({ events }) => [
    // What the referee sets stands in its own words.
    ...tellEvents(
      rules,
      scene,
      events.filter((event) => event.type !== 'override'),
    ),
    ...events.filter(isAsked).map(({ prompt }) => said(prompt, seesOf(scene)).words),
  ])
  return texts.filter((text) => (text.match(/[a-z0-9]+(?:-[a-z0-9]+)+/g) ?? []).some((word) => ids.has(word)))
}
