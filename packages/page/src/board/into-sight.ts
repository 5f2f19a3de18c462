import type { Box } from '@fray/drawing'

/** What part of a drawing is seen: where it is put in its frame, in pixels, and how large it is drawn. */
export interface View {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** Room between what comes into sight and the edge, in pixels. */
const ROOM = 12

/**
 * A drawing moved as little as it has to be for a box of it to be seen, and drawn smaller where the box is too large for the frame, though
 * not smaller than `least`. `usual` is how large it was before it was made smaller for another box: it gets that size again.
 */
export function intoSight(
  { x, y, scale }: View,
  box: Box,
  frame: { readonly width: number; readonly height: number },
  { usual, least }: { readonly usual: number | null; readonly least: number },
): View & { readonly usual: number | null } {
  const wanted = usual ?? scale
  const fits = Math.min((frame.width - 2 * ROOM) / box.w, (frame.height - 2 * ROOM) / box.h)
  const next = Math.min(wanted, Math.max(least, fits))
  // The middle of the box stays where it is while the size changes.
  const [middleX, middleY] = [box.x + box.w / 2, box.y + box.h / 2]
  const nudge = (at: number, from: number, long: number, seen: number): number => {
    const [start, end] = [at + from * next, at + (from + long) * next]
    return start < ROOM ? at + ROOM - start : end > seen - ROOM ? at + seen - ROOM - end : at
  }
  return {
    x: nudge(x + middleX * (scale - next), box.x, box.w, frame.width),
    y: nudge(y + middleY * (scale - next), box.y, box.h, frame.height),
    scale: next,
    usual: next < wanted ? wanted : null,
  }
}
