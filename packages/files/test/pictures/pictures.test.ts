import { randomFrom } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { lookAtPicture, PICTURE_PROBLEMS } from '../../src/pictures/index.ts'
import { avifOf, BAD, GOOD, jpegOf, pngOf, webpOf, webpWithoutLoss } from './corpus.ts'

describe('pictures that people give', () => {
  test.each(Object.entries(GOOD))('%s is known by its own bytes, with its size', (type, picture) => {
    expect(lookAtPicture(picture)).toEqual({ type, width: 64, height: 48 })
  })

  test('the largest and the smallest sizes are read in all kinds', () => {
    for (const size of [
      { width: 1, height: 1 },
      { width: 4096, height: 3000 },
    ])
      for (const make of [pngOf, jpegOf, webpOf, avifOf, webpWithoutLoss])
        expect(lookAtPicture(make(size))).toMatchObject(size)
  })

  test.each(BAD)('%s is not taken', (_, bytes, problem) => {
    expect(lookAtPicture(bytes)).toBe(problem)
    expect(Object.keys(PICTURE_PROBLEMS)).toContain(problem)
  })

  test('whatever is cut off or changed, it is answered soon and without an error', () => {
    const random = randomFrom('pictures')
    for (const picture of Object.values(GOOD))
      for (let n = 0; n < 400; n++) {
        const bytes = picture.slice(0, 1 + random(picture.length))
        for (let k = 0; k < 3; k++) bytes[random(bytes.length)] = random(256)
        expect(['string', 'object']).toContain(typeof lookAtPicture(bytes))
      }
    // Two megabytes of what makes readers go step by step.
    for (const start of [
      [0x89, ...Buffer.from('PNG\r\n\x1a\n')],
      [0xff, 0xd8, 0xff],
      [...Buffer.from('RIFF\0\0\x20\0WEBPVP8X')],
    ]) {
      const bytes = new Uint8Array(2_000_000).fill(start[0] === 0xff ? 0xff : 0)
      bytes.set(start)
      const began = performance.now()
      expect(typeof lookAtPicture(bytes)).toBe('string')
      expect(performance.now() - began).toBeLessThan(500)
    }
  })
})
