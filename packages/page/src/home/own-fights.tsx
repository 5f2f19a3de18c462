import { useEffect, useState } from 'react'
import { type Draft, draftsHere, forgetDraft } from '../builder/drafts.ts'
import { Button, IconButton } from '../parts/button.tsx'
import { goTo } from '../route.ts'
import { Pencil, Trash } from '../signs/index.ts'
import { useWords } from '../words/words.ts'
import { gameName } from './game-name.ts'
import look from './home.module.css'

/** Fights of one's own that this browser keeps; nothing where there are none. */
export function OwnFights() {
  const { home, day } = useWords()
  const [drafts, setDrafts] = useState<readonly Draft[]>([])
  const [sure, setSure] = useState('')
  useEffect(() => {
    draftsHere().then(setDrafts, () => {})
  }, [])
  const titleOf = ({ title, ruleset }: Draft) => (title === '' ? home.own.untitled(gameName(ruleset)) : title)
  if (drafts.length === 0) return null
  return (
    <section className={look.game} aria-labelledby="own-fights">
      <div className={look.gameHead}>
        <h2 id="own-fights">{home.own.title}</h2>
      </div>
      <ul className={look.ownList}>
        {drafts.map((draft) => {
          const title = titleOf(draft)
          return (
            <li key={draft.id} className={look.own}>
              <div>
                <strong>{title}</strong>
                <p>
                  {gameName(draft.ruleset)}, {day(draft.changed)}
                </p>
              </div>
              {sure === draft.id ? (
                <>
                  <Button
                    kind="danger"
                    onPress={async () => {
                      await forgetDraft(draft.id)
                      setDrafts(await draftsHere())
                    }}
                  >
                    {home.forgetSure}
                  </Button>
                  <Button autoFocus onPress={() => setSure('')}>
                    {home.keep}
                  </Button>
                </>
              ) : (
                <>
                  <Button
                    icon={Pencil}
                    aria-label={home.own.editNamed(title)}
                    onPress={() => goTo({ at: 'edit', id: draft.id })}
                  >
                    {home.own.edit}
                  </Button>
                  <IconButton icon={Trash} label={home.own.forgetNamed(title)} onPress={() => setSure(draft.id)} />
                </>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
