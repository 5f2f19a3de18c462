import type { Box } from '@fray/drawing'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { intoSight, type View } from './into-sight.ts'

/** A press that did not become a drag: where, in the drawing's own units. */
type Tapped = (x: number, y: number) => void

/** Something in the drawing that is dragged, instead of the drawing. Points are in the drawing's own units. */
export interface Grip {
  /** Takes hold of what is there; false for nothing. Called when the pointer begins to move. */
  grab(x: number, y: number): boolean
  drag(x: number, y: number): void
  drop(x: number, y: number): void
  /** It is let go where it was: the pointer was taken away, the window left. */
  letGo(): void
}

/** Zooming and moving of a drawing, without drawing anything again: only one attribute changes. */
export interface Viewport {
  zoom(by: number): void
  fit(): void
  /** Ends a drag without dropping anything. */
  letGo(): void
  /** Brings a box into sight. */
  show(box: Box): void
}

const MOST = 4

/** What is drawn: how large it is, how long the side of a square in it, and where in it people are. */
interface Field {
  readonly width: number
  readonly height: number
  readonly unit: number
  /** Null where it makes no difference. */
  readonly people: Box | null
  /** Where those are of whom something is wanted; null for nobody. */
  readonly focus: Box | null
  /** Room around it for what stands at its edge, in its own units. */
  readonly edge: number
}

/** Squares of fewer pixels are hard to read, and to hit with a finger. */
const SMALL = 30

/** So many times larger a part of it has to be for the rest to be left out. */
const MUCH = 1.25

/** Squares of fewer pixels cannot be hit: a map begins with as much of it as can. */
const LEAST = 24

/** Drawn so many times as large as it is or more, small words can be read; what is drawn on people, where they are so many pixels large. */
const READABLE = 0.83
const SHOWN = 31

/** Milliseconds after which a finger that rests does what a pointer above it would. */
const HELD = 450

/** Room around what is drawn, in pixels. */
const EDGE = 4

/**
 * Lets people zoom and move the drawing in `svg`, whose first group is what moves: wheel, pinch, drag. `tapped` is told of
 * presses, `over` of where the pointer is.
 */
export function useViewport(
  svg: RefObject<SVGSVGElement | null>,
  field: Field,
  tapped: Tapped,
  over: (x: number, y: number, isIn: boolean) => void,
  grip: Grip,
): Viewport {
  const view = useRef<View>({ x: 0, y: 0, scale: 0 })
  const heard = useRef<Heard>({ tapped, over, grip })
  heard.current = { tapped, over, grip }
  const size = useRef(field)
  size.current = field
  const { width, height, edge } = field

  const port = useMemo(() => {
    // How large it was drawn before it was made smaller, so that all of something can be seen.
    let usual: number | null = null
    // What came into sight last: it does again where the frame gets another size, or was not there at the time.
    let latest: Box | null = null
    const apply = () => {
      const group = svg.current?.firstElementChild
      const { x, y, scale } = view.current
      // Small words and signs are left out where nobody could read them.
      const isSmall = scale < READABLE
      const isTiny = isSmall && scale * size.current.unit < SHOWN
      if (svg.current !== null) Object.assign(svg.current.dataset, { small: isSmall, tiny: isTiny })
      group?.setAttribute('transform', `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(4)})`)
      // Numbers of columns and rows stand at the edge of the map, or of what is seen of it.
      const { height, edge } = size.current
      const move = (ruler: string, dx: number, dy: number) =>
        group
          ?.querySelector(`[data-ruler=${ruler}]`)
          ?.setAttribute('transform', `translate(${dx.toFixed(1)} ${dy.toFixed(1)})`)
      move('end', Math.max(0, edge - x / scale), 0)
      move('middle', 0, Math.min(0, ((svg.current?.clientHeight ?? 0) - y) / scale - height - edge))
    }
    const least = () => {
      const box = svg.current?.getBoundingClientRect()
      if (box === undefined || box.width === 0) return 1
      const { width, height, edge } = size.current
      return Math.min((box.width - 2 * EDGE) / (width + 2 * edge), (box.height - 2 * EDGE) / (height + 2 * edge), 2.2)
    }
    const hold = () => {
      const box = svg.current?.getBoundingClientRect()
      if (box === undefined) return
      const { scale } = view.current
      const keep = (at: number, whole: number, seen: number) =>
        whole <= seen ? (seen - whole) / 2 : Math.min(40, Math.max(seen - whole - 40, at))
      const x = keep(view.current.x, size.current.width * scale, box.width)
      const y = keep(view.current.y, size.current.height * scale, box.height)
      view.current = { x, y, scale }
      apply()
    }
    const zoomAt = (by: number, px: number, py: number) => {
      const { x, y, scale } = view.current
      usual = null
      const next = Math.min(MOST, Math.max(least(), scale * by))
      view.current = { x: px - ((px - x) * next) / scale, y: py - ((py - y) * next) / scale, scale: next }
      hold()
    }
    const fit = () => {
      usual = null
      view.current = { x: 0, y: 0, scale: least() }
      hold()
    }
    const begin = () => {
      const box = svg.current?.getBoundingClientRect()
      const { people, focus, unit } = size.current
      const whole = least()
      if (box === undefined || people === null || whole * unit >= SMALL) return fit()
      const around = Math.min((box.width - 2 * EDGE) / people.w, (box.height - 2 * EDGE) / people.h, SMALL / unit)
      const isTiny = whole * unit < LEAST * 0.8 && around * unit < LEAST
      const scale = isTiny ? LEAST / unit : around
      if (scale < whole * MUCH) return fit()
      usual = null
      view.current = {
        x: box.width / 2 - (people.x + people.w / 2) * scale,
        y: box.height / 2 - (people.y + people.h / 2) * scale,
        scale,
      }
      hold()
      const into = latest ?? (isTiny ? focus : null)
      if (into !== null) show(into)
    }
    const zoom = (by: number) => {
      const box = svg.current?.getBoundingClientRect()
      if (box !== undefined) zoomAt(by, box.width / 2, box.height / 2)
    }
    const show: Viewport['show'] = (wantedBox) => {
      latest = wantedBox
      const box = svg.current?.getBoundingClientRect()
      if (box === undefined || box.width === 0) return
      const { usual: wanted, ...seen } = intoSight(view.current, wantedBox, box, { usual, least: least() })
      usual = wanted
      view.current = seen
      hold()
    }
    const another = () => {
      latest = null
      begin()
    }
    const letGo = () => svg.current?.dispatchEvent(new PointerEvent('pointercancel'))
    return { fit, begin, another, zoom, zoomAt, show, hold, apply, letGo }
  }, [svg])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another size of the drawing is another fit.
  useEffect(() => {
    port.another()
  }, [port, width, height, edge])

  useEffect(() => {
    const element = svg.current
    if (element === null) return
    return listen(element, view, port, heard)
  }, [svg, port])

  return port
}

interface Heard {
  readonly tapped: Tapped
  readonly over: (x: number, y: number, isIn: boolean) => void
  readonly grip: Grip
}

interface Port extends Viewport {
  /** Shows everything, or where that is too small to be read, all people; what came into sight last before all. */
  begin(): void
  /** The same for another drawing. */
  another(): void
  zoomAt(by: number, x: number, y: number): void
  hold(): void
}

/** Listens to wheel, pointers and changes of size; returns what ends that. */
function listen(element: SVGSVGElement, view: RefObject<View>, port: Port, heard: RefObject<Heard>): () => void {
  const pointers = new Map<number, { x: number; y: number }>()
  let moved = 0
  let pinched = 0
  /** Where the pointer went down, in the drawing's own units. */
  let start: readonly [number, number] = [0, 0]
  let held = false
  /** Whether a finger has rested so long that it only looks. */
  let isLooking = false
  let rests: ReturnType<typeof setTimeout> | undefined
  const place = (event: PointerEvent | WheelEvent) => {
    const box = element.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }
  const inside = ({ x, y }: { x: number; y: number }) => {
    const { x: left, y: top, scale } = view.current
    return [(x - left) / scale, (y - top) / scale] as const
  }
  const letGo = () => {
    if (held) heard.current.grip.letGo()
    held = false
  }
  const release = () => {
    clearTimeout(rests)
    letGo()
    pointers.clear()
    element.dataset.dragging = 'false'
  }
  const wheel = (event: WheelEvent) => {
    event.preventDefault()
    const { x, y } = place(event)
    port.zoomAt(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), x, y)
  }
  const down = (event: PointerEvent) => {
    clearTimeout(rests)
    isLooking = false
    if (event.pointerType === 'touch' && pointers.size === 0)
      rests = setTimeout(() => {
        isLooking = true
        heard.current.over(...start, true)
      }, HELD)
    pointers.set(event.pointerId, place(event))
    if (pointers.size === 1) {
      moved = 0
      start = inside(place(event))
    } else letGo()
    pinched = 0
  }
  const move = (event: PointerEvent) => {
    const now = place(event)
    // A finger that slides over the board moves it, and points at nothing.
    if (event.pointerType !== 'touch') heard.current.over(...inside(now), true)
    const before = pointers.get(event.pointerId)
    if (before === undefined) return
    pointers.set(event.pointerId, now)
    if (pointers.size === 2) {
      const [a, b] = [...pointers.values()] as [typeof now, typeof now]
      const apart = Math.hypot(a.x - b.x, a.y - b.y)
      if (pinched > 0) port.zoomAt(apart / pinched, (a.x + b.x) / 2, (a.y + b.y) / 2)
      pinched = apart
      moved = 100
      return
    }
    moved += Math.hypot(now.x - before.x, now.y - before.y)
    if (moved < 6) return
    clearTimeout(rests)
    if (element.dataset.dragging !== 'true') {
      element.dataset.dragging = 'true'
      element.setPointerCapture(event.pointerId)
      held = pointers.size === 1 && heard.current.grip.grab(...start)
    }
    if (held) {
      heard.current.grip.drag(...inside(now))
      return
    }
    const { x, y, scale } = view.current
    view.current = { x: x + now.x - before.x, y: y + now.y - before.y, scale }
    port.hold()
  }
  const up = (event: PointerEvent) => {
    clearTimeout(rests)
    const isTap = pointers.size === 1 && pointers.has(event.pointerId) && moved < 6 && !isLooking
    pointers.delete(event.pointerId)
    element.dataset.dragging = 'false'
    if (held) {
      held = false
      heard.current.grip.drop(...inside(place(event)))
    } else if (isTap) heard.current.tapped(...inside(place(event)))
  }
  const leave = () => heard.current.over(0, 0, false)
  const sized = new ResizeObserver(() => port.begin())
  sized.observe(element)
  element.addEventListener('wheel', wheel, { passive: false })
  element.addEventListener('pointerdown', down)
  element.addEventListener('pointermove', move)
  element.addEventListener('pointerup', up)
  element.addEventListener('pointercancel', release)
  element.addEventListener('pointerleave', leave)
  // A drag that nobody ends, because the window was left, ends itself.
  addEventListener('blur', release)
  return () => {
    sized.disconnect()
    element.removeEventListener('wheel', wheel)
    element.removeEventListener('pointerdown', down)
    element.removeEventListener('pointermove', move)
    element.removeEventListener('pointerup', up)
    element.removeEventListener('pointercancel', release)
    element.removeEventListener('pointerleave', leave)
    removeEventListener('blur', release)
  }
}
