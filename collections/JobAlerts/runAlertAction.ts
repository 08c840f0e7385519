import type { Payload } from 'payload'
import type { Answer } from '@/lib/server/calls/answers'
import type { Language } from '@/lib/shared/languages'
import { askForAlert } from './askForAlert'
import { confirmAlert, leaveAlert } from './changeAlert'
import type { JobAlertValues } from './shared/schema'

type Call = {
  payload: Payload
  values: JobAlertValues
  raw: Record<string, unknown>
  language: Language
}

/** job_alert.php: a visitor asks for an alert, and confirms or ends it with the link of its mail. */
export const runAlertAction = ({ payload, values, raw, language }: Call): Promise<Answer> => {
  if (values.action === 'ask') return askForAlert({ payload, values, raw, language })
  return values.action === 'confirm'
    ? confirmAlert(payload, values.token)
    : leaveAlert(payload, values.token)
}
