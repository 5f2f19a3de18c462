import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findings } from './axe.ts'
import { openBrowser } from './browser.ts'
import { keys, mouse, playOut, untilWanted } from './playing.ts'
import { serveFolder } from './static-server.ts'

let browser: Browser
let url: string
let end: () => Promise<void>

beforeAll(async () => {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const folder = mkdtempSync(join(tmpdir(), 'fray-page-'))
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'silent',
    build: { outDir: folder, emptyOutDir: true },
  })
  const server = await serveFolder(folder)
  browser = await openBrowser()
  url = server.url
  end = async () => {
    await browser.close()
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}, 120_000)

afterAll(() => end())

/** A page whose mistakes fail the test. */
async function openPage(
  size = { width: 1280, height: 800 },
): Promise<{ page: Page; problems: string[]; close: () => Promise<void> }> {
  const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce' })
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
