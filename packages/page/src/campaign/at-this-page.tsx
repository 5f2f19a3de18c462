import { useState } from 'react'
import type { CampaignSitting } from '../local/campaigns-here.ts'
import { Button } from '../parts/button.tsx'
import { OnOff } from '../parts/choices.tsx'
import { useTyped } from '../parts/use-typed.ts'
import { Refused } from '../referee/refused.tsx'
import look from './campaign.module.css'
import { useCampaignWords } from './words.ts'

/** Whether the computer plays the referee's side, where everybody else is at this page. */
export function Foes({ sitting }: { sitting: CampaignSitting }) {
  const words = useCampaignWords()
  const [is, setIs] = useState(sitting.foesByComputer)
  return (
    <OnOff
      label={words.foesByComputer}
      value={is}
      onChange={(now) => {
        sitting.foesByComputer = now
        setIs(now)
      }}
    />
  )
}

/** Adds somebody who plays at this page. */
export function AddPerson({ onAdd }: { onAdd: (name: string) => Promise<void> }) {
  const words = useCampaignWords()
  const name = useTyped()
  const [problem, setProblem] = useState('')
  const add = async (): Promise<boolean> => {
    try {
      await onAdd(name.text.trim())
      setProblem('')
      return true
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
      return false
    }
  }
  return (
    <form
      className={look.row}
      onSubmit={(event) => {
        event.preventDefault()
        if (name.text.trim() !== '') void name.sent(add())
      }}
    >
      <label className={look.field}>
        {words.addPerson}
        <input className={look.input} {...name.field} maxLength={60} required autoComplete="off" />
      </label>
      <Button type="submit">{words.addPersonDone}</Button>
      <Refused why={problem} />
    </form>
  )
}
