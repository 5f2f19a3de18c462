import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'

/** Milliseconds that a page has for what it is to do: enough for a machine that has much else to do. */
export const PATIENCE = 60_000

/** So many times slower pages are made than this machine is: 1 is as fast as it is. What is late somewhere is late here then. */
const SLOWER = Number(process.env.FRAY_TEST_SLOW ?? 1)

/** Somebody with a browser of their own. */
export interface Somebody {
  readonly page: Page
  readonly context: BrowserContext
  /** What went wrong in the page. */
  readonly problems: string[]
  /** Everything that came over its sockets. */
  readonly frames: string[]
  close(): Promise<void>
}

/** How somebody's browser differs from a laptop's without animations, and what counts as no problem where it is said in the console. */
export interface Ways extends BrowserContextOptions {
  readonly ignored?: RegExp
}

/** A page in a context of its own, with a memory of its own. */
export async function somebody(browser: Browser, { ignored, ...options }: Ways = {}): Promise<Somebody> {
  const context = await browser.newContext({
    ...{ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', serviceWorkers: 'block' },
    ...options,
  })
  context.setDefaultTimeout(PATIENCE)
  const page = await context.newPage()
  if (SLOWER > 1) await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const problems: string[] = []
  const frames: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && ignored?.test(message.text()) !== true) problems.push(message.text())
  })
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      frames.push(String(payload))
    }),
  )
  return { page, context, problems, frames, close: () => context.close() }
}

/** Opens a link to a seat, says a name, sits down. */
export async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  // The one who is invited is told to what.
  await page.getByRole('heading', { name: /^You are invited to a table: ./ }).waitFor()
  await page.getByLabel('What should the others call you?').fill(name)
  await page.getByRole('button', { name: 'Sit down' }).click()
}
