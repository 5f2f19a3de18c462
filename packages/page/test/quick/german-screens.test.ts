import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { effort, someOf } from '../../../../scripts/tests/effort.ts'
import { isOver, pressFirst, thenLogged, untilWanted } from '../playing.ts'
import { openSite, type Site } from '../site.ts'

/* Screens of a page in German, walked for words that only English has. What people wrote and what is marked as English is left out. */

let site: Site

beforeAll(async () => {
  site = await openSite()
})

afterAll(() => site.end())

/** Frequent English words that no German sentence has. */
const ENGLISH =
  /\b(the|of|and|to|is|are|with|has|have|your|their|its|from|for|this|that|not|be|by|at|who|which|when|where|may|each|other|down|up|left|gets?|hits?|misses|takes|deals|turn|round|dice|damage|attack|action|hurt|weakened|prone)\b/i

/** Everything that is read on the page, or heard of it: a line each, with what is marked as English taken out, but for what the language lacks. */
const READ = `(() => {
  const isEnglish = (one) => one !== null && one.closest('[lang="en"]:not([data-left])') !== null
  const lines = []
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walk.nextNode(); node !== null; node = walk.nextNode())
    if (!isEnglish(node.parentElement) && node.parentElement.closest('script, style') === null) lines.push(node.data)
  for (const one of document.querySelectorAll('[aria-label], [title], [placeholder], [alt], [aria-valuetext]'))
    if (!isEnglish(one))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext']) lines.push(one.getAttribute(name) ?? '')
  return lines.map((line) => line.replace(/\\s+/g, ' ').trim()).filter((line) => line !== '')
})()`

/** Names that people of ready fights have, which are English words at times; addresses and keys are no sentences. */
const bare = (line: string, names: readonly string[]): string =>
  names.reduce((rest, name) => rest.replaceAll(name, ''), line.replace(/https?:\S+/g, ''))

/** Rules have the same ids in every language, and tokens the letters of names. */
const isCalled = (line: string): boolean => /^[a-z]+(-[a-z]+)+$/.test(line) || /^\p{L}{1,2}\d?$/u.test(line)

/** Lines of the page that have English words, but for names. */
async function englishOn(page: Page, names: readonly string[] = []): Promise<string[]> {
  const lines = await page.evaluate<string[]>(READ)
  return lines.filter((line) => !isCalled(line) && ENGLISH.test(bare(line, names)))
}

const peopleOn = (page: Page): Promise<string[]> =>
  page.locator('[data-region=people] button[aria-expanded] strong').allInnerTexts()

/** Opens what is folded; what is open is none of these any more. */
async function openAll(folded: Locator): Promise<void> {
  while ((await folded.count()) > 0) await folded.first().click()
}

const GAMES = ['zones/bridge', 'shock/gatehouse', 'escalation/witness', 'free-hits/reed-bed', 'weapon-speed/tithe-day']

/** So many things are done in each fight. */
const STEPS = effort(3, 15)

test.for(someOf(GAMES, 1))('a fight of %s shows and says no English', { timeout: 240_000 }, async (fight) => {
  const { page, problems, close } = await site.openPage({ locale: 'de-DE' })
  await page.goto(`${site.url}#/play/${fight}.yaml/seven`)
  const found = new Set<string>()
  const look = async (): Promise<void> => {
    for (const line of await englishOn(page, names)) found.add(line)
  }
  await untilWanted(page)
  const names = await peopleOn(page)
  const panel = page.locator('[data-region=action]')
  for (let step = 0; step < STEPS; step++) {
    await untilWanted(page)
    if ((await isOver(page)) !== null) break
    await openAll(panel.locator('details:not([open]) > summary'))
    await look()
    // What a card is about, in turn.
    const about = panel.locator('li button[aria-label^="Was ist"]')
    const count = await about.count()
    if (count > 0) {
      await about.nth(step % count).click()
      await page.getByRole('dialog').locator('p').nth(1).waitFor()
      await look()
      await page.keyboard.press('Escape')
    }
    const cards = panel.locator('li > [data-number]:not([aria-disabled=true])').filter({ hasNotText: '…' })
    const options = [
      panel.locator('[data-usual=true]'),
      cards.nth(step % Math.max(1, await cards.count())),
      panel.getByTestId('end'),
    ]
    await thenLogged(page, () => pressFirst(page, async () => (step % 3 === 2 ? options.toReversed() : options)))
  }
  await look()
  const people = page.locator('[data-region=people] button[aria-expanded]')
  for (const card of (await people.all()).slice(0, 4)) {
    await card.click()
    await look()
  }
  await look()
  expect([...found]).toEqual([])
  expect(problems).toEqual([])
  await close()
})
