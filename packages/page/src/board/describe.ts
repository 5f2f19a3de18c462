import type { Board, Card, Reach, Threat } from '@fray/kernel'
import type { Words } from '../words/en.ts'

interface Seen {
  readonly board: Board
  readonly cards: ReadonlyMap<string, Card>
  readonly reach: Reach | null
  readonly threat: Threat | null
  readonly captions: ReadonlyMap<string, string>
}

/** One who stands somewhere, in words: `Gob, enemies, hurt, burning`. */
function person({ cards, captions }: Seen, who: string): string {
  const card = cards.get(who)
  const parts = [
    who,
    captions.get(who) ?? '',
    card?.health.words ?? '',
    ...new Set((card?.conditions ?? []).map(({ name }) => name)),
  ]
  return parts.filter((one) => one !== '').join(', ')
}

/** All that is known of a spot of the board, in words. */
export function describeSpot(words: Words, seen: Seen, spot: string): string {
  const { board, reach, threat } = seen
  const parts: string[] = []
  if (board.kind === 'relations') parts.push(person(seen, spot))
  else {
    const here = board.tokens.filter(({ at }) => at === spot).map(({ who }) => person(seen, who))
    const zone = board.kind === 'zones' ? board.zones.find(({ id }) => id === spot) : undefined
    parts.push(zone?.name ?? spot, ...here)
    if (zone !== undefined) {
      parts.push(zone.hazard, zone.note)
      if (zone.exits.length > 0) parts.push(words.board.exit(zone.exits))
      if (zone.items.length > 0) parts.push(words.board.onGround(zone.items))
    }
    if (board.kind === 'squares') {
      const { ground, heights, items, doors, areas, unit } = board
      for (const { square, terrain, words: said } of ground) if (square === spot) parts.push(`${terrain} (${said})`)
      for (const { square, height } of heights) if (square === spot) parts.push(words.board.height(height, unit.name))
      for (const { square, names } of items) if (square === spot) parts.push(words.board.onGround(names))
      for (const area of areas) if (area.squares.includes(spot)) parts.push(`${area.name}: ${area.words}`)
      for (const door of doors) {
        const [x = 0, y = 0] = spot.split(',').map(Number)
        const isBeside = door.from[0] >= x && door.from[0] <= x + 1 && door.from[1] >= y && door.from[1] <= y + 1
        if (isBeside) parts.push(`${door.name}, ${door.open ? words.board.open : words.board.shut}`)
      }
    }
  }
  const place = reach?.places.find(({ at }) => at === spot)
  if (place !== undefined && place.cost > 0) {
    parts.push(place.words)
    if (place.provokes.length > 0) parts.push(words.board.provokes(place.provokes))
  }
  const struck = threat?.places.find(({ at }) => at === spot)
  if (struck !== undefined) parts.push(words.board.struckBy(struck.by))
  return parts.filter((one) => one !== '').join(' · ')
}
