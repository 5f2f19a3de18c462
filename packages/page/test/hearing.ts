import type { Page } from 'playwright-core'

/*
 * What is heard of a page: roles, names and states as Playwright reads them off it, alike in every version of a browser, and what live
 * regions say.
 */

/** Runs in the page: writes down what live regions say, as it comes. */
const LISTEN = `(() => {
  if (window.heard !== undefined) return
  window.heard = []
  const LIVE = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]:not([aria-live])'
  const said = (node) => (node.innerText ?? node.textContent ?? '').replace(/\\s+/g, ' ').trim()
  const how = (region) =>
    region.getAttribute('aria-live') ?? (region.getAttribute('role') === 'alert' ? 'assertive' : 'polite')
  const isWhole = (region) =>
    region.getAttribute('aria-atomic') === 'true' || ['status', 'alert'].includes(region.getAttribute('role'))
  new MutationObserver((changes) => {
    const whole = new Set()
    for (const { target, addedNodes, type } of changes) {
      const element = target.nodeType === 1 ? target : target.parentElement
      const region = element?.closest(LIVE)
      if (region == null) {
        for (const node of addedNodes) {
          if (node.nodeType !== 1) continue
          for (const one of [node, ...node.querySelectorAll(LIVE)]) if (one.matches('[role=alert]')) whole.add(one)
        }
      } else if (isWhole(region)) whole.add(region)
      else if (type === 'characterData') window.heard.push(how(region) + ': ' + said(element))
      else for (const node of addedNodes) if (said(node) !== '') window.heard.push(how(region) + ': ' + said(node))
    }
    for (const region of whole) if (said(region) !== '') window.heard.push(how(region) + ': ' + said(region))
  }).observe(document, { subtree: true, childList: true, characterData: true })
})()`

/** Begins to listen to the live regions of a page, and of those that it goes on to. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(LISTEN)
}

/** What live regions have said since the last time, in order. */
export async function heard(page: Page): Promise<string[]> {
  return (await page.evaluate('window.heard.splice(0)')) as string[]
}

/** The whole page as a screen reader goes through it: a line each for what has a role, with its name and its states. */
export const readThrough = (page: Page): Promise<string> => page.locator('body').ariaSnapshot()

/** What is said of the thing that has the focus: its role, name and states; '' for nothing. */
export async function focused(page: Page): Promise<string> {
  const focus = page.locator(':focus')
  if ((await focus.count()) === 0) return ''
  const [line = ''] = (await focus.first().ariaSnapshot()).split('\n')
  return line.replace(/^- '?/, '').replace(/'?:.*$/, '')
}
