import type { Connection } from '@fray/client'
import { useEffect, useState } from 'react'
import { Button } from '../parts/button.tsx'
import { Choices, OnOff } from '../parts/choices.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { useWords } from '../words/words.ts'
import { setHabits, useHabits } from './habits.ts'
import { LanguageChoice, LookChoice } from './of-the-page.tsx'
import look from './settings.module.css'

type Wish = 'ask' | 'auto' | 'never'

/** How the page looks, and how the seat is asked. */
export function Settings({
  connection,
  isOpen,
  onClose,
  onSave,
  onSaveLog,
  onTextTable,
  onKeys,
}: {
  connection: Connection
  isOpen: boolean
  onClose: () => void
  onSave: () => void
  onSaveLog: () => void
  onTextTable: () => void
  onKeys: () => void
}) {
  const {
    settings: words,
    fight: { textTable, keys },
  } = useWords()
  const { letters, sound } = useHabits()
  const [wish, setWish] = useState<Wish>('ask')
  useEffect(() => {
    if (!isOpen) return
    connection.ask({ do: 'settings' }).then(
      (found) => setWish((found as { readonly reactions: Wish } | null)?.reactions ?? 'ask'),
      () => {},
    )
  }, [connection, isOpen])
  return (
    <Dialog title={words.title} isOpen={isOpen} onClose={onClose}>
      <Choices
        label={words.reactions}
        value={wish}
        options={[
          ['ask', words.wishes.ask],
          ['auto', words.wishes.auto],
          ['never', words.wishes.never],
        ]}
        onChange={(reactions) => {
          setWish(reactions)
          void connection.ask({ do: 'settings', reactions })
        }}
        hint={words.wishesMean[wish]}
      />
      <LookChoice />
      <LanguageChoice />
      <OnOff label={words.lettersOn} value={letters} onChange={(on) => setHabits({ letters: on })} />
      <OnOff label={words.sound} value={sound} onChange={(on) => setHabits({ sound: on })} />
      <div className={look.row}>
        <Button onPress={onSave}>{words.save}</Button>
        <Button onPress={onSaveLog}>{words.saveLog}</Button>
        <Button onPress={onTextTable}>{textTable}</Button>
        <Button onPress={onKeys}>{keys}</Button>
      </div>
    </Dialog>
  )
}
