import { useEffect, useId, useState } from 'react'
import { type Draft, draftsHere } from '../builder/drafts.ts'
import { games } from '../home/ready.ts'
import { Button } from '../parts/button.tsx'
import { asText, FileButton } from '../parts/file-button.tsx'
import { Refused } from '../referee/refused.tsx'
import { ruled } from '../words/words.ts'
import look from './campaign.module.css'
import { useCampaignWords } from './words.ts'

/** Bytes of an encounter within a message: a server ends the connection of whoever sends more than 65,536 in one. */
const MOST_BYTES = 64_000

const isTooLong = (text: string): boolean =>
  text.length > 60_000 || new TextEncoder().encode(JSON.stringify(text)).length > MOST_BYTES

/** Prepares an encounter: a ready one, one of one's own that this browser keeps, or a file. */
export function Prepare({
  onPrepare,
  onOpen,
}: {
  onPrepare: (encounter: string) => void
  /** Opens it at once. */
  onOpen: (encounter: string) => void
}) {
  const words = useCampaignWords()
  const id = useId()
  const [chosen, setChosen] = useState('')
  const [drafts, setDrafts] = useState<readonly Draft[]>([])
  useEffect(() => {
    draftsHere().then(setDrafts, () => undefined)
  }, [])
  const [isLong, setLong] = useState(false)
  const take = (done: (encounter: string) => void) => (text: string) => {
    setLong(isTooLong(text))
    if (!isTooLong(text)) done(text)
  }
  const own = drafts.find((draft) => `own/${draft.id}` === chosen)
  return (
    <div className={look.prepare}>
      <label htmlFor={id}>{words.add}</label>
      <div className={look.row}>
        <select id={id} className={look.input} value={chosen} onChange={({ target }) => setChosen(target.value)}>
          <option value="">{words.choose}</option>
          {drafts.length === 0 ? null : (
            <optgroup label={words.own}>
              {drafts.map((draft) => (
                <option key={draft.id} value={`own/${draft.id}`}>
                  {draft.title || draft.ruleset}
                </option>
              ))}
            </optgroup>
          )}
          {games.map((game) => (
            <optgroup key={game.id} label={ruled(game.title)}>
              {game.fights.map(({ file, title }) => (
                <option key={file} value={file}>
                  {ruled(title)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        {(
          [
            ['prepare', onPrepare],
            ['openNow', onOpen],
          ] as const
        ).map(([does, done]) => (
          <Button
            key={does}
            isDisabled={chosen === ''}
            onPress={() => {
              take(done)(own?.text ?? chosen.replace(/\.yaml$/, ''))
              setChosen('')
            }}
          >
            {words[does]}
          </Button>
        ))}
        <FileButton accept=".yaml,.yml,.json" onFile={asText(take(onPrepare))}>
          {words.file}
        </FileButton>
      </div>
      <Refused why={isLong ? words.tooLong : ''} />
    </div>
  )
}
