import { type ReactNode, useEffect } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { X } from '../signs/index.ts'
import { useWords } from '../words/words.ts'
import { IconButton } from './button.tsx'
import look from './parts.module.css'

/** A window over the page for what has been asked for: never for what the fight asks. */
export function Dialog({
  title,
  titleLang,
  isOpen,
  onClose,
  children,
}: {
  title: string
  /** Where the title's language is not the page's. */
  titleLang?: string | undefined
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}) {
  const words = useWords()
  useEffect(() => {
    if (!isOpen) return
    // What had the focus may be disabled or gone by what it did: then no key comes from inside the window.
    const close = ({ key }: KeyboardEvent) => key === 'Escape' && document.activeElement === document.body && onClose()
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [isOpen, onClose])
  return (
    <ModalOverlay className={look.overlay} isOpen={isOpen} onOpenChange={(open) => open || onClose()} isDismissable>
      <Modal className={look.modal}>
        <AriaDialog className={look.dialog}>
          <div className={look.dialogHead}>
            <Heading slot="title" level={2} lang={titleLang}>
              {title}
            </Heading>
            <IconButton label={words.close} icon={X} onPress={onClose} />
          </div>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
