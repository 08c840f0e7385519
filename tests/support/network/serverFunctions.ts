import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Answered, baseUrl, bearer, call } from './http'

const MANIFEST = path.resolve(
  import.meta.dirname,
  '../../../.next/server/server-reference-manifest.json',
)
const LAYOUT = 'app/(payload)/layout.tsx'

/** The id under which the built CMS panel calls its server functions. */
const actionId = (): string => {
  const { node } = JSON.parse(readFileSync(MANIFEST, 'utf8'))
  const actions = Object.entries<{ filename: string }>(node)
  const [id] = actions.find(([, { filename }]) => filename === LAYOUT) ?? []
  if (!id) throw new Error(`${LAYOUT} has no server function in ${MANIFEST}`)
  return id
}

/** The request by which the scripts of the CMS panel call a server function, with any argument. */
export const serverCall = (argument: unknown, origin: string) => ({
  address: '/admin',
  method: 'POST',
  headers: {
    'Next-Action': actionId(),
    'Content-Type': 'text/plain;charset=UTF-8',
    Accept: 'text/x-component',
    Origin: origin,
  },
  body: JSON.stringify([argument]),
})

/** Calls a server function of the CMS panel as its scripts do, with any argument. */
export const callServer = (argument: unknown, token?: string): Promise<Answered> => {
  const { address, method, headers, body } = serverCall(argument, baseUrl())
  return call(address, { method, headers: { ...headers, ...bearer(token) }, body })
}

/** The function's return value, when it is plain JSON. */
export const returned = ({ text }: { text: string }): unknown =>
  JSON.parse(/^1:(.*)$/m.exec(text)?.[1] ?? '')
