import type { Page } from 'playwright-core'

/** A node of Chromium's accessibility tree, as its protocol hands it out. */
interface AxNode {
  readonly nodeId: string
  readonly ignored: boolean
  readonly role?: { readonly value: string }
  readonly name?: { readonly value: string }
  readonly description?: { readonly value: string }
  readonly value?: { readonly value: string | number }
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[]
  readonly childIds?: readonly string[]
}

/** What is said as one thing, whatever stands inside. */
const WHOLE = new Set([
  'button',
  'link',
  'radio',
  'checkbox',
  'switch',
  'textbox',
  'searchbox',
  'spinbutton',
  'combobox',
  'heading',
  'image',
  'application',
  'menuitem',
  'menuitemcheckbox',
  'DisclosureTriangle',
])

/** What groups other things without being said itself. */
const SILENT = new Set([
  'none',
  'generic',
  'RootWebArea',
  'LabelText',
  'paragraph',
  'strong',
  'emphasis',
  'Details',
  'term',
])

/** States that are said where they are true, and one that is said either way. */
const SAID_STATES = ['pressed', 'checked', 'disabled', 'required', 'invalid'] as const

const STATE_WORDS: Readonly<Record<string, string>> = { disabled: 'unavailable' }

/** The text of a page as it would be read out from top to bottom: each thing with its role, its name and its states. */
export async function readThrough(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: readonly AxNode[] }
  await session.detach()
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const lines: string[] = []
  const kids = ({ childIds = [] }: AxNode): AxNode[] =>
    childIds.flatMap((id) => {
      const child = byId.get(id)
      if (child === undefined) return []
      return child.ignored ? kids(child) : [child]
    })
  const nameOf = ({ name }: AxNode): string => (name?.value ?? '').replace(/\s+/g, ' ').trim()
  const textOf = (node: AxNode): string =>
    roleOf(node) === 'StaticText' || WHOLE.has(roleOf(node))
      ? nameOf(node)
      : kids(node).map(textOf).join(' ').replace(/\s+/g, ' ').trim()
  const isPlain = (node: AxNode): boolean =>
    roleOf(node) === 'StaticText' || (SILENT.has(roleOf(node)) && kids(node).every(isPlain))
  const say = (depth: number, text: string) => lines.push(`${'  '.repeat(depth)}${text}`)

  const walk = (node: AxNode, depth: number): void => {
    const role = roleOf(node)
    if (role === 'InlineTextBox' || role === 'ListMarker' || role === 'LineBreak') return
    if (isPlain(node)) {
      const text = textOf(node)
      if (text !== '') say(depth, text)
      return
    }
    if (WHOLE.has(role)) return void say(depth, wholeWords(node, role, nameOf(node)))
    if (SILENT.has(role)) return void children(node, depth)
    if (role === 'row') return void say(depth, `row: ${kids(node).map(textOf).join(' | ')}`)
    if (role === 'listitem' && kids(node).every(isPlain)) return void say(depth, `• ${textOf(node)}${currentOf(node)}`)
    if (role === 'listitem') {
      say(depth, `•${currentOf(node)}`)
      return void children(node, depth + 1)
    }
    const name = nameOf(node)
    const counts = role === 'list' ? `, ${kids(node).length} ${kids(node).length === 1 ? 'item' : 'items'}` : ''
    say(depth, `[${role}${name === '' ? '' : ` “${name}”`}${counts}]`)
    children(node, depth + 1)
  }
  /** Text that stands beside text is read in one go. */
  const children = (node: AxNode, depth: number): void => {
    let run: string[] = []
    const flush = () => {
      const text = run.join(' ').replace(/\s+/g, ' ').trim()
      if (text !== '') say(depth, text)
      run = []
    }
    for (const child of kids(node)) {
      if (roleOf(child) === 'StaticText') run.push(nameOf(child))
      else {
        flush()
        walk(child, depth)
      }
    }
    flush()
  }
  const [root] = nodes
  if (root !== undefined) children(root, 0)
  return lines
}

/** Its role. A form or a region without a name is none by the rules of ARIA, whatever a version of the browser says of it. */
const roleOf = ({ role, name }: AxNode): string => {
  const said = role?.value ?? 'none'
  return (said === 'form' || said === 'region') && (name?.value ?? '') === '' ? 'generic' : said
}

const propertyOf = (node: AxNode, name: string): unknown =>
  node.properties?.find((property) => property.name === name)?.value.value

const currentOf = (node: AxNode): string => {
  const current = propertyOf(node, 'current') ?? 'false'
  return current === 'false' || current === '' ? '' : ', current'
}

function wholeWords(node: AxNode, role: string, name: string): string {
  const level = role === 'heading' ? ` ${propertyOf(node, 'level')}` : ''
  const states = SAID_STATES.filter((state) => ['true', true, 'mixed'].includes(propertyOf(node, state) as string)).map(
    (state) => STATE_WORDS[state] ?? state,
  )
  const off = ['pressed', 'checked'].filter((state) => ['false', false].includes(propertyOf(node, state) as string))
  const expanded = propertyOf(node, 'expanded')
  const value = node.value?.value
  return [
    `${role === 'DisclosureTriangle' ? 'disclosure' : role}${level} “${name}”`,
    value === undefined || value === '' ? '' : `value “${value}”`,
    ...states,
    ...off.map((state) => `not ${state}`),
    expanded === undefined ? '' : expanded === true ? 'expanded' : 'collapsed',
    (node.description?.value ?? '') === '' ? '' : `description “${node.description?.value}”`,
  ]
    .filter((one) => one !== '')
    .join(', ')
}

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

/** What is said of the thing that has the focus: its name, role and states. */
export async function focused(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: readonly AxNode[] }
  await session.detach()
  const node = nodes.filter((one) => !one.ignored && propertyOf(one, 'focused') === true).at(-1)
  if (node === undefined || node.role?.value === 'RootWebArea') return 'nothing'
  return wholeWords(node, node.role?.value ?? '', node.name?.value ?? '')
}
