import type { FightEntry } from '@fray/live/host'
import { useEffect, useState } from 'react'
import { Button } from '../parts/button.tsx'
import { goTo } from '../route.ts'
import { useWords } from '../words/words.ts'
import { saveText } from './files.ts'
import look from './home.module.css'

/** Fights that are kept in this browser. */
export function UnderWay() {
  const words = useWords()
  const [fights, setFights] = useState<readonly FightEntry[]>([])
  const [going, setGoing] = useState('')
  useEffect(() => {
    import('../local/here.ts').then(({ fightsHere }) => fightsHere()).then(setFights, () => setFights([]))
  }, [])
  if (fights.length === 0) return null
  const forget = async (id: string) => {
    const { forgetHere } = await import('../local/here.ts')
    await forgetHere(id)
    setFights(fights.filter(({ fight }) => fight !== id))
  }
  const save = async (id: string) => {
    const { journalHere } = await import('../local/here.ts')
    const journal = await journalHere(id)
    if (journal !== null) saveText(`${id}.journal.jsonl`, journal)
  }
  return (
    <section className={look.game} aria-labelledby="under-way">
      <div className={look.gameHead}>
        <h2 id="under-way">{words.home.underWay}</h2>
      </div>
      <ul className={look.kept}>
        {fights.map(({ fight: id, title, changed, over }) => (
          <li key={id}>
            <div>
              <h3>{title}</h3>
              <p>
                {words.day(changed)}
                {over ? `, ${words.home.over}` : ''}
              </p>
            </div>
            {going === id ? (
              <div className={look.buttons}>
                <span>{words.home.forgetSure}</span>
                <Button kind="danger" onPress={() => void forget(id)}>
                  {words.home.forget}
                </Button>
                <Button onPress={() => setGoing('')}>{words.home.keep}</Button>
              </div>
            ) : (
              <div className={look.buttons}>
                <Button onPress={() => goTo({ at: 'fight', id, as: 'table' })}>{words.home.resume}</Button>
                <Button kind="quiet" onPress={() => void save(id)}>
                  {words.home.save}
                </Button>
                <Button kind="quiet" onPress={() => setGoing(id)}>
                  {words.home.forget}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
