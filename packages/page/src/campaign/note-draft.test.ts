import { expect, test } from 'vitest'
import { type Draft, onSaved } from './note-draft.ts'

const draft = (text: string, before: string): Draft => ({ text, before })

test('what is saved is no draft, and what is typed while it was saved stays one', () => {
  expect(onSaved(draft('The key.', ''), 'The key.', 'The key.')).toBeNull()
  expect(onSaved(draft('The key. It', ''), '', 'The key.')).toEqual(draft('The key. It', ''))
  expect(onSaved(draft('The key. It', ''), 'The key.', 'The key.')).toEqual(draft('The key. It', 'The key.'))
})

test('what another device has saved meanwhile and what is typed here are both kept', () => {
  const kept = (text: string, before: string, saved: string) => onSaved(draft(text, before), saved, null)
  expect(kept('One.\nHere.', 'One.', 'One.\nThere.')).toEqual({
    text: 'One.\nThere.\nHere.',
    before: 'One.\nThere.',
    isBoth: true,
  })
  expect(kept('Here.', '', 'There.')?.text).toBe('There.\nHere.')
  expect(kept('Other.', 'One.', 'There.')?.text).toBe('There.\nOther.')
  // One of them holds the other already.
  expect(kept('One. Two.', '', 'One.')?.text).toBe('One. Two.')
  expect(kept('One.', '', 'One. Two.')?.text).toBe('One. Two.')
  expect(kept('One.', 'Old.', '')?.text).toBe('One.')
})
