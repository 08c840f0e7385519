import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { audienceOf } from '@/lib/server/payload/audience'

const FOLDER = path.resolve('app/php')
const ADDITIONAL = path.join(FOLDER, '[name]')

type Handlers = Record<string, unknown>

/**
 * Who may make each php call, by method and name (`GET joblist`), as the handlers themselves declare
 * and enforce it. Throws when a handler declares nothing.
 */
export const declaredCalls = async (): Promise<Map<string, readonly string[]>> => {
  const calls = new Map<string, readonly string[]>()
  for (const [name, handlers] of await handlersByName()) {
    for (const method of ['GET', 'POST']) {
      const handler = handlers[method]
      // What refuses a method is the same function for all of them (lib/server/calls/php.ts).
      if (handler === handlers.DELETE) continue
      const audience = audienceOf(handler)
      if (!audience) throw new Error(`${method} ${name}.php does not declare who may make it.`)
      calls.set(`${method} ${name}`, audience)
    }
  }
  return calls
}

const handlersByName = async (): Promise<Map<string, Handlers>> => {
  const found = new Map<string, Handlers>()
  for (const folder of readdirSync(FOLDER).filter((name) => name.endsWith('.php'))) {
    const name = folder.slice(0, -'.php'.length)
    found.set(name, await load(path.join(FOLDER, folder, 'route.ts')))
  }
  const table = readFileSync(path.join(ADDITIONAL, 'route.ts'), 'utf8')
  for (const [, name = ''] of table.matchAll(/^ {2}'(\w+)\.php':/gm)) {
    const handlers = (await load(path.join(ADDITIONAL, `${name}.ts`)))[name]
    found.set(name, handlers as Handlers) // what phpRoute returned
  }
  return found
}

const load = (file: string): Promise<Handlers> => import(pathToFileURL(file).href)
