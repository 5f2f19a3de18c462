import { type Box, inOrder, type Layout, layoutOf, type Way } from '@fray/drawing'
import type { Board, Card, Reach, Threat } from '@fray/kernel'
import { type KeyboardEvent, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { IconButton } from '../parts/button.tsx'
import { late } from '../parts/late.ts'
import { peopleIn } from '../show/acts.ts'
import type { Showing } from '../show/queue.ts'
import { Maximize2, Minus, Plus } from '../signs/index.ts'
import { PointedMark } from '../talk/pointed-mark.tsx'
import { useWords } from '../words/words.ts'
import look from './board.module.css'
import { describeSpot } from './describe.ts'
import { type Drag, DragDrawing } from './drag.tsx'
import { edgeFor, GroundDrawing, numbersIn, ZonesWords } from './ground.tsx'
import { boxOn, OverlayDrawing, TokensDrawing } from './marks.tsx'
import { type Trail, TrailsDrawing, WayEnd } from './trails.tsx'
import { useArt } from './use-art.ts'
import { useLeft } from './use-left.ts'
import { useViewport } from './viewport.ts'

const PreviewLayer = late(() => import('../preview/preview-layer.tsx'), 'PreviewLayer')

const ResultLayer = late(() => import('../show/result-layer.tsx'), 'ResultLayer')

/** What a board shows besides itself, and what it tells. It knows no rules: data goes in, gestures come out. */
export interface BoardProps {
  readonly board: Board
  /** The address of the picture under its map; '' for none. */
  readonly picture: string
  readonly cards: ReadonlyMap<string, Card>
  /** Who acts now. */
  readonly now: ReadonlySet<string>
  /** Who could be the target of something. */
  readonly targets: ReadonlySet<string>
  /** Who, or what place, is being looked at. */
  readonly chosen: string | null
  /** Who is chosen for something that is done to several. */
  readonly picked: ReadonlySet<string>
  /** Who is hidden from others. */
  readonly hidden: ReadonlySet<string>
  /** Whom the seat plays. */
  readonly mine: ReadonlySet<string>
  readonly reach: Reach | null
  /** Whether `reach` is drawn; without it is only known where somebody could come. */
  readonly isReachShown: boolean
  readonly threat: Threat | null
  /** How far others are from the one who acts, in words; empty for nothing. */
  readonly captions: ReadonlyMap<string, string>
  /** Who can be dragged: those who may act. */
  readonly movable: ReadonlySet<string>
  /** Who has just moved, or was put back. */
  readonly trails: readonly Trail[]
  /** What happens, as it is shown; null for nothing. */
  readonly show: Showing | null
  /** Somebody who can be dragged was taken hold of. */
  readonly onGrab: (who: string) => void
  /** It was let go on somebody or a place. */
  readonly onDrop: (who: string, spot: { readonly who: string | null; readonly place: string | null }) => void
  /** Somebody or a place was chosen. */
  readonly onChoose: (spot: { readonly who: string | null; readonly place: string | null }) => void
  /** What is under the pointer, or held by a finger: a place or somebody; null for nothing. */
  readonly onHover: (spot: string | null) => void
  /** Something to say to those who do not see the cursor. */
  readonly say: (words: string) => void
}

const WAYS: Readonly<Record<string, Way>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' }

/** The battlefield, to be looked at and acted on by mouse, touch and keys. */
export function BoardView(props: BoardProps) {
  const {
    board,
    picture,
    cards,
    now,
    targets,
    chosen,
    picked,
    hidden,
    mine,
    reach,
    isReachShown,
    threat,
    captions,
    movable,
    trails,
    show,
    onChoose,
    onGrab,
    onDrop,
    onHover,
    say,
  } = props
  const words = useWords()
  const svg = useRef<SVGSVGElement>(null)
  const [{ aspect, high }, setFrame] = useState({ aspect: 1, high: 400 })
  const placed = useLeft(board)
  const layout = useMemo(() => layoutOf(placed, aspect, high), [placed, aspect, high])
  const art = useArt(board.tokens)
  const numbers = numbersIn(board, aspect * high, high)
  const [cursor, setCursor] = useState<string | null>(null)
  const [hover, setHover] = useState<string | null>(null)
  const [isFocused, setFocused] = useState(false)
  const [drag, setDrag] = useState<Drag | null>(null)
  // A wide map on a narrow screen begins with the part of it where somebody is.
  const people = useMemo(
    () => (board.kind === 'squares' && layout.width > 0 ? boxAround(layout) : null),
    [board.kind, layout],
  )

  const focus = useMemo(() => boxAround(layout, now.size > 0 ? now : movable), [layout, now, movable])

  const whoAt = useCallback(
    (x: number, y: number): string | null => {
      for (const token of [...inOrder(board.tokens)].reverse()) {
        const place = layout.tokens.get(token.who)
        if (place !== undefined && Math.hypot(place.x - x, place.y - y) <= place.d / 2 + 3) return token.who
      }
      return null
    },
    [board, layout],
  )
  const viewport = useViewport(
    svg,
    { width: layout.width, height: layout.height, unit: layout.unit, people, edge: edgeFor(numbers), focus },
    (x, y) => {
      const [who, spot] = [whoAt(x, y), layout.spotAt(x, y)]
      if (spot !== null) setCursor(spot)
      onChoose({
        who: who ?? (board.kind === 'relations' ? spot : null),
        place: board.kind === 'relations' ? null : spot,
      })
    },
    (x, y, isIn) => {
      const spot = isIn ? layout.spotAt(x, y) : null
      if (spot === hover) return
      setHover(spot)
      onHover(spot)
    },
    {
      grab(x, y) {
        const who = whoAt(x, y)
        if (who === null || !movable.has(who)) return false
        onGrab(who)
        setDrag({ who, x, y, over: layout.spotAt(x, y) })
        return true
      },
      drag: (x, y) => setDrag((now) => (now === null ? null : { ...now, x, y, over: layout.spotAt(x, y) })),
      drop(x, y) {
        const spot = layout.spotAt(x, y)
        const onto = whoAt(x, y)
        if (drag !== null && spot !== null)
          onDrop(drag.who, {
            who: onto === drag.who ? null : (onto ?? (board.kind === 'relations' ? spot : null)),
            place: board.kind === 'relations' ? null : spot,
          })
        setDrag(null)
      },
      letGo: () => setDrag(null),
    },
  )

  const acts = useMemo(() => (show?.act == null ? null : new Set(peopleIn(show.act))), [show?.act])
  const acting = now.size === 1 ? ([...now][0] as string) : ''
  const isShowing = show?.isResting === false
  const seen = useRef({ acts, acting: '' })
  // What is shown comes into sight when it begins, and those whose turn it is then, too, when all that led there has been shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each; they may then go out of sight.
  useEffect(() => {
    const isNext = !isShowing && seen.current.acting !== acting
    if (drag !== null || (!isNext && seen.current.acts === acts)) return
    seen.current = { acts, acting: isNext ? acting : seen.current.acting }
    const shown = acts === null || show?.isOver === true ? [] : [...acts]
    const box = boxAround(layout, new Set(isNext ? [...shown, acting] : shown))
    // Above them is room for what is said of it.
    const above = shown.length > 0 ? 2 * layout.unit : 0
    if (box !== null) viewport.show({ ...box, y: box.y - above, h: box.h + above })
  }, [acts, acting, isShowing])

  // What happens is shown at once, also the first time.
  useEffect(() => void import('../show/result-layer.tsx'), [])

  useEffect(() => {
    const element = svg.current
    if (element === null) return
    const sized = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {}
      // In steps, so that the arrangement does not change with every pixel.
      if (height === 0) return
      const [aspect, high] = [Math.round((width / height) * 5) / 5, Math.round(height / 40) * 40]
      setFrame((was) => (was.aspect === aspect && was.high === high ? was : { aspect, high }))
    })
    sized.observe(element)
    return () => sized.disconnect()
  }, [])

  const spotWords = (spot: string): string => describeSpot(words, { board, cards, reach, threat, captions }, spot)
  const onKeyDown = (event: KeyboardEvent) => {
    const way = WAYS[event.key]
    if (way !== undefined) {
      const next = cursor === null ? layout.first : layout.step(cursor, way)
      setCursor(next)
      const box = next === null ? null : layout.boxOf(next)
      if (box !== null) viewport.show(box)
      if (next !== null) say(next === cursor ? `${words.board.edge} ${spotWords(next)}` : spotWords(next))
    } else if ((event.key === 'Enter' || event.key === ' ') && cursor !== null) {
      const here =
        board.kind === 'relations'
          ? cursor
          : (board.tokens.find(({ at, state }) => at === cursor && state === 'up')?.who ?? null)
      onChoose({ who: here, place: board.kind === 'relations' ? null : cursor })
    } else if (event.key === '+' || event.key === '=') viewport.zoom(1.3)
    else if (event.key === '-') viewport.zoom(1 / 1.3)
    else if (event.key === '0') viewport.fit()
    else if (event.key === 'Escape' && drag !== null) viewport.letGo()
    else return
    event.preventDefault()
  }

  const shown = drag?.over ?? hover ?? (isFocused ? cursor : null)
  const boxOf = (spot: string) => boxOn(board, layout, spot)

  return (
    <>
      <div className={look.frame} data-frame>
        <svg
          ref={svg}
          className={look.svg}
          role="application"
          aria-roledescription={words.board.label}
          aria-label={`${words.board.label}. ${words.board.help}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the board is one stop, with a cursor of its own inside.
          tabIndex={0}
          onKeyDown={onKeyDown}
          onFocus={() => {
            setFocused(true)
            const at = cursor ?? layout.first
            if (at === null) return
            setCursor(at)
            say(spotWords(at))
          }}
          onBlur={() => setFocused(false)}
          id="board"
        >
          <g>
            <GroundDrawing board={board} layout={layout} picture={picture} numbers={numbers} art={art} />
            <OverlayDrawing board={board} layout={layout} reach={isReachShown ? reach : null} threat={threat} />
            <WayEnd />
            <TrailsDrawing board={board} layout={layout} trails={trails} />
            {board.kind === 'zones' ? <ZonesWords board={board} layout={layout} /> : null}
            {shown === null ? null : (
              <SpotMark box={boxOf(shown)} className={hover === null ? look.cursor : look.hover} />
            )}
            {isFocused && cursor !== null && hover !== null ? (
              <SpotMark box={boxOf(cursor)} className={look.cursor} />
            ) : null}
            <TokensDrawing
              board={board}
              layout={layout}
              cards={cards}
              now={now}
              targets={targets}
              chosen={chosen}
              picked={picked}
              hidden={hidden}
              mine={mine}
              captions={captions}
              art={art}
            />
            <Suspense fallback={null}>
              <PreviewLayer board={board} layout={layout} reach={reach} art={art} />
            </Suspense>
            {show?.act == null || show.isOver ? null : (
              <Suspense fallback={null}>
                <ResultLayer
                  act={show.act}
                  isLanded={show.isLanded}
                  isResting={show.isResting}
                  board={board}
                  cards={cards}
                  layout={layout}
                />
              </Suspense>
            )}
            <PointedMark boxOf={boxOf} unit={layout.unit} />
            {drag === null ? null : <DragDrawing board={board} layout={layout} reach={reach} drag={drag} art={art} />}
          </g>
        </svg>
        {shown === null ? null : <p className={look.words}>{spotWords(shown)}</p>}
      </div>
      <div className={look.tools} data-tools>
        <IconButton label={words.board.zoomIn} onPress={() => viewport.zoom(1.3)} icon={Plus} />
        <IconButton label={words.board.zoomOut} onPress={() => viewport.zoom(1 / 1.3)} icon={Minus} />
        <IconButton label={words.board.fit} onPress={() => viewport.fit()} icon={Maximize2} />
      </div>
    </>
  )
}

/** Where everybody stands, or some do, with a square around it; null for nobody. */
function boxAround({ tokens, unit }: Layout, some?: ReadonlySet<string>): Box | null {
  const places = [...tokens].flatMap(([who, place]) => (some === undefined || some.has(who) ? [place] : []))
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)]
  if (xs.length === 0) return null
  const [x, y] = [Math.min(...xs) - unit * 1.5, Math.min(...ys) - unit * 1.5]
  return { x, y, w: Math.max(...xs) + unit * 1.5 - x, h: Math.max(...ys) + unit * 1.5 - y }
}

function SpotMark({
  box,
  className,
}: {
  box: { x: number; y: number; w: number; h: number } | null
  className: string | undefined
}) {
  return box === null ? null : (
    <rect x={box.x + 1} y={box.y + 1} width={box.w - 2} height={box.h - 2} rx="4" className={className} />
  )
}
