import { defineConfig, type Plugin } from 'vite'

/** Names everything that was built in `files.json`: what a browser keeps to work without a network. */
const listFiles = (): Plugin => ({
  name: 'list-files',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      this.emitFile({ type: 'asset', fileName: 'files.json', source: JSON.stringify(Object.keys(bundle).sort()) })
    },
  },
})

/** The letters of most words, fetched at once with the page: what comes later changes how wide words are, and moves buttons. */
const LETTERS = /latin-wght-normal.*\.woff2$/

const fetchLetters = (): Plugin => ({
  name: 'fetch-letters',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => LETTERS.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `./${file}` },
          injectTo: 'head' as const,
        })),
  },
})

export default defineConfig({
  base: './',
  plugins: [listFiles(), fetchLetters()],
  build: {
    target: 'es2024',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    manifest: 'manifest.json',
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      // What draws the board is one file: the first page and every table need all of it, and cut up it is larger. Its art comes later.
      output: {
        codeSplitting: { groups: [{ name: 'board', test: /packages.(drawing.src.(?!art)|page.src.board.)/ }] },
      },
    },
  },
  worker: { format: 'es' },
})
