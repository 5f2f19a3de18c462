import { FullScreen } from './full-screen.tsx'
import look from './screen.module.css'
import { useScreenWords } from './words.ts'

/** What the screen shows while the referee has lowered its curtain: only what the evening is called. */
export function Curtain({ title }: { title: string }) {
  const words = useScreenWords()
  return (
    <main className={look.between}>
      <h1>{title}</h1>
      <p className={look.said} role="status">
        {words.soon}
      </p>
      <FullScreen />
    </main>
  )
}
