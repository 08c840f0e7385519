'use client'
import { useEffect, useRef, useState } from 'react'
import {
  forgetPhoto,
  PHOTO_PAGES_MAX,
  PHOTO_REFUSALS,
  type Photo,
  type Refusal,
  readPhoto,
  resumeOf,
} from './photoResume'

type Options = {
  /** The photos taken or chosen last. */
  taken: File[]
  /** The form's resume; `isOurs`: it is the PDF made of these pages. */
  file: File | undefined
  isOurs: boolean
  onMade: (pdf: File | undefined) => void
}

/**
 * The photographed pages in the order they were added. Each change makes a new PDF; if that fails,
 * pages and PDF stay unchanged. Choosing or dropping another resume discards the pages.
 */
export const usePhotoPages = ({ taken, file, isOurs, onMade }: Options) => {
  const [pages, setPages] = useState<Photo[]>([])
  /** Which photo is being prepared, and of how many; null when none is. */
  const [progress, setProgress] = useState<Progress | null>(null)
  const [refusals, setRefusals] = useState<Refusal[]>([])
  const kept = useRef<Photo[]>([])
  const tail = useRef(Promise.resolve())
  const now = useRef({ file, onMade })
  now.current = { file, onMade }

  const keep = (photos: Photo[]) => {
    forget(kept.current, photos)
    kept.current = photos
    setPages(photos)
  }

  /** Runs changes one after the other: photos may be added while others are still being read. */
  const change = (to: (pages: Photo[]) => Promise<Reading>, of: number) => {
    tail.current = tail.current.then(async () => {
      const before = now.current.file
      setProgress({ at: 1, of })
      const { photos, refusals: refused } = await to(kept.current)
      const isSame = photos.length === kept.current.length
      const made = isSame || photos.length === 0 ? null : await resumeOf(photos)
      setProgress(null)
      if (now.current.file !== before) {
        forget(photos, kept.current)
        return keep([])
      }
      if (made?.success === false) {
        forget(photos, kept.current)
        setPages(kept.current)
        return setRefusals([made.refusal])
      }
      setRefusals(refused)
      if (isSame) return
      keep(photos)
      now.current.onMade(made?.file)
      // The next change may start before React has rendered this one.
      now.current.file = made?.file
    })
  }

  const seen = useRef<File[]>(undefined)
  useEffect(() => {
    // React's strict mode runs effects twice.
    if (seen.current === taken) return
    seen.current = taken
    // Each page is shown as soon as it is read.
    const onRead = (photos: Photo[], at: number) => {
      setPages(photos)
      if (at < taken.length) setProgress({ at: at + 1, of: taken.length })
    }
    change((photos) => readAll(photos, taken, onRead), taken.length)
  })

  const wasOurs = useRef(isOurs)
  useEffect(() => {
    if (wasOurs.current && !isOurs && !progress) {
      keep([])
      setRefusals([])
    }
    wasOurs.current = isOurs
  })

  useEffect(() => () => forget(kept.current, []), [])

  const remove = (photo: Photo) =>
    change(
      async (photos) => ({ photos: photos.filter((other) => other !== photo), refusals: [] }),
      0,
    )

  return { pages, progress, refusals, remove }
}

type Progress = { at: number; of: number }
type Reading = { photos: Photo[]; refusals: Refusal[] }

const readAll = async (
  before: Photo[],
  files: File[],
  onRead: (photos: Photo[], at: number) => void,
): Promise<Reading> => {
  const photos = [...before]
  const refusals: Refusal[] = []
  for (const [index, file] of files.entries()) {
    if (photos.length === PHOTO_PAGES_MAX)
      return { photos, refusals: [...refusals, { sentence: PHOTO_REFUSALS.tooMany }] }
    const read = await readPhoto(file)
    if (read.success) photos.push(read.photo)
    else refusals.push(read.refusal)
    onRead([...photos], index + 1)
  }
  return { photos, refusals }
}

const forget = (photos: Photo[], except: Photo[]): void => {
  for (const photo of photos) if (!except.includes(photo)) forgetPhoto(photo)
}
