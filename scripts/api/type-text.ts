import { KIND, type Reflection, type Type } from './model.ts'

/** Types that stand in brackets where they are part of another. */
const LOOSE = new Set(['union', 'intersection', 'conditional', 'typeOperator', 'query', 'inferred', 'predicate'])

/** Letters that an object, or what a type is made of, may have inside of a type; what is longer is left out. */
const LONG = 160

/** A type as it is written, apart from what would be too long to read. */
export function typeText(type: Type | undefined): string {
  if (type === undefined) return 'unknown'
  switch (type.type) {
    case 'literal':
      return literalText(type.value)
    case 'reference':
      return `${type.name}${argumentsText(type.typeArguments)}`
    case 'array':
      return `${inBrackets(type.elementType)}[]`
    case 'tuple':
      return `[${(type.elements ?? []).map(typeText).join(', ')}]`
    case 'namedTupleMember':
      return `${type.name}${type.isOptional === true ? '?' : ''}: ${typeText(type.element)}`
    case 'optional':
      return `${inBrackets(type.elementType)}?`
    case 'rest':
      return `...${inBrackets(type.elementType)}`
    case 'union':
      return (type.types ?? []).map(inUnion).join(' | ')
    case 'intersection':
      return (type.types ?? []).map(inUnion).join(' & ')
    case 'typeOperator':
      return `${type.operator} ${typeText(type.target as Type)}`
    case 'indexedAccess':
      return `${inBrackets(type.objectType)}[${typeText(type.indexType)}]`
    case 'query':
      return `typeof ${typeText(type.queryType)}`
    case 'conditional':
      return `${inBrackets(type.checkType)} extends ${typeText(type.extendsType)} ? ${typeText(type.trueType)} : ${typeText(type.falseType)}`
    case 'inferred':
      return `infer ${type.name}`
    case 'predicate':
      return `${type.asserts === true ? 'asserts ' : ''}${type.name}${type.targetType ? ` is ${typeText(type.targetType)}` : ''}`
    case 'templateLiteral':
      return `\`${type.head}${(type.tail ?? []).map(([one, text]) => `\${${typeText(one)}}${text}`).join('')}\``
    case 'mapped':
      return mappedText(type)
    case 'reflection':
      return objectText(type.declaration)
    default:
      return type.name ?? 'unknown'
  }
}

const inBrackets = (type: Type | undefined): string =>
  type !== undefined && (LOOSE.has(type.type) || isFunction(type)) ? `(${typeText(type)})` : typeText(type)

const inUnion = (type: Type): string =>
  isFunction(type) || type.type === 'conditional' ? `(${typeText(type)})` : typeText(type)

const isFunction = ({ type, declaration }: Type): boolean =>
  type === 'reflection' && declaration?.signatures !== undefined && (declaration.children ?? []).length === 0

function argumentsText(types: readonly Type[] = []): string {
  if (types.length === 0) return ''
  const text = types.map(typeText).join(', ')
  return text.length > LONG ? '<...>' : `<${text}>`
}

function literalText(value: unknown): string {
  if (typeof value === 'string') return `'${value.replaceAll("'", "\\'")}'`
  if (typeof value === 'object' && value !== null && 'value' in value) return `${value.value}n`
  return String(value)
}

function mappedText(type: Type): string {
  const readonly = type.readonlyModifier === '+' ? 'readonly ' : type.readonlyModifier === '-' ? '-readonly ' : ''
  const optional = type.optionalModifier === '+' ? '?' : type.optionalModifier === '-' ? '-?' : ''
  const as = type.nameType === undefined ? '' : ` as ${typeText(type.nameType)}`
  const key = `[${type.parameter} in ${typeText(type.parameterType)}${as}]`
  return `{ ${readonly}${key}${optional}: ${typeText(type.templateType)} }`
}

/** The type of an object or a function that has no name of its own. */
function objectText(declaration: Reflection | undefined): string {
  if (declaration === undefined) return 'object'
  const { children = [], signatures = [], indexSignatures = [] } = declaration
  const [signature] = signatures
  if (signature !== undefined && children.length === 0)
    return `${genericsText(signature)}(${parametersText(signature).join(', ')}) => ${typeText(signature.type)}`
  const members = [
    ...indexSignatures.map((one) => `[${parametersText(one).join(', ')}]: ${typeText(one.type)}`),
    ...signatures.map((one) => `(${parametersText(one).join(', ')}): ${typeText(one.type)}`),
    ...children.map(memberText),
  ]
  const text = members.join('; ')
  return text === '' ? 'object' : `{ ${text.length > LONG ? '...' : text} }`
}

/** A member of an object, an interface or a class, on one line. */
export function memberText(member: Reflection): string {
  const { kind, name, flags, signatures = [], getSignature, type } = member
  const [signature] = signatures
  const before = `${flags.isStatic === true ? 'static ' : ''}${flags.isReadonly === true ? 'readonly ' : ''}`
  const key = /^[\w$]+$/.test(name) || name.startsWith('[') ? name : `'${name}'`
  const optional = flags.isOptional === true ? '?' : ''
  if (getSignature !== undefined) return `${before}get ${key}: ${typeText(getSignature.type)}`
  if (signature !== undefined && (kind === KIND.method || kind === KIND.property))
    return `${before}${key}${optional}${callText(signature)}`
  return `${before}${key}${optional}: ${typeText(type)}`
}

/** What comes after a function's name: `<T>(value: T): void`. */
export const callText = (signature: Reflection): string =>
  `${genericsText(signature)}(${parametersText(signature).join(', ')}): ${typeText(signature.type)}`

/** `<T extends string>`, or nothing. */
export function genericsText({ typeParameters = [] }: Reflection): string {
  const texts = typeParameters.map(
    ({ name, type, default: usual }) =>
      `${name}${type ? ` extends ${typeText(type)}` : ''}${usual ? ` = ${typeText(usual)}` : ''}`,
  )
  return texts.length === 0 ? '' : `<${texts.join(', ')}>`
}

/** Each parameter as it is written. */
export const parametersText = (signature: Reflection): string[] =>
  (signature.parameters ?? []).map((one) => {
    const { flags, type, defaultValue } = one
    const optional = flags.isOptional === true || defaultValue !== undefined ? '?' : ''
    return `${flags.isRest === true ? '...' : ''}${parameterName(one)}${optional}: ${typeText(type)}`
  })

/** A parameter's name; one that is taken apart at once is called after its type. */
export function parameterName({ name, type }: Reflection): string {
  if (!name.startsWith('__')) return name
  const of = type?.type === 'reference' ? (type.name as string) : 'given'
  return `${of.charAt(0).toLowerCase()}${of.slice(1)}`
}
