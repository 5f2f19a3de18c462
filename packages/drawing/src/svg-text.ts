import type { Attributes, Drawn } from './drawn.ts'
import { COLOURS, LOOKS, type LookRule } from './look/looks.ts'

/** Light or dark colours. */
export type Scheme = 'light' | 'dark'

/** An element with its ancestors: some styles apply only inside others. */
interface Around {
  readonly attributes: Attributes
  readonly outer: Around | null
}

const RULES: ReadonlyMap<string, readonly LookRule[]> = byLook()

function byLook(): Map<string, LookRule[]> {
  const rules = new Map<string, LookRule[]>()
  for (const rule of LOOKS) rules.set(rule.look, [...(rules.get(rule.look) ?? []), rule])
  return rules
}

/** A drawing as self-contained SVG text: every element carries its colours and sizes. */
export function svgText(drawn: Drawn, scheme: Scheme): string {
  return written(drawn, null, COLOURS[scheme])
}

function written({ tag, attributes, parts }: Drawn, outer: Around | null, colours: Colours): string {
  const here: Around = { attributes, outer }
  let head = tag as string
  for (const [name, value] of Object.entries(said(here))) head += ` ${name}="${escaped(coloured(value, colours))}"`
  if (parts.length === 0) return `<${head}/>`
  const inner = parts.map((part) => (typeof part === 'string' ? escaped(part) : written(part, here, colours)))
  return `<${head}>${inner.join('')}</${tag}>`
}

/** All attributes of an element: its own, and those of its style. */
function said(here: Around): Record<string, string> {
  const { look, moved, ...own } = here.attributes
  const all: Record<string, string> = {}
  for (const [name, value] of Object.entries(own)) {
    if (value !== undefined && !name.startsWith('data-')) all[name] = short(value as string | number | boolean)
  }
  if (moved !== undefined) all.transform = `translate(${short(moved[0])} ${short(moved[1])})`
  // As in a page, a style overrides the element's own attributes.
  for (const rule of look === undefined ? [] : (RULES.get(look) ?? [])) {
    if (isMet(rule.when, here) && isInside(rule.inside, here.outer)) Object.assign(all, rule.set)
  }
  // Few programs support weights between the hundreds.
  const weight = Number(all['font-weight'])
  if (weight > 0) all['font-weight'] = String(Math.floor(weight / 100) * 100)
  return all
}

const isMet = (when: LookRule['when'], { attributes }: Around): boolean =>
  when === undefined || String(attributes[when[0]]) === when[1]

function isInside(inside: LookRule['inside'], outer: Around | null): boolean {
  if (inside === undefined) return true
  for (let one = outer; one !== null; one = one.outer) {
    if (one.attributes.look === inside.look && isMet(inside.when, one)) return true
  }
  return false
}

type Colours = Readonly<Record<string, string>>

const coloured = (value: string, colours: Colours): string =>
  value.replace(/var\(--([\w-]+)\)/g, (_, name: string) => {
    const colour = colours[name]
    if (colour === undefined) throw new Error(`There is no colour called ${name}.`)
    return colour
  })

/** A number with at most two decimals. */
const short = (value: string | number | boolean): string =>
  typeof value === 'number' ? String(Math.round(value * 100) / 100) : String(value)

const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text escaped for XML. Characters that XML does not allow are replaced. */
export const escaped = (text: string): string =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that XML forbids.
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '\uFFFD')
    .replace(/[&<>"]/g, (mark) => MARKS[mark] ?? mark)
