import { useEffect, useId, useRef, useState } from 'react'
import { startCampaign } from '../live/server.ts'
import { Button } from '../parts/button.tsx'
import { asText, FileButton } from '../parts/file-button.tsx'
import { goTo } from '../route.ts'
import { Users } from '../signs/index.ts'
import look from './campaign.module.css'
import { useCampaignWords } from './words.ts'

/** Creates a campaign, on the server or `isHere`, in this browser: its referee comes to its lobby. */
export function NewCampaign({ isHere = false }: { isHere?: boolean }) {
  const words = useCampaignWords()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [title, setTitle] = useState('')
  const [problem, setProblem] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isOpen) field.current?.focus()
  }, [isOpen])
  const startHere = async (from: Parameters<typeof startCampaign>[0]) =>
    (await import('../local/campaigns-here.ts')).startCampaignHere(from, words.firstPerson)
  const start = (from: Parameters<typeof startCampaign>[0]) =>
    (isHere ? startHere(from) : startCampaign(from)).then(
      (made) => goTo({ at: 'fight', id: made, as: 'table' }),
      (error: Error) => setProblem(error.message),
    )
  if (!isOpen)
    return (
      <div className={look.new}>
        <Button icon={Users} onPress={() => setOpen(true)}>
          {words.new}
        </Button>
        <p className={look.faint}>{isHere ? words.newMeansHere : words.newMeans}</p>
      </div>
    )
  return (
    <form
      className={look.new}
      onSubmit={(event) => {
        event.preventDefault()
        void start({ title: title.trim() || words.new })
      }}
    >
      <label htmlFor={id}>{words.name}</label>
      <div className={look.row}>
        <input
          id={id}
          className={look.input}
          ref={field}
          value={title}
          maxLength={100}
          onChange={({ target }) => setTitle(target.value)}
        />
        <Button kind="main" type="submit">
          {words.create}
        </Button>
        <FileButton accept=".jsonl" onFile={asText((file) => void start({ file }))}>
          {words.fromFile}
        </FileButton>
      </div>
      {problem === '' ? null : (
        <p role="alert" className={look.wrong}>
          {problem}
        </p>
      )}
    </form>
  )
}
