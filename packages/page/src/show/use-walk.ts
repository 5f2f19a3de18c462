import type { Layout } from '@fray/drawing'
import type { Board } from '@fray/kernel'
import { type RefObject, useLayoutEffect } from 'react'
import { middleOf } from '../board/trails.tsx'
import type { Act } from './acts.ts'
import { useLessMotion } from './use-less-motion.ts'

/** Milliseconds for each place of a way, and for the longest way. */
const PLACE = 60
const LONGEST = 480

/** Lets whoever moves in an act go its way on the board, place by place. */
export function useWalk(layer: RefObject<SVGElement | null>, act: Act, board: Board, layout: Layout): void {
  const isStill = useLessMotion()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a way is gone once, when it is shown, whatever moves the board meanwhile.
  useLayoutEffect(() => {
    if (act.head?.beat !== 'move' || isStill) return
    const { who, way } = act.head
    const token = board.tokens.find((one) => one.who === who)
    const place = layout.tokens.get(who)
    const figure = layer.current?.ownerSVGElement?.querySelector(`[data-who="${CSS.escape(who)}"]`)
    if (token === undefined || place === undefined || figure == null) return
    const between = way.slice(0, -1).flatMap((spot) => {
      const point = spot === null ? null : middleOf(board, layout, spot, token.size)
      return point === null ? [] : [point]
    })
    const points = [...between, [place.x, place.y] as const]
    figure.animate(
      points.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` })),
      { duration: Math.min(LONGEST, PLACE * way.length), easing: 'ease-in-out' },
    )
  }, [act.key])
}
