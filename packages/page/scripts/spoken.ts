/*
 * What a screen reader would say of one turn in each game, at the drawn table and at the text table, from Chromium's accessibility
 * tree and from what live regions say: npx node packages/page/scripts/spoken.ts writes docs/spoken; with --check it only compares.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { openBrowser } from '../test/browser.ts'
import { focused, heard, listen, readThrough } from '../test/hearing.ts'
import { untilWanted } from '../test/playing.ts'
import { serveFolder } from '../test/static-server.ts'

/** A fight of each game that begins with a turn of a person, and what that person does. */
export const HEARD = [
  { game: 'zones', fight: 'zones/duel' },
  { game: 'shock', fight: 'shock/eggs' },
  { game: 'escalation', fight: 'escalation/anvil' },
  { game: 'free-hits', fight: 'free-hits/heel' },
  { game: 'weapon-speed', fight: 'weapon-speed/clock-yard' },
] as const

/** Where the transcript of a game is kept. */
export const transcriptOf = (game: string): string =>
  fileURLToPath(new URL(`../../../docs/spoken/${game}.md`, import.meta.url))

const block = (lines: readonly string[]): string =>
  ['```text', ...(lines.length === 0 ? ['(nothing)'] : lines), '```', ''].join('\n')

/** Waits until nothing more is told and no chance is worked out any more. */
async function quiet(page: Page): Promise<void> {
  let before = ''
  for (let same = 0; same < 4; ) {
    await page.waitForTimeout(200)
    if ((await page.locator('[data-region=act][data-pending=true]').count()) > 0) same = 0
    const now = (await page.locator('#root').textContent()) ?? ''
    same = now === before ? same + 1 : 0
    before = now
  }
}

async function atDrawnTable(page: Page, address: string): Promise<string[]> {
  await page.goto(address)
  await untilWanted(page)
  await quiet(page)
  const parts = ['## The drawn table', '', 'Read from top to bottom, when the first turn begins:', '']
  parts.push(block(await readThrough(page)), 'Said by itself until then:', '', block(await heard(page)))
  for (const [key, why] of [
    ['b', 'to the board'],
    ['ArrowRight', 'the cursor'],
    ['ArrowRight', 'the cursor once more'],
    ['p', 'to the people'],
    ['a', 'to the acts'],
    ['1', 'the first act or answer'],
    ['Enter', 'what has the focus'],
    ['Enter', 'what has the focus'],
    ['Enter', 'what has the focus'],
    ['Escape', 'never mind'],
    ['e', 'end of the turn'],
  ] as const) {
    await page.keyboard.press(key)
    await quiet(page)
    const said = await heard(page)
    parts.push(`\`${key}\` (${why}):`, '', block([...said, `focus: ${await focused(page)}`]))
  }
  return parts
}

async function atTextTable(page: Page, address: string): Promise<string[]> {
  await page.goto('about:blank')
  await page.goto(address)
  await untilWanted(page)
  await quiet(page)
  await page.goto(`${page.url()}/text`)
  const line = page.locator('input')
  await line.waitFor()
  await page.waitForTimeout(800)
  const parts = ['## The text table', '', 'Read from top to bottom:', '']
  parts.push(block(await readThrough(page)))
  await heard(page)
  const isAsked = (await page.locator('section[aria-labelledby=wanted] ol').count()) > 0
  const key = isAsked ? '1' : ((await page.locator('tbody td').first().textContent()) ?? '')
  for (const typed of [key, 'undo', 'reach', 'end', 'nonsense']) {
    await line.fill(typed)
    await line.press('Enter')
    await quiet(page)
    parts.push(`\`${typed}\`:`, '', block(await heard(page)))
  }
  return parts
}

/** The transcript of one game, as it is now. */
export async function transcript(
  browser: Browser,
  site: string,
  { game, fight }: (typeof HEARD)[number],
): Promise<string> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await listen(page)
  const address = `${site}#/play/${fight}.yaml/seven`
  const parts = [`# Spoken: ${game}`, '']
  parts.push('Written by `npx node packages/page/scripts/spoken.ts`; not by hand.', '')
  parts.push(...(await atDrawnTable(page, address)), ...(await atTextTable(page, address)))
  await context.close()
  return `${parts.join('\n').trimEnd()}\n`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const isCheck = process.argv.includes('--check')
  const server = await serveFolder(fileURLToPath(new URL('../dist', import.meta.url)))
  const browser = await openBrowser()
  try {
    for (const one of HEARD) {
      const [path, text] = [transcriptOf(one.game), await transcript(browser, server.url, one)]
      if (!isCheck) writeFileSync(path, text)
      else if (readFileSync(path, 'utf8') !== text) {
        console.log(`${one.game}: something else is said than docs/spoken says.`)
        process.exitCode = 1
      }
    }
  } finally {
    await browser.close()
    await server.close()
  }
}
