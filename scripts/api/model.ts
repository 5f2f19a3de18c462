/** What TypeDoc writes as JSON, as far as the pages use it. */

/** A piece of a comment: words, code, or a link to something (its id where it is on a page). */
export interface CommentPart {
  readonly kind: 'text' | 'code' | 'inline-tag' | 'relative-link'
  readonly text: string
  readonly target?: number | string | object
}

export interface Comment {
  readonly summary: readonly CommentPart[]
  readonly blockTags?: readonly { readonly tag: string; readonly content: readonly CommentPart[] }[]
}

/** A declaration, a signature or a parameter. */
export interface Reflection {
  readonly id: number
  readonly name: string
  readonly kind: number
  readonly flags: {
    readonly isReadonly?: boolean
    readonly isOptional?: boolean
    readonly isRest?: boolean
    readonly isStatic?: boolean
    readonly isAbstract?: boolean
    readonly isConst?: boolean
  }
  readonly comment?: Comment
  readonly children?: readonly Reflection[]
  readonly signatures?: readonly Reflection[]
  readonly getSignature?: Reflection
  readonly indexSignatures?: readonly Reflection[]
  readonly parameters?: readonly Reflection[]
  readonly typeParameters?: readonly Reflection[]
  readonly type?: Type
  readonly default?: Type
  readonly defaultValue?: string
  readonly extendedTypes?: readonly Type[]
  readonly implementedTypes?: readonly Type[]
  readonly inheritedFrom?: object
  readonly sources?: readonly { readonly fileName: string }[]
  /** Of a reference: what it names. */
  readonly target?: number
}

/** A type; which of these there are depends on `type`. */
export interface Type {
  readonly type: string
  readonly name?: string
  readonly target?: number | object
  readonly value?: unknown
  readonly types?: readonly Type[]
  readonly typeArguments?: readonly Type[]
  readonly elementType?: Type
  readonly elements?: readonly Type[]
  readonly element?: Type
  readonly isOptional?: boolean
  readonly operator?: string
  readonly objectType?: Type
  readonly indexType?: Type
  readonly declaration?: Reflection
  readonly checkType?: Type
  readonly extendsType?: Type
  readonly trueType?: Type
  readonly falseType?: Type
  readonly queryType?: Type
  readonly asserts?: boolean
  readonly targetType?: Type
  readonly parameter?: string
  readonly parameterType?: Type
  readonly templateType?: Type
  readonly nameType?: Type
  readonly readonlyModifier?: '+' | '-'
  readonly optionalModifier?: '+' | '-'
  readonly head?: string
  readonly tail?: readonly (readonly [Type, string])[]
}

/** TypeDoc's numbers for kinds of declarations. */
export const KIND = {
  variable: 32,
  function: 64,
  class: 128,
  interface: 256,
  constructor: 512,
  property: 1024,
  method: 2048,
  accessor: 262144,
  typeAlias: 2097152,
  reference: 4194304,
} as const
