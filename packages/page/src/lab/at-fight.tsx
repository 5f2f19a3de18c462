import { useMemo } from 'react'
import { useMayLookInside } from '../live/context.ts'
import { Button } from '../parts/button.tsx'
import { type AtFight, goTo } from '../route.ts'
import type { Sitting } from '../sitting.ts'
import { useLabWords } from '../words/lab.ts'
import look from './lab.module.css'
import { Lab } from './lab.tsx'
import { labServer } from './server.ts'
import { useWhole } from './whole.ts'

/** The lab for a fight as it stands now. */
export function LabAtFight({ route, sitting }: { route: AtFight; sitting: Sitting }) {
  const words = useLabWords()
  const may = useMayLookInside()
  const { subject, isGone } = useWhole(sitting, 'the fight', route.step)
  const server = useMemo(() => labServer(route.id), [route.id])
  const back = () => goTo({ ...route, as: 'table' })
  if (subject !== null) return <Lab subject={subject} server={server} backWords={words.back} onBack={back} />
  return (
    <main className={look.notice} aria-busy={may && !isGone}>
      <h1>{words.title}</h1>
      <p>{may ? (isGone ? words.noSuch : words.opening) : words.whose}</p>
      <Button onPress={back}>{words.back}</Button>
    </main>
  )
}
