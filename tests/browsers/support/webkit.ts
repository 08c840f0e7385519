import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { vi } from 'vitest'
import { freePort } from '@/tests/support/site/server'
import { type Tab, WAIT_MS } from './tab'

const LIBRARIES = '/usr/lib/x86_64-linux-gnu'

/** The key of an element’s id in the WebDriver standard. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
const ENTER = '\uE007'

/**
 * Starts Debian’s WebKit (MiniBrowser of WebKitGTK), driven by the classic WebDriver protocol over
 * HTTP. It needs a screen; Xvfb provides one in memory.
 */
export const startWebKit = async (): Promise<Tab> => {
  const port = await freePort()
  const screen = ['-a', '-s', '-screen 0 1280x900x24']
  const driver = spawn('xvfb-run', [...screen, 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    // Makes a group of processes, which is ended as a whole.
    detached: true,
  })
  const stop = () => {
    if (driver.pid && driver.exitCode === null) process.kill(-driver.pid)
  }
  process.once('exit', stop)

  const call = async (method: string, address: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${address}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = await answer.json()
    if (!answer.ok) throw new Error(`WebKit: ${value.error}: ${value.message}`)
    return value
  }

  const start = async (): Promise<unknown> => {
    await vi.waitFor(() => call('GET', '/status'), { timeout: WAIT_MS, interval: 100 })
    return call('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          browserName: 'MiniBrowser',
          timeouts: { implicit: WAIT_MS },
          'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
        },
      },
    })
  }
  const started = await start().catch((error: unknown) => {
    stop()
    throw error
  })
  const session = `/session/${(started as { sessionId: string }).sessionId}` // by the standard

  const find = async (xpath: string): Promise<string> => {
    const found = await call('POST', `${session}/element`, { using: 'xpath', value: xpath })
    return `${session}/element/${(found as Record<string, string>)[ELEMENT]}` // by the standard
  }
  const sendKeys = async (xpath: string, text: string) => {
    await call('POST', `${await find(xpath)}/value`, { text })
  }

  return {
    open: async (url) => {
      await call('POST', `${session}/url`, { url })
    },
    click: async (xpath) => {
      await call('POST', `${await find(xpath)}/click`, {})
    },
    type: (xpath, text) => sendKeys(xpath, text.replaceAll('\n', ENTER)),
    upload: sendKeys,
    run: (script, ...args) => call('POST', `${session}/execute/sync`, { script, args }),
    close: async () => {
      await call('DELETE', session)
      stop()
    },
  }
}

const miniBrowser = (): string => {
  const [folder] = readdirSync(LIBRARIES).filter((name) => /^webkit2gtk-4\.\d$/.test(name))
  return path.join(LIBRARIES, folder ?? '', 'MiniBrowser')
}
