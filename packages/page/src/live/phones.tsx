import { useState } from 'react'
import { Button } from '../parts/button.tsx'
import { isOnlyHere } from '../referee/invite.tsx'
import { QrCode } from '../referee/qr-code.tsx'
import { useWords } from '../words/words.ts'
import look from './live.module.css'
import { baseNow } from './server.ts'

/** What the page says of the address for phones, in English. */
const en = {
  show: 'The address for phones',
  hide: 'Hide the address for phones',
  qr: 'The address of this page as a picture for the camera of a phone',
  onlyHere:
    'Only this computer reaches this page now. For phones, stop Fray and start it with “npm start -- --host”: everybody in your network can then open it, so do that at home, not in a café.',
  open: 'Everybody in your network can open this address, and the connection is not encrypted: use it at home, not in a café.',
  encrypted: 'Anyone who has this address can open it. The connection is encrypted.',
}

const de: typeof en = {
  show: 'Die Adresse für Handys',
  hide: 'Adresse für Handys verbergen',
  qr: 'Die Adresse dieser Seite als Bild für die Kamera eines Handys',
  onlyHere:
    'Diese Seite erreicht jetzt nur dieser Computer. Für Handys beende Fray und starte es mit „npm start -- --host“: Dann können alle in deinem Netz sie öffnen, also zu Hause, nicht im Café.',
  open: 'Alle in deinem Netz können diese Adresse öffnen, und die Verbindung ist nicht verschlüsselt: zu Hause, nicht im Café.',
  encrypted: 'Wer diese Adresse hat, kann sie öffnen. Die Verbindung ist verschlüsselt.',
}

/** The address that phones can reach, as text and for their cameras, with what that means for safety; else how there will be one. */
export function Phones() {
  const words = useWords().language === 'de' ? de : en
  const [isShown, setShown] = useState(false)
  const address = baseNow()
  return (
    <div className={look.phones}>
      <Button aria-expanded={isShown} onPress={() => setShown(!isShown)}>
        {isShown ? words.hide : words.show}
      </Button>
      {!isShown ? null : isOnlyHere(address) ? (
        <p>{words.onlyHere}</p>
      ) : (
        <>
          <QrCode text={address} label={words.qr} />
          <p>
            <strong>{address}</strong>
          </p>
          <p>{address.startsWith('https:') ? words.encrypted : words.open}</p>
        </>
      )}
    </div>
  )
}
