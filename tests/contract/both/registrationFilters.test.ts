import { describe, expect, test } from 'vitest'
import { positionNamed } from '@/tests/support/candidates/forms'
import { newMobile } from '@/tests/support/candidates/mobile'
import {
  changeOptOut,
  changeRegistration,
  registered,
  registrationsFound,
} from '@/tests/support/candidates/registrations'
import { mark } from '@/tests/support/mark'

describe('the registration list', () => {
  test('is searched by name, e-mail, reference and the last digits of the number in any format', async () => {
    const full_name = `आशा ${mark()}`
    const whatsup_no = newMobile()
    const { id, email, reference } = await registered({ full_name, whatsup_no })
    const tail = whatsup_no.slice(-5)
    const spoken = `+91 ${whatsup_no.slice(0, 5)}-${tail}`
    for (const q of [full_name, String(email).toUpperCase(), String(reference), tail, spoken]) {
      expect(
        (await registrationsFound({ q })).map((row) => row.id),
        q,
      ).toContain(id)
    }
    expect(await registrationsFound({ q: mark() })).toEqual([])
  })

  test('finds people by their work and place, in words', async () => {
    const place = `Ward ${mark()}`
    const { id } = await registered({ current_location: place, category: 'Oil & Gas' })
    for (const q of [`electrician ${place}`, `${place} oil`, `${place.toUpperCase()} gas asha`]) {
      expect((await registrationsFound({ q })).map((row) => row.id)).toEqual([id])
    }
    expect(await registrationsFound({ q: `${place} plumber` })).toEqual([])
  })

  test('is filtered by industry, position, years and place together', async () => {
    const place = `Ward ${mark()}`
    const position = await positionNamed('Electrician')
    const { id } = await registered({ current_location: `${place}, Pune`, gulf_exp: '7' })
    const found = async (filters: Record<string, string>) =>
      (await registrationsFound({ location: place, ...filters })).map((row) => row.id)
    const fits = { industry: 'Building Construction', position: String(position), gulf: '7' }
    expect(await found({ ...fits, india: '4' })).toEqual([id])
    expect(await found({ location: place.toLowerCase() })).toEqual([id])
    const misfits: Record<string, string>[] = [
      { industry: 'Banking' },
      { position: String(await positionNamed('Other')) },
      { gulf: '7.5' },
      { india: '5' },
      { location: `${place}x` },
    ]
    for (const misfit of misfits) {
      expect(await found({ ...fits, ...misfit }), JSON.stringify(misfit)).toEqual([])
    }
  })

  test('is filtered by an industry that the site’s form does not offer', async () => {
    const category = `Ship repair, "${mark()}" & more`
    const { id } = await registered({ category })
    expect((await registrationsFound({ industry: category })).map((row) => row.id)).toEqual([id])
    expect(await registrationsFound({ industry: category.toLowerCase() })).toEqual([])
  })

  test('is filtered by day, star and note', async () => {
    const location = `Place ${mark()}`
    const { id } = await registered({ current_location: location })
    const count = async (filters: Record<string, string>) =>
      (await registrationsFound({ location, ...filters })).length
    expect(await count({ from: '2026-01-01', to: '2099-01-01' })).toBe(1)
    expect(await count({ from: '2099-01-01' })).toBe(0)
    expect(await count({ to: '2020-01-01' })).toBe(0)
    expect(await count({ star: '1' })).toBe(0)
    expect(await count({ note: '1' })).toBe(0)
    await changeRegistration({ id, is_starred: true, note: 'Good' })
    expect(await count({ star: '1', note: '1' })).toBe(1)
  })

  test('is filtered by consent', async () => {
    const location = `Place ${mark()}`
    const register = (fields: object) =>
      registered({ current_location: location, whatsup_no: newMobile(), ...fields })
    const yes = await register({ whatsapp_consent: 'on' })
    const no = await register({})
    const stopped = await register({ whatsapp_consent: 'on' })
    await changeOptOut({ id: stopped.id })
    const found = async (consent: string) =>
      (await registrationsFound({ location, consent })).map(({ id, consent }) => [id, consent])
    expect(await found('yes')).toEqual([[yes.id, 'yes']])
    expect(await found('no')).toEqual([[no.id, 'no']])
    expect(await found('withdrawn')).toEqual([[stopped.id, 'withdrawn']])
    // Whether consent was given again or not: the number has opted out.
    const again = await register({
      whatsup_no: String(stopped.whatsup_no),
      whatsapp_consent: 'on',
    })
    const never = await register({ whatsup_no: String(stopped.whatsup_no) })
    expect(await found('yes')).toEqual([[yes.id, 'yes']])
    expect(await found('no')).toEqual([[no.id, 'no']])
    expect(await found('withdrawn')).toEqual(
      [never, again, stopped].map(({ id }) => [id, 'withdrawn']),
    )
  })

  test.each(['%', '_', '%%%', '\\', "' OR 1=1 --"])('searches %o literally', async (text) => {
    const place = mark()
    await registered({ current_location: `Plain ${place}` })
    const { id } = await registered({ current_location: `Has ${text} ${place}` })
    const found = await registrationsFound({ location: `${text} ${place}` })
    expect(found.map((row) => row.id)).toEqual([id])
    expect(await registrationsFound({ q: text, location: `Plain ${place}` })).toEqual([])
  })

  test.each<Record<string, string>>([
    { industry: 'Sorcery' },
    { industry: '__proto__' },
    { industry: 'a\u0000b' },
    { industry: 'a'.repeat(5000) },
    { position: '1 OR 1=1' },
    { gulf: '-1' },
    { india: '1e3' },
    { consent: 'constructor' },
    { list: '0x1' },
    { list: '999999' },
    { from: 'yesterday' },
    { location: 'a\u0000b' },
  ])('finds nobody by the invalid filter %o', async (filters) => {
    expect(await registrationsFound({ ...filters, page: '1' })).toEqual([])
  })
})
