import { expect, test } from 'vitest'
import type { Art } from '../art/art.ts'
import { draw } from '../drawn.ts'
import type { BoardOf } from './layout.ts'
import { drawZones } from './zones.ts'
import { layoutZones } from './zones-layout.ts'

test('where the picture of a Zone is low, all of the scene is in it', () => {
  const zone = { id: 'yard', name: 'The yard', capacity: null, hazard: '', items: [], exits: [] }
  const board = { kind: 'zones', zones: [zone], ways: [], tokens: [] } as unknown as BoardOf<'zones'>
  const art = { grounds: { scene: () => draw('g', { id: 'scene' }) } } as unknown as Art
  const words = { larger: 1, bare: true }
  const drawn = JSON.stringify(drawZones(board, layoutZones(board, 'wide', words), art))
  const [, wide, high] = /"viewBox":"0 0 (\d+) ([\d.]+)"/.exec(drawn.replaceAll('0 0 10 10', '')) ?? []
  const [, width, height] = /"width":([\d.]+),"height":([\d.]+),"viewBox":"0 0 200/.exec(drawn) ?? []
  const [, flat] = /scale\(1 ([\d.]+)\)/.exec(drawn) ?? []
  // It has the aspect ratio of its box, and none of the 110 units of height is cut off.
  expect(Number(wide) / Number(high)).toBeCloseTo(Number(width) / Number(height), 1)
  expect(Number(flat) * 110).toBeLessThanOrEqual(Number(high) + 0.1)
})
