import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { BUDGET, firstLoad } from '../scripts/size.ts'
import { findings } from './axe.ts'
import { openBrowser } from './browser.ts'
import { keys, mouse, playOut, untilWanted } from './playing.ts'
import { serveFight } from './serving.ts'
import { serveFolder } from './static-server.ts'

let browser: Browser
let url: string
let end: () => Promise<void>

beforeAll(async () => {
  const root = fileURLToPath(new URL('..', import.meta.url))
  // In a process of its own: the environment of tests makes another page.
  await promisify(execFile)(process.execPath, [join(root, 'scripts/build.ts')])
  const server = await serveFolder(join(root, 'dist'))
  browser = await openBrowser()
  url = server.url
  end = async () => {
    await browser.close()
    await server.close()
  }
}, 120_000)

afterAll(() => end())

/** A page whose mistakes fail the test. */
async function openPage(
  size = { width: 1280, height: 800 },
): Promise<{ page: Page; problems: string[]; close: () => Promise<void> }> {
  const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce', serviceWorkers: 'block' })
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  return { page, problems, close: () => context.close() }
}

describe('a whole fight in each game, by mouse', () => {
  test.for(['zones/duel', 'shock/eggs', 'escalation/anvil', 'free-hits/heel', 'weapon-speed/clock-yard'])(
    '%s',
    async (fight) => {
      const { page, problems, close } = await openPage()
      await page.goto(`${url}#/play/${fight}.yaml/seven`)
      expect(await playOut(page, mouse)).toMatch(/ win$|is over/)
      expect(problems).toEqual([])
      await close()
    },
  )
})

test('from the first visit to the first command in three clicks', async () => {
  const { page, problems, close } = await openPage()
  await page.goto(url)
  await page.getByRole('button', { name: 'Play A quarrel at the mill', exact: true }).click()
  await untilWanted(page)
  const told = await page.locator('[data-told]').getAttribute('data-told')
  await page.locator('[data-region=act] [data-number="1"]').click()
  await expect.poll(() => page.locator('[data-told]').getAttribute('data-told')).not.toBe(told)
  expect(problems).toEqual([])
  await close()
})

test('keys alone, from the first page to victory', async () => {
  const { page, problems, close } = await openPage()
  await page.goto(url)
  const wanted = 'Play Whose anvil it is'
  await page.getByRole('button', { name: wanted, exact: true }).waitFor()
  for (let i = 0; ; i++) {
    await page.keyboard.press('Tab')
    if ((await page.locator(':focus').getAttribute('aria-label')) === wanted) break
    expect(i).toBeLessThan(80)
  }
  await page.keyboard.press('Enter')
  expect(await playOut(page, keys)).toMatch(/ win$/)
  expect(problems).toEqual([])
  await close()
})

test('the text table takes a fight from its beginning to its end', async () => {
  const { page, problems, close } = await openPage({ width: 320, height: 640 })
  await page.goto(`${url}#/play/zones/duel.yaml/seven`)
  await untilWanted(page)
  await page.goto(`${page.url()}/text`)
  const line = page.getByRole('textbox', { name: 'Command' })
  const voice = page.locator('[aria-live=assertive]')
  await line.waitFor()
  let said: string | null = ''
  for (let i = 0; i < 120 && !/ win/.test(said ?? ''); i++) {
    const can = await page.locator('table tbody tr', { hasText: 'Attack' }).count()
    const isAsked = (await page.locator('section[aria-labelledby=wanted] ol').count()) > 0
    await line.fill(
      isAsked
        ? ''
        : can > 0
          ? ((await page
              .locator('table tbody tr', { hasText: 'Attack' })
              .first()
              .locator('td')
              .first()
              .textContent()) as string)
          : 'end',
    )
    const before = await voice.textContent()
    await line.press('Enter')
    await expect.poll(() => voice.textContent(), { timeout: 15_000 }).not.toBe(before)
    said = await voice.textContent()
  }
  expect(said).toMatch(/ win/)
  // Nothing is wider than the smallest screen.
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320)
  expect(problems).toEqual([])
  await close()
})

test('on a phone one part is in front: what is wanted, else what is told', async () => {
  const { page, problems, close } = await openPage({ width: 390, height: 844 })
  await page.goto(`${url}#/play/shock/eggs.yaml/seven`)
  await untilWanted(page)
  expect(await page.locator('[data-region=act]').isVisible()).toBe(true)
  expect(await page.locator('[data-region=board]').isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Board', exact: true }).click()
  expect(await page.locator('[data-region=board]').isVisible()).toBe(true)
  expect(await page.locator('[data-region=act]').isVisible()).toBe(false)
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
  expect(problems).toEqual([])
  await close()
})

test('what was done is taken back and done again; a fight that was left goes on', async () => {
  const { page, problems, close } = await openPage()
  await page.goto(`${url}#/play/zones/duel.yaml/seven`)
  await untilWanted(page)
  await page.locator('[data-region=act] [data-number]', { hasText: 'Move' }).first().click()
  await page.getByRole('button', { name: /^Undo: / }).click()
  await page.getByText(/^Taken back/).waitFor()
  await page.getByRole('button', { name: /^Redo: / }).click()
  await page.getByRole('button', { name: /^Undo: / }).waitFor()
  const lines = await page.getByRole('log').locator('li').count()
  await page.reload()
  await untilWanted(page)
  expect(await page.getByRole('log').locator('li').count()).toBeGreaterThan(0)
  expect(lines).toBeGreaterThan(2)
  await page.goto(url)
  await page.getByRole('button', { name: 'Go on' }).waitFor()
  expect(problems).toEqual([])
  await close()
})

test('a file with a mistake is mended where it is, and played', async () => {
  const { page, problems, close } = await openPage()
  await page.goto(url)
  const text = readFileSync(new URL('../../../encounters/zones/duel.yaml', import.meta.url), 'utf8')
  const broken = text.replace('ruleset: zones', 'ruleset: zonse')
  expect(broken).not.toBe(text)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'mine.yaml', mimeType: 'text/yaml', buffer: Buffer.from(broken) })
  await page
    .getByRole('button', { name: /^Line \d+$/ })
    .first()
    .waitFor()
  await page.getByRole('textbox', { name: 'The text of the file' }).fill(text)
  await page.getByRole('button', { name: 'Try again' }).click()
  await untilWanted(page)
  expect(problems).toEqual([])
  await close()
})

test('without a network the page goes on playing', async () => {
  const server = await serveFolder(fileURLToPath(new URL('../dist', import.meta.url)))
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(server.url)
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  const kept = "caches.open('fray').then((kept) => kept.keys()).then((all) => all.map(({ url }) => url).join())"
  await expect.poll(() => page.evaluate(kept), { timeout: 40_000 }).toMatch(/host-.*zones-/)
  await server.close()
  await page.reload()
  await page.getByRole('button', { name: 'Play A quarrel at the mill', exact: true }).click()
  await untilWanted(page)
  await context.close()
})

test('the script of the first visit is small', () => {
  const { total, parts } = firstLoad()
  expect(parts.length).toBeGreaterThan(1)
  expect(total).toBeLessThanOrEqual(BUDGET)
})

test('referee and player in two browsers: a step of one asks the other, undo takes both back, nothing hidden is sent', async () => {
  const { links, close } = await serveFight('zones/duel')
  onTestFinished(close)
  const [referee, player] = [await openPage(), await openPage()]
  const frames: string[] = []
  player.page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))))
  for (const [{ page }, link] of [
    [player, links.players],
    [referee, links.referee],
  ] as const) {
    await page.goto(link ?? '')
    await page.getByRole('textbox').fill('Nele')
    await page.keyboard.press('Enter')
  }
  await player.page.locator('[data-told]').waitFor()
  await referee.page.locator('[data-told]').waitFor()
  // Who is wanted acts: Ada walks to her cousin or waits for him, the referee lets him come, until he stands beside her.
  const told = player.page.locator('[data-told]')
  const blow = referee.page.locator('[data-region=act] [data-number]', { hasText: 'Attack Ada with cudgel' })
  for (let i = 0; i < 40 && (await blow.count()) === 0; i++) {
    const now = await told.getAttribute('data-told')
    for (const { page } of [player, referee]) {
      const usual = page.locator('[data-region=act] [data-usual=true]')
      const end = page.getByTestId('end')
      const move = page.locator('[data-region=act] [data-number]', { hasText: /^\d?Move (yard|door)/ })
      if ((await usual.count()) > 0) await usual.first().click()
      else if (page === referee.page && (await move.count()) > 0) await move.first().click()
      else if ((await end.count()) > 0) await end.click()
      else continue
      break
    }
    await expect.poll(() => told.getAttribute('data-told'), { timeout: 10_000 }).not.toBe(now)
    await referee.page.waitForTimeout(200)
  }
  // He walks away again: Ada may strike at him, if she wants to.
  await referee.page
    .locator('[data-region=act] [data-number]', { hasText: /^\d?Move/ })
    .first()
    .click()
  await player.page.locator('[data-region=act] [data-usual]').first().waitFor({ timeout: 10_000 })
  expect(await referee.page.locator('[data-region=act]').textContent()).toContain('Waiting for players')
  const before = await told.getAttribute('data-told')
  await player.page.locator('[data-region=act] [data-number="1"]').click()
  await expect.poll(() => told.getAttribute('data-told')).not.toBe(before)
  await referee.page.getByRole('button', { name: /^Undo: Corwin: Move/ }).click()
  await player.page
    .getByText(/^Taken back/)
    .first()
    .waitFor()
  // Corwin's hit points are the referee's to know: they were in no message to the player.
  const sent = frames.join('\n')
  expect(sent).toContain('Corwin')
  expect(sent).not.toContain('"now":11')
  for (const one of [referee, player]) {
    expect(one.problems).toEqual([])
    await one.close()
  }
})

describe('axe finds nothing', () => {
  test.for([
    ['home', ''],
    ['a map of Zones', '#/play/zones/bridge.yaml/seven'],
    ['a map of squares', '#/play/shock/gatehouse.yaml/seven'],
    ['relations', '#/play/escalation/witness.yaml/seven'],
    ['questions', '#/play/weapon-speed/two-wells.yaml/seven'],
  ] as const)('%s', async ([, address]) => {
    const { page, close } = await openPage()
    await page.goto(`${url}${address}`)
    if (address === '') await page.getByRole('button', { name: 'Play The witness', exact: true }).waitFor()
    else await untilWanted(page)
    expect(await findings(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await findings(page, ['color-contrast'])).toEqual([])
    await close()
  })

  test('keys, settings, the text table', async () => {
    const { page, close } = await openPage()
    await page.goto(`${url}#/play/zones/duel.yaml/seven`)
    await untilWanted(page)
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keys' }).waitFor()
    expect(await findings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('dialog', { name: 'Settings' }).waitFor()
    expect(await findings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.goto(`${page.url()}/text`)
    await page.getByRole('textbox', { name: 'Command' }).waitFor()
    expect(await findings(page)).toEqual([])
    await close()
  })
})
