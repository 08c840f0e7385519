import { fileOf, pdfOf } from '../files/files'
import { mark } from '../mark'
import { php, postForm, postJson } from '../network/http'
import { type Row, rowsIn } from '../rows'
import { change, hasDatabase } from '../site/database'
import { adminToken } from '../staff/session'
import { applyForm, enquiryForm, registrationForm } from './forms'
import { newMobile } from './mobile'

/** Someone who applied, registered and sent an enquiry; each of their texts contains the mark. */
export const newPerson = async () => {
  const marked = mark()
  const email = `${marked}@candidate.example`
  const resume = fileOf(`${marked}.pdf`, pdfOf(5000, marked))
  const name = `Asha ${marked}`
  const mobile = newMobile()
  await postForm(php('job_applied'), applyForm({ name, email, mobile, resume }))
  await postForm(
    php('registration'),
    await registrationForm({
      full_name: name,
      email,
      whatsup_no: mobile,
      resume,
      whatsapp_consent: 'on',
    }),
  )
  await postForm(php('enquiry'), enquiryForm({ name, email, message: `My message: ${marked}` }))
  return { marked, email }
}

/** The rows that person_find.php finds. */
export const find = async (who: string): Promise<Row[]> =>
  rowsIn(await postJson(php('person_find'), { who }, await adminToken()), 'rows')

/** The rows in the form that the privacy calls expect. */
export const keys = (rows: Row[]) => rows.map(({ collection, id }) => ({ collection, id }))

/** Erases what the candidates asked to be erased: without a request, too many would be hidden. */
export const erase = async (rows: Row[], confirm = 'ERASE') => {
  if (hasDatabase()) {
    for (const { collection, id } of rows) {
      await change(`update ${collection} set erasure_asked_at = ? where id = ?`, [
        new Date().toISOString(),
        Number(id),
      ])
    }
  }
  return postJson(php('person_erase'), { rows: keys(rows), confirm }, await adminToken())
}
