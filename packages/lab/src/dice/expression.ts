import { DICE_LIMITS, DiceError, EXPLOSION_CAP } from '@fray/kernel'

/** A comparison, as it is written. */
export type Comparison = '>=' | '<=' | '>' | '<' | '='

/** Which dice of a pool count: the best or worst of them, or the number for which a comparison is true. */
export type Counted =
  | { readonly is: 'sum' }
  | { readonly is: 'keep'; readonly which: 'highest' | 'lowest'; readonly count: number }
  | { readonly is: 'count'; readonly than: Comparison; readonly value: number }

/** Dice of one kind: their faces, the maximum number of explosions, and what counts. */
export interface DiceOf {
  readonly is: 'dice'
  readonly count: number
  readonly faces: readonly number[]
  readonly explosions: number
  readonly counted: Counted
}

/** A parsed expression of `fray roll`. */
export type RollExpression =
  | { readonly is: 'number'; readonly value: number }
  | DiceOf
  | {
      readonly is: '+' | '-' | '*' | 'max' | 'min' | Comparison | '@'
      readonly of: readonly [RollExpression, RollExpression]
    }

/** An expression with its own part of the text. */
export interface WrittenRoll {
  readonly text: string
  readonly expression: RollExpression
}

/** The most repetitions of one `@`. */
export const MOST_TIMES = 1000

/** The most faces of a custom die. */
const MOST_FACES = 1000
const COMPARISONS: readonly Comparison[] = ['>=', '<=', '>', '<', '=']

/**
 * Reads dice as designers write them: the notation of rules, and pools that count (`5d10c>=8`), custom dice
 * (`d{0,1,1,2}`, `4dF`), explosions (`3d6!`, `3d6!2`), `*`, brackets, `max(a, b)`, `min(a, b)`, comparisons (`1d20 >
 * 1d12`), and `6 @ 4d6kh3` for the sum of six. Several are separated by commas. Throws a {@link DiceError}.
 */
export function readRollExpressions(text: string): readonly WrittenRoll[] {
  const reader = new Reader(text)
  const all = [reader.written()]
  while (reader.take(',')) all.push(reader.written())
  reader.end()
  return all
}

class Reader {
  private readonly text: string
  private at = 0
  private depth = 0

  constructor(text: string) {
    this.text = text
  }

  written(): WrittenRoll {
    const from = this.at
    const expression = this.comparison()
    return { text: this.text.slice(from, this.at).trim(), expression }
  }

  private comparison(): RollExpression {
    if (++this.depth > 30) throw this.wrong('has too many brackets within each other', 'write it more simply')
    const left = this.sum()
    const than = COMPARISONS.find((one) => this.take(one))
    this.depth--
    return than === undefined ? left : { is: than, of: [left, this.sum()] }
  }

  private sum(): RollExpression {
    let left = this.product()
    for (;;) {
      const sign = (['+', '-'] as const).find((one) => this.take(one))
      if (sign === undefined) return left
      left = { is: sign, of: [left, this.product()] }
    }
  }

  private product(): RollExpression {
    let left = this.repeated()
    while (this.take('*')) left = { is: '*', of: [left, this.repeated()] }
    return left
  }

  private repeated(): RollExpression {
    const left = this.part()
    return this.take('@') ? { is: '@', of: [left, this.repeated()] } : left
  }

  private part(): RollExpression {
    if (this.take('-')) return { is: '-', of: [{ is: 'number', value: 0 }, this.part()] }
    for (const is of ['max', 'min'] as const)
      if (this.take(`${is}(`)) {
        let found = this.comparison()
        while (this.take(',')) found = { is, of: [found, this.comparison()] }
        this.need(')')
        return found
      }
    if (this.take('(')) {
      const inner = this.comparison()
      this.need(')')
      return inner
    }
    const number = this.number()
    if (!this.take('d')) {
      if (number === null) throw this.wrong('means nothing', 'here there should be dice or a number, as in 2d6+3')
      if (number > DICE_LIMITS.bonus)
        throw this.wrong(`has a number that is too large`, `${DICE_LIMITS.bonus} is the most`)
      return { is: 'number', value: number }
    }
    return this.dice(number ?? 1)
  }

  private dice(count: number): RollExpression {
    if (count < 1 || count > DICE_LIMITS.count)
      throw this.wrong(`asks for ${count} dice`, `a term has 1 to ${DICE_LIMITS.count} dice`)
    const faces = this.faces()
    let explosions = 0
    let counted: Counted = { is: 'sum' }
    for (;;) {
      if (this.text.startsWith('!=', this.at))
        throw this.wrong('has "!="', 'how often two differ is 1 - (d6 = d8); a die that explodes and equals is d6! = 8')
      if (this.take('!')) {
        if (explosions > 0) throw this.wrong('explodes twice', 'say it once, as in 3d6!')
        explosions = this.number() ?? EXPLOSION_CAP
        if (new Set(faces).size < 2 || explosions > EXPLOSION_CAP)
          throw this.wrong('explodes without end', `a die of two faces or more explodes at most ${EXPLOSION_CAP} times`)
        continue
      }
      const found = this.keep(count) ?? this.count()
      if (found === null) return { is: 'dice', count, faces, explosions, counted }
      if (counted.is !== 'sum') throw this.wrong('says twice which dice count', 'say it once, as in 4d6kh3 or 5d10c>=8')
      counted = found
    }
  }

  private faces(): readonly number[] {
    if (this.take('%')) return facesTo(100)
    if (this.take('f')) return [-1, 0, 1]
    if (!this.take('{')) {
      const sides = this.number()
      if (sides === null)
        throw this.wrong('ends after the d', 'a die needs a number of sides, as in 3d6, or faces, as in d{0,1,1}')
      if (sides < 1 || sides > DICE_LIMITS.sides)
        throw this.wrong(`asks for a die with ${sides} sides`, `a die has 1 to ${DICE_LIMITS.sides} sides`)
      return facesTo(sides)
    }
    const faces: number[] = []
    do {
      const [from, to] = this.range()
      const times = this.take(':') ? this.number() : 1
      if (times === null || times < 1)
        throw this.wrong('has a face without a weight', 'write 3:2 for two faces that show 3')
      if (faces.length + times * (to - from + 1) > MOST_FACES)
        throw this.wrong('has too many faces', `a die has at most ${MOST_FACES}`)
      for (let face = from; face <= to; face++) for (let n = 0; n < times; n++) faces.push(face)
    } while (this.take(','))
    this.need('}')
    return faces
  }

  private range(): readonly [number, number] {
    const one = (): number => {
      const isBelow = this.take('-')
      const number = this.number()
      if (number === null || number > DICE_LIMITS.bonus)
        throw this.wrong('has no number for a face', 'write faces with commas between, as in d{0,1,1,2}')
      return isBelow ? -number : number
    }
    const from = one()
    if (!this.take('..')) return [from, from]
    const to = one()
    if (to < from) throw this.wrong('has a range that goes downwards', `write ${to}..${from}`)
    return [from, to]
  }

  private keep(count: number): Counted | null {
    const found = (['kh', 'kl', 'dh', 'dl', 'k'] as const).find((one) => this.take(one))
    if (found === undefined) return null
    const many = this.number() ?? 1
    const isDrop = found.startsWith('d')
    const kept = isDrop ? count - many : many
    if (kept < 1 || kept > count)
      throw this.wrong(`${isDrop ? 'drops' : 'keeps'} ${many} of ${count} dice`, `${count} dice can keep 1 to ${count}`)
    const isHighest = found === 'k' || found === 'kh' || found === 'dl'
    return { is: 'keep', which: isHighest ? 'highest' : 'lowest', count: kept }
  }

  private count(): Counted | null {
    if (!this.take('c')) return null
    const than = COMPARISONS.find((one) => this.take(one)) ?? '='
    const isBelow = this.take('-')
    const value = this.number()
    if (value === null) throw this.wrong('counts dice without saying which', 'say it as in 5d10c>=8')
    return { is: 'count', than, value: isBelow ? -value : value }
  }

  private number(): number | null {
    this.spaces()
    const found = /^\d{1,9}/.exec(this.text.slice(this.at))
    if (found === null) return null
    this.at += found[0].length
    return Number(found[0])
  }

  /** Takes these characters if they come next, in any case. */
  take(signs: string): boolean {
    this.spaces()
    if (this.text.slice(this.at, this.at + signs.length).toLowerCase() !== signs) return false
    this.at += signs.length
    return true
  }

  private need(sign: string): void {
    if (!this.take(sign)) throw this.wrong(`lacks a "${sign}"`, `close what was opened with "${sign}"`)
  }

  end(): void {
    this.spaces()
    if (this.at < this.text.length)
      throw this.wrong('goes on with what means nothing', 'join terms by + and -, as in 2d6+3')
  }

  private spaces(): void {
    while (this.text[this.at] === ' ') this.at++
  }

  private wrong(what: string, right: string): DiceError {
    const column = this.at + 1
    return new DiceError(`"${this.text}" ${what} at column ${column}: ${right}`, this.text, column)
  }
}

const facesTo = (sides: number): readonly number[] => Array.from({ length: sides }, (_, i) => i + 1)
