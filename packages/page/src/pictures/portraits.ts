import type { Token } from '@fray/kernel'
import { useEffect, useState } from 'react'
import { usePictures } from './context.ts'
import type { FindPicture } from './use-picture.ts'

/** Pictures that are kept for drawing at once; of more those go that came first. */
const MOST = 300

/** Addresses for this page, by the names of pictures: a picture never changes under its name. */
const here = new Map<string, string>()
const coming = new Map<string, Promise<void>>()

async function fetchOne(name: string, find: FindPicture): Promise<void> {
  const picture = await find(name).catch(() => null)
  if (picture === null) return
  here.set(name, URL.createObjectURL(picture))
  for (const [old, address] of here) {
    if (here.size <= MOST) return
    here.delete(old)
    URL.revokeObjectURL(address)
  }
}

/** Fetches a picture once, however many ask. */
function fetched(name: string, find: FindPicture): Promise<void> {
  const under = coming.get(name) ?? fetchOne(name, find).finally(() => coming.delete(name))
  coming.set(name, under)
  return under
}

/** What these tokens' pictures are called and where they are, as far as they are here: '' for none. Another text when more have come. */
export function usePortraits(tokens: readonly Pick<Token, 'picture'>[]): string {
  const find = usePictures()?.picture ?? null
  const names = [...new Set(tokens.flatMap(({ picture }) => picture ?? []))]
  const wanted = names.join(' ')
  const [, setCount] = useState(0)
  useEffect(() => {
    if (find === null || wanted === '') return
    let isWanted = true
    for (const name of wanted.split(' '))
      if (!here.has(name)) void fetched(name, find).then(() => isWanted && setCount((count) => count + 1))
    return () => {
      isWanted = false
    }
  }, [wanted, find])
  return names.filter((name) => here.has(name)).join(' ')
}

/** Where a picture is that has come; null for one that has not. */
export const portraitHere = (name: string): string | null => here.get(name) ?? null
