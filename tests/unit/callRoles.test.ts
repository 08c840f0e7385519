import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { CALL_ROLES } from '@/app/php/callRoles'

/** The calls that visitors make too. A new one is added here on purpose. */
const FOR_ANYONE = [
  ...['contact_card', 'country_list', 'country_master', 'departure_answer', 'enquiry'],
  ...['invitation', 'job_applied'],
  ...['job_alert', 'job_alert_leave', 'job_details', 'joblist', 'login', 'message_check'],
  ...['interview_answer', 'my_application', 'position', 'registration', 'shortlist_answer'],
  ...['paper_copy_send', 'whatsapp_webhook'],
]

/** Each call under php/ with the text of its file. */
const calls = (): { name: string; text: string }[] =>
  readdirSync('app/php', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.includes('/') && file.endsWith('.ts') && file !== '[name]/route.ts')
    .map((file) => {
      const [folder = ''] = file.split('/')
      const name = folder === '[name]' ? path.basename(file, '.ts') : path.basename(folder, '.php')
      return { name, text: readFileSync(`app/php/${file}`, 'utf8') }
    })

const accessesIn = (text: string): string[] =>
  [...text.matchAll(/\baccess: (.+),/g)].map(([, access]) => access ?? '')

test('every call names its own entry of the table, or is meant for anyone', () => {
  for (const { name, text } of calls()) {
    // A call that takes no body and no token has no access to name.
    const used = [...new Set([...accessesIn(text), FOR_ANYONE.includes(name) && "'anyone'"])]
    const expected = FOR_ANYONE.includes(name) ? "'anyone'" : `CALL_ROLES.${name}`
    expect([name, used.filter(Boolean)]).toEqual([name, [expected]])
  }
})

test('the table names no call that does not exist', () => {
  const names = calls().map(({ name }) => name)
  expect(
    [...Object.keys(CALL_ROLES), ...FOR_ANYONE].filter((name) => !names.includes(name)),
  ).toEqual([])
})
