import { lazy, Suspense, useEffect } from 'react'
import { Hatches } from './board/shapes.tsx'
import { begin } from './home/begin.ts'
import { Home } from './home/home.tsx'
import { useRoute } from './route.ts'
import { useHabits } from './settings/habits.ts'

const Fight = lazy(async () => ({ default: (await import('./table/fight.tsx')).Fight }))

/** The page. */
export function App() {
  const route = useRoute()
  const { scheme } = useHabits()
  useEffect(() => {
    document.documentElement.dataset.scheme = scheme
  }, [scheme])
  useEffect(() => {
    if (route.at === 'play') {
      const seed = route.seed === '' ? {} : { seed: route.seed }
      begin({ from: { ready: route.file }, seating: 'first', dice: 'generator', ...seed }, true)
    }
  }, [route])
  return (
    <>
      <Hatches />
      <Suspense fallback={null}>
        {route.at === 'fight' ? (
          <Fight key={route.id} id={route.id} as={route.as} />
        ) : route.at === 'home' ? (
          <Home />
        ) : null}
      </Suspense>
    </>
  )
}
