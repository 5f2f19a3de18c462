import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findings } from './axe.ts'
import { openBrowser } from './browser.ts'
import { builtPage } from './built.ts'
import { isOver, pressFirst, thenLogged, untilWanted } from './playing.ts'
import { type RealServer, serveForReal } from './real-server.ts'
import { somebody } from './somebody.ts'

const SKERRY = fileURLToPath(new URL('../../../examples/skerry', import.meta.url))
const FRAY = fileURLToPath(new URL('../../cli/bin/fray.js', import.meta.url))

let browser: Browser
let server: RealServer
let dist: string

beforeAll(async () => {
  ;[dist, browser] = await Promise.all([builtPage(), openBrowser()])
  server = await serveForReal(dist, { folder: SKERRY })
})

afterAll(async () => {
  await browser.close()
  await server.end()
})

const newcomer = () => somebody(browser)

const panel = (page: Page) => page.locator('[data-region=action]')

/** Answers as is usual, and does what stands first, until the fight is over; returns how it ended. */
async function playOut(page: Page): Promise<string> {
  const options = [panel(page).locator('[data-usual=true]'), panel(page).locator('[data-number="1"]')]
  for (let i = 0; i < 250; i++) {
    await untilWanted(page)
    const over = await isOver(page)
    if (over !== null) return over
    await thenLogged(page, async () => expect(await pressFirst(page, async () => options)).toBe(true))
  }
  throw new Error('The fight was not over.')
}

test('a game that the folder names stands first, and is played to its end in the browser', async () => {
  const { page, problems, close } = await newcomer()
  const asked: string[] = []
  const sent: string[] = []
  page.on('request', (request) => {
    asked.push(new URL(request.url()).pathname)
    if (request.method() !== 'GET') sent.push(request.url())
  })
  await page.goto(server.url)
  await page.getByRole('button', { name: 'Play One stair, one gull', exact: true }).first().waitFor()
  expect(await page.getByRole('heading', { level: 3 }).allTextContents()).toEqual(
    expect.arrayContaining(['Skerry', 'Zones', 'Shock', 'Escalation']),
  )
  // Its field is drawn, too.
  await page.getByText('Ledge 6').first().waitFor()
  expect(await findings(page)).toEqual([])
  expect(asked.filter((path) => path.startsWith('/own/games/'))).toEqual([])

  await page.goto(`${server.url}#/play/skerry/wreck.yaml/seven`)
  expect(await playOut(page)).toMatch(/ win|draw/i)
  expect(asked).toContain('/own/games/skerry/index.ts')
  expect(sent).toEqual([])

  // It is kept in this browser, and still there after the page has gone.
  await page.goto(server.url)
  await page.reload()
  await page.getByRole('button', { name: /^Finished fights/ }).click()
  await page
    .getByRole('button', { name: /^Look at/ })
    .first()
    .click()
  await page.locator('[data-over]').first().waitFor()
  expect(problems).toEqual([])
  await close()
})

test('the builder has its forms, and the lab plays as the command line does', async () => {
  const { page, problems, close } = await newcomer()
  await page.goto(`${server.url}#/new`)
  await page.getByRole('button', { name: /^Skerry / }).click()
  await page.getByLabel('Title').fill('Two on a stone')
  await page.goto(`${server.url}#/edit/skerry/stair.yaml`)
  await page.getByText('Ready to play', { exact: true }).waitFor()
  await page.locator('nav').getByRole('button', { name: 'People' }).click()
  await page.getByRole('button', { name: /Hedra/ }).first().click()
  await page.getByLabel('Ledge', { exact: true }).first().waitFor()
  expect(await page.getByLabel('Footing', { exact: true }).first().inputValue()).toBe('4')

  await page.goto(`${server.url}#/lab/skerry/stair.yaml`)
  await page.getByRole('button', { name: 'Simulate', exact: true }).first().click()
  const part = page.getByRole('region', { name: 'Simulate', exact: true })
  await part.getByLabel('Fights', { exact: true }).selectOption('200')
  await part.getByText('Who plays, which dice').click()
  await part.getByLabel('Seed of the dice').fill('oak')
  await part.getByRole('button', { name: 'Simulate' }).click()
  await part.getByRole('heading', { name: 'Who wins' }).waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    part.getByRole('button', { name: 'Save the results (JSON)' }).click(),
  ])
  const words = ['simulate', 'stair', '--trials', '200', '--seed', 'oak', '--json']
  const { stdout } = await promisify(execFile)(process.execPath, [FRAY, ...words], { cwd: SKERRY })
  expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toEqual(JSON.parse(stdout))
  expect(problems).toEqual([])
  await close()
})

test('a table of the server has it, and its referee the lab', async () => {
  const { page, problems, close } = await newcomer()
  await page.goto(server.url)
  await page.getByText('With others').click()
  await page
    .getByRole('button', { name: /One stair, one gull/ })
    .first()
    .click()
  await page.getByText('Ledge 6').first().waitFor()
  await page
    .getByRole('link', { name: 'Lab' })
    .or(page.getByRole('button', { name: 'Lab' }))
    .first()
    .click()
  await page.getByRole('button', { name: 'Simulate', exact: true }).first().click()
  const part = page.getByRole('region', { name: 'Simulate', exact: true })
  await part.getByRole('button', { name: 'Simulate' }).click()
  await part.getByRole('heading', { name: 'Who wins' }).waitFor()
  expect(problems).toEqual([])
  await close()
})

test('nothing else of the folder is handed out, and scripts come from the server alone', async () => {
  const at = async (path: string) => fetch(`${server.url}own/${path}`)
  const entry = await at('games/skerry/index.ts')
  expect(entry.headers.get('content-type')).toContain('text/javascript')
  expect(entry.headers.get('content-security-policy')).toContain("script-src 'self'")
  expect(await entry.text()).toContain("from '../../fray/rulesets/plain/game.js'")
  for (const path of ['games/skerry/package.json', 'games/skerry/cases/sea.yaml', 'games/skerry/catalogue/rules.yaml'])
    expect((await at(path)).status, path).toBe(404)
  expect((await at('fights/skerry/mirror.yaml')).status).toBe(404)
})

test('a game that is not for browsers is at tables alone, and the page says why', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fray-own-'))
  await promisify(execFile)(process.execPath, [FRAY, 'new', 'ruleset', 'brawl'], { cwd: folder })
  const home = join(folder, 'brawl')
  const entry = join(home, 'index.ts')
  writeFileSync(entry, `import 'node:path'\n${readFileSync(entry, 'utf8')}`)
  const other = await serveForReal(dist, { folder: home })
  const { page, problems, close } = await newcomer()
  try {
    await page.goto(other.url)
    await page.getByText(/index\.ts:1:9: imports "node:path"/).waitFor()
    expect(await page.getByRole('button', { name: /brawl/i }).count()).toBe(0)
    await page.getByText('With others').click()
    const tile = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Brawl' }) })
    await tile.getByRole('button').first().waitFor()
    expect(problems).toEqual([])
  } finally {
    await close()
    await other.end()
    rmSync(folder, { recursive: true, force: true })
  }
})
