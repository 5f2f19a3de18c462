import { mkdirSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findings } from './axe.ts'
import { serving } from './serving.ts'
import { sitDown, somebody } from './somebody.ts'

/* Pictures that people give, in real browsers. FRAY_PICTURES=FOLDER keeps what is seen. */

const ENCOUNTER = `
ruleset: shock
title: Something in the reeds
seats: { anna: { plays: [Ada] } }
battlefield: { size: [10, 7] }
sides: { party: { party: true, name: Travellers }, foes: { name: Foes } }
combatants:
  Ada: { from: pia-longshot, side: party, at: "2,3" }
  Grumbel: { from: hired-spear, side: foes, at: "7,3" }
  Lurkmaw: { from: hired-spear, side: foes, at: "7,5", hidden: true }
`

const at = serving()

/** A face in that colour, as a file of a camera: larger than a portrait may be. */
async function faceOf(page: Page, colour: string, name = 'face.jpg') {
  const drawn = await page.evaluate(`(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 1600
    canvas.height = 1200
    const on = canvas.getContext('2d')
    on.fillStyle = '${colour}'
    on.fillRect(0, 0, 1600, 1200)
    on.fillStyle = '#f2d7b0'
    on.beginPath()
    on.arc(800, 600, 380, 0, 7)
    on.fill()
    on.fillStyle = '#222'
    for (const x of [680, 920]) on.fillRect(x - 40, 520, 80, 80)
    on.fillRect(640, 760, 320, 50)
    return canvas.toDataURL('image/jpeg').split(',')[1]
  })()`)
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(String(drawn), 'base64') }
}

/** Opens somebody's card. */
async function cardOf(page: Page, who: string): Promise<Locator> {
  const card = page.locator(`[id="person-${who}"]`)
  const button = card.getByRole('button', { name: who }).first()
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click()
  return card
}

const portraitIn = (page: Page, where: string) => page.locator(`${where} image[clip-path]`)
/** How large it is, where the browser could read it. */
async function sizeOf(image: Locator): Promise<unknown> {
  const address = await image.first().getAttribute('href')
  return image.page().evaluate(`(async () => {
    const picture = Object.assign(new Image(), { src: '${address}' })
    await picture.decode()
    return [picture.naturalWidth, picture.naturalHeight]
  })()`)
}

/** Drops a file on the part of somebody's card for that. */
const dropOn = (page: Page, who: string, { buffer }: { readonly buffer: Buffer }) =>
  page.evaluate(`(() => {
    const bytes = Uint8Array.from(atob('${buffer.toString('base64')}'), (sign) => sign.charCodeAt(0))
    const data = new DataTransfer()
    data.items.add(new File([bytes], 'maw.png', { type: 'image/png' }))
    const section = document.querySelector('[id="person-${who}"] [data-give-picture]')
    for (const type of ['dragover', 'drop'])
      section.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }))
  })()`)

/** What pictures are called of which somebody was sent the name. */
const named = (frames: readonly string[]) => new Set(frames.join().match(/\b[0-9a-f]{64}\b/g))

async function seen(page: Page, name: string): Promise<void> {
  const { FRAY_PICTURES: folder } = process.env
  if (folder === undefined) return
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: `${folder}/${name}.png` })
}

test('the referee gives people portraits, by file and by drop: all who see them see those, and nobody the hidden one’s', async () => {
  const links = await at.server.start(ENCOUNTER, 'seven')
  const referee = await somebody(at.browser)
  const anna = await somebody(at.browser, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    colorScheme: 'dark',
  })
  await sitDown(referee.page, links.referee ?? '', 'Rolf')
  await sitDown(anna.page, links.anna ?? '', 'Anna')
  const fetched: string[] = []
  anna.page.on('response', (response) => {
    if (response.url().includes('/pictures/')) fetched.push(`${response.status()}`)
  })

  const card = await cardOf(referee.page, 'Grumbel')
  // By the keys: the button opens the browser's own choice of files.
  const choosing = referee.page.waitForEvent('filechooser')
  await card.getByRole('button', { name: 'Choose a picture' }).press('Enter')
  await (await choosing).setFiles(await faceOf(referee.page, '#7a2f8f'))
  await card.getByText('The picture is there.').waitFor()
  for (const where of ['#board [data-who=Grumbel]', 'nav', '[id="person-Grumbel"]']) {
    await portraitIn(referee.page, where).first().waitFor({ state: 'attached' })
    // Scaled before it was sent.
    expect(await sizeOf(portraitIn(referee.page, where))).toEqual([512, 384])
  }
  await portraitIn(anna.page, '#board [data-who=Grumbel]').waitFor({ state: 'attached' })
  expect(await sizeOf(portraitIn(anna.page, '#board [data-who=Grumbel]'))).toEqual([512, 384])
  expect(fetched).toEqual(['200'])

  const hidden = await cardOf(referee.page, 'Lurkmaw')
  await hidden.locator('[data-give-picture]').waitFor()
  await dropOn(referee.page, 'Lurkmaw', await faceOf(referee.page, '#0a5f3c'))
  await portraitIn(referee.page, '#board [data-who=Lurkmaw]').waitFor({ state: 'attached' })
  expect(await portraitIn(anna.page, '#board').count()).toBe(1)
  expect(fetched).toEqual(['200'])
  expect([named(anna.frames).size, named(referee.frames).size]).toEqual([1, 2])

  const own = await cardOf(referee.page, 'Ada')
  const input = own.locator('input[type=file]')
  await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') })
  await own
    .getByRole('alert')
    .getByText(/^SVG is not accepted/)
    .waitFor()
  await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await own
    .getByRole('alert')
    .getByText(/^This is not a picture/)
    .waitFor()
  await own.locator('[data-give-picture]').scrollIntoViewIfNeeded()
  await seen(referee.page, 'referee-light')
  await referee.page.getByRole('button', { name: 'The referee’s tools' }).click()
  const tools = referee.page.locator('[data-referee]')
  await tools.locator('input[type=file]').setInputFiles(await faceOf(referee.page, '#c9d6a3', 'map.jpg'))
  await tools.getByText('The picture is there.').waitFor()
  const ground = (page: Page) => page.locator('#board image:not([clip-path])')
  await ground(anna.page).first().waitFor({ state: 'attached' })
  expect(await findings(referee.page)).toEqual([])
  await seen(referee.page, 'referee-map')

  // The phone's own: who plays somebody gives the portrait, and nobody else's is offered.
  await seen(anna.page, 'phone-dark')
  await anna.page.getByRole('button', { name: 'People', exact: true }).click()
  const ada = await cardOf(anna.page, 'Ada')
  await ada.locator('input[type=file]').setInputFiles(await faceOf(anna.page, '#b5541c'))
  await ada.getByText('The picture is there.').waitFor()
  await portraitIn(referee.page, '#board [data-who=Ada]').waitFor({ state: 'attached' })
  expect(await findings(anna.page)).toEqual([])
  await ada.locator('[data-give-picture]').scrollIntoViewIfNeeded()
  await seen(anna.page, 'phone-card-dark')
  const foe = await cardOf(anna.page, 'Grumbel')
  await foe.getByRole('heading').or(foe.locator('dl')).first().waitFor()
  expect(await anna.page.locator('[data-give-picture]').count()).toBe(0)

  // Handed out to one: a picture with words, in what is said at the table.
  const talk = referee.page.getByRole('region', { name: 'Table talk' })
  await talk.getByLabel('Write to the table').fill('The letter')
  await talk.getByRole('combobox').selectOption({ label: 'Anna' })
  await talk.locator('input[type=file]').setInputFiles(await faceOf(referee.page, '#334455', 'letter.jpg'))
  await talk.getByRole('img', { name: 'The letter' }).waitFor()
  await anna.page.getByRole('button', { name: 'Log', exact: true }).click()
  await anna.page.getByRole('img', { name: 'The letter' }).waitFor()
  expect(await findings(anna.page)).toEqual([])
  await seen(anna.page, 'phone-handed-out')

  // Killed without a word: what was acknowledged is there.
  await at.server.kill()
  await at.server.restart()
  await referee.page.reload()
  await portraitIn(referee.page, '#board [data-who=Ada]').waitFor({ state: 'attached' })
  await expect.poll(() => portraitIn(referee.page, '#board').count()).toBe(3)
  await ground(referee.page).first().waitFor({ state: 'attached' })
  await seen(referee.page, 'referee-after')
  const again = await cardOf(referee.page, 'Ada')
  await again.getByRole('button', { name: 'Take it away' }).click()
  await expect.poll(() => portraitIn(anna.page, '#board [data-who=Ada]').count()).toBe(0)
  expect(referee.problems.filter((one) => !/WebSocket|ERR_CONNECTION/.test(one))).toEqual([])
  await referee.close()
  await anna.close()
})

test('a fight that is played alone keeps portraits in this browser', async () => {
  const { page, problems, close } = await somebody(at.browser)
  await page.goto(`${at.server.url}#/play/zones/bridge.yaml/seven`)
  const mine = page.locator('[id^=person-]').filter({ hasText: 'Ada' }).first()
  await mine.getByRole('button').first().click()
  await mine.locator('input[type=file]').setInputFiles(await faceOf(page, '#7a2f8f'))
  await mine.getByText('The picture is there.').waitFor()
  await portraitIn(page, '#board').first().waitFor({ state: 'attached' })
  await page.reload()
  await portraitIn(page, '#board').first().waitFor({ state: 'attached' })
  expect(problems).toEqual([])
  await close()
})
