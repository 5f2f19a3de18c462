import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mouse, playOut } from '../playing.ts'
import { openSite, type Site } from '../site.ts'

let site: Site

beforeAll(async () => {
  site = await openSite()
})

afterAll(() => site.end())

describe('a whole fight in each game, by mouse', () => {
  test.for(['zones/duel', 'shock/eggs', 'escalation/anvil', 'free-hits/heel', 'weapon-speed/clock-yard'])(
    '%s',
    async (fight) => {
      const { page, problems, close } = await site.openPage()
      await page.goto(`${site.url}#/play/${fight}.yaml/seven`)
      expect(await playOut(page, mouse)).toMatch(/ win$|is over/)
      expect(problems).toEqual([])
      await close()
    },
  )
})
