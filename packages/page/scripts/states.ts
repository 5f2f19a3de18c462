import type { Page } from 'playwright-core'
import type { RealServer } from '../test/real-server.ts'

/** Where the pictures are taken from: the built page as files, and at a server of ours. */
export interface Places {
  readonly site: string
  readonly live: RealServer
}

const panel = '[data-region=act]'

/** Waits until a table stands and something is wanted, or it is over. */
async function settled(page: Page): Promise<void> {
  await page.locator(`${panel} [data-number="1"], ${panel} [data-over]`).first().waitFor({ state: 'attached' })
  await page.waitForTimeout(900)
}

/** Words of the page in both languages, by what they are for. */
const SAYS = {
  settings: /^(Settings|Einstellungen)$/,
  name: /^(What shall the others call you|Wie sollen die anderen)/,
  sit: /^(Sit down|Hinsetzen)$/,
  seats: /^(Seats|Plätze)/,
  link: /^(Make a link|Link erstellen)$/,
}

/** States of a table that are made by hand: `zones/bridge:settings`. */
const STATES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async settings(page) {
    await page.getByRole('button', { name: SAYS.settings }).click()
  },
  async keys(page) {
    await page.keyboard.press('?')
  },
  async about(page) {
    await page.locator(`${panel} li button + button`).first().click()
  },
  async card(page) {
    const tab = page.locator('nav button:has(svg)').filter({ hasText: /^(People|Figuren)$/ })
    if (await tab.isVisible()) await tab.click()
    await page.locator('[data-region=people] button[aria-expanded]').first().click()
  },
  async threat(page) {
    await page.keyboard.press('t')
  },
  async text(page) {
    await page.goto(`${page.url()}/text`)
    await page.locator('input').waitFor()
  },
  async acted(page) {
    for (let i = 0; i < 4; i++) {
      await page.locator(`${panel} [data-number="1"]`).first().click()
      await page.waitForTimeout(700)
    }
  },
  async refused(page) {
    await page.locator(`${panel} details summary`).first().click()
  },
  async log(page) {
    const tab = page.locator('nav button:has(svg)').filter({ hasText: /^(Log|Verlauf)$/ })
    if (await tab.isVisible()) await tab.click()
  },
  async board(page) {
    const tab = page.locator('nav button:has(svg)').filter({ hasText: /^(Board|Spielfeld)$/ })
    if (await tab.isVisible()) await tab.click()
  },
}

/** Sits down at a table of the server as its referee. */
async function refereeAt(page: Page, { begin }: RealServer): Promise<void> {
  const { referee = '' } = await begin('zones/bridge', 'seven')
  await page.goto(referee)
  await page.getByLabel(SAYS.name).fill('Rolf')
  await page.getByRole('button', { name: SAYS.sit }).click()
}

/** Pages that are no table of one's own. */
const PAGES: Readonly<Record<string, (page: Page, places: Places) => Promise<void>>> = {
  async home(page, { site }) {
    await page.goto(site)
    await page.waitForSelector('main')
  },
  async served(page, { live }) {
    await page.goto(live.url)
    await page.waitForSelector('main')
  },
  async join(page, { live }) {
    const { referee = '' } = await live.begin('zones/bridge', 'seven')
    await page.goto(referee)
    await page.getByLabel(SAYS.name).waitFor()
  },
  async gone(page, { live }) {
    await page.goto(`${live.url}#/join/f-nothing.here`)
    await page.waitForSelector('main')
  },
  async broken(page, { site }) {
    await page.goto(site)
    const text = 'ruleset: zonse\ntitle: Mine\nsides: 3\n'
    const file = { name: 'mine.yaml', mimeType: 'text/yaml', buffer: Buffer.from(text) }
    await page.locator('input[type=file]').setInputFiles(file)
    await page.locator('textarea').waitFor()
  },
  async seats(page, { live }) {
    await refereeAt(page, live)
    await page.getByRole('button', { name: SAYS.seats }).click()
    await page.getByRole('button', { name: SAYS.link }).click()
  },
  async referee(page, { live }) {
    await refereeAt(page, live)
    await settled(page)
    await STATES.card?.(page)
  },
}

/** Every state that has no table of its own, and those of tables: what may be named. */
export const nameable = [...Object.keys(PAGES), ...Object.keys(STATES).map((state) => `GAME/FILE:${state}`)]

/** Brings the page into a state: `home`, `zones/bridge`, `zones/bridge:settings`. */
export async function bringTo(page: Page, what: string, places: Places): Promise<void> {
  const [where = '', ...states] = what.split(':')
  const direct = PAGES[where]
  if (direct !== undefined) await direct(page, places)
  else {
    await page.goto('about:blank')
    await page.goto(`${places.site}#/play/${where}.yaml/seven`)
    await settled(page)
  }
  for (const state of states) {
    const make = STATES[state]
    if (make === undefined) throw new Error(`There is no state ${state}; there are ${nameable.join(', ')}.`)
    await make(page)
  }
  await page.waitForTimeout(600)
}
