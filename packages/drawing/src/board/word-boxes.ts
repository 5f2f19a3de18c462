import type { Board } from '@fray/kernel'
import type { Box, Layout } from './layout.ts'
import { SIDE } from './squares-layout.ts'
import { factLines, nameLines, USUAL, zoneType } from './zone-text.ts'

/** The approximate width of a text at a size. */
const wide = (text: string, size: number): number => text.length * size * 0.56

/** Room for the numbers of columns and rows beside a map. */
const RULER = 30

/**
 * The boxes of texts on the board that nothing should cover: names of Zones, places and combatants, numbers of
 * columns and rows.
 */
export function wordBoxes(board: Board, layout: Layout): readonly Box[] {
  if (board.kind === 'relations')
    return board.tokens.flatMap(({ who }) => {
      const at = layout.tokens.get(who)
      if (at === undefined) return []
      const w = Math.max(wide(who, 13), 40)
      return [{ x: at.x - w / 2, y: at.y + at.d / 2 + 4, w, h: 30 }]
    })
  if (board.kind === 'squares') {
    const [w, h] = [board.width * SIDE, board.height * SIDE]
    const places = (board.scenery?.places ?? []).map(({ name, at: [x, y] }) => ({
      x: (x - board.origin[0] + 0.5) * SIDE - wide(name, 14) / 2,
      y: (board.height - (y - board.origin[1]) - 0.5) * SIDE - 8,
      w: wide(name, 14),
      h: 16,
    }))
    return [...places, { x: -RULER, y: 0, w: RULER - 2, h }, { x: 0, y: h + 2, w, h: RULER }]
  }
  const words = layout.words ?? USUAL
  const { name: nameSize, nameLine, fact, factLine } = zoneType(words)
  return board.zones.flatMap(({ id, name, hazard }) => {
    const box = layout.boxOf(id)
    if (box === null) return []
    const names = nameLines(name, words, box.w)
    const facts = words.bare || hazard === '' ? 0 : factLines([hazard], words, box.w).length
    const named = { x: box.x + 12, y: box.y + 8, w: Math.max(...names.map((line) => wide(line, nameSize))), h: 0 }
    return [
      { ...named, h: names.length * nameLine },
      ...(facts === 0
        ? []
        : [{ x: box.x + 12, y: box.y + box.h - 9 - facts * factLine, w: box.w - 24, h: facts * factLine + fact / 4 }]),
    ]
  })
}
