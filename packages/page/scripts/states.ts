import type { Page } from 'playwright-core'
import { mouse, playOut, untilShown } from '../test/playing.ts'
import type { RealServer } from '../test/real-server.ts'

/** Where the pictures are taken from: the built page as files, and at a server of ours. */
export interface Places {
  readonly site: string
  readonly live: RealServer
}

const panel = '[data-region=action]'

/** Waits until a table stands, something is wanted or it is over, all of it is shown, and chances are worked out. */
async function settled(page: Page): Promise<void> {
  const wanted = ['[data-number="1"]', '[data-over]', 'form'].map((one) => `${panel} ${one}`)
  await page.locator(wanted.join()).first().waitFor({ state: 'attached' })
  await shown(page)
}

/** The same where others may be waited for. */
async function shown(page: Page): Promise<void> {
  await untilShown(page)
  await page.locator(`${panel}[data-pending=false]`).waitFor({ state: 'attached' })
}

/** So many looks without a change, 50 milliseconds apart, after which a picture stands still; and so many where a clock runs in it. */
const [STILL, MOST] = [6, 60]

/** Waits until nothing moves, appears or is loaded any more: silence is meant, no event says that nothing more comes. */
const still = (page: Page): Promise<void> =>
  page.evaluate(`(async () => {
    await document.fonts.ready
    for (let looks = 0, alike = 0, body = ''; alike < ${STILL} && looks < ${MOST}; looks++, alike++) {
      await new Promise((done) => setTimeout(done, 50))
      const moves = document.getAnimations().some((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity)
      const isLoading = [...document.images].some((one) => !one.complete)
      const now = document.body.outerHTML
      if (moves || isLoading || now !== body) alike = 0
      body = now
    }
  })()`)

/** Words of the page in both languages, by what they are for. */
const SAYS = {
  settings: /^(Settings|Einstellungen)$/,
  name: /^(What should the others call you|Wie sollen die anderen)/,
  sit: /^(Sit down|Hinsetzen)$/,
  seats: /^(Seats|Plätze)/,
  link: /^(Make a link|Link erstellen)$/,
  plan: /^(Plan the next turn|Den nächsten Zug planen)$/,
  simulate: /^(Simulate|Durchspielen)$/,
  findOut: /^(Find out|Herausfinden)$/,
  findAgain: /^(Find out again|Noch einmal herausfinden)$/,
  stop: /^(Stop|Anhalten|Stopp)$/,
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
  /** Four things done: the first that asks for nothing more, else the end of the turn. */
  async acted(page) {
    for (let i = 0; i < 4; i++) {
      const plain = page.locator(`${panel} [data-number]:not([aria-expanded]):not([aria-disabled=true])`)
      const action = plain.filter({ hasNotText: '…' }).first()
      await ((await action.count()) > 0 ? action.click() : page.keyboard.press('e'))
      await settled(page)
    }
  },
  async refused(page) {
    await page.locator(`${panel} details summary`).first().click()
  },
  /** The line over the whole fight, some steps into it, looking at a step before. */
  async time(page) {
    await STATES.acted?.(page)
    await page.keyboard.press('m')
    await page.getByRole('slider').first().waitFor()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await page.locator(`[data-step="${await page.getByRole('slider').first().inputValue()}"]`).waitFor()
  },
  /** The referee's tools. */
  async tools(page) {
    await page.keyboard.press('g')
    await page.locator('[data-referee] [data-order]').first().waitFor({ state: 'attached' })
  },
  /** Two of those whom the referee's tools offer, ticked. */
  async picked(page) {
    await STATES.tools?.(page)
    const people = page.locator('main input[type=checkbox]')
    for (const name of ['Nib', 'Crole']) await people.and(page.getByLabel(name)).first().check()
  },
  /** In the builder: how hard the fight is, when that has been found out. */
  async hard(page) {
    await page.getByRole('button', { name: SAYS.findOut }).click()
    await page.getByRole('button', { name: SAYS.findAgain }).waitFor()
  },
  /** In the lab: what a simulation says. */
  async simulated(page) {
    await page.locator('[data-kind=main]').filter({ hasText: SAYS.simulate }).click()
    await page.getByRole('button', { name: SAYS.stop }).waitFor({ state: 'detached' })
    await page.getByRole('table').first().waitFor()
  },
  /** How it went, when it has been looked at closely. */
  async after(page) {
    await STATES.over?.(page)
    await page.goto(`${page.url()}/after`)
    await page.locator('main ol li').first().waitFor({ timeout: 120_000 })
    await page.getByRole('button', { name: SAYS.stop }).waitFor({ state: 'detached', timeout: 120_000 })
  },
  /** The first action that asks for something more. */
  async asks(page) {
    await page.locator(`${panel} [data-number]`).filter({ hasText: '…' }).first().click()
  },
  /** A question of the rules, or real dice: what comes first when the likely acts are done. */
  async question(page) {
    for (let i = 0; i < 12 && (await page.locator(`${panel} [data-usual]`).count()) === 0; i++) {
      const action = page.locator(`${panel} [data-number="1"]`)
      if ((await action.count()) > 0) await action.first().click()
      await settled(page)
    }
  },
  /** The first card, as a first tap unfolds it. */
  async tapped(page) {
    await page.locator(`${panel} li > [data-number="1"]`).tap()
  },
  /** The first question of others' turns, when one's own are passed. */
  async passed(page) {
    for (let i = 0; i < 60 && (await page.locator(`${panel} [data-usual]`).count()) === 0; i++) {
      await page.keyboard.press('e')
      await settled(page)
    }
  },
  /** To the end, by simple means. */
  async over(page) {
    await playOut(page, mouse)
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
async function refereeAt(page: Page, { start }: RealServer): Promise<void> {
  const { referee = '' } = await start('zones/bridge', 'seven')
  await page.goto(referee)
  await page.getByLabel(SAYS.name).fill('Rolf')
  await page.getByRole('button', { name: SAYS.sit }).click()
}

/** Sits down at a table of the server as a player. */
async function playerAt(page: Page, { start }: RealServer): Promise<void> {
  const { players = '' } = await start('zones/bridge', 'seven')
  await page.goto(players)
  await page.getByLabel(SAYS.name).fill('Wanda')
  await page.getByRole('button', { name: SAYS.sit }).click()
  await settled(page)
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
    const { referee = '' } = await live.start('zones/bridge', 'seven')
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
  /** The choice of a game for a fight of one's own. */
  async new(page, { site }) {
    await page.goto(`${site}#/new`)
    await page.locator('main').waitFor()
  },
  /** A player of a table, whose turn it is. */
  async player(page, { live }) {
    await playerAt(page, live)
  },
  /** A player who makes a plan while the others act. */
  async plan(page, { live }) {
    await playerAt(page, live)
    const plan = page.getByRole('button', { name: SAYS.plan, includeHidden: true })
    for (let i = 0; i < 12 && (await plan.count()) === 0; i++) {
      await page.keyboard.press('e')
      await shown(page)
    }
    const tab = page.locator('nav button[data-of=action]')
    if (await tab.isVisible()) await tab.click()
    await plan.click()
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
  else if (where.startsWith('edit/')) {
    await page.goto(`${places.site}#/${where}.yaml`)
    await page.locator('[data-said]').waitFor({ state: 'attached' })
    // Its parts are named by their number: `edit/zones/bridge:2`.
    const [part] = states.splice(0, 1)
    if (part !== undefined)
      await page
        .locator('nav button')
        .nth(Number(part) - 1)
        .click()
  } else if (where.startsWith('lab/')) {
    await page.goto(`${places.site}#/${where}.yaml`)
  } else {
    await page.goto('about:blank')
    await page.goto(`${places.site}#/play/${where}.yaml/seven`)
    await settled(page)
  }
  for (const state of states) {
    const make = STATES[state]
    if (make === undefined) throw new Error(`There is no state ${state}; there are ${nameable.join(', ')}.`)
    await make(page)
  }
  await still(page)
}
