import type { Connection } from '@fray/live/client'
import { Button } from '../parts/button.tsx'
import { Choices, OnOff } from '../parts/choices.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { useWords } from '../words/words.ts'
import { setHabits, useHabits } from './habits.ts'
import { LanguageChoice, LookChoice, PaceChoice } from './of-the-page.tsx'
import { RuleSettings } from './rule-setting.tsx'
import look from './settings.module.css'
import { REACTION_SETTINGS, useReactionSettings } from './use-reaction-settings.ts'

/** How the page looks, and how the seat is asked. */
export function Settings({
  connection,
  isOpen,
  onClose,
  onSave,
  onSaveLog,
  onSaveJson,
  onTextTable,
  onLab = null,
  onKeys,
}: {
  connection: Connection
  isOpen: boolean
  onClose: () => void
  onSave: () => void
  onSaveLog: () => void
  onSaveJson: () => void
  onTextTable: () => void
  /** Goes to the lab; null where this seat may not. */
  onLab?: (() => void) | null
  onKeys: () => void
}) {
  const {
    settings: words,
    fight: { textTable, keys, lab },
    time: { saveTold },
  } = useWords()
  const { letters, sound } = useHabits()
  const reactions = useReactionSettings(connection, isOpen)
  return (
    <Dialog title={words.title} isOpen={isOpen} onClose={onClose}>
      <Choices
        label={words.reactions}
        value={reactions.usual}
        options={REACTION_SETTINGS.map((one) => [one, words.reactionChoices[one]] as const)}
        onChange={reactions.setUsual}
        hint={words.reactionMeanings[reactions.usual]}
      />
      <RuleSettings connection={connection} reactions={reactions} />
      <PaceChoice />
      <LookChoice />
      <LanguageChoice />
      <OnOff label={words.lettersOn} value={letters} onChange={(on) => setHabits({ letters: on })} />
      <OnOff label={words.sound} value={sound} onChange={(on) => setHabits({ sound: on })} />
      <div className={look.row}>
        <Button onPress={onSave}>{words.save}</Button>
        <Button onPress={onSaveLog}>{words.saveLog}</Button>
        <Button onPress={onSaveJson}>{saveTold}</Button>
        <Button onPress={onTextTable}>{textTable}</Button>
        {onLab === null ? null : <Button onPress={onLab}>{lab}</Button>}
        <Button onPress={onKeys}>{keys}</Button>
      </div>
    </Dialog>
  )
}
