import { lazy, Suspense, useEffect } from 'react'
import { Hatches } from './board/shapes.tsx'
import { BeginFight } from './home/begin-fight.tsx'
import { Home } from './home/home.tsx'
import { useRoute } from './route.ts'
import { useHabits } from './settings/habits.ts'

const Join = lazy(async () => ({ default: (await import('./table/join.tsx')).Join }))
const Fight = lazy(async () => ({ default: (await import('./table/fight.tsx')).Fight }))

/** The page. */
export function App() {
  const route = useRoute()
  const { scheme } = useHabits()
  useEffect(() => {
    document.documentElement.dataset.scheme = scheme
  }, [scheme])
  return (
    <>
      <Hatches />
      <Suspense fallback={null}>
        {route.at === 'fight' ? <Fight key={route.id} id={route.id} as={route.as} /> : null}
        {route.at === 'join' ? <Join key={route.code} code={route.code} as={route.as} /> : null}
        {route.at === 'play' ? <BeginFight {...route} /> : null}
        {route.at === 'home' ? <Home /> : null}
      </Suspense>
    </>
  )
}
