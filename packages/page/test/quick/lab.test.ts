import { afterAll, beforeAll, expect, test } from 'vitest'
import { findings } from '../axe.ts'
import { choose, fray, openTool, saved } from '../in-lab.ts'
import { openSite, type Site } from '../site.ts'

let site: Site

beforeAll(async () => {
  site = await openSite()
})

afterAll(() => site.end())

test('a simulation says the very figures of the command line', async () => {
  const { page, problems, close } = await site.openPage()
  const part = await openTool(page, site.url, 'shock/eggs', 'Simulate')
  await choose(part, '200', 'oak')
  await part.getByRole('button', { name: 'Simulate' }).click()
  await part.getByRole('heading', { name: 'Who wins' }).waitFor()
  expect(await saved(page, part)).toEqual(await fray('simulate', 'shock/eggs', '--trials', '200', '--seed', 'oak'))
  await expect.poll(() => part.getByText('fray simulate shock/eggs --trials 200 --seed oak').count()).toBe(1)
  const first = part.getByRole('table', { name: /^When Party act first \(\d+% of the fights\)$/ })
  await expect.poll(() => first.getByRole('row').count()).toBe(3)
  await part.getByRole('img', { name: 'Hit points, Round by Round' }).waitFor()
  const tables = part.getByText('As a table')
  await tables.first().click()
  const hitPoints = part.getByRole('table', { name: 'Hit points, Round by Round' })
  expect(await hitPoints.getByRole('row').nth(1).textContent()).toMatch(/^Start\d+100%$/)
  await tables.last().click()
  await expect
    .poll(() => part.getByRole('table', { name: 'Rounds until the end' }).getByRole('row').count())
    .toBeGreaterThan(2)
  expect(await findings(page)).toEqual([])
  expect(problems).toEqual([])
  await close()
})
