import './look/tokens.css'
import './look/base.css'
import '@fontsource-variable/atkinson-hyperlegible-next'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { workOffline } from './offline.ts'
import { habitsNow } from './settings/habits.ts'
import { languageFor } from './words/languages.ts'
import { speak } from './words/words.ts'

// Texts first, so that nothing is drawn in one language and then in another.
await speak(languageFor(habitsNow().language, navigator.languages))

const root = document.getElementById('root')
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )

// First the page, then what it needs without a network.
addEventListener('load', () => setTimeout(() => void workOffline(), 4_000))
