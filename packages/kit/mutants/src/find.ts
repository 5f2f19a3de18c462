import { parseSync } from 'oxc-parser'
import { changesOf, conditionChanges, isNumber, returnChanges } from './changes.ts'
import { isLeftOut } from './leave-out.ts'
import { childrenOf, isNode, type Node, nameOf } from './nodes.ts'
import { onlySuggesting } from './only-suggesting.ts'

/** One change of rule code. `start` and `end` are offsets in the file's text. */
export interface Mutant {
  /** Relative to the ruleset's folder, with forward slashes. */
  readonly file: string
  /** The function (or constant) that contains it. */
  readonly within: string
  readonly line: number
  readonly start: number
  readonly end: number
  /** The original text and its replacement; the replacement is empty if a whole statement is removed. */
  readonly text: string
  readonly becomes: string
  readonly statement: boolean
}

/** The mutants of a file, and the positions of expression statements: braces are put around these. */
export interface Found {
  readonly mutants: readonly Mutant[]
  readonly statements: readonly { readonly start: number; readonly end: number }[]
}

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])
const LOOPS = new Set(['WhileStatement', 'ForStatement', 'DoWhileStatement'])
const TESTED = new Set([...LOOPS, 'IfStatement', 'ConditionalExpression'])

/**
 * Every change to a file's code that a case might observe, in text order. Throws if the text cannot be parsed.
 *
 * @example
 * ```ts
 * import { findMutants } from '@fray/kit/mutants'
 *
 * const { mutants } = findMutants('attack.ts', 'export const hits = (roll: number, ac: number) => roll >= ac')
 * console.log(mutants.map(({ text, becomes }) => `${text} -> ${becomes}`).join('; ')) // roll >= ac -> roll > ac
 * ```
 */
export function findMutants(file: string, text: string): Found {
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  const whole = program as unknown as Node
  const suggesting = onlySuggesting(whole)
  const { mutants, statements } = new Finder(file, text).all(whole)
  return { mutants: mutants.filter(({ within }) => !suggesting.has(within.split('.')[0] ?? '')), statements }
}

class Finder {
  private readonly file: string
  private readonly text: string
  private readonly mutants: Mutant[] = []
  private readonly statements: { start: number; end: number }[] = []

  constructor(file: string, text: string) {
    this.file = file
    this.text = text
  }

  all(program: Node): Found {
    this.visit(program, '', false)
    const known = new Set<string>()
    const mutants = this.mutants
      .sort((a, b) => a.start - b.start || b.end - a.end)
      .filter(({ start, end, statement, becomes, text }) => {
        const key = [start, end, statement, becomes].join()
        return becomes !== text && !known.has(key) && known.add(key)
      })
    return { mutants, statements: this.statements }
  }

  private add(node: Node, within: string, becomes: string, statement = false): void {
    const { file, text } = this
    const { start, end } = node
    const line = text.slice(0, start).split('\n').length
    this.mutants.push({ file, within, line, start, end, text: text.slice(start, end), becomes, statement })
  }

  /** Visits a node and everything below it. `typed` says whether the enclosing function declares its return type. */
  private visit(node: Node, within: string, typed: boolean): void {
    if (isLeftOut(node)) return
    const { type, test, argument, body } = node
    const inside = deeper(within, node)
    const returns = FUNCTIONS.has(type) ? isNode(node.returnType) && !isGuard(node.returnType) : typed
    for (const becomes of changesOf(node, this.text)) this.add(node, inside, becomes)
    if (TESTED.has(type) && isNode(test) && !isLeftOut(test)) {
      for (const becomes of conditionChanges(LOOPS.has(type))) this.add(test, inside, becomes)
    }
    if (type === 'ReturnStatement' && returns && isNode(argument)) {
      for (const becomes of returnChanges(argument)) this.add(argument, inside, becomes)
    }
    if (type === 'ArrowFunctionExpression' && returns && isNode(body) && body.type !== 'BlockStatement') {
      for (const becomes of returnChanges(body)) this.add(body, inside, becomes)
    }
    if (type === 'ExpressionStatement') this.statement(node, inside)
    for (const child of childrenOf(node)) if (!this.isPassedOver(node, child)) this.visit(child, inside, returns)
  }

  /**
   * An expression statement can be removed; it gets braces, because a bracket at its start would join it to the
   * previous line.
   */
  private statement(node: Node, within: string): void {
    this.statements.push({ start: node.start, end: node.end })
    const { expression } = node
    if (isNode(expression) && !isLeftOut(expression) && expression.type !== 'YieldExpression') {
      this.add(node, within, '', true)
    }
  }

  /**
   * Skips keys, the number after a minus, the parts of an optional chain, and the step and end of a counting loop:
   * beyond the last row of a table or list there is nothing to observe.
   */
  private isPassedOver(node: Node, child: Node): boolean {
    if (child === node.key || child === node.id) return node.computed !== true
    if (node.type === 'UnaryExpression') return isNumber(child)
    if (node.type === 'ForStatement') return child === node.update || (child === node.test && isEnd(child))
    return node.type === 'ChainExpression'
  }
}

/** The path inside a node: a top-level name, and the names of the functions and classes below it. */
function deeper(within: string, { type, id, key, value }: Node): string {
  const isDeclared = type === 'FunctionDeclaration' || type === 'ClassDeclaration' || type === 'MethodDefinition'
  const isMethod = type === 'Property' && isNode(value) && FUNCTIONS.has(value.type)
  const isTop = type === 'VariableDeclarator' && within === ''
  const name = isDeclared || isMethod || isTop ? nameOf(id ?? key) : ''
  return [within, name].filter((part) => part !== '').join('.')
}

/** Whether a loop's condition compares with the length of a list. */
const isEnd = ({ type, operator, right }: Node): boolean =>
  type === 'BinaryExpression' && operator === '<' && isNode(right) && right.type === 'MemberExpression'

/** Whether the return type narrows a type: replacements would not narrow it. */
const isGuard = (annotation: Node): boolean =>
  isNode(annotation.typeAnnotation) && annotation.typeAnnotation.type === 'TSTypePredicate'
