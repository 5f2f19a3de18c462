import { compileDice, DiceError, EXPLOSION_CAP, explodesAgain, faceAt, seedFrom } from '@fray/kernel'
import type { Talking, TalkLine } from '@fray/live/protocol'
import type { Refusing } from './rights.ts'
import type { Seating } from './seating.ts'
import { NO_TALK } from './talk-kept.ts'

/** The most lines kept of one fight. */
const MOST = 40
/** The most lines of one seat, and the milliseconds within which it may say that many. */
export const BURST = 6
export const SPAN = 10_000
/** The fewest milliseconds between two pointings of one seat. */
const POINTS = 500

/** Who says something, where, and when. */
export interface Speaking {
  readonly by: string
  readonly referee: string
  readonly isThere: (seat: string) => boolean
  readonly now: number
  /** A text that nobody can guess, for dice. */
  readonly chance: string
}

export const tooFast: Refusing = { rule: 'too-fast', reason: 'That is too much at once: wait some seconds.' }

/** The seating after something was said, or why it is refused. */
export function talked(seating: Seating, request: Talking, speaking: Speaking): Seating | Refusing {
  const { by, referee, now } = speaking
  const talk = seating.talk ?? NO_TALK
  if (request.do === 'point') {
    if (talk.pointed?.by === by && now - talk.pointed.at < POINTS) return tooFast
    const pointed = { n: (talk.pointed?.n ?? 0) + 1, by, place: request.place, at: now }
    return { ...seating, talk: { ...talk, pointed } }
  }
  if (request.do === 'erase') {
    const found = talk.lines.find(({ line }) => line === request.line)
    if (found === undefined || !mayRead(found, by))
      return { rule: 'unknown-name', reason: `There is no line ${request.line}.` }
    if (by !== referee && found.by !== by)
      return { rule: 'not-your-seat', reason: 'Only the referee takes back what others have said.' }
    return { ...seating, talk: { ...talk, lines: talk.lines.filter((one) => one !== found) } }
  }
  if (talk.lines.filter((one) => one.by === by && now - one.at < SPAN).length >= BURST) return tooFast
  const said = lineOf(request, speaking)
  if ('rule' in said) return said
  const line = { line: talk.count + 1, by, ...said, at: now }
  return { ...seating, talk: { ...talk, count: line.line, lines: [...talk.lines, line].slice(-MOST) } }
}

function lineOf(
  request: Exclude<Talking, { readonly do: 'point' | 'erase' }>,
  { by, referee, isThere, chance }: Speaking,
): Pick<TalkLine, 'is' | 'to' | 'words' | 'picture'> | Refusing {
  switch (request.do) {
    case 'announce':
      if (by !== referee) return { rule: 'not-your-seat', reason: 'That is for the referee to say.' }
      return { is: 'announcement', to: null, words: request.words }
    case 'write': {
      const { words, to = null } = request
      if (to !== null && !isThere(to)) return { rule: 'unknown-name', reason: `There is no seat "${to}".` }
      return { is: 'line', to, words }
    }
    case 'hand-out': {
      const { picture, words = '', to = null } = request
      if (by !== referee) return { rule: 'not-your-seat', reason: 'That is for the referee to show.' }
      if (to !== null && !isThere(to)) return { rule: 'unknown-name', reason: `There is no seat "${to}".` }
      return { is: 'picture', to, words, picture }
    }
    case 'throw-dice':
      try {
        return { is: 'dice', to: request.secretly === true ? referee : null, words: rolled(request.dice, chance) }
      } catch (error) {
        if (error instanceof DiceError || error instanceof RangeError)
          return { rule: 'bad-value', reason: error.message }
        throw error
      }
  }
}

/** A roll in words: `4d6kh3: 5 (2) 6 3 = 14`; dice that do not count are in brackets. */
function rolled(dice: string, chance: string): string {
  const pool = compileDice(dice)
  const seed = seedFrom(chance)
  const faces: number[] = []
  pool.sides.forEach((sides, die) => {
    for (let again = true, times = 0; again; times++) {
      const face = faceAt(seed, faces.length, sides)
      faces.push(face)
      again = pool.exploding[die] === true && times < EXPLOSION_CAP && explodesAgain(face, sides)
    }
  })
  const kept = pool.kept(faces)
  const shown = faces.map((face, at) => (kept[at] ? String(face) : `(${face})`)).join(' ')
  const total = String(pool.total(faces))
  return shown === total ? `${pool.text}: ${total}` : `${pool.text}: ${shown} = ${total}`
}

const mayRead = ({ by, to }: Pick<TalkLine, 'by' | 'to'>, seat: string): boolean =>
  to === null || to === seat || by === seat

/** The lines that a seat may read. */
export const linesFor = ({ talk = NO_TALK }: Seating, seat: string): TalkLine[] =>
  talk.lines.filter((line) => mayRead(line, seat)).map(({ at: _, ...line }) => line)
