import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { isOver, pressFirst, thenLogged } from '../packages/page/test/playing.ts'
import { serving } from '../packages/page/test/serving.ts'
import { type Somebody, sitDown, somebody } from '../packages/page/test/somebody.ts'
import { type AtTerminal, atTerminal } from './tests/at-terminal.ts'

/*
 * Two evenings of one campaign, as people spend them: three fights of `escalation`, and next week two of `weapon-speed`. A referee and a
 * player at laptops, one at a phone, one at a terminal; the server is killed between fights and within them. Clicks are counted.
 * FRAY_EVENINGS=FOLDER keeps pictures of each step, and what was done when.
 */

const pictures = process.env.FRAY_EVENINGS

const at = serving()

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
/** What a browser says of a server that is gone for a moment. */
const BROKEN = /ERR_CONNECTION_REFUSED|WebSocket connection/
/** Who is hidden in which fight. */
const HIDDEN: Readonly<Record<string, string>> = {
  'The smithy': 'Lurkmaw',
  'The bridge': 'Snagtooth',
  'The mill': 'Gloam',
}

const fileOf = (title: string, lines: readonly string[]) => ({
  ...{ name: `${title}.yaml`, mimeType: 'text/yaml' },
  buffer: Buffer.from([...lines, `title: ${title}`].join('\n')),
})

/** Three friends against two thugs who are soon down, and one of whom nobody knows. */
const escalation = (title: string) =>
  fileOf(title, [
    'ruleset: escalation',
    'combatants:',
    '  Berta: { from: berta-oxhide, hp: 20 }',
    '  Greta: { from: greta-two-hands }',
    '  Arroyo: { from: don-arroyo }',
    '  Jork: { from: toll-thug, hp: 6 }',
    '  Hamm: { from: toll-thug, hp: 6 }',
    `  ${HIDDEN[title]}: { from: toll-thug, hp: 6, hidden: true }`,
    `positions: [[Berta, Jork, close], [Greta, Hamm, close], [Arroyo, Jork, close], [Greta, ${HIDDEN[title]}, close]]`,
  ])

const weaponSpeed = (title: string) =>
  fileOf(title, [
    'ruleset: weapon-speed',
    'battlefield: "12x8"',
    'combatants:',
    '  Gorm: { from: gorm-boardwall, at: "5,4" }',
    '  Hanne: { from: hanne-quickhand, at: "5,5" }',
    '  Brida: { from: brida-pike, at: "5,3" }',
    '  Ketil: { from: hired-sword, at: "6,4" }',
  ])

const action = (page: Page) => page.locator('[data-region=action]')
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

/** What was done when, with how many clicks. */
const diary: string[] = []
const began = Date.now()

/** Everybody's hand at a page: each press is one click, a choice in a list two, typing none. */
class Hand {
  clicks = 0
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }
  async press(name: string | RegExp): Promise<void> {
    this.clicks++
    await button(this.page, name).first().click()
  }
  async file(file: ReturnType<typeof fileOf>): Promise<void> {
    // The button, and the file in the window of the system.
    this.clicks += 2
    await this.page.locator('section input[type=file]').first().setInputFiles(file)
  }
  /** How many since the last time. */
  since(): number {
    const { clicks } = this
    this.clicks = 0
    return clicks
  }
}

/** Writes down what was done, and takes pictures of all pages, where they are wanted. */
async function look(step: string, what: string, all: Readonly<Record<string, Page>>): Promise<void> {
  diary.push(`${((Date.now() - began) / 1000).toFixed(1)} s  ${step}: ${what}`)
  if (pictures === undefined) return
  mkdirSync(pictures, { recursive: true })
  for (const [name, page] of Object.entries(all)) await page.screenshot({ path: join(pictures, `${step}-${name}.png`) })
  writeFileSync(join(pictures, 'diary.txt'), `${diary.join('\n')}\n`)
}

/** Strikes where there is somebody to strike, answers as is usual, else ends the turn. False where nothing is wanted of this page. */
async function step(page: Page): Promise<boolean> {
  if ((await page.locator('nav [data-wanted=true]').count()) === 0) return false
  const numbered = action(page).locator('[data-number]:enabled:not([aria-expanded]):not([aria-disabled=true])')
  const options = [
    action(page).locator('[data-usual=true]:enabled'),
    numbered.filter({ hasText: /attack|hit |strike|rush in/i }),
    action(page).getByTestId('end'),
    numbered,
  ]
  let isPressed = false
  await thenLogged(page, async () => {
    isPressed = await pressFirst(page, async () => options)
    // On a phone the first tap shows what would be done, and the second does it.
    await pressFirst(page, async () => [action(page).locator('[data-chosen] [data-kind=main]')])
    return isPressed
  })
  return isPressed
}

/** The same at the terminal: the first attack in the list, and then the end of the turn; of a question the second answer, or the usual one. */
function type(terminal: AtTerminal, steps: { n: number }): boolean {
  const prompt = terminal.asked()
  if (['', '... ', '> ', 'lobby> '].includes(prompt)) return false
  const isEven = steps.n++ % 2 === 0
  const attack = terminal.on.said
    .slice(-25)
    .join('\n')
    .split('\n')
    .flatMap((line) => /^\s*([a-z]+\d+)\s.*(?:attack|rush in)/i.exec(line)?.[1] ?? [])
    .at(-1)
  terminal.type(prompt.endsWith('> ') ? (isEven ? (attack ?? 'end') : 'end') : isEven ? '2' : '')
  return true
}

interface Table {
  readonly referee: Somebody
  readonly laptop: Somebody
  readonly phone: Somebody
  readonly terminal: AtTerminal
}

const pagesOf = ({ referee, laptop, phone }: Table) => ({
  referee: referee.page,
  laptop: laptop.page,
  phone: phone.page,
})

/** Rounds of steps in which a fight is over. */
const MOST = 120

/** Plays until the fight is over; calls `during` once, after so many steps. */
async function playOut(table: Table, name: string, after: number, during: () => Promise<void>): Promise<void> {
  const pages = Object.values(pagesOf(table))
  const typing = { n: 0 }
  let isCalled = false
  for (let done = 0, idle = 0; idle < 600 && done < MOST; ) {
    if ((await isOver(table.referee.page)) !== null && isCalled) return
    let moved = type(table.terminal, typing)
    for (const page of pages) if ((await isOver(page)) === null) moved = (await step(page)) || moved
    if (moved) done++
    idle = moved ? 0 : idle + 1
    if (!moved) await table.referee.page.waitForTimeout(50)
    if (done < after || isCalled) continue
    isCalled = true
    await during()
  }
  await look('standstill', name, pagesOf(table))
  throw new Error(
    `${name} came to a standstill; at the terminal: ${table.terminal.on.said.slice(-15).join('\n')} ${table.terminal.asked()}`,
  )
}

/** Everybody is at the board of a fight. */
async function allIn(table: Table, title: string): Promise<void> {
  for (const page of Object.values(pagesOf(table))) {
    await expect.poll(() => page.title()).toContain(title)
    await action(page).first().waitFor({ state: 'attached' })
  }
  await expect.poll(() => table.terminal.on.text()).toContain(title)
}

/** The server is killed and comes back; everybody is connected again. */
async function killed(table: Table): Promise<void> {
  await at.server.kill()
  await at.server.restart()
  for (const page of Object.values(pagesOf(table)))
    await expect.poll(() => page.getByText(/^(Reconnecting|The connection is lost)/).count()).toBe(0)
}

const newcomer = (options: object = {}) => somebody(at.browser, { ...options, ignored: BROKEN })

/** Shows somebody whom nobody knew, and sees that nobody knew of them. */
async function reveal(table: Table, title: string): Promise<void> {
  const { referee, laptop, phone, terminal } = table
  const name = HIDDEN[title] ?? ''
  for (const heard of [laptop.frames, phone.frames, terminal.on.said]) expect(heard.join()).not.toContain(name)
  const { page } = referee
  const card = page.locator(`[id="person-${name}"]`)
  await card.getByRole('button', { name }).first().click()
  await card.getByRole('button', { name: 'Reveal' }).click()
  await laptop.page.locator(`[id="person-${name}"]`).waitFor()
}

const state = (page: Page, who: string) =>
  page
    .getByRole('region', { name: 'How the heroes are' })
    .getByRole('listitem')
    .filter({ has: page.getByText(who, { exact: true }) })
    .textContent()

const inLobby = async ({ referee, laptop, phone, terminal }: Table, words: string | RegExp) => {
  for (const { page } of [referee, laptop, phone]) await page.getByText(words).waitFor()
  await expect.poll(() => terminal.asked()).toBe('lobby> ')
}

test('two evenings of five fights on four devices: six clicks, then one for each fight, one for players', async () => {
  const referee = await newcomer()
  const { page } = referee
  const hand = new Hand(page)
  await page.goto(at.server.url)
  await button(page, 'New campaign').waitFor()
  await look('01-nothing', 'the first page', { referee: page })
  await hand.press('New campaign')
  await page.getByLabel('What is the campaign called?').fill('The long winter')
  await hand.press('Create')
  await page.getByRole('heading', { name: 'The long winter: the lobby' }).waitFor()
  const invitation = await page.getByLabel('Link to The long winter').inputValue()
  await hand.press('Copy the link')
  await look('02-lobby', `a campaign, and its invitation copied: ${hand.clicks} clicks`, { referee: page })

  const laptop = await newcomer()
  const phone = await newcomer(PHONE)
  // One click each: "Sit down".
  await sitDown(laptop.page, invitation, 'Mira')
  await sitDown(phone.page, invitation, 'Jo')
  let terminal = atTerminal(invitation, 'Tess')
  const table: Table = { referee, laptop, phone, terminal }
  for (const name of ['Mira', 'Jo', 'Tess']) await page.getByText(name, { exact: true }).waitFor()
  await inLobby(table, /^Between fights\./)
  await look('03-all-here', 'three players have come, those at pages with one click each', pagesOf(table))
  await hand.file(escalation('The smithy'))
  await hand.press('Open “The smithy”')
  await allIn(table, 'The smithy')
  const first = hand.since()
  expect(first).toBeLessThanOrEqual(6)
  await look('04-first-fight', `everybody sits in the first fight: ${first} clicks from nothing`, pagesOf(table))
  await playOut(table, 'The smithy', 3, () => reveal(table, 'The smithy'))
  await look('05-first-over', 'the first fight is over', pagesOf(table))
  await button(page, 'To the lobby').first().click()
  await inLobby(table, /^Between fights\./)
  await killed(table)
  // Everybody is back, too who is at the terminal.
  await expect.poll(() => page.getByRole('listitem').filter({ hasText: / away/ }).count()).toBe(0)
  const berta = await state(page, 'Berta')
  expect(berta ?? '').toMatch(/hp \d+\/\d+/)
  for (const title of ['The bridge', 'The mill']) {
    await page.locator('section input[type=file]').first().setInputFiles(escalation(title))
    await button(page, `Open “${title}”`).waitFor()
  }
  await look('06-between', 'in the lobby, after the server was killed there: two more are prepared', pagesOf(table))

  hand.since()
  await hand.press('Open “The bridge”')
  await allIn(table, 'The bridge')
  // What is left of her goes along.
  const hp = /hp (\d+\/\d+)/.exec(berta ?? '')?.[1] ?? ''
  await page.locator('[id="person-Berta"]').getByText(hp).first().waitFor()
  await look(
    '07-second-fight',
    `the second fight, to which hit points have come along: ${hand.since()} click`,
    pagesOf(table),
  )
  await playOut(table, 'The bridge', 3, async () => {
    await killed(table)
    await look('08-killed', 'the server was killed within the fight, and is back', pagesOf(table))
    await reveal(table, 'The bridge')
  })
  await look('09-second-over', 'the second fight is over', pagesOf(table))
  await hand.press('Open “The mill”')
  await allIn(table, 'The mill')
  const next = hand.since()
  expect(next).toBeLessThanOrEqual(2)
  await look('10-third-fight', `the third fight, from the second: ${next} click, none for players`, pagesOf(table))
  await playOut(table, 'The mill', 3, () => reveal(table, 'The mill'))
  await hand.press('End the evening')
  await inLobby(table, 'This evening is over.')
  await page.getByText('A link for Referee').click()
  const own = await page.getByLabel('Link to Referee').inputValue()
  await look('11-evening-over', `the evening is over: ${hand.since()} click`, pagesOf(table))
  const ownOfTess = /Your own link, [^:]*: (\S+)/.exec(terminal.on.text())?.[1] ?? ''
  terminal.type('leave')
  await terminal.left
  for (const one of [referee, laptop, phone]) expect(one.problems).toEqual([])
  await referee.close()
  await laptop.page.close()
  await phone.page.close()
  await at.server.kill()
  await at.server.restart()

  // Next week: the same links, in the same browsers and in another one.
  const again = await newcomer()
  await again.page.goto(own)
  await again.page.getByLabel('What should the others call you?').fill('Rolf')
  await button(again.page, 'Sit down').click()
  const reopened = async (one: Somebody): Promise<Somebody> => {
    const page = await one.context.newPage()
    await page.goto(invitation)
    return { ...one, page }
  }
  terminal = atTerminal(ownOfTess, undefined)
  const later: Table = { referee: again, laptop: await reopened(laptop), phone: await reopened(phone), terminal }
  const nextHand = new Hand(again.page)
  await inLobby(later, 'This evening is over.')
  for (const title of ['The well', 'The gate']) await nextHand.file(weaponSpeed(title))
  await look('12-next-evening', 'next week, everybody by the link of the first evening', pagesOf(later))
  await nextHand.press('Open “The well”')
  await allIn(later, 'The well')
  await look('13-well', `weapon-speed: ${nextHand.since()} clicks for two fights prepared and one open`, pagesOf(later))
  await playOut(later, 'The well', 3, async () => {
    await again.page.keyboard.press('g')
    await again.page.getByRole('checkbox', { name: 'Choose Gorm' }).check()
    await again.page.locator('[data-order=injure]').click()
    await again.page.getByLabel(/on which table/).selectOption('blunt')
    await look('14-injure', 'the referee injures Gorm', pagesOf(later))
    await button(again.page, /^Do it/).click()
    await expect.poll(() => again.page.locator('[data-order=injure]').count()).toBe(1)
    await again.page.keyboard.press('g')
  })
  await look('15-well-over', 'the first fight of the second evening is over', pagesOf(later))
  await nextHand.press('To the lobby')
  await inLobby(later, /^Between fights\./)
  const gorm = (await state(again.page, 'Gorm')) ?? ''
  const injury = /injuries ([^,+]+)/.exec(gorm)?.[1]?.trim() ?? 'no injury'
  await again.page.getByRole('heading', { name: 'How the heroes are' }).scrollIntoViewIfNeeded()
  await look('16-injured', `in the lobby: Gorm: ${gorm}`, pagesOf(later))
  await nextHand.press('Open “The gate”')
  await allIn(later, 'The gate')
  const last = nextHand.since()
  expect(last).toBeLessThanOrEqual(2)
  const card = later.laptop.page.locator('[id="person-Gorm"]')
  await card.getByRole('button', { name: 'Gorm' }).first().click()
  await expect
    .poll(async () => (await card.textContent())?.toLowerCase())
    .toContain(injury.replaceAll('-', ' ').toLowerCase())
  await look('17-gate', `the second fight: the injury has come along, ${last} clicks`, pagesOf(later))
  await playOut(later, 'The gate', 2, () => killed(later))
  await nextHand.press('End the evening')
  await inLobby(later, 'This evening is over.')
  await look('18-over', 'the second evening is over', pagesOf(later))
  terminal.type('leave')
  await terminal.left
  expect(again.problems).toEqual([])
  await again.close()
  for (const one of [laptop, phone]) await one.close()
}, 900_000)
