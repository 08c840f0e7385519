import { enquiryForm } from './forms'
import { get, php, postForm } from './http'
import { mark } from './mark'
import { rowsWhere } from './records'
import { type Row, rowsIn } from './rows'
import { adminToken, logIn, newAccount } from './session'

/** Lines of the audit trail, newest first, as the panel's REST answers them. */
export const trail = async (where: Record<string, string | number>): Promise<Row[]> => {
  const query = new URLSearchParams({ limit: '100', sort: '-id' })
  for (const [field, value] of Object.entries(where)) {
    query.set(`where[${field}][equals]`, String(value))
  }
  return rowsIn(await get(`/api/audit?${query}`, await adminToken()), 'docs')
}

/** The sum of the counts of lines, and whether any two are of the same minute. */
export const summed = (lines: Row[]) => {
  const minutes = lines.map(({ createdAt }) => String(createdAt).slice(0, 16))
  return {
    count: lines.reduce((sum, { count }) => sum + Number(count ?? 0), 0),
    isOneAMinute: new Set(minutes).size === lines.length,
  }
}

/** An admin of its own, so that nobody else's lines are among its lines. */
export const reader = async () => {
  const account = await newAccount('admin')
  const token = await logIn(account)
  const lines = (where: Record<string, string | number> = {}) =>
    trail({ actor: `admin ${account.id}`, ...where })
  return { account, token, lines }
}

/** An enquiry of a visitor, and its number. */
export const newEnquiry = async () => {
  const email = `${mark()}@visitor.example`
  await postForm(php('enquiry'), enquiryForm({ email }))
  const [row] = await rowsWhere('enquiries', 'email', email)
  return { email, id: Number(row?.id) }
}
