import { describe, expect, test } from 'vitest'
import { applySchema } from '@/collections/Applications/shared/schema'
import { jobSchema } from '@/collections/Jobs/shared/schema'
import { registrationSchema } from '@/collections/Registrations/shared/schema'
import { loginSchema } from '@/collections/Users/shared/schema'
import { EMPTY_FORMS } from '@/tests/support/candidates/emptyForms'
import { application, errorsOf, job, registration } from '@/tests/support/candidates/formValues'

describe('an empty form is refused with the messages of docs/product.md §5, all at once', () => {
  test.each([
    ['apply', applySchema, EMPTY_FORMS.application],
    ['registration', registrationSchema, EMPTY_FORMS.registration],
    ['job', jobSchema, EMPTY_FORMS.job],
  ] as const)('%s form', (_form, schema, messages) => {
    expect(errorsOf(schema, {})).toEqual(messages)
  })

  test('login form', () => {
    expect(errorsOf(loginSchema, {})).toEqual({
      email: 'Email is required',
      password: 'Password is required',
    })
  })
})

describe('a valid form has no errors', () => {
  test.each([
    ['apply', applySchema, application],
    ['registration', registrationSchema, registration],
    ['job', jobSchema, job],
    ['login', loginSchema, { email: 'a@example.com', password: '123456' }],
  ] as const)('%s', (_form, schema, values) => {
    expect(errorsOf(schema, values)).toEqual({})
  })
})

describe('unknown fields of a form are dropped', () => {
  const extras = { id: 5, createdAt: '2020-01-01', is_deleted: 'Yes', role: 'admin', __proto__x: 1 }

  test.each([
    ['apply', applySchema, application],
    ['registration', registrationSchema, registration],
    ['job', jobSchema, job],
  ] as const)('%s', (_form, schema, values) => {
    const parsed = schema.safeParse({ ...values, ...extras })
    expect(parsed.success).toBe(true)
    expect(Object.keys(parsed.data ?? {})).not.toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^(id|createdAt|is_deleted|role|__proto__x)$/),
      ]),
    )
  })
})

describe('consent that is not ticked is stored as not given', () => {
  test.each([undefined, '', 'false', '0', 'no', null])('%o', (whatsapp_consent) => {
    const { data } = applySchema.safeParse({ ...application, whatsapp_consent })
    expect(data).toMatchObject({ whatsapp_consent: false, keep_consent: false })
  })
})
