'use client'
import { type SubmitEvent, useRef, useState } from 'react'
import { useUpload } from '@/components/forms/submit/useUpload'
import { PAPER_COPY_MAX_BYTES } from '@/lib/shared/limits'
import { MESSAGES } from '@/lib/shared/messages'

type Failure = { message: string; field: string; count: number; isUnsent: boolean }

const NONE: Failure = { message: '', field: '', count: 0, isUnsent: false }

/** Statuses besides 200 whose answer says why: an invalid link, too large, too many tries. */
const REFUSALS = [404, 413, 429] as const

/** What was chosen for a copy, and how it is sent: one upload at a time, which can be stopped and repeated. */
export const useSendCopy = () => {
  const [chosen, setChosen] = useState<readonly File[]>([])
  const [failure, setFailure] = useState(NONE)
  const [received, setReceived] = useState('')
  const [isPreparing, setPreparing] = useState(false)
  const upload = useUpload('paper_copy_send', REFUSALS)
  const isBusy = useRef(false)
  /** Of these photos: sent again after a lost answer they are the same file. */
  const prepared = useRef<{ of: readonly File[]; file: File } | null>(null)

  const fail = (text: string, { isField = false, isUnsent = false } = {}) =>
    setFailure(({ count }) => ({
      ...{ message: isField ? '' : text, field: isField ? text : '' },
      ...{ count: count + 1, isUnsent },
    }))

  const prepare = async (): Promise<File | string> => {
    if (prepared.current?.of === chosen) return prepared.current.file
    const { copyToSend } = await import('./copyToSend')
    const file = await copyToSend(chosen)
    if (typeof file !== 'string') prepared.current = { of: chosen, file }
    return file
  }

  const send = async (form: HTMLFormElement) => {
    const body = new FormData(form)
    setFailure((before) => ({ ...NONE, count: before.count }))
    setPreparing(true)
    const file = await prepare()
      .catch(() => FAILED)
      .finally(() => setPreparing(false))
    if (typeof file === 'string') return fail(file, { isField: true })
    if (file.size > PAPER_COPY_MAX_BYTES) return fail(TOO_LARGE, { isField: true })
    body.set('paper', file)
    const result = await upload.send(body)
    if (result === 'stopped') return fail(MESSAGES.sendingStopped, { isUnsent: true })
    if (result === 'lost') return fail(FAILED, { isUnsent: true })
    if (result.success) return setReceived(result.message)
    const field = result.errors?.paper
    fail(field || result.message || FAILED, { isField: Boolean(field) })
  }

  return {
    ...{ chosen, failure, received, isPreparing },
    choose: (files: readonly File[]) => {
      setChosen(files)
      setFailure(NONE)
    },
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (isBusy.current) return
      isBusy.current = true
      send(event.currentTarget).finally(() => {
        isBusy.current = false
      })
    },
    /** The running upload, or null. */
    upload: upload.progress && { progress: upload.progress, onStop: upload.stop },
  }
}

const FAILED = 'The copy could not be sent. Please try again.'
const TOO_LARGE = 'The file is larger than 5 MB. Please send a smaller one.'
