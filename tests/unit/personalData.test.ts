import config from '@payload-config'
import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { PERSONAL_TABLES, SUBMISSIONS } from '@/collections/PersonalData/shared/personalData'

/** Names of fields that hold what identifies a person. */
const PERSONAL_FIELD =
  /^(to|recipient|text|author|by|application)$|name|mail|phone|mobile|whats|address/i

/** Collections that erasure leaves alone although they have such a field, and why. */
const OF_NO_CANDIDATE: Record<string, string> = {
  jobs: 'the names of companies',
  countries: 'the names of countries',
  positions: 'the names of positions',
  'message-templates': 'texts that no person is named in',
  translations: 'texts of pages and facts; who confirmed one is staff',
  'broadcast-lists': 'the name of a list: a number and a day',
  'opt-outs': 'a keyed hash of a number, which outlives the person (docs/adr/0014)',
  users: 'accounts of staff',
  ledger: 'money; an erasure takes the person out (docs/adr/0074)',
  imports:
    'the name that staff gave a list; its rows are in a file that is removed (docs/adr/0068)',
  invitations: 'people who are invited to be staff',
  erasures: 'the id of the account that erases',
  redirects: 'addresses of the site',
  interviews: 'the place of a day; who comes is named by the application',
  shortlists: 'the address of a company’s contact; who is proposed is named by the application',
  media: 'the names that staff gave their files',
}

test('every collection with a personal field is in the table of personal data, or an exception', async () => {
  const { collections } = await config
  const personal = collections
    .filter(({ slug }) => !slug.startsWith('payload-'))
    .filter(({ flattenedFields }) => flattenedFields.some(isPersonal))
    .map(({ slug }) => slug)
  expect(personal.sort()).toEqual([...PERSONAL_TABLES, ...Object.keys(OF_NO_CANDIDATE)].sort())
})

test('every submission has the fields that the table of personal data names', async () => {
  const { collections } = await config
  for (const [slug, { owner, name, phone }] of Object.entries(SUBMISSIONS)) {
    const fieldsOf = (wanted: string) =>
      collections
        .find((collection) => collection.slug === wanted)
        ?.flattenedFields.map((field) => field.name)
    expect(fieldsOf(slug)).toEqual(
      expect.arrayContaining([name, 'email', 'reference', ...(phone ? [phone] : [])]),
    )
    expect(fieldsOf('mails')).toContain(owner)
  }
})

const isPersonal = ({ name }: FlattenedField): boolean => PERSONAL_FIELD.test(name)
