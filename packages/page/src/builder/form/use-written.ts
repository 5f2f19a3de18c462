import { useEffect, useRef, useState } from 'react'

/**
 * What somebody writes into a field whose text says more than its value: it stays as it was written until the value comes to mean something
 * else. `shown` writes a value, `meaningOf` says what a value means where several are alike. Returns the text, and what sets it with the value
 * that it means.
 */
export function useWritten(
  value: unknown,
  shown: (value: unknown) => string,
  meaningOf: (value: unknown) => unknown = (value) => value,
): readonly [text: string, write: (text: string) => void, means: (value: unknown) => void] {
  const [text, setText] = useState(() => shown(value))
  const now = JSON.stringify(meaningOf(value))
  const meaning = useRef(now)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value hangs on its meaning.
  useEffect(() => {
    if (now === meaning.current) return
    meaning.current = now
    setText(shown(value))
  }, [now])
  const means = (value: unknown) => {
    meaning.current = JSON.stringify(meaningOf(value))
  }
  return [text, setText, means]
}
