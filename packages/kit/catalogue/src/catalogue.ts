import { join } from 'node:path'
import { camel, contentFile, type GeneratedFile, isMap, literal, quoted, readYaml, type YamlFile } from './content.ts'

/** Where a rule comes from: the source says it, this project ruled it, or the table chooses. */
export type RuleStatus = 'source' | 'ruling' | 'option'

/**
 * One entry of a catalogue. Options, and only they, have a default and choices, what they decide in a sentence, and words for
 * encounters where the choices themselves are sentences: the first is the default's.
 */
export interface CatalogueRule {
  readonly id: string
  readonly group: string
  readonly title: string
  readonly text: string
  readonly from: string
  readonly status: RuleStatus
  readonly needs?: readonly string[]
  readonly default?: string
  readonly choices?: readonly string[]
  readonly decides?: string
  readonly words?: readonly string[]
  /** Numbers of it that the code takes from here, by name: `{name}` in its text. */
  readonly numbers?: Readonly<Record<string, number>>
}

/** A ruleset's whole catalogue, in the order of its file. */
export interface Catalogue {
  readonly ruleset: string
  /** The ruleset's folder, from the root. */
  readonly home: string
  /** What generates files from it, as their first lines say. */
  readonly by: string
  readonly rules: readonly CatalogueRule[]
}

const texts = ['id', 'group', 'title', 'text', 'from', 'status']
const lists = ['needs', 'choices', 'words']

/** The catalogue of a ruleset, read; or everything that is wrong with it, a sentence each. */
export function readCatalogue(
  root: string,
  { ruleset, home, by }: Pick<Catalogue, 'ruleset' | 'home' | 'by'>,
): { readonly catalogue: Catalogue; readonly faults: readonly string[] } {
  const file = readYaml(root, join(home, 'catalogue', 'rules.yaml').replaceAll('\\', '/'))
  const rules = (Array.isArray(file.data) ? file.data : []) as CatalogueRule[]
  const faults = catalogueFaults(file)
  return {
    catalogue: { ruleset, home, by, rules: faults.length > 0 ? rules : rules.map((rule) => filled(rules, rule)) },
    faults,
  }
}

/** The files that are generated from a catalogue and from the content beside it; `whole` with `catalogue.ts`, which hands all over. */
export function generatedOf(root: string, catalogue: Catalogue, whole: boolean): GeneratedFile[] {
  const content = contentFile(root, catalogue)
  return [
    ruleIdsFile(catalogue),
    ruleTextsFile(catalogue),
    optionsFile(catalogue),
    ...(whole ? [wholeFile(catalogue)] : []),
    ...(content === null ? [] : [content]),
  ]
}

/** What stands in the text of a rule for a number: one of its own, or `{rule.name}` for another rule's. */
const SLOT = /\{(?:([a-z0-9-]+)\.)?(\w+)\}/g

/** The number that a slot in the text of a rule means. */
function numberOf(rules: readonly Numbered[], own: Numbered, rule: string | undefined, name: string): unknown {
  const numbers = (rule === undefined ? own : rules.find(({ id }) => id === rule))?.numbers
  return isMap(numbers) ? numbers[name] : undefined
}

/** What of a rule says its numbers; in a file that nobody has checked they may be anything. */
interface Numbered {
  readonly id?: unknown
  readonly numbers?: unknown
}

/** A rule with the numbers in its title and its text. */
function filled(rules: readonly CatalogueRule[], own: CatalogueRule): CatalogueRule {
  const withNumbers = (said: unknown): string =>
    String(said).replace(SLOT, (slot, rule, name) => String(numberOf(rules, own, rule, name) ?? slot))
  return { ...own, title: withNumbers(own.title), text: withNumbers(own.text) }
}

/**
 * What is wrong in a catalogue file: one sentence each, with file and line.
 * @example
 * ```ts
 * import { catalogueFaults } from '@fray/kit/catalogue'
 *
 * const file = { data: [{ id: 'duck' }], where: () => 'rules.yaml:1' }
 * console.log(catalogueFaults(file)[0]) // rules.yaml:1: the rule "duck" needs a text under "group".
 * ```
 */
export function catalogueFaults(file: YamlFile): string[] {
  if (!Array.isArray(file.data)) return [`${file.where()} is not a list: it should have one entry for each rule.`]
  const faults: string[] = []
  const firstAt = new Map<string, string>()
  for (const [index, rule] of (file.data as unknown[]).entries()) {
    const place = file.where(index)
    if (!isMap(rule)) faults.push(`${place}: a rule should be a map with ${texts.join(', ')}.`)
    else {
      faults.push(...ruleFaults(rule).map((fault) => `${place}: ${fault}`))
      const id = String(rule.id)
      const first = firstAt.get(id)
      if (first !== undefined) faults.push(`${place}: the id "${id}" is taken already at ${first}.`)
      else firstAt.set(id, place)
    }
  }
  for (const [index, rule] of (file.data as unknown[]).entries()) {
    if (!isMap(rule)) continue
    for (const [slot, other, name = ''] of String(rule.text).matchAll(SLOT)) {
      if (numberOf((file.data as unknown[]).filter(isMap), rule, other, name) === undefined)
        faults.push(`${file.where(index, 'text')}: the text says "${slot}", and no rule has that number.`)
    }
    if (!Array.isArray(rule.needs)) continue
    for (const need of rule.needs) {
      if (need === rule.id) faults.push(`${file.where(index)}: the rule "${rule.id}" needs itself.`)
      else if (!firstAt.has(String(need))) {
        faults.push(
          `${file.where(index, 'needs')}: the rule "${rule.id}" needs "${need}", which is no rule of this file.`,
        )
      }
    }
  }
  return faults
}

function ruleFaults(rule: Record<string, unknown>): string[] {
  const faults: string[] = []
  const name = `the rule "${rule.id}"`
  for (const key of texts) {
    const value = rule[key]
    if (typeof value !== 'string' || value.trim() === '') faults.push(`${name} needs a text under "${key}".`)
  }
  for (const key of lists) {
    const value = rule[key]
    if (value === undefined) continue
    const whole = Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string')
    if (!whole) faults.push(`${name}: "${key}" should be a list of texts.`)
    else if (new Set(value).size < value.length) faults.push(`${name}: "${key}" names something twice.`)
  }
  for (const key of Object.keys(rule)) {
    if (![...texts, ...lists, 'default', 'decides', 'numbers'].includes(key))
      faults.push(`${name} has the field "${key}", which no rule has.`)
  }
  if (typeof rule.id === 'string' && !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(rule.id)) {
    faults.push(`${name}: an id is lowercase words joined by hyphens.`)
  }
  if (!['source', 'ruling', 'option'].includes(String(rule.status))) {
    faults.push(`${name}: the status is source, ruling or option, not "${rule.status}".`)
  }
  const numbers = isMap(rule.numbers) ? rule.numbers : {}
  const named = [...String(rule.text).matchAll(SLOT)].flatMap(([, other, name = '']) =>
    other === undefined ? [name] : [],
  )
  for (const [key, value] of Object.entries(numbers)) {
    if (!Number.isInteger(value)) faults.push(`${name}: the number "${key}" should be a whole number.`)
    if (!named.includes(key)) faults.push(`${name}: its text does not say the number "{${key}}".`)
  }
  const choices = Array.isArray(rule.choices) ? rule.choices : []
  const words = Array.isArray(rule.words) ? rule.words : choices
  if (rule.status === 'option' && (choices.length < 2 || !choices.includes(rule.default))) {
    faults.push(`${name} is an option: it needs two choices or more, and a default that is one of them.`)
  }
  if (rule.status === 'option' && (typeof rule.decides !== 'string' || rule.decides.trim() === '')) {
    faults.push(`${name} is an option: say under "decides" what the table decides with it.`)
  }
  if (words.some((word) => String(word).includes(' '))) {
    faults.push(`${name} has choices in sentences: say under "words" what encounters write, the default's word first.`)
  }
  if (rule.status !== 'option' && ['choices', 'default', 'decides', 'words'].some((key) => rule[key] !== undefined)) {
    faults.push(`${name} has choices, words or a default, or decides something, as only an option does.`)
  }
  return faults
}

const notice = ({ by }: Catalogue) => `// Generated by ${by} from rules.yaml: change that, then run it again.\n`

/** A file beside, as it is named in what is generated. */
const file = (name: string): string => `'./${name}'`

const from = (name: string): string => `from ${file(name)}`

function ruleIdsFile(catalogue: Catalogue): GeneratedFile {
  const { ruleset, home, rules } = catalogue
  const name = camel(ruleset)
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Rule`
  const titles = Object.fromEntries(rules.map(({ id, title }) => [id, title]))
  const numbers = Object.fromEntries(rules.flatMap(({ id, numbers }) => (numbers === undefined ? [] : [[id, numbers]])))
  const numbersText = `
/** Numbers that a rule's text says and its code counts with. */
export const ${name}Numbers = ${literal(numbers, 0, true)}
`
  return {
    path: `${home}/catalogue/rule-ids.ts`,
    text: `${notice(catalogue)}
/** The ids of all rules of the ruleset, in the catalogue's order. */
export const ${name}RuleIds = [
${rules.map(({ id }) => `  ${quoted(id)},\n`).join('')}] as const

/** The id of a rule of the ruleset: a misspelt citation does not compile. */
export type ${type} = (typeof ${name}RuleIds)[number]

/** What each rule is called. */
export const ${name}RuleTitles: Record<${type}, string> = ${literal(titles, 0, true)}
${Object.keys(numbers).length === 0 ? '' : numbersText}`,
  }
}

function ruleTextsFile(catalogue: Catalogue): GeneratedFile {
  const { ruleset, home, rules } = catalogue
  const name = camel(ruleset)
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Rule`
  const entries = Object.fromEntries(rules.map(({ id, decides, words, numbers, ...rest }) => [id, rest]))
  return {
    path: `${home}/catalogue/rule-texts.ts`,
    text: `${notice(catalogue)}// Import this file lazily (\`await import\`): nobody should carry the texts before somebody asks for one.
import type { ${type} } ${from('rule-ids.ts')}

/** A rule's whole entry in the catalogue; \`default\` and \`choices\` are an option's. */
export interface ${type}Text {
  readonly group: string
  readonly title: string
  readonly text: string
  readonly from: string
  readonly status: 'source' | 'ruling' | 'option'
  readonly needs?: readonly ${type}[]
  readonly default?: string
  readonly choices?: readonly string[]
}

/** Every rule's text and where it comes from. */
export const ${name}RuleTexts: Record<${type}, ${type}Text> = ${literal(entries, 0, true)}
`,
  }
}

function optionsFile(catalogue: Catalogue): GeneratedFile {
  const { ruleset, home, rules } = catalogue
  const options = rules.flatMap(({ id, status, decides: title, choices, words, default: usual }) =>
    status === 'option' ? [{ id, title, rule: id, choices: words ?? choices, default: words?.[0] ?? usual }] : [],
  )
  return {
    path: `${home}/catalogue/options.ts`,
    text: `${notice(catalogue)}import type { OptionSpec } from '@fray/kernel/rules'

/** What the catalogue leaves to the table: set under \`options:\` in an encounter. */
export const ${camel(ruleset)}CatalogueOptions: readonly OptionSpec[] = ${literal(options, 0, true)}
`,
  }
}

/** All of it under the names that rulesets hand it over by: for those who have no options beside it. */
function wholeFile(catalogue: Catalogue): GeneratedFile {
  const { ruleset, home } = catalogue
  const name = camel(ruleset)
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Rule`
  return {
    path: `${home}/catalogue/catalogue.ts`,
    text: `${notice(catalogue)}import type { Catalogue } from '@fray/kernel/rules'
import { ${name}CatalogueOptions } ${from('options.ts')}
import { type ${type}, ${name}RuleTitles } ${from('rule-ids.ts')}

/** What the ruleset hands over of its catalogue. */
export const ${name}Catalogue: Catalogue<${type}> = {
  ruleTitles: ${name}RuleTitles,
  ruleTexts: async () => (await import(${file('rule-texts.ts')})).${name}RuleTexts,
  options: ${name}CatalogueOptions,
}
`,
  }
}
