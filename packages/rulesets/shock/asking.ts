import type { Message, Who } from '@fray/kernel/rules'

/** A prompt that is about those combatants without naming them. */
export const concerning = (prompt: Message, people: readonly Who[]): Message => ({
  key: prompt.key,
  slots: { ...prompt.slots, about: { people, some: true } },
})
