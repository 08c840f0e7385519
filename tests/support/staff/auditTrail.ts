import { enquiryForm } from '../candidates/forms'
import { mark } from '../mark'
import { get, php, postForm } from '../network/http'
import { type Row, rowsIn } from '../rows'
import { rowsWhere } from './records'
import { adminToken, logIn, newAccount } from './session'

/** Lines of the audit trail, newest first, over Payload's REST API. */
export const auditTrail = async (where: Record<string, string | number>): Promise<Row[]> => {
  const query = new URLSearchParams({ limit: '100', sort: '-id' })
  for (const [field, value] of Object.entries(where)) {
    query.set(`where[${field}][equals]`, String(value))
  }
  return rowsIn(await get(`/api/audit?${query}`, await adminToken()), 'docs')
}

/** The sum of the lines' counts, and whether each is from a different minute. */
export const summed = (lines: Row[]) => {
  const minutes = lines.map(({ createdAt }) => String(createdAt).slice(0, 16))
  return {
    count: lines.reduce((sum, { count }) => sum + Number(count ?? 0), 0),
    isOnePerMinute: new Set(minutes).size === lines.length,
  }
}

/** A new admin, so that all its lines are from the test itself. */
export const reader = async () => {
  const account = await newAccount('admin')
  const token = await logIn(account)
  const lines = (where: Record<string, string | number> = {}) =>
    auditTrail({ actor: `admin ${account.id}`, ...where })
  return { account, token, lines }
}

/** Sends an enquiry as a visitor; returns its e-mail address and id. */
export const newEnquiry = async () => {
  const email = `${mark()}@visitor.example`
  await postForm(php('enquiry'), enquiryForm({ email }))
  const [row] = await rowsWhere('enquiries', 'email', email)
  return { email, id: Number(row?.id) }
}
