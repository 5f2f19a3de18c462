import type { Account } from '@fray/seat'
import { useEffect, useState } from 'react'
import { useMayLookInside } from '../live/context.ts'
import { IconButton } from '../parts/button.tsx'
import { type AtFight, goTo } from '../route.ts'
import { ArrowLeft } from '../signs/index.ts'
import type { Sitting } from '../sitting.ts'
import { type Looking, useLooking } from '../table/use-sitting.ts'
import { useLabWords } from '../words/lab.ts'
import { Course } from './course.tsx'
import look from './lab.module.css'
import { Numbers } from './numbers.tsx'

/** How a fight went: who did what in numbers, who was winning when, where it turned. */
export function After({ route, sitting }: { route: AtFight; sitting: Sitting }) {
  const looking = useLooking(sitting)
  return looking === null ? null : <AfterFight route={route} sitting={sitting} looking={looking} />
}

function AfterFight({ route, sitting, looking }: { route: AtFight; sitting: Sitting; looking: Looking }) {
  const words = useLabWords()
  const { table, connection } = looking
  const { title, over } = table.fight
  const may = useMayLookInside()
  const [account, setAccount] = useState<Account | null>(null)
  useEffect(() => {
    document.title = `${words.after.title(title)} · Fray`
  }, [title, words])
  useEffect(() => {
    if (!over) return
    let isWanted = true
    // Whose the whole fight is may know all of its numbers.
    const knows = sitting.above ?? connection
    knows.ask({ do: 'account' }).then(
      (found) => isWanted && setAccount(found as Account | null),
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [connection, sitting, over])
  return (
    <div className={look.lab}>
      <header className={look.head}>
        <IconButton label={words.back} icon={ArrowLeft} onPress={() => goTo({ ...route, as: 'table' })} />
        <h1>{words.after.title(title)}</h1>
      </header>
      <main className={look.after}>
        {over ? null : <p>{words.after.notOver}</p>}
        {!over ? null : (
          <section className={look.part} aria-labelledby="after-course">
            <h2 id="after-course">{words.after.course}</h2>
            {may ? (
              <Course route={route} sitting={sitting} seat={table.seat.id} />
            ) : (
              <p className={look.faint}>{words.after.notYours}</p>
            )}
          </section>
        )}
        {!over || account === null ? null : (
          <section className={look.part} aria-labelledby="after-numbers">
            <h2 id="after-numbers">{words.after.numbers}</h2>
            <Numbers account={account} table={table} />
          </section>
        )}
      </main>
    </div>
  )
}
