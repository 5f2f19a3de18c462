import type { Connection, Outcome } from '@fray/live/client'
import { linkOf } from '@fray/live/protocol/plain'
import { useRef, useState } from 'react'
import { baseNow } from '../live/server.ts'
import { Button } from '../parts/button.tsx'
import { Check, Copy } from '../signs/index.ts'
import { useWords } from '../words/words.ts'
import { QrCode } from './qr-code.tsx'
import look from './referee.module.css'

/** A link that was made just now. */
export interface Invitation {
  readonly to: string
  readonly link: string
}

/** Makes a link to a seat, to the onlookers, or an open one. Rejects with the host's sentence. */
export async function invite(connection: Connection, to: string): Promise<Invitation> {
  const made = (await connection.ask({ do: 'invite', to })) as
    | { readonly key: string }
    | Extract<Outcome, { done: false }>
  if ('done' in made) throw new Error(made.reason)
  const { key } = made
  return { to, link: linkOf(baseNow(), key) }
}

/** Whether a link leads to this machine alone: no phone opens it. */
export const isOnlyHere = (link: string): boolean => /^(localhost|127\..*|\[::1\])$/.test(new URL(link).hostname)

/** A link to be handed on: as text, and as a picture for phones. */
export function InviteLink({
  invitation: { to, link },
  name,
  means,
}: {
  invitation: Invitation
  name: string
  /** What the link gives, where that is not as at a table of one fight. */
  means?: string | undefined
}) {
  const { live: words } = useWords()
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    setCopied(await copyText(link, field.current))
  }
  return (
    <div className={look.invitation}>
      {isOnlyHere(link) ? null : <QrCode text={link} label={words.qr(name)} />}
      <div className={look.linkText}>
        <label className={look.label} htmlFor={`link-${to}`}>
          {words.linkTo(name)}
        </label>
        <input
          id={`link-${to}`}
          ref={field}
          className={look.input}
          readOnly
          value={link}
          onFocus={({ target }) => target.select()}
        />
        <div className={look.row}>
          <Button kind="main" icon={isCopied ? Check : Copy} onPress={() => void copy()}>
            {isCopied ? words.copied : words.copy}
          </Button>
        </div>
        {isOnlyHere(link) ? <p className={look.onlyHere}>{words.onlyHere}</p> : null}
        <p className={look.faint}>{means ?? (to === 'anybody' ? words.openLinkMeans : words.linkMeans)}</p>
      </div>
    </div>
  )
}

/** Copies a text; browsers have no clipboard for pages without encryption, where the older way still works. */
async function copyText(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    field?.select()
    return document.execCommand('copy')
  }
}
