import type { About, AnyRuleset, ThingRef } from '@fray/kernel'
import { loadGame, rulesetIds, unknown } from '../io/games.ts'
import { badInput } from '../io/stop.ts'
import type { Terminal } from '../io/terminal.ts'
import { wrap } from '../ui/width.ts'

/** What `fray content` is told. */
export interface ContentOptions {
  readonly json?: boolean
}

/** `fray content [RULESET [KIND [ID]]]`: what there is ready-made, and what each thing does. */
export async function content(
  terminal: Terminal,
  ruleset: string | undefined,
  kind: string | undefined,
  id: string | undefined,
  { json }: ContentOptions,
): Promise<void> {
  if (ruleset === undefined) {
    const all = await Promise.all(
      rulesetIds().map(async (one) => ({ ruleset: one, ...counts(await presentationOf(one)) })),
    )
    if (json === true) terminal.say(JSON.stringify(all))
    else for (const { ruleset: one, ...kinds } of all) terminal.tell(`${one}: ${countsText(kinds)}`)
    return
  }
  const presentation = await presentationOf(ruleset)
  if (kind === undefined) {
    if (json === true) terminal.say(JSON.stringify(counts(presentation)))
    else terminal.tell(`${ruleset}: ${countsText(counts(presentation))}. "fray content ${ruleset} KIND" lists them.`)
    return
  }
  const things = presentation.content().filter((thing) => thing.kind === kindOf(presentation, ruleset, kind))
  if (id === undefined) list(terminal, presentation, things, json === true)
  else show(terminal, find(presentation, ruleset, things, id), json === true)
}

type AnyPresentation = AnyRuleset['presentation']

/** How names are compared: `War Bow` and `war-bow` are one. */
const nameKey = (name: string): string => name.toLowerCase().replaceAll('-', ' ').trim()

const presentationOf = async (ruleset: string): Promise<AnyPresentation> => (await loadGame(ruleset)).rules.presentation

/** How many things of each kind there are. */
function counts(presentation: AnyPresentation): Record<string, number> {
  const found: Record<string, number> = {}
  for (const { kind } of presentation.content()) found[kind] = (found[kind] ?? 0) + 1
  return found
}

/** `items`, `abilities`. */
const pluralOf = (kind: string): string => (kind.endsWith('y') ? `${kind.slice(0, -1)}ies` : `${kind}s`)

const countsText = (kinds: Readonly<Record<string, number>>): string =>
  Object.entries(kinds)
    .map(([kind, n]) => `${n} ${n === 1 || kind === 'armor' ? kind : pluralOf(kind)}`)
    .join(', ')

/** The kind that is meant, in the singular or the plural. Throws a {@link Stop} where there is none. */
function kindOf(presentation: AnyPresentation, ruleset: string, wanted: string): string {
  const kinds = Object.keys(counts(presentation))
  const key = wanted.toLowerCase()
  const found = kinds.find((kind) => kind === key || pluralOf(kind) === key)
  if (found !== undefined) return found
  throw badInput(unknown(`kind of content of ${ruleset}`, wanted, kinds))
}

/** The thing with the id or the title. Throws a {@link Stop} with the nearest that there is. */
function find(presentation: AnyPresentation, ruleset: string, things: readonly ThingRef[], wanted: string): About {
  const key = nameKey(wanted)
  const isMeant = (thing: ThingRef) =>
    nameKey(thing.name) === key || nameKey(presentation.aboutContent(thing)?.title ?? '') === key
  const found = things.find(({ name }) => nameKey(name) === key) ?? things.find(isMeant)
  const about = found === undefined ? null : presentation.aboutContent(found)
  if (about !== null) return about
  const names = things.map(({ name }) => name)
  const [{ kind }] = things as [ThingRef]
  throw badInput(unknown(`${kind} of ${ruleset}`, wanted, names, `fray content ${ruleset} ${pluralOf(kind)}`))
}

function list(terminal: Terminal, presentation: AnyPresentation, things: readonly ThingRef[], json: boolean): void {
  if (json) {
    terminal.say(JSON.stringify(things.map((thing) => ({ id: thing.name, ...presentation.aboutContent(thing) }))))
    return
  }
  for (const thing of things) {
    const [first = ''] = presentation.aboutContent(thing)?.lines ?? []
    terminal.tell(`${terminal.colours.strong(thing.name)}: ${first}`, '  ')
  }
}

function show(terminal: Terminal, about: About, json: boolean): void {
  if (json) {
    terminal.say(JSON.stringify(about))
    return
  }
  terminal.say(terminal.colours.strong(`${about.title} (${about.kind})`))
  const width = Math.min(terminal.width, 100)
  for (const line of about.lines) for (const part of wrap(line, width)) terminal.say(part)
  for (const { label, value } of about.facts)
    for (const part of wrap(`${label}: ${value}`, width, '  ')) terminal.say(part)
  if (about.rules.length > 0)
    for (const part of wrap(`Rules: ${about.rules.join(', ')}`, width, '  ')) terminal.say(part)
}
