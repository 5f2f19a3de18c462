import type { ReactNode } from 'react'
import { ChevronDown } from '../signs/index.ts'
import look from './first.module.css'

interface Options {
  readonly id: string
  readonly title: string
  /** The language of the title, where it is not the page's. */
  readonly lang?: string | undefined
  readonly count: string
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly children: ReactNode
}

/** A list under its heading: closed, it is one line, and what is in it is not drawn. */
export function Fold({ id, title, lang, count, isOpen, onToggle, children }: Options) {
  return (
    <div className={look.fold}>
      <h3>
        <button type="button" id={id} aria-expanded={isOpen} onClick={onToggle}>
          <ChevronDown size={18} aria-hidden="true" />
          <span lang={lang}>{title}</span> <span className={look.count}>{count}</span>
        </button>
      </h3>
      {isOpen ? children : null}
    </div>
  )
}
