import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import type { CopyJson } from '@/collections/Papers/shared/copies'
import type { CopyAsk } from '@/collections/Papers/shared/copySchema'
import type { PaperCopy } from '@/payload-types'
import { TODAY } from './storedDemands'
import { departureOffice } from './storedDepartures'

/** A photo of another colour each time, with the place and the camera of a phone. */
export const photo = async (red = Math.floor(Math.random() * 256)): Promise<Buffer> => {
  const background = { r: red, g: 120, b: 40 }
  return sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .withExif({ IFD0: { Make: 'SecretPhone' }, IFD3: { GPSLatitude: '19/1 4/1 0/1' } })
    .jpeg()
    .toBuffer()
}
/** Copies of papers as staff ask for them and candidates send them, in the test's own process. */
export const copyOffice = async () => {
  const office = await departureOffice()
  const { payload, user, selected } = office
  // Later than departureOffice, because they read the settings.
  const { askForCopy } = await import('@/collections/Papers/copies/askForCopy')
  const { receiveCopy } = await import('@/collections/Papers/copies/receiveCopy')
  const { statusLinks } = await import('@/collections/Submissions/statusLink')
  const { prepareKeyring } = await import('@/collections/Keyring/prepareKeyring')
  const { ReceivedFile } = await import('@/lib/server/calls/receivedFile')
  const { PAPER_COPY_MAX_BYTES } = await import('@/lib/shared/limits')
  const { env } = await import('@/lib/server/settings/env')
  await prepareKeyring(payload)
  const folder = path.join(env.dataDir, 'uploads/paper_copy')

  const rows = async (application: number): Promise<PaperCopy[]> => {
    const where = { application: { equals: application } }
    return (await payload.find({ collection: 'paper_copies', where, sort: 'id' })).docs
  }
  const tokenOf = async (id: number): Promise<string> => {
    const person = await payload.findByID({ collection: 'applications', id })
    const link = (await statusLinks(payload, 'applications'))(person)
    return link.split('/').at(-1) ?? ''
  }
  const ask = async (application: number, change: Partial<CopyAsk> = {}, now = TODAY) => {
    const values = { kind: 'passport', reason: 'first', key: randomUUID() } as const
    return (await askForCopy(payload, user, { ...values, application, ...change }, now)).body
  }
  const send = async (token: string, id: number, bytes: Buffer, now = TODAY) => {
    const file = new ReceivedFile('paper.jpg', {
      ...({ area: 'paper_copy', maxBytes: PAPER_COPY_MAX_BYTES } as const),
    })
    await file.add(bytes)
    try {
      const values = { token, id, paper: file }
      return (await receiveCopy({ payload, values, file }, now)).body
    } finally {
      await file.discard()
    }
  }
  return {
    ...{ ...office, rows, tokenOf, ask, send },
    /** What the audit trail says of a person: 'recruiter change …'. */
    linesOf: async (application: number): Promise<string[]> => {
      const where = { subject_id: { equals: application }, subject: { equals: 'applications' } }
      const { docs } = await payload.find({ collection: 'audit', where, sort: 'id' })
      return docs.map(({ action, actor, detail }) => `${actor.split(' ')[0]} ${action} ${detail}`)
    },
    /** A person on the way who was asked for a copy. */
    asked: async (change: Partial<CopyAsk> = {}) => {
      const { id } = await selected()
      const { copies } = await ask(id, change)
      const [copy] = copies as CopyJson[] // what askForCopy answers
      if (!copy) throw new Error('nothing was asked')
      return { id, copy: copy.id, token: await tokenOf(id) }
    },
    /** The stored files of all copies. */
    files: (): string[] => (existsSync(folder) ? readdirSync(folder) : []),
    fileAt: (name: string): string => path.join(folder, name),
  }
}
