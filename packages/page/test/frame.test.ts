import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { builtPage } from './built.ts'
import { untilWanted } from './playing.ts'
import { type RealServer, serveForReal } from './real-server.ts'
import { sitDown, somebody } from './somebody.ts'
import { serveFolder } from './static-server.ts'
import { YARD } from './yard.ts'

/** A club's own site, and one that nobody has allowed anything. */
const folder = mkdtempSync(join(tmpdir(), 'fray-club-'))
let browser: Browser
let server: RealServer
let club: Awaited<ReturnType<typeof serveFolder>>
let stranger: Awaited<ReturnType<typeof serveFolder>>
/** Under another name than the server's: to a browser it is another site, which shares nothing with it. */
const siteOf = ({ url }: { readonly url: string }): string => url.replace('127.0.0.1', 'localhost')

beforeAll(async () => {
  const [page, opened] = await Promise.all([builtPage(), openBrowser()])
  browser = opened
  club = await serveFolder(folder)
  stranger = await serveFolder(folder)
  server = await serveForReal(page, { origins: [siteOf(club).replace(/\/$/, '')] })
})

afterAll(async () => {
  await browser.close()
  await Promise.all([server.end(), club.close(), stranger.close()])
  rmSync(folder, { recursive: true, force: true })
})

/** Writes the page that the guide shows, with that link in its frame. */
function frameOf(link: string): void {
  const frame = `<iframe src="${link}" title="Tonight's fight" style="width: 100%; height: 80vh; border: 0"></iframe>`
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><title>Our club</title><h1>Our club</h1>${frame}`,
  )
}

test('a table is a frame in an allowed site, and goes on there as it is played', async () => {
  const links = await server.start(YARD, 'seven')
  frameOf(links.spectators ?? '')
  const guest = await somebody(browser)
  await guest.page.goto(siteOf(club))
  const frame = guest.page.frameLocator('iframe[title="Tonight\'s fight"]')
  await frame.getByRole('heading', { name: /^You are invited to a table: ./ }).waitFor()
  await frame.getByLabel('What should the others call you?').fill('Wim')
  await frame.getByRole('button', { name: 'Sit down' }).click()
  await frame.locator('[data-region=log]').waitFor()
  const told = () => frame.locator('[data-told]').getAttribute('data-told')
  const before = await told()
  const player = await somebody(browser)
  await sitDown(player.page, links.players ?? '', 'Mira')
  await untilWanted(player.page)
  await player.page.getByTestId('end').click()
  await expect.poll(told).not.toBe(before)
  // The club's page cannot look into the frame, and the frame not into the page.
  expect(await guest.page.evaluate('document.querySelector("iframe").contentDocument')).toBeNull()
  expect(guest.problems).toEqual([])
  await player.close()
  await guest.close()
})

test('no other site may frame it', async () => {
  const links = await server.start(YARD, 'seven')
  frameOf(links.spectators ?? '')
  const guest = await somebody(browser)
  await guest.page.goto(siteOf(stranger))
  await expect.poll(() => guest.problems.join('\n')).toMatch(/frame-ancestors|Framing/)
  const frame = guest.page.frameLocator('iframe')
  expect(await frame.getByRole('heading', { name: /invited/ }).count()).toBe(0)
  await guest.close()
})
