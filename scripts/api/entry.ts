import { KIND, type Reflection } from './model.ts'
import { callText, genericsText, memberText, parameterName, typeText } from './type-text.ts'
import { commentOf, inLine, type LinkTo, partsText, tagged, typesIn } from './words.ts'

/** How wide a line of a signature may be before it is broken. */
const WIDTH = 100

/** An exported thing as a part of its page: heading, signature, what it does, what goes in, what comes out, an example. */
export function entryText(one: Reflection, linkTo: LinkTo): string {
  const comment = commentOf(one)
  const signature = one.signatures?.[0]
  const types = [...typesIn(one)].map(([id, name]) => linkTo(id, name)).filter((link) => link.startsWith('['))
  const file = one.sources?.[0]?.fileName ?? ''
  const from = `[Source](../../${file})${types.length === 0 ? '' : `. Types: ${types.join(', ')}`}`
  return [
    `### ${one.name}`,
    code(signatureText(one)),
    partsText(comment?.summary, linkTo),
    [
      ...(signature === undefined ? [] : callLines(signature, linkTo)),
      ...tagged(comment, '@remarks').map((parts) => `- ${inLine(partsText(parts, linkTo))}`),
    ].join('\n'),
    membersText(one, linkTo),
    ...examplesText(one),
    from,
  ]
    .filter((text) => text !== '')
    .join('\n\n')
}

const code = (text: string): string => `\`\`\`ts\n${text}\n\`\`\``

/** The examples of a declaration, as its comment has them. */
export const examplesText = (one: Reflection): string[] =>
  tagged(commentOf(one), '@example').map((parts) =>
    parts
      .map(({ text }) => text)
      .join('')
      .trim(),
  )

/** The declaration without what is in it. */
function signatureText(one: Reflection): string {
  const { kind, name, type, signatures = [] } = one
  const bases = (one.extendedTypes ?? []).map(typeText)
  const extending = bases.length === 0 ? '' : ` extends ${bases.join(', ')}`
  switch (kind) {
    case KIND.function:
      return signatures.map((each) => broken(`${name}${callText(each)}`)).join('\n')
    case KIND.class:
      return `class ${name}${genericsText(one)}${extending}`
    case KIND.interface:
      return `interface ${name}${genericsText(one)}${extending}`
    case KIND.typeAlias:
      return broken(`type ${name}${genericsText(one)} = ${isObject(one) ? '{ ... }' : typeText(type)}`)
    default:
      return broken(`const ${name}: ${isObject(one) ? '{ ... }' : typeText(type)}`)
  }
}

/** Whether its members are told one by one. */
const isObject = ({ kind, type }: Reflection): boolean =>
  (kind === KIND.typeAlias || kind === KIND.variable) &&
  type?.type === 'reflection' &&
  (type.declaration?.children ?? []).length > 0

/** A signature that is too wide has a line for each parameter, a union one for each type. */
function broken(text: string): string {
  if (text.length <= WIDTH) return text
  const open = text.indexOf('(')
  if (/^(type|const) /.test(text) || open < 0) {
    const pieces = atTop(text, ' | ')
    return pieces.length === 1 ? text : pieces.join('\n  | ')
  }
  const [inside = '', rest = ''] = closing(text.slice(open + 1))
  return `${text.slice(0, open)}(\n  ${atTop(inside, ', ').join(',\n  ')},\n)${rest}`
}

/** What stands before the bracket that closes, and what after it. */
function closing(text: string): [string, string] {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    if ('([{<'.includes(text[at] as string)) depth++
    if (')]}>'.includes(text[at] as string) && text[at - 1] !== '=' && --depth < 0)
      return [text.slice(0, at), text.slice(at + 1)]
  }
  return [text, '']
}

/** The text cut at what divides it outside of all brackets. */
function atTop(text: string, divider: string): string[] {
  const pieces: string[] = ['']
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] as string
    if ('([{<'.includes(letter)) depth++
    if (')]}>'.includes(letter) && text[at - 1] !== '=') depth--
    if (depth === 0 && text.startsWith(divider, at)) {
      pieces.push('')
      at += divider.length - 1
    } else pieces[pieces.length - 1] += letter
  }
  return pieces
}

/** Parameters, what comes back, what is thrown: only what the comment says. */
function callLines(signature: Reflection, linkTo: LinkTo): string[] {
  const { comment, parameters = [] } = signature
  const given = parameters.flatMap((one) => {
    const said = inLine(partsText(one.comment?.summary, linkTo))
    const usual = one.defaultValue === undefined || one.defaultValue === '{}' ? '' : ` (\`${one.defaultValue}\`)`
    return said === '' ? [] : [`- \`${parameterName(one)}\`${usual}: ${said}`]
  })
  const said = (tag: string, word: string) =>
    tagged(comment, tag).map((parts) => `- ${word} ${inLine(partsText(parts, linkTo))}`)
  return [...given, ...said('@returns', 'returns'), ...said('@throws', 'throws')]
}

/** The members of an interface, a class or an object, each with what it is. */
function membersText(one: Reflection, linkTo: LinkTo): string {
  const all = isObject(one) ? one.type?.declaration?.children : one.children
  const lines = (all ?? []).flatMap((member) => {
    if (member.inheritedFrom !== undefined || (member.kind === KIND.property && member.name === 'name')) {
      if (one.kind === KIND.class) return []
    }
    const signature = member.signatures?.[0]
    const text =
      member.kind === KIND.constructor && signature !== undefined
        ? `new ${one.name}${callText(signature).replace(/: [^:]*$/, '')}`
        : memberText(member)
    const said = inLine(partsText(commentOf(member)?.summary, linkTo))
    const more = signature === undefined ? [] : callLines(signature, linkTo).map((line) => `  ${line}`)
    return [`- \`${text}\`${said === '' ? '' : `: ${said}`}`, ...more]
  })
  return lines.join('\n')
}
