import type { Page } from 'playwright/test'
import hi from '@/messages/hi'
import { expect, test } from './support/test'

const GUIDE = '/hi/fake-gulf-job-offers'
const HELP = '/hi/get-help?in=SA&from=IN&what=unpaid'
const CHARGE = '/hi/can-i-be-charged?from=IN&to=QA&by=agent&for=service&sum=85000'

type Spoken = { lang: string; text: string }

/** A browser with voices of these languages. A text is said once `finish` is called. */
const withVoices = (page: Page, ...languages: string[]) =>
  page.addInitScript((known: string[]) => {
    const voices = known.map((lang) => ({ lang, default: false, localService: true }))
    const spoken: Spoken[] = []
    const waiting: { onend?: () => void; onerror?: () => void }[] = []
    let areKnown = false
    const synthesis = {
      onvoiceschanged: null as (() => void) | null,
      getVoices: () => (areKnown ? voices : []),
      speak: (utterance: Spoken) => {
        spoken.push({ lang: utterance.lang, text: utterance.text })
        waiting.push(utterance as object)
      },
      cancel: () => {
        for (const utterance of waiting.splice(0)) utterance.onerror?.()
      },
    }
    const Utterance = function (this: object, text: string) {
      Object.assign(this, { text, lang: '', voice: null })
    }
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis })
    Object.assign(window, {
      SpeechSynthesisUtterance: Utterance,
      voices: {
        arrive: () => {
          areKnown = true
          synthesis.onvoiceschanged?.()
        },
        spoken: () => spoken,
        waiting: () => waiting.length,
        finish: () => {
          for (const utterance of waiting.splice(0)) utterance.onend?.()
        },
      },
    })
  }, languages)

const voices = <Answer>(page: Page, act: 'arrive' | 'spoken' | 'waiting' | 'finish') =>
  page.evaluate((name) => Object(window).voices[name](), act) as Promise<Answer>

/** Opens a page, and waits until its script waits for voices. */
const open = async (page: Page, path: string) => {
  await page.goto(path)
  await page.waitForFunction(() => speechSynthesis.onvoiceschanged !== null)
}

/** The same in a browser that knows its voices a moment after the page, as Chrome does. */
const openWithVoices = async (page: Page, path: string) => {
  await open(page, path)
  await voices(page, 'arrive')
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const read = String(hi.content.readAloud)
const stop = String(hi.content.stopReading)

test('a browser without voices has no button to read aloud', async ({ page }) => {
  await open(page, GUIDE)
  expect(await page.evaluate(() => speechSynthesis.getVoices().length)).toBe(0)
  await expect(page.locator('#aloud')).toBeHidden()
})

test('a phone reads aloud only the pages whose language it speaks', async ({ page }) => {
  await withVoices(page, 'en-IN', 'ur-PK')
  for (const path of [GUIDE, HELP, CHARGE]) {
    await openWithVoices(page, path)
    await expect(page.locator('#aloud')).toBeHidden()
    await openWithVoices(page, path.slice('/hi'.length))
    await expect(button(page, 'Read aloud')).toBeVisible()
  }
  await page.goto('/get-help')
  await expect(page.locator('#aloud')).toHaveCount(0)
})

test('a worker hears a guide in Hindi from its title on, and stops it', async ({ page }) => {
  // Android writes the language in this way.
  await withVoices(page, 'hi_IN')
  await openWithVoices(page, GUIDE)
  await button(page, read).click()
  const spoken = await voices<Spoken[]>(page, 'spoken')
  expect(new Set(spoken.map(({ lang }) => lang))).toEqual(new Set(['hi_IN']))
  const texts = spoken.map(({ text }) => text)
  expect(texts[0]).toBe(await page.getByRole('heading', { level: 1 }).textContent())
  expect(Math.max(...texts.map(({ length }) => length))).toBeLessThan(200)

  // In the order of the page, a table row by row.
  const row = page.getByRole('main').locator('tbody tr').first()
  const cells = await row.locator('th, td').allTextContents()
  const first = texts.indexOf(String(cells[0]))
  expect(first).toBeGreaterThan(0)
  expect(texts.slice(first, first + cells.length)).toEqual(cells)
  expect(texts).not.toContain(String(hi.jobList.help))
  expect(texts).not.toContain(String(hi.content.sources))

  await button(page, stop).click()
  expect(await voices(page, 'waiting')).toBe(0)
  await expect(button(page, read)).toBeFocused()
})

test('a worker hears an answer to its end, what is English in English', async ({ page }) => {
  await withVoices(page, 'en-IN', 'hi-IN')
  await openWithVoices(page, HELP)
  await button(page, read).click()
  const spoken = await voices<Spoken[]>(page, 'spoken')
  expect(spoken[0]).toEqual({ lang: 'hi-IN', text: hi.helpTexts.callLabour })
  // The complaint stays English, for an office abroad.
  const complaint = String(await page.locator('#complaint').textContent())
  expect(spoken).toContainEqual({
    lang: 'en-IN',
    text: expect.stringContaining(complaint.slice(0, 40).split('\n')[0] ?? ''),
  })
  for (const { lang, text } of spoken) {
    if (/[ऀ-ॿ]/.test(text)) expect(lang, text).toBe('hi-IN')
  }
  await expect(button(page, stop)).toBeVisible()
  await voices(page, 'finish')
  await expect(button(page, read)).toBeVisible()
})

test('the button to read aloud moves nothing when it appears', async ({ page }) => {
  const places = () =>
    page.evaluate(async () => {
      await document.fonts.ready
      return [...document.querySelectorAll('main *:not(#aloud, #aloud *)')].map((element) => {
        const { x, y } = element.getBoundingClientRect()
        return `${element.tagName} ${x} ${y}`
      })
    })
  await withVoices(page, 'hi-IN')
  for (const path of [GUIDE, CHARGE]) {
    await open(page, path)
    const before = await places()
    await voices(page, 'arrive')
    await expect(button(page, read)).toBeVisible()
    expect(await places()).toEqual(before)
  }
})
