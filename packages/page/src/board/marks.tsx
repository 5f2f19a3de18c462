import {
  type Art,
  type Box,
  drawName,
  edgesOf,
  inOrder,
  isBelowSomebody,
  type Layout,
  livesOf,
  squareBox,
  type TokenMarks,
} from '@fray/drawing'
import type { Board, Card, Reach, Threat } from '@fray/kernel'
import { memo, useMemo, useRef } from 'react'
import look from './board.module.css'
import { Drawing } from './drawing.tsx'
import { cornersOf } from './outline.ts'
import { TokenDrawing } from './token.tsx'

/** The box of a place of the board. */
export const boxOn = (board: Board, layout: Layout, spot: string): Box | null =>
  board.kind === 'squares' ? squareBox(board, spot) : layout.boxOf(spot)

/** The overlays: where somebody can come, and where it may be struck at. */
export const OverlayDrawing = memo(function OverlayDrawing({
  board,
  layout,
  reach,
  threat,
}: {
  board: Board
  layout: Layout
  reach: Reach | null
  threat: Threat | null
}) {
  const provoking = (board.kind === 'squares' ? (reach?.places ?? []) : []).flatMap(({ at, provokes, cost }) => {
    const box = cost === 0 || provokes.length === 0 ? null : boxOn(board, layout, at)
    return box === null ? [] : [box]
  })
  const reached = (board.kind === 'squares' ? (reach?.places ?? []) : []).flatMap(({ at, cost }) => {
    const box = cost === 0 ? null : boxOn(board, layout, at)
    return box === null ? [] : [box]
  })
  // Friends who stand among it are no holes in it.
  const side = board.tokens.find(({ who }) => who === reach?.who)?.side
  const friends = board.kind === 'squares' && reached.length > 0 ? board.tokens.filter((one) => one.side === side) : []
  const around = friends.flatMap(({ at, size }) => (at === null || size > 1 ? [] : [boxOn(board, layout, at) as Box]))
  return (
    <>
      {(board.kind === 'relations' ? [] : (reach?.places ?? [])).map(({ at, provokes, cost }) => {
        const box = cost === 0 ? null : boxOn(board, layout, at)
        return box === null ? null : (
          <rect
            key={at}
            x={box.x}
            y={box.y}
            width={box.w}
            height={box.h}
            rx={board.kind === 'squares' ? 0 : 12}
            className={look.reach}
            data-provokes={provokes.length > 0}
            data-square={board.kind === 'squares'}
            data-zone={board.kind === 'zones'}
          />
        )
      })}
      {board.kind === 'squares' && reach !== null ? (
        <path d={edgesOf([...reached, ...around])} className={look.reachEdge} />
      ) : null}
      {board.kind === 'squares' && provoking.length > 0 ? (
        <>
          <path d={edgesOf(provoking)} className={look.provoked} />
          <path d={cornersOf(provoking)} className={look.provokedCorner} />
        </>
      ) : null}
      {(threat?.places ?? []).map(({ at }) => {
        const box = boxOn(board, layout, at)
        return box === null ? null : (
          <rect
            key={at}
            x={box.x}
            y={box.y}
            width={box.w}
            height={box.h}
            fill="url(#hatch-threat)"
            className={look.threat}
          />
        )
      })}
    </>
  )
})

/** Everybody on the board. Of those who are as they were nothing is drawn again. */
export const TokensDrawing = memo(function TokensDrawing({
  board,
  layout,
  cards,
  now,
  targets,
  chosen,
  picked,
  hidden,
  mine,
  captions,
  art,
}: {
  board: Board
  layout: Layout
  cards: ReadonlyMap<string, Card>
  now: ReadonlySet<string>
  targets: ReadonlySet<string>
  chosen: string | null
  /** Whom the referee has picked. */
  picked: ReadonlySet<string>
  /** Of whom not everybody knows. */
  hidden: ReadonlySet<string>
  /** Whom the seat plays. */
  mine: ReadonlySet<string>
  captions: ReadonlyMap<string, string>
  art: Art | null
}) {
  const lives = useMemo(() => livesOf(cards.values()), [cards])
  const kept = useRef(new Map<string, TokenMarks>())
  return (
    <>
      {inOrder(board.tokens).map((token) => {
        const { who } = token
        const place = layout.tokens.get(who)
        if (place === undefined) return null
        const marks = sameOr(kept.current.get(who), {
          isNow: now.has(who),
          isBelow: now.has(who) && isBelowSomebody(place, layout.tokens.values()),
          isTarget: targets.has(who),
          isChosen: chosen === who || picked.has(who),
          isPicked: picked.has(who),
          isHidden: hidden.has(who),
          ...lives.get(who),
          caption: captions.get(who) ?? '',
        })
        kept.current.set(who, marks)
        return (
          <g key={who}>
            <TokenDrawing token={token} {...place} marks={marks} art={art} />
            {mine.has(who) ? (
              <path
                d={`M${place.x - place.d / 4} ${place.y + place.d * 0.6}h${place.d / 2}`}
                stroke="var(--ink)"
                strokeWidth="3"
                strokeLinecap="round"
                pointerEvents="none"
                data-mine
              />
            ) : null}
          </g>
        )
      })}
      {board.kind === 'relations'
        ? board.tokens.map(({ who }) => {
            const place = layout.tokens.get(who)
            return place === undefined ? null : <Drawing key={who} of={drawName(who, place, captions.has(who))} />
          })
        : null}
    </>
  )
})

/** The marks that were drawn before where they say the same, so that the token stays as it is. */
function sameOr(was: TokenMarks | undefined, marks: TokenMarks): TokenMarks {
  const isSame =
    was !== undefined && (Object.keys(marks) as (keyof TokenMarks)[]).every((name) => was[name] === marks[name])
  return isSame ? was : marks
}
