import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { lockUntilCommit } from '@/lib/server/database/sql'
import { paths } from '@/lib/shared/paths'
import { isSitePath } from '@/lib/shared/safeHref'
import type { Redirect } from '@/payload-types'
import { isEndless, stepOf } from './redirects'

const LEADS_BACK = 'This redirect would lead back to itself. Choose another address.'

/** Refuses a redirect that leads to its own address, also over others and in another spelling. */
export const refuseEndless: CollectionBeforeChangeHook<Redirect> = async ({
  data,
  originalDoc,
  req,
}) => {
  const saved = { ...originalDoc, ...data }
  // The field refuses it, later and in its own words.
  if (!isSitePath(saved.from)) return data
  await lockUntilCommit(req, 'redirects')
  const step = await stepOfSaved(saved, req)
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { id: { not_equals: originalDoc?.id ?? 0 } },
    depth: 1,
    pagination: false,
    req,
  })
  const others = docs.map(stepOf).filter((other) => other !== null)
  if (!step || !isEndless(step, others)) return data
  const path = data.to?.type === 'reference' ? 'to.reference' : 'to.url'
  const errors = [{ label: 'To', path, message: LEADS_BACK }]
  throw new ValidationError({ collection: 'redirects', errors, req }, req.t)
}

/** What is saved names its page by id. */
const stepOfSaved = async ({ from = '', to }: Partial<Redirect>, req: PayloadRequest) => {
  if (to?.type !== 'reference') return stepOf({ from, to: { url: to?.url } })
  if (!to.reference) return null
  const { relationTo, value } = to.reference
  const id = typeof value === 'object' ? value.id : value
  const page = await req.payload.findByID({
    collection: relationTo,
    id,
    depth: 0,
    disableErrors: true,
    req,
  })
  return page && stepOf({ from, to: { url: paths.page(page.slug) } })
}
