import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { groundField, readScenery } from '../scenery.ts'

it('reads one sort of ground, or areas and names of places', () => {
  expect(readScenery('stone')).toEqual({ base: 'stone', areas: [], places: [] })
  expect(readScenery(undefined)).toBeUndefined()
  const given = {
    areas: [
      { kind: 'wood', squares: '6,8..3,4' },
      { kind: 'water', squares: '-1,2' },
    ],
    places: [{ name: 'mill', at: '5,5' }],
  }
  expect(readScenery(given)).toEqual({
    base: null,
    areas: [
      { kind: 'wood', from: [3, 4], to: [6, 8] },
      { kind: 'water', from: [-1, 2], to: [-1, 2] },
    ],
    places: [{ name: 'mill', at: [5, 5] }],
  })
})

it('refuses grounds that there are not, and what is no square', () => {
  const isSound = (ground: unknown) => z.safeParse(groundField, ground).success
  expect(isSound('grass')).toBe(true)
  expect(isSound('lava')).toBe(false)
  expect(isSound({ areas: [{ kind: 'wood', squares: '3,4..6,8' }] })).toBe(true)
  expect(isSound({ areas: [{ kind: 'wood', squares: '3,4-6,8' }] })).toBe(false)
  expect(isSound({ places: [{ name: '', at: '3,4' }] })).toBe(false)
})
