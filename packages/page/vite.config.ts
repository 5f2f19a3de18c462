import { defineConfig } from 'vite'

export default defineConfig({
  base: './',
  build: {
    target: 'es2024',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    manifest: 'manifest.json',
  },
  worker: { format: 'es' },
})
