import { useOpened } from '../live/use-opened.ts'
import { Button } from '../parts/button.tsx'
import { type AtFight, goTo } from '../route.ts'
import { useWords } from '../words/words.ts'
import { AtTable } from './at-table.tsx'
import look from './table.module.css'

const openHere = async (id: string) => (await import('../local/here.ts')).sitHere(id)

/** A fight: opened when the page comes to it, left when the page goes. */
export function Fight({ route }: { route: AtFight }) {
  const { id } = route
  const words = useWords()
  const { sitting, problem } = useOpened(id, openHere)
  if (problem instanceof Error) {
    return (
      <main className={look.notice}>
        <h1>{words.fight.failed}</h1>
        <p>{problem.message}</p>
        <Button onPress={() => goTo({ at: 'home' })}>{words.back}</Button>
      </main>
    )
  }
  if (sitting === null) {
    return (
      <main className={look.notice} aria-busy="true">
        <h1 className={look.opening}>{words.fight.opening}</h1>
      </main>
    )
  }
  return <AtTable route={route} sitting={sitting} />
}
