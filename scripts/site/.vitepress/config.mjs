// The site of the documents: docs/ as it is, by its four folders, with search. `npm run docs` builds and serves it.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import process from 'node:process'

const docs = resolve(import.meta.dirname, '../../../docs')

/** The first heading of a page. */
const titleOf = (path) => /^# (.*)$/m.exec(readFileSync(join(docs, path), 'utf8'))?.[1] ?? path

/** A part of the side bar: the pages of a folder by their titles, in the order of those that are named first. */
function part(text, folder, first = [], collapsed = true) {
  const names = existsSync(join(docs, folder)) ? readdirSync(join(docs, folder)) : []
  const pages = names.filter((name) => name.endsWith('.md') && name !== 'README.md').map((name) => name.slice(0, -3))
  const sorted = [...first, ...pages.filter((page) => !first.includes(page)).sort()]
  const items = sorted.map((page) => ({ text: titleOf(`${folder}/${page}.md`), link: `/${folder}/${page}` }))
  return { text, collapsed, items }
}

const reference = part('Reference', 'reference')
reference.items.push({ ...part('Rulesets', 'reference/rulesets'), collapsed: true })

/**
 * Links that lead out of the documents become their words, for the site holds only the documents; and `README` is a folder's
 * first page.
 */
function keepInside(md) {
  md.core.ruler.push('keep-inside', ({ tokens, env }) => {
    for (const { children } of tokens) {
      let outside = false
      for (const token of children ?? []) {
        if (token.type === 'link_open') {
          const href = token.attrGet('href') ?? ''
          outside = /^\.\.?\//.test(href) && !resolve(dirname(env.path), href).startsWith(docs)
          if (outside) Object.assign(token, { type: 'text', tag: '', content: '', attrs: null, nesting: 0 })
        } else if (token.type === 'link_close' && outside) {
          Object.assign(token, { type: 'text', tag: '', content: '', nesting: 0 })
          outside = false
        }
      }
    }
  })
}

export default {
  title: 'Fray',
  description: 'Tabletop-RPG combat by the book: players, referees, designers, developers.',
  lang: 'en',
  base: process.env.DOCS_BASE ?? '/',
  srcDir: '../../docs',
  outDir: '../../build/site',
  cacheDir: './node_modules/.cache',
  rewrites: { 'README.md': 'index.md', ':folder/README.md': ':folder/index.md' },
  cleanUrls: false,
  metaChunk: true,
  // Whatever a page links to and is not there ends the build.
  ignoreDeadLinks: false,
  markdown: { config: keepInside, lineNumbers: false },
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    nav: [
      { text: 'Learn', link: '/tutorials/first-fight' },
      { text: 'Do', link: '/how-to/play-in-the-browser' },
      { text: 'Look up', link: '/reference/encounters' },
      { text: 'Understand', link: '/explanation/design' },
    ],
    sidebar: [
      part('Tutorials', 'tutorials', ['first-fight', 'balance-a-fight', 'encounter-then-ruleset'], false),
      part('How to', 'how-to', ['play-in-the-browser', 'play-in-the-terminal', 'build-a-fight', 'use-the-lab'], false),
      reference,
      part('Explanation', 'explanation', ['design']),
      part('Decisions', 'decisions'),
      part('API', 'api'),
    ],
    footer: { message: 'Released under the MIT licence.' },
  },
}
