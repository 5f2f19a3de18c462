/**
 * All templates from which the messages of a ruleset are made (log entries, questions, refusals, sources of numbers, prices, cautions,
 * titles of actions), read off its sources: nothing is played.
 *
 *   node scripts/templates.ts zones          one a line, in the order of the alphabet
 *   node scripts/templates.ts zones --where  each with the files that it stands in
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { parseAst } from 'vitest/node'
import { root } from './catalogue.ts'
import { isNode, type Node, walk } from './nodes.ts'

/** What makes messages, and which of its arguments is a template. */
const MAKERS: Readonly<Record<string, number>> = {
  ...{ say: 0, plainly: 0, word: 0, told: 0, unknownName: 0, refuse: 1, says: 1, rollSays: 1, numbersOf: 1 },
  ...{ inEnglish: 0, wordIn: 1, add: 2, change: 2, roll: 3, die: 3, pool: 3 },
}

/** What declares an action of combatants; an order of the referee stands before a colon. */
const DECLARERS: ReadonlySet<string> = new Set(['act', 'actAnytime', 'attackAction', 'standard', 'free'])

/** What holds a template as its property. */
const PROPERTIES: ReadonlySet<string> = new Set(['key', 'title', 'source', 'label', 'finer', 'says', 'healthWord'])

/** How words are changed on their way into a message. */
const CHANGED: Readonly<Record<string, (words: string) => string>> = {
  capital: (words) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`,
  spaced: (words) => words.replace('-', ' '),
  aimWords: (words) => words.replace('-', ' '),
  plainly: (words) => words,
  inEnglish: (words) => words,
  written: (words) => words,
  toUpperCase: (words) => words.toUpperCase(),
}

/** So many constants and functions lead from a message to its words at most. */
const DEEPEST = 4

/** What is meant by a name in a file. */
interface Named {
  get(name: string): readonly Node[] | undefined
}

type Names = ReadonlyMap<string, readonly Node[]>

const known = new Map<string, Map<string, Set<string>>>()
const parsed = new Map<string, Node>()

/** The templates of a ruleset (a folder of packages/rulesets, or of examples), with the files in which they stand. */
export function templatesOf(ruleset: string): ReadonlyMap<string, ReadonlySet<string>> {
  const found = known.get(ruleset) ?? templatesNow(ruleset)
  known.set(ruleset, found)
  return found
}

/** A file of the sources, read once. */
function programOf(file: string): Node {
  const program = programIn(file)
  parsed.set(file, program)
  return program
}

/** The same for a caller that looks at it once: what nobody else has read is not kept. */
export const programIn = (file: string): Node =>
  parsed.get(file) ?? (parseAst(readFileSync(join(root, file), 'utf8'), { lang: 'ts' }) as unknown as Node)

function templatesNow(ruleset: string): Map<string, Set<string>> {
  const own = [`packages/rulesets/${ruleset}/**/*.ts`, `examples/${ruleset}/**/*.ts`]
  const shared = ['plain', 'referee', 'on-grid', 'presentation'].map((folder) => `packages/rulesets/${folder}/**/*.ts`)
  const files = globSync([...own, ...shared, 'packages/kernel/src/**/*.ts', 'packages/seat/src/**/*.ts'], { cwd: root })
  const found = new Map<string, Set<string>>()
  const programs = files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.ts$|\/(test|encounter|policies|content|catalogue)\//.test(file))
    .map((file) => [file, programOf(file)] as const)
  const tops = new Map(programs.flatMap(([, program]) => [...namesIn(program, true)]))
  for (const [file, program] of programs) {
    const own = namesIn(program, false)
    const named: Named = { get: (name) => own.get(name) ?? tops.get(name) }
    const lists = file.endsWith('/words.ts') ? [...namesIn(program, true).values()].flat().filter(isList) : []
    const listed = [...wordsOf(lists, named)].flatMap((word) => [word, word.replace('-', ' '), word.toUpperCase()])
    for (const one of [...templatesIn(program, named), ...listed])
      found.set(one, (found.get(one) ?? new Set()).add(file))
  }
  return found
}

/** Whether it is a list, such as those of words in `words.ts` of a ruleset; names of fields are words only where they are said. */
function isList(node: Node): boolean {
  const { type, callee } = (node.expression as Node | undefined) ?? node
  return type === 'ArrayExpression' || (type === 'CallExpression' && nameOf(callee as Node) !== 'keys')
}

/** What a file calls by name: its own constants and functions, and those of others at the top of a file. */
function namesIn(program: Node, isTop: boolean): Names {
  const known = isTop ? topNames : allNames
  const found = known.get(program) ?? namesNow(program, isTop)
  known.set(program, found)
  return found
}

const [topNames, allNames] = [new WeakMap<Node, Names>(), new WeakMap<Node, Names>()]

function namesNow(program: Node, isTop: boolean): Names {
  const named = new Map<string, readonly Node[]>()
  const add = (node: Node): void => {
    const { id, init } = node as { id?: { name?: string }; init?: unknown }
    const meant = node.type === 'VariableDeclarator' ? init : node.type === 'FunctionDeclaration' ? node : null
    // A parameter that may be one of several words.
    const { types } = ((node.typeAnnotation as Node | null)?.typeAnnotation ?? {}) as { types?: readonly Node[] }
    if (node.type === 'Identifier' && types !== undefined)
      named.set(nameOf(node), [...(named.get(nameOf(node)) ?? []), ...types.map(({ literal }) => literal as Node)])
    const [list, param] = eachOf(node)
    if (param !== '') named.set(param, [...(named.get(param) ?? []), list as Node])
    if (id?.name !== undefined && isNode(meant)) named.set(id.name, [...(named.get(id.name) ?? []), meant])
  }
  if (!isTop) walk(program, add)
  else
    for (const one of program.body as readonly Node[]) {
      const { declaration } = one as unknown as { declaration?: Node | null }
      const top = declaration ?? one
      for (const each of (top.declarations as readonly Node[] | undefined) ?? [top]) add(each)
    }
  return named
}

/** A list, and what `list.map((one) => ...)` calls one of it; '' for any other call. */
function eachOf({ type, callee, arguments: given }: Node): readonly [list: unknown, one: string] {
  const [each] = (given as readonly Node[] | undefined) ?? []
  const [one] = (each?.params as readonly Node[] | undefined) ?? []
  const isMap =
    type === 'CallExpression' && (callee as Node).type === 'MemberExpression' && nameOf(callee as Node) === 'map'
  return [(callee as Node | undefined)?.object, isMap && one?.type === 'Identifier' ? nameOf(one) : '']
}

function* templatesIn(program: Node, named: Named): Iterable<string> {
  const nodes: Node[] = []
  walk(program, (node) => nodes.push(node))
  for (const node of nodes) {
    const { callee, arguments: given, key, value, id } = node as Readonly<Record<string, Node | undefined>>
    if (node.type === 'CallExpression') {
      const all = given as unknown as readonly Node[]
      yield* wordsOf(all[MAKERS[nameOf(callee)] ?? -1], named)
      if (DECLARERS.has(nameOf(callee))) for (const spec of all) yield* phrasesOf(spec, named)
      // Whatever else is handed over with a blank in it is words, too: for what somebody rolls.
      for (const words of wordsOf(all, named, DEEPEST - 1)) if (/\w /.test(words)) yield words
    } else if (node.type === 'Property' && PROPERTIES.has(nameOf(key)))
      for (const words of wordsOf(value, named)) {
        yield words
        // Within a sentence a title begins with a small letter.
        if (nameOf(key) === 'title') yield `${words.charAt(0).toLowerCase()}${words.slice(1)}`
      }
    else if (node.type === 'FunctionDeclaration' && nameOf(id) === 'healthWord') yield* wordsOf(node, named)
  }
}

/** How an action is said with what stands behind its title, where it does not say so itself: `Attack {it}`. */
function* phrasesOf({ properties }: Node, named: Named): Iterable<string> {
  const fields = new Map(
    ((properties as readonly Node[] | undefined) ?? []).map(({ key, value }) => [nameOf(key as Node), value]),
  )
  if (!fields.has('params') || fields.has('says') || fields.has('titledBy')) return
  for (const title of wordsOf(fields.get('title'), named)) yield `${title.replace(/ \([^()]*\)$/, '')} {it}`
}

/** What goes by names within `list.map((one) => ...)`. */
function withEach(node: Node, named: Named): Named {
  const [list, one] = eachOf(node)
  return one === '' ? named : { get: (name) => (name === one ? [list as Node] : named.get(name)) }
}

/** The name by which something is called: `say`, `add` of `tally.add`, and of `tally[counts ? 'add' : 'pass']`. */
function nameOf(node: Node | undefined): string {
  const property = node?.property as Node | undefined
  const either = property?.type === 'ConditionalExpression' ? (property.consequent as Node) : property
  return String(node?.name ?? either?.name ?? (either?.type === 'Literal' ? either.value : ''))
}

/** The names of the fields of an object that is declared: `Object.keys(HINDERING)`. */
function* keysOf(node: unknown, named: Named): Iterable<string> {
  if (Array.isArray(node)) for (const one of node) yield* keysOf(one, named)
  if (!isNode(node)) return
  const { name, expression, properties } = node as unknown as Record<string, Node> & { properties?: readonly Node[] }
  if (node.type === 'Identifier') yield* keysOf(named.get(String(name)), named)
  else if (properties === undefined) yield* keysOf(expression, named)
  else for (const { key } of properties as readonly { key?: Node }[]) yield String(key?.name ?? key?.value)
}

/** The words that an expression may come to, as far as they stand in the sources. */
function* wordsOf(node: unknown, named: Named, depth = 0): Iterable<string> {
  if (Array.isArray(node)) for (const one of node) yield* wordsOf(one, named, depth)
  if (!isNode(node) || depth > DEEPEST) return
  const { name, value, callee, body } = node as unknown as Record<string, Node>
  const inside = PARTS[node.type]
  if (inside !== undefined)
    yield* wordsOf(
      inside.map((part) => node[part]),
      named,
      depth,
    )
  else if (node.type === 'Literal' && typeof value === 'string' && value !== '') yield value
  else if (node.type === 'TemplateLiteral') yield* spliced(node, named, depth)
  else if (node.type === 'Identifier') yield* wordsOf(named.get(String(name)), named, depth + 1)
  else if (node.type === 'CallExpression') {
    const change = CHANGED[nameOf(callee)]
    if (nameOf(callee) === 'keys') yield* keysOf(node.arguments, named)
    else if (nameOf(callee) === 'map') yield* wordsOf([node.arguments, callee?.object], withEach(node, named), depth)
    else if (change === undefined) yield* wordsOf(callee, named, depth)
    else for (const words of wordsOf([node.arguments, callee?.object], named, depth)) yield change(words)
  } else if (/Function/.test(node.type)) {
    if (body?.type !== 'BlockStatement') yield* wordsOf(body, named, depth)
    else {
      const returned: unknown[] = []
      walk(body, (one) => one.type === 'ReturnStatement' && returned.push(one.argument))
      yield* wordsOf(returned, named, depth)
    }
  }
}

/** Parts of an expression which it may come to. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  ConditionalExpression: ['consequent', 'alternate'],
  LogicalExpression: ['left', 'right'],
  ArrayExpression: ['elements'],
  ObjectExpression: ['properties'],
  Property: ['value'],
  MemberExpression: ['object'],
  SpreadElement: ['argument'],
  TSAsExpression: ['expression'],
  TSSatisfiesExpression: ['expression'],
  TSNonNullExpression: ['expression'],
  ParenthesizedExpression: ['expression'],
}

/** Whether an expression is a choice of which one alternative is no word at all. */
function mayBeEmpty(node: Node, named: Named): boolean {
  const meant = node.type === 'Identifier' ? (named.get(nameOf(node)) ?? []) : [node]
  return meant
    .filter(isNode)
    .filter(({ type }) => type === 'ConditionalExpression')
    .some(({ consequent, alternate }) => [consequent, alternate].some((one) => isNode(one) && one.value === ''))
}

/** A template of several pieces, of which each may be one of several words. */
function* spliced({ quasis, expressions }: Node, named: Named, depth: number): Iterable<string> {
  let all = ['']
  for (const [i, quasi] of (quasis as { value: { cooked: string } }[]).entries()) {
    const part = (expressions as Node[])[i]
    const words = part === undefined ? [''] : [...(mayBeEmpty(part, named) ? [''] : []), ...wordsOf(part, named, depth)]
    all = all.flatMap((before) => words.map((one) => `${before}${quasi.value.cooked}${one}`))
  }
  yield* all
}

if (process.argv[1] === import.meta.filename) {
  const [ruleset = 'zones', where] = process.argv.slice(2)
  for (const [words, files] of [...templatesOf(ruleset)].sort(([a], [b]) => (a < b ? -1 : 1)))
    console.log(where === undefined ? words : `${words}  (${[...files].join(', ')})`)
}
