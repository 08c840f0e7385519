import { chromium } from 'playwright'
import { CHROMIUM } from '../chromium'

/** What search engines and screen readers find in a page's HTML before any script runs. */
export type ReadPage = {
  title: string
  description: string
  robots: string
  canonical: string | null
  headings: string[]
  links: string[]
  pictures: string[]
  ids: string[]
  /** The unparsed JSON-LD texts. */
  jsonLd: string[]
  /** The text of the page; each run of white space is one blank. */
  text: string
}

export type XmlNode = {
  name: string
  attributes: Record<string, string>
  text: string
  children: XmlNode[]
}

/** Parses HTML and XML with a real browser. Close it at the end. */
export const openParser = async () => {
  const browser = await chromium.launch(CHROMIUM)
  const page = await browser.newPage()
  return {
    html: (source: string): Promise<ReadPage> => page.evaluate(readHtml, source),
    /** The root element; null when the source is not well-formed. */
    xml: (source: string): Promise<XmlNode | null> => page.evaluate(readXml, source),
    close: () => browser.close(),
  }
}

export type Parser = Awaited<ReturnType<typeof openParser>>

/** The children with this name. */
export const children = (node: XmlNode | null | undefined, name: string): XmlNode[] =>
  node?.children.filter((child) => child.name === name) ?? []

export const childText = (node: XmlNode | null | undefined, name: string): string =>
  children(node, name)[0]?.text ?? ''

// Both functions run in the browser: they may use nothing from outside.
const readHtml = (source: string): ReadPage => {
  const page = new DOMParser().parseFromString(source, 'text/html')
  const all = (selector: string) => [...page.querySelectorAll(selector)]
  const attribute = (selector: string, name: string) =>
    page.querySelector(selector)?.getAttribute(name) ?? null
  const tidy = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()
  const read = {
    title: tidy(page.title),
    description: attribute('meta[name=description]', 'content') ?? '',
    robots: attribute('meta[name=robots]', 'content') ?? '',
    canonical: attribute('link[rel=canonical]', 'href'),
    headings: all('h1').map((heading) => tidy(heading.textContent)),
    links: all('a[href], area[href]').map((link) => link.getAttribute('href') ?? ''),
    pictures: all(
      'img[src], source[src], video[src], link[rel~=icon], meta[property="og:image"]',
    ).map(
      (part) =>
        part.getAttribute('src') ?? part.getAttribute('href') ?? part.getAttribute('content') ?? '',
    ),
    ids: all('[id]').map(({ id }) => id),
    jsonLd: all('script[type="application/ld+json"]').map((script) => script.textContent ?? ''),
  }
  for (const hidden of all('script, style, template')) hidden.remove()
  return { ...read, text: tidy(page.body.textContent) }
}

const readXml = (source: string): XmlNode | null => {
  const parsed = new DOMParser().parseFromString(source, 'application/xml')
  const toNode = (element: Element): XmlNode => ({
    name: element.nodeName,
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    text: (element.textContent ?? '').trim(),
    children: [...element.children].map(toNode),
  })
  return parsed.querySelector('parsererror') ? null : toNode(parsed.documentElement)
}
