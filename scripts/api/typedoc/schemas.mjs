// @ts-nocheck: TypeScript 5.9.3, whose types stand beside this file only where it is installed.
//
// Prints the types of packages/server/src/http/answers.ts as JSON Schemas: `{ schemas, values }`. Named types of the repository become
// schemas of their own, which others refer to; doc comments become descriptions. Called by scripts/openapi.ts.

import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const file = join(root, 'packages/server/src/http/answers.ts')

const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile)
const { options } = ts.convertCompilerOptionsFromJson(
  { ...config.compilerOptions, types: ['node'], typeRoots: [join(root, 'node_modules/@types')] },
  root,
)
const program = ts.createProgram([file], options)
const checker = program.getTypeChecker()

/** Schemas by name, and the names of the types that have one. */
const schemas = {}
const names = new Map()

const isOurs = (declaration) => {
  const path = relative(root, declaration.getSourceFile().fileName)
  return !path.startsWith('..') && !path.includes('node_modules')
}

/** Whether it is the kernel's type of words, read as a string. */
const isWords = (type) => type.aliasSymbol?.name === 'Words'

/** The name under which a type stands alone, where it has one that others may refer to. */
function nameOf(type) {
  if (isWords(type)) return null
  const alias = type.aliasSymbol
  if (alias !== undefined && (type.aliasTypeArguments ?? []).length === 0 && alias.declarations.some(isOurs))
    return alias.name
  const { symbol } = type
  if (symbol === undefined || (symbol.flags & ts.SymbolFlags.Interface) === 0) return null
  if ((type.typeParameters ?? type.target?.typeParameters ?? []).length > 0) return null
  return symbol.declarations.some(isOurs) ? symbol.name : null
}

const textOf = (symbol) =>
  ts
    .displayPartsToString(symbol.getDocumentationComment(checker))
    .replace(/\{@link (\w+)\}/g, '$1')
    .replace(/\s+/g, ' ')

const described = (schema, text) =>
  text === '' ? schema : '$ref' in schema ? { description: text, ...schema } : { ...schema, description: text }

const isNullish = (type) => (type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)) !== 0

/** The schema of a type, by its name where it has one. */
function schemaOf(type, path) {
  const known = names.get(type)
  if (known !== undefined) return { $ref: `#/components/schemas/${known}` }
  const name = nameOf(type)
  if (name === null) return bareSchemaOf(type, path)
  if (name in schemas) throw new Error(`Two types are called ${name}: ${path}.`)
  return add(name, type)
}

/** Adds a schema of its own for a type, and refers to it. */
function add(name, type) {
  names.set(type, name)
  schemas[name] = {}
  const text = textOf(type.aliasSymbol ?? type.symbol ?? { getDocumentationComment: () => [] })
  schemas[name] = described(bareSchemaOf(type, name), text)
  return { $ref: `#/components/schemas/${name}` }
}

function bareSchemaOf(type, path) {
  const { flags } = type
  if (isWords(type)) return { type: 'string' }
  if (path.length > 300) throw new Error(`This type has no end: ${path}`)
  if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return {}
  if (flags & ts.TypeFlags.Null) return { type: 'null' }
  if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value }
  if (flags & ts.TypeFlags.BooleanLiteral) return { const: checker.typeToString(type) === 'true' }
  if (flags & ts.TypeFlags.StringLike) return { type: 'string' }
  if (flags & ts.TypeFlags.NumberLike) return { type: 'number' }
  if (flags & ts.TypeFlags.Boolean) return { type: 'boolean' }
  if (type.isUnion()) return unionOf(type, path)
  if (checker.isTupleType(type)) {
    const all = checker.getTypeArguments(type).map((one, i) => schemaOf(one, `${path}.${i}`))
    const bounds = { minItems: all.length, maxItems: all.length }
    // Of one kind: many makers of clients know lists, and not all know places of lists.
    const isOne = all.every((one) => JSON.stringify(one) === JSON.stringify(all[0]))
    return isOne && all.length > 0
      ? { type: 'array', items: all[0], ...bounds }
      : { type: 'array', prefixItems: all, ...bounds }
  }
  if (checker.isArrayType(type))
    return { type: 'array', items: schemaOf(checker.getTypeArguments(type)[0], `${path}[]`) }
  return objectOf(type, path)
}

function unionOf(type, path) {
  const all = type.types.filter((one) => !isNullish(one))
  const isNull = (one) => (one.flags & ts.TypeFlags.Null) !== 0
  const bools = all.filter((one) => one.flags & ts.TypeFlags.BooleanLiteral)
  const words = all.filter((one) => one.isStringLiteral())
  const others = all.filter(
    (one) => !isNull(one) && !words.includes(one) && !(bools.length === 2 && bools.includes(one)),
  )
  const any = others.map((one) => schemaOf(one, path))
  if (words.length > 0) any.push({ type: 'string', enum: words.map(({ value }) => value).sort() })
  if (bools.length === 2) any.push({ type: 'boolean' })
  const nullable = all.some(isNull)
  const [only, second] = any
  if (second === undefined && only !== undefined) {
    if (!nullable) return only
    if (typeof only.type === 'string' && !('enum' in only)) return { ...only, type: [only.type, 'null'] }
  }
  return { anyOf: nullable ? [...any, { type: 'null' }] : any }
}

function objectOf(type, path) {
  const properties = {}
  const required = []
  for (const symbol of checker.getPropertiesOfType(type)) {
    const of = checker.getTypeOfSymbol(symbol)
    if (of.getCallSignatures().length > 0) throw new Error(`${path}.${symbol.name} is a function.`)
    properties[symbol.name] = described(schemaOf(of, `${path}.${symbol.name}`), textOf(symbol))
    const isOptional = (symbol.flags & ts.SymbolFlags.Optional) !== 0 || (of.isUnion() && of.types.some(isNullish))
    if (!isOptional) required.push(symbol.name)
  }
  const index = checker.getIndexInfoOfType(type, ts.IndexKind?.String ?? 0)
  const more = index === undefined ? {} : { additionalProperties: schemaOf(index.type, `${path}{}`) }
  if (Object.keys(properties).length === 0) return { type: 'object', ...more }
  return { type: 'object', properties, ...(required.length > 0 && { required }), ...more }
}

/** The properties of an exported interface of the file, by name. */
function propertiesOf(name) {
  const symbol = checker
    .getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)))
    .find((one) => one.name === name)
  return checker
    .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol))
    .map((one) => [one.name, checker.getTypeOfSymbol(one)])
}

const roots = propertiesOf('AnswerSchemas')
for (const [name, type] of roots) if (nameOf(type) === null) names.set(type, name)
for (const [name, type] of roots) if (!(name in schemas)) add(name, type)
const values = Object.fromEntries(propertiesOf('ValueSchemas').map(([name, type]) => [name, schemaOf(type, name)]))
const sorted = Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1)))
console.log(JSON.stringify({ schemas: sorted, values }))
