import type { FightEntry } from '@fray/live/host'
import { useEffect, useState } from 'react'
import { Button } from '../parts/button.tsx'
import { goTo, isCampaignHere } from '../route.ts'
import { ruled, useWords } from '../words/words.ts'
import { saveText } from './files.ts'
import look from './first.module.css'
import { Fold } from './fold.tsx'
import wide from './home.module.css'
import { Picture } from './picture.tsx'
import { type Boards, games } from './ready.ts'

/** The fights that are stored in this browser, the last one first, and how one is deleted; null until they are read. */
export function useFightsHere() {
  const [fights, setFights] = useState<readonly FightEntry[] | null>(null)
  useEffect(() => {
    import('../local/here.ts').then(({ fightsHere }) => fightsHere()).then(setFights, () => setFights([]))
  }, [])
  if (fights === null) return null
  const forget = async (id: string) => {
    const { forgetHere } = await import('../local/here.ts')
    await forgetHere(id)
    setFights(fights.filter(({ fight }) => fight !== id))
  }
  return { open: fights.filter(({ over }) => !over), over: fights.filter(({ over }) => over), forget }
}

const enter = (id: string) => goTo({ at: 'fight', id, as: 'table' })

/** The fight that was played last and is not over. */
export function ContinueCard({
  fight: { fight, title, changed },
  boards,
}: {
  fight: FightEntry
  boards: Boards | null
}) {
  const { home, day } = useWords()
  const ready = games.flatMap(({ fights }) => fights).find((one) => one.title === title)
  return (
    <section className={look.continue} aria-labelledby="continue">
      {ready === undefined ? null : <Picture board={boards?.[ready.file]} />}
      <div>
        <h2 id="continue">{ruled(title)}</h2>
        <p>{isCampaignHere(fight) ? home.lastEvening(day(changed)) : home.lastPlayed(day(changed))}</p>
      </div>
      <Button onPress={() => enter(fight)} aria-label={home.resumeNamed(ruled(title))}>
        {home.resume}
      </Button>
    </section>
  )
}

/** Fights that are stored in this browser: those to go on with, and those to look at. */
export function UnderWay({ open, over, forget }: NonNullable<ReturnType<typeof useFightsHere>>) {
  const { home } = useWords()
  const [unfolded, setUnfolded] = useState<'open' | 'over' | null>(null)
  if (open.length + over.length === 0) return null
  const lists = [
    ['open', home.underWay, open],
    ['over', home.finished, over],
  ] as const
  return (
    <section className={wide.game} aria-label={home.saved}>
      <div className={look.folds}>
        {lists.map(([id, title, fights]) =>
          fights.length === 0 ? null : (
            <Fold
              key={id}
              id={`fights-${id}`}
              title={title}
              count={`${fights.length}`}
              isOpen={unfolded === id}
              onToggle={() => setUnfolded(unfolded === id ? null : id)}
            >
              <ul className={wide.kept}>
                {fights.map((fight) => (
                  <SavedFight key={fight.fight} entry={fight} onForget={forget} />
                ))}
              </ul>
            </Fold>
          ),
        )}
      </div>
    </section>
  )
}

function SavedFight({ entry, onForget }: { entry: FightEntry; onForget: (id: string) => Promise<void> }) {
  const { home, day } = useWords()
  const [isSure, setSure] = useState(false)
  const { fight: id, title, changed, over } = entry
  const save = async () => {
    if (isCampaignHere(id)) {
      const file = await (await import('../local/campaigns-here.ts')).campaignFileHere(id)
      if (file !== null) saveText(`${title}.campaign.jsonl`, file)
      return
    }
    const { journalHere } = await import('../local/here.ts')
    const journal = await journalHere(id, true)
    if (journal !== null) saveText(`${id}.journal.jsonl`, journal)
  }
  return (
    <li>
      <div>
        <h4>{ruled(title)}</h4>
        <p>{isCampaignHere(id) ? home.lastEvening(day(changed)) : day(changed)}</p>
      </div>
      {isSure ? (
        <div className={wide.buttons}>
          <span>{home.forgetSure}</span>
          <Button kind="danger" onPress={() => void onForget(id)}>
            {home.forget}
          </Button>
          <Button autoFocus onPress={() => setSure(false)}>
            {home.keep}
          </Button>
        </div>
      ) : (
        <div className={wide.buttons}>
          <Button
            onPress={() => enter(id)}
            aria-label={over ? home.lookAtNamed(ruled(title)) : home.resumeNamed(ruled(title))}
          >
            {over ? home.lookAt : home.resume}
          </Button>
          <Button kind="quiet" onPress={() => void save()}>
            {home.save}
          </Button>
          <Button kind="quiet" onPress={() => setSure(true)}>
            {home.forget}
          </Button>
        </div>
      )}
    </li>
  )
}
