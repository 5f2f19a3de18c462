import { useMemo } from 'react'
import { openedFile } from '../home/for-the-lab.ts'
import type { Subject } from '../local/lab/orders.ts'
import { Button } from '../parts/button.tsx'
import { goTo } from '../route.ts'
import { useLabWords } from '../words/lab.ts'
import look from './lab.module.css'
import { Lab } from './lab.tsx'
import { labServer } from './server.ts'

/** The lab for a ready fight, or for a file that was opened; `file` is its place below `encounters/`, or `file`. */
export function LabAtHome({ file }: { file: string }) {
  const words = useLabWords()
  const subject = useMemo<Subject | null>(() => (file === 'file' ? openedFile() : { ready: file }), [file])
  const server = useMemo(() => labServer(null), [])
  const back = () => goTo({ at: 'home' })
  if (subject === null) {
    return (
      <main className={look.notice}>
        <h1>{words.failed}</h1>
        <p>{words.noSuch}</p>
        <Button onPress={back}>{words.home}</Button>
      </main>
    )
  }
  return <Lab subject={subject} server={server} backWords={words.home} onBack={back} />
}
