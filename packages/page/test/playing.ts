import type { ElementHandle, Locator, Page } from 'playwright-core'
import { PATIENCE } from './somebody.ts'

/** What stands on the table's panel of actions. */
const panel = (page: Page) => page.locator('[data-region=action]')

/**
 * Waits until something is so. It is asked from here: a page whose policy forbids evaluated code is not asked to wait for words of ours.
 */
async function until(page: Page, isSo: () => Promise<boolean>, otherwise: string): Promise<void> {
  for (const since = Date.now(); !(await isSo()); await page.waitForTimeout(30))
    if (Date.now() - since > PATIENCE) throw new Error(otherwise)
}

/** Whether a drawn table is at rest: nothing is under way, all that it was told is shown and in the log, what may be done now is listed. */
const IS_SHOWN = `(() => {
  const table = document.querySelector('[data-told]')
  const log = table?.querySelector('[data-region=log] [data-until]')
  return table?.getAttribute('data-ready') === 'true' && log?.getAttribute('data-until') === table.getAttribute('data-told')
})()`

/** Whether something is wanted there, or it is over. */
const IS_WANTED = `document.querySelector('[data-region=action] :is([data-number="1"], [data-over])') !== null`

/** Whether the table waits for the person: a referee may do something also while it does not. */
const IS_WAITED_FOR = `document.querySelector('nav [data-wanted=true]') !== null`

/** Waits until all that has happened is shown, and nothing more happens by itself. */
export const untilShown = (page: Page): Promise<void> =>
  until(page, () => page.evaluate<boolean>(IS_SHOWN), 'Not all of it was shown.')

/** Waits until something is wanted of the person, or the fight is over, and all that has led there is shown. */
export async function untilWanted(page: Page): Promise<void> {
  await panel(page).locator('[data-number="1"], [data-over]').first().waitFor()
  await until(page, () => page.evaluate<boolean>(`${IS_SHOWN} && ${IS_WANTED}`), 'Nothing was wanted.')
}

/** What tells that something has happened: more is told of the fight, or something else is wanted. The rest comes by itself, and later. */
const STANDING = `(() => {
  const panel = document.querySelector('[data-region=action]')?.cloneNode(true)
  for (const one of panel?.querySelectorAll('[data-chances], [data-strip], [data-hint]') ?? []) one.remove()
  return [document.querySelector('[data-told]')?.getAttribute('data-told'), panel?.textContent].join()
})()`

/**
 * Does something, and waits until it has happened and all that came of it is shown: what was there to press is gone then. Where `work`
 * says false nothing was done, and nothing is waited for.
 */
export async function thenLogged(page: Page, work: () => Promise<unknown>): Promise<void> {
  await untilShown(page)
  const before = await page.evaluate(STANDING)
  if ((await work()) === false) return
  await until(page, async () => (await page.evaluate(STANDING)) !== before, 'Nothing has come of it.')
  await untilShown(page)
}

/** Whether the fight is over, with the words that say so. */
export async function isOver(page: Page): Promise<string | null> {
  const over = panel(page).locator('[data-over] h2')
  const [words = null] = await over.allTextContents()
  return words
}

/** Something that stands on a page now, and not whatever comes in its place. */
type Found = ElementHandle

/** How somebody does something: by mouse, or by keys alone. */
export type Hand = (page: Page, what: Found) => Promise<void>

/** Clicks. */
export const mouse: Hand = (_, what) => what.click()

/** Types the number of what it is; what has none ends the turn. */
export const keys: Hand = async (page, what) => page.keyboard.press((await what.getAttribute('data-number')) ?? 'e')

/** What is wanted first of these: the first that is there; null where none is. */
async function firstOf(options: readonly Locator[]): Promise<Found | null> {
  for (const option of options) {
    const [found] = await option.elementHandles()
    if (found !== undefined) return found
  }
  return null
}

/** What Playwright says of something that has gone before it was pressed. */
const GONE = /not attached|detached/

/**
 * Presses the first of these that is there. What others do, or what was done before, may take it away before it is pressed: then it is
 * looked again what is there. False where there is none of them any more.
 */
export async function pressFirst(
  page: Page,
  options: () => Promise<readonly Locator[]>,
  hand = mouse,
): Promise<boolean> {
  for (const since = Date.now(); ; ) {
    const found = await firstOf(await options())
    if (found === null) return false
    try {
      await hand(page, found)
      return true
    } catch (error) {
      if (!GONE.test(String(error)) || Date.now() - since > PATIENCE) throw error
    }
  }
}

/** What a simple person would do, the likeliest first: answers as is usual, strikes where there is somebody to strike, ends the turn. */
async function likely(page: Page): Promise<readonly Locator[]> {
  const usual = panel(page).locator('[data-usual=true]')
  const end = panel(page).getByTestId('end')
  if ((await usual.count()) === 0)
    // A drawer of more attacks is none.
    return [panel(page).locator('[data-number]:not([aria-expanded])', { hasText: /attack|use an ability|hit /i }), end]
  return [panel(page).locator('[data-number]:not([aria-disabled=true])', { hasText: /^\d?\s*attack/i }), usual]
}

/** Does the next thing that a simple person does. */
export async function oneStep(page: Page, hand: Hand): Promise<void> {
  await until(page, () => pressFirst(page, () => likely(page), hand), 'There was nothing to do.')
}

/**
 * Plays a fight to its end as a simple person does: answers as is usual, strikes where there is somebody to strike, and
 * lets the others come where there is not. Returns who has won, in the page's words.
 */
export async function playOut(page: Page, hand: Hand, most = 250): Promise<string> {
  for (let i = 0; i < most; i++) {
    await untilWanted(page)
    const over = await isOver(page)
    if (over !== null) return over
    await thenLogged(page, () => oneStep(page, hand))
  }
  throw new Error(`After ${most} steps the fight was not over.`)
}

/** Answers as is usual, or ends the turn; waits until something is wanted again. */
export async function goOn(page: Page): Promise<void> {
  await untilWanted(page)
  const options = [panel(page).locator('[data-usual=true]'), panel(page).getByTestId('end')]
  await thenLogged(page, () => pressFirst(page, async () => options))
  await untilWanted(page)
}

/**
 * Several play at one table, each on a page of their own, until something is so: the one who is waited for does the first of these that is
 * there. Pages that look on are waited with.
 */
export async function playTogether(
  pages: readonly Page[],
  isEnough: () => Promise<boolean>,
  options: (panel: Locator) => readonly Locator[],
): Promise<void> {
  let page: Page | undefined
  const somebodyActs = async () => {
    page = undefined
    if (await isEnough()) return true
    for (const one of pages)
      if (await one.evaluate<boolean>(`${IS_SHOWN} && ${IS_WANTED} && ${IS_WAITED_FOR}`)) page ??= one
    return page !== undefined
  }
  for (let i = 0; i < 300; i++) {
    await until(pages[0] as Page, somebodyActs, 'Nobody was waited for.')
    const actor = page as Page | undefined
    if (actor === undefined) return
    await thenLogged(actor, () => pressFirst(actor, async () => options(panel(actor))))
  }
  throw new Error('They did not come to an end.')
}
