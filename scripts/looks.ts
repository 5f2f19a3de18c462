/**
 * Writes packages/drawing/src/look/looks.ts: what the page's styles say of the board's shapes, for drawings that stand by
 * themselves. The page's style sheets are where looks are made; `--check` writes nothing and fails where the file is stale.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const SHAPES = 'packages/page/src/board/board.module.css'
const TOKENS = 'packages/page/src/look/tokens.css'
const TARGET = 'packages/drawing/src/look/looks.ts'

/** What of styles is drawn; everything else of them is the page's alone. */
const DRAWN: ReadonlySet<string> = new Set([
  ...['fill', 'fill-opacity', 'opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray'],
  ...['stroke-linecap', 'stroke-linejoin', 'paint-order', 'font-size', 'font-weight', 'text-anchor'],
])

interface Rule {
  readonly look: string
  /** The attribute that it asks for, with its value. */
  readonly when?: readonly [name: string, value: string]
  /** It holds only inside one of this look. */
  readonly inside?: { readonly look: string; readonly when?: readonly [name: string, value: string] }
  readonly set: Readonly<Record<string, string>>
}

/** The text between the braces that open behind `head`. */
function blockOf(css: string, head: string): string {
  const start = css.indexOf('{', css.indexOf(head)) + 1
  let depth = 1
  for (let i = start; i < css.length; i++) {
    if (css[i] === '{') depth++
    else if (css[i] === '}' && --depth === 0) return css.slice(start, i)
  }
  throw new Error(`${head}: its braces do not close.`)
}

const bare = (css: string): string => css.replace(/\/\*[\s\S]*?\*\//g, '')

const ONE = String.raw`\.(\w+)(?:\[([\w-]+)='([^']*)'\])?`

/** A selector, as far as drawings know selectors; null for one that they do not. */
function selected(selector: string): Omit<Rule, 'set'> | null {
  const found = new RegExp(`^(?:${ONE} )?${ONE}$`).exec(selector)
  if (found === null) return null
  const [, outer, outerName, outerValue, look = '', name, value] = found
  const when = (key: string | undefined, is: string | undefined) =>
    key === undefined || is === undefined ? {} : { when: [key, is] as const }
  return {
    look,
    ...when(name, value),
    ...(outer === undefined ? {} : { inside: { look: outer, ...when(outerName, outerValue) } }),
  }
}

/** How much a rule asks for: in styles what asks for more holds over what asks for less. */
const weight = ({ when, inside }: Rule): number =>
  [when, inside, inside?.when].filter((one) => one !== undefined).length

/** The rules of the board's shapes: later ones hold over earlier ones. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = []
  // What holds for some screens only is no matter of drawings.
  const parts = blockOf(css, '@layer parts {').replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
  for (const [, head = '', body = ''] of parts.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const set = Object.fromEntries(
      body.split(';').flatMap((line) => {
        const [name = '', ...value] = line.split(':')
        // Sizes of the page's own texts are none of the board's.
        const isDrawn = DRAWN.has(name.trim()) && !value.join().includes('var(--text')
        return isDrawn ? [[name.trim(), plain(value.join(':').trim())]] : []
      }),
    )
    if (Object.keys(set).length === 0) continue
    for (const selector of head.split(',').map((one) => one.trim().replace(/\s+/g, ' '))) {
      const where = selected(selector)
      if (where !== null) rules.push({ ...where, set })
      else if (!selector.startsWith('.ghost')) {
        throw new Error(
          `${SHAPES}: "${selector}" says how something is drawn, and drawings outside of the page know no such selector. ` +
            `Say it of a class, a class with an attribute ([data-x='y']), or one of these inside another.`,
        )
      }
    }
  }
  return rules.sort((a, b) => weight(a) - weight(b))
}

/** Lengths are numbers in drawings. */
const plain = (value: string): string => value.replace(/^([\d.]+)px$/, '$1')

/** The colours of the tokens for light and dark. */
function coloursOf(css: string): Record<'light' | 'dark', Record<string, string>> {
  const colours: Record<'light' | 'dark', Record<string, string>> = { light: {}, dark: {} }
  for (const [, name = '', value = ''] of blockOf(css, ':root {').matchAll(/--([\w-]+):\s*([^;]+);/g)) {
    const both = /^light-dark\((.+), ((?:#|rgb).+)\)$/.exec(value)
    if (both === null && !value.startsWith('#')) continue
    colours.light[name] = hex(both?.[1] ?? value)
    colours.dark[name] = hex(both?.[2] ?? value)
  }
  return colours
}

/** A colour as every program reads it: `#rrggbb`, or `rgba(...)` where something shines through. */
function hex(colour: string): string {
  const found = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(colour)
  if (found === null) return colour
  const [, r, g, b, percent] = found
  return `rgba(${r}, ${g}, ${b}, ${Number(percent) / 100})`
}

function text(): string {
  const read = (path: string) => bare(readFileSync(join(root, path), 'utf8'))
  const rules = rulesOf(read(SHAPES))
  const { light, dark } = coloursOf(read(TOKENS))
  const used = [...JSON.stringify(rules).matchAll(/var\(--([\w-]+)\)/g)].map(([, name = '']) => name)
  const missing = used.find((name) => light[name] === undefined)
  if (missing !== undefined) throw new Error(`${TOKENS} has no colour --${missing}.`)
  const looks = [...new Set(rules.map(({ look }) => look))]
  return `/* Generated by scripts/looks.ts from the page's styles (npm run generate): change those. */

/** How a shape looks: a class of the page's styles. */
export type Look =
${['token', ...looks.filter((one) => one !== 'token')].map((one) => `  | '${one}'`).join('\n')}

/** What a look sets, where the element has an attribute, or stands inside of one that looks so. */
export interface LookRule {
  readonly look: string
  readonly when?: readonly [name: string, value: string]
  readonly inside?: { readonly look: string; readonly when?: readonly [name: string, value: string] }
  readonly set: Readonly<Record<string, string>>
}

/** All looks; later ones hold over earlier ones. */
export const LOOKS: readonly LookRule[] = ${literal(rules, '')}

/** The colours of the tokens. */
export const COLOURS: Readonly<Record<'light' | 'dark', Readonly<Record<string, string>>>> = ${literal({ light, dark }, '')}
`
}

/** A value as it stands in a source, formatted as Biome does. */
function literal(value: unknown, indent: string): string {
  if (typeof value === 'string') return value.includes("'") ? JSON.stringify(value) : `'${value}'`
  const line = Array.isArray(value)
    ? `[${value.map((one) => literal(one, '')).join(', ')}]`
    : `{ ${Object.entries(value as object)
        .map(([key, one]) => `${name(key)}: ${literal(one, '')}`)
        .join(', ')} }`
  const isShort = !line.includes('\n') && indent.length + line.length <= 110
  if (isShort && !(Array.isArray(value) && typeof value[0] === 'object')) return line
  const deeper = `${indent}  `
  const entries = Array.isArray(value)
    ? value.map((one) => `${deeper}${literal(one, deeper)},\n`)
    : Object.entries(value as object).map(([key, one]) => `${deeper}${name(key)}: ${literal(one, deeper)},\n`)
  return Array.isArray(value) ? `[\n${entries.join('')}${indent}]` : `{\n${entries.join('')}${indent}}`
}

const name = (key: string): string => (/^[a-z]\w*$/i.test(key) ? key : `'${key}'`)

const path = join(root, TARGET)
const now = (() => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
})()
const wanted = text()
if (now !== wanted) {
  if (process.argv.includes('--check')) {
    console.error(`${TARGET} is stale. Run: npm run generate`)
    process.exitCode = 1
  } else writeFileSync(path, wanted)
}
