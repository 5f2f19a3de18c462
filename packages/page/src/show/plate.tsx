import type { Box, Layout, TokenPlace } from '@fray/drawing'
import { useMemo } from 'react'
import { useWords } from '../words/words.ts'
import { type Act, peopleIn } from './acts.ts'
import { DIE, Dice } from './die.tsx'
import { placePlate, tailOf } from './place-plate.ts'
import { obstaclesOf, placeOf } from './places.ts'
import look from './show.module.css'
import { otherWords, rollOf } from './verdict.ts'

const LINE = 17
const PAD = 10
/** The most lines below a roll. */
const LINES = 4

/** How wide words of that size are, roughly: a plate may be a little wider than they are. */
const wideOf = (text: string, size: number): number => text.length * size * 0.56

/** What a roll comes to, beside the one whom it is about. */
export function Plate({
  act,
  along,
  isLanded,
  written,
  layout,
  scale,
  bounds,
  numbers,
}: {
  act: Act
  /** Points of the act's arrow. */
  along: readonly { readonly x: number; readonly y: number }[]
  isLanded: boolean
  /** Where words of the board stand. */
  written: readonly Box[]
  layout: Layout
  scale: number
  bounds: Box
  /** Numbers that are written beside people. */
  numbers: readonly { readonly at: TokenPlace }[]
}) {
  const words = useWords()
  const roll = rollOf(act, words)
  // The plate is as large before the blow lands as it will be after it.
  const most = roll === null || roll.verdict === '' ? LINES : LINES - 1
  const all = useMemo(
    () => [...causeLines(act), ...otherWords(act, words).flatMap(inLines)].slice(0, most),
    [act, words, most],
  )
  const others = isLanded ? all : causeLines(act)
  const about = placeOf(layout, aboutWhom(act))
  const reach = roll === null || roll.against === null ? '' : words.show.against(roll.against)
  const total = roll?.total == null ? '' : String(roll.total)
  const dice = Math.min(3, roll?.dice.length ?? 0) * DIE
  const lines = [roll?.verdict ?? '', ...all].filter((line) => line !== '')
  const wide = Math.max(wideOf(total, 22) + 6 + wideOf(reach, 13), ...lines.map((line) => wideOf(line, 15)))
  const tall = (total === '' && reach === '' ? 0 : 24) + lines.length * LINE
  const size = { w: dice + (dice > 0 ? 10 : 0) + wide + 2 * PAD, h: Math.max(tall, dice > 0 ? 42 : 0) + 2 * PAD - 4 }
  const obstacles = useMemo(
    () => ({ obstacles: obstaclesOf(layout, along, numbers), words: written }),
    [layout, along, numbers, written],
  )
  const box = useMemo(
    () => (about === null ? null : placePlate(obstacles, about, { w: size.w * scale, h: size.h * scale }, bounds)),
    [obstacles, about, size.w, size.h, scale, bounds],
  )
  if (box === null || about === null || (roll === null && lines.length === 0)) return null
  const left = PAD + dice + (dice > 0 ? 10 : 0)
  const top = total === '' && reach === '' ? PAD - 4 : PAD + 18
  const shown = (roll === null ? others : [isLanded ? roll.verdict : '', ...others]).filter((line) => line !== '')
  // Before a blow lands its plate has only the lines that are known, and stands no farther away for it.
  const low = Math.max((total === '' && reach === '' ? 0 : 24) + shown.length * LINE, dice > 0 ? 42 : 0) + 2 * PAD - 4
  const high = Math.min(size.h, low)
  const isAbove = box.y + box.h / 2 < about.y
  const y = isAbove ? box.y + box.h - high * scale : box.y
  const tail = tailOf({ ...box, y, h: high * scale }, about, 9 * scale)
  return (
    <g className={look.plate} data-plate data-answer={act.isReaction}>
      <g strokeWidth={2 * scale}>
        <polygon points={tail.map(({ x, y }) => `${x},${y}`).join(' ')} className={look.tail} />
        <rect x={box.x} y={y} width={box.w} height={high * scale} rx={12 * scale} className={look.paper} />
        <polygon points={tail.map(({ x, y }) => `${x},${y}`).join(' ')} className={look.tailInside} />
      </g>
      <g transform={`translate(${box.x} ${y}) scale(${scale})`}>
        {roll === null ? null : <Dice key={act.key} dice={roll.dice} x={PAD + DIE / 2} y={high / 2} />}
        {total === '' && reach === '' ? null : (
          <text x={left} y={PAD + 16} className={look.total}>
            {total}
            <tspan dx={total === '' ? 0 : 6} className={look.against}>
              {reach}
            </tspan>
          </text>
        )}
        {shown.map((line, i) => (
          <text
            key={line}
            x={left}
            y={top + (i + 1) * LINE - 2}
            className={look.verdict}
            data-turn={i === 0 ? (roll?.turn ?? 'none') : 'none'}
          >
            {line}
          </text>
        ))}
      </g>
    </g>
  )
}

/** Whom a plate stands beside: who is struck at, who rolls, to whom something happens. */
function aboutWhom(act: Act): string | null {
  const { head } = act
  if (head?.beat === 'attack') return head.target ?? head.who
  // What is done to somebody stands beside that one, even if somebody else does it.
  return head?.who ?? peopleIn({ ...act, cause: null })[0] ?? act.cause?.who ?? null
}

/** Characters in a line of a plate. */
const LONG = 30

/** Words in lines that are not too long. */
function inLines(words: string): readonly string[] {
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= LONG) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** What somebody does of which an act comes, in lines. */
function causeLines({ cause }: Act): readonly string[] {
  const lines = cause === null ? [] : inLines(cause.words.replace(/\.$/, ''))
  return lines.length > 2 ? [lines[0] ?? '', `${lines[1]} …`] : lines
}
