import { Suspense, useEffect } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Hatches } from './board/shapes.tsx'
import { StartFight } from './home/begin-fight.tsx'
import { Home } from './home/home.tsx'
import { isSeat } from './live/saved-seats.ts'
import { saveAdmin } from './live/server.ts'
import { takeKey, takeScreenKey } from './live/take-key.ts'
import { late } from './parts/late.ts'
import { goTo, isCampaignHere, useRoute } from './route.ts'
import { useHabits } from './settings/habits.ts'
import { languageFor } from './words/languages.ts'
import { speak, useWords } from './words/words.ts'

const Fight = late(() => import('./table/fight.tsx'), 'Fight')

const LabAtHome = late(() => import('./lab/at-home.tsx'), 'LabAtHome')

const Join = late(() => import('./live/join.tsx'), 'Join')

const LiveFight = late(() => import('./live/live-fight.tsx'), 'LiveFight')

const CampaignHere = late(() => import('./campaign/campaign-here.tsx'), 'CampaignHere')

const Screen = late(() => import('./screen/screen.tsx'), 'Screen')

const Builder = late(() => import('./builder/builder.tsx'), 'Builder')

/** The page. */
export function App() {
  const route = useRoute()
  const { scheme, language } = useHabits()
  const words = useWords()
  useEffect(() => {
    document.documentElement.dataset.scheme = scheme
  }, [scheme])
  useEffect(() => {
    const follow = () => void speak(languageFor(language, navigator.languages))
    follow()
    addEventListener('languagechange', follow)
    return () => removeEventListener('languagechange', follow)
  }, [language])
  useEffect(() => {
    if (route.at === 'link') takeKey(route.key)
    if (route.at === 'show' && !isSeat(route.id)) takeScreenKey(route.id)
    if (route.at === 'admin') {
      saveAdmin(route.key)
      goTo({ at: 'home' }, true)
    }
  }, [route])
  return (
    <I18nProvider locale={words.language}>
      <Hatches />
      <Suspense fallback={null}>
        {route.at !== 'fight' ? null : isSeat(route.id) ? (
          <LiveFight key={route.id} route={route} />
        ) : isCampaignHere(route.id) ? (
          <CampaignHere key={route.id} route={route} />
        ) : (
          <Fight key={route.id} route={route} />
        )}
        {route.at === 'show' && isSeat(route.id) ? <Screen key={route.id} id={route.id} /> : null}
        {route.at === 'join' ? <Join id={route.id} /> : null}
        {route.at === 'play' ? <StartFight {...route} /> : null}
        {route.at === 'new' || route.at === 'edit' || route.at === 'copy' ? (
          <Builder
            key={route.at === 'edit' ? route.id : route.at}
            id={route.at === 'edit' ? route.id : null}
            copy={route.at === 'copy' ? route.file : null}
          />
        ) : null}
        {route.at === 'lab' ? <LabAtHome key={route.file} file={route.file} /> : null}
        {route.at === 'home' ? <Home /> : null}
      </Suspense>
    </I18nProvider>
  )
}
