import { ENGLISH, LANGUAGES, type Language } from '@/lib/shared/languages'
import { wordsIn } from '@/messages/wordsIn'
import type { SiteSetting } from '@/payload-types'
import { officialDomains, oneLine } from './addresses'
import { type Markup, markup, raw } from './markup'
import { DARK_STYLE, LOOK } from './styles'

/** One part of a mail. The text version and the HTML version are made from the same parts. */
export type MailPart =
  | { kind: 'text'; text: string }
  | { kind: 'facts'; rows: [string, string][] }
  | { kind: 'steps'; title: string; items: string[] }
  | { kind: 'links'; items: { label: string; lines: string[]; href: string }[] }
  | { kind: 'button'; label: string; href: string; hint?: string }
  | { kind: 'warning'; text: string }

/** What a template makes. */
export type MailContent = {
  subject: string
  title: string
  parts: MailPart[]
  /** English without. */
  language?: Language
}

/** Renders a mail in the only layout: readable on a phone, in dark mode and without HTML. */
export const renderMail = (
  { subject, title, parts, language = ENGLISH }: MailContent,
  facts: SiteSetting,
): { subject: string; text: string; html: string } => ({
  subject: oneLine(subject),
  text: [title, ...parts.map(asText), `--\n${footer(facts, language).join('\n')}`].join('\n\n'),
  html: page({ subject: oneLine(subject), title, parts: parts.map(asHtml), facts, language }).html,
})

const footer = (facts: SiteSetting, language: Language): string[] => {
  const t = wordsIn(language, 'mails')
  const domains = officialDomains(facts)
  return [
    String(facts.full_name),
    t('registrationNumber', { number: String(facts.licence_number) }),
    facts.address,
    facts.phone && t('phone', { phone: facts.phone }),
    domains && t('ourDomains', { domains }),
  ].filter((line): line is string => Boolean(line))
}

const asText = (part: MailPart): string => {
  if (part.kind === 'facts') return part.rows.map(([term, text]) => `${term}: ${text}`).join('\n')
  if (part.kind === 'steps') {
    return [part.title, ...part.items.map((item, i) => `${i + 1}. ${item}`)].join('\n')
  }
  if (part.kind === 'links') {
    const items = part.items.map(({ label, lines, href }) => [label, ...lines, href].join('\n'))
    return items.join('\n\n')
  }
  if (part.kind === 'button') {
    return [`${part.label}:`, part.href, part.hint].filter(Boolean).join('\n')
  }
  return part.text
}

const asHtml = (part: MailPart): Markup => {
  if (part.kind === 'facts') return asTable(part.rows)
  if (part.kind === 'steps') {
    const items = part.items.map((item) => markup`<li style="margin:0 0 8px">${item}</li>`)
    return markup`<h2 ${LOOK.subtitle}>${part.title}</h2><ol ${LOOK.steps}>${items}</ol>`
  }
  if (part.kind === 'links') return asLinks(part.items)
  if (part.kind === 'button') {
    const hint = part.hint ? markup`<p ${LOOK.hint}>${part.hint}</p>` : ''
    const button = markup`<a href="${part.href}" ${LOOK.button}>${part.label}</a>`
    return markup`<div style="margin:24px 0">${button}${hint}</div>`
  }
  return markup`<p ${part.kind === 'warning' ? LOOK.warning : LOOK.text}>${lines(part.text)}</p>`
}

const asTable = (rows: [string, string][]): Markup => {
  const cells = rows.map(([term, value], i) => {
    const cell = markup`<span ${LOOK.term}>${term}</span><span ${LOOK.value}>${value}</span>`
    return markup`<tr><td ${i > 0 ? LOOK.fact : LOOK.firstFact}>${cell}</td></tr>`
  })
  return markup`<table ${LAYOUT_TABLE} ${LOOK.facts}>${cells}</table>`
}

const asLinks = (items: Extract<MailPart, { kind: 'links' }>['items']): Markup => {
  const cells = items.map(({ label, lines: under, href }, i) => {
    const link = markup`<a href="${href}" ${LOOK.link}>${label}</a>`
    const cell = markup`${link}${under.map((line) => markup`<span ${LOOK.line}>${line}</span>`)}`
    return markup`<tr><td ${i > 0 ? LOOK.fact : LOOK.firstFact}>${cell}</td></tr>`
  })
  return markup`<table ${LAYOUT_TABLE} ${LOOK.facts}>${cells}</table>`
}

const LAYOUT_TABLE = raw('role="presentation" width="100%" cellpadding="0" cellspacing="0"')

/** A text with a break at each of its line ends. */
const lines = (text: string): Markup[] =>
  text.split('\n').map((line, i) => (i > 0 ? markup`<br>${line}` : markup`${line}`))

type Page = {
  subject: string
  title: string
  parts: Markup[]
  facts: SiteSetting
  language: Language
}

const page = ({ subject, title, parts, facts, language }: Page): Markup =>
  markup`<!doctype html>
<html lang="${language}" dir="${LANGUAGES[language].dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
${DARK_STYLE}
</head>
<body ${LOOK.body}>
<table ${LAYOUT_TABLE} ${LOOK.outer}><tr><td align="center" style="padding:16px 12px 32px">
<div style="max-width:600px;margin:0 auto;text-align:${LANGUAGES[language].dir === 'rtl' ? 'right' : 'left'};overflow-wrap:anywhere">
<div ${LOOK.head}>
<span ${LOOK.agency}>${String(facts.full_name)}</span>
<span ${LOOK.licence}>${wordsIn(language, 'mails')('registrationNumber', { number: String(facts.licence_number) })}</span>
</div>
<div ${LOOK.content}>
<h1 ${LOOK.title}>${title}</h1>
${parts}
</div>
<p ${LOOK.footer}>${lines(footer(facts, language).join('\n'))}</p>
</div></td></tr></table></body></html>`
