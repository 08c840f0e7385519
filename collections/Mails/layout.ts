import { escapeHtml } from '@/lib/shared/html'
import type { SiteSetting } from '@/payload-types'
import { officialDomains, oneLine } from './addresses'
import { type Colour, PALETTE } from './palette'

/** What a mail says, in order; text and HTML are made of the same parts. */
export type MailPart =
  | { kind: 'text'; text: string }
  | { kind: 'facts'; rows: [string, string][] }
  | { kind: 'steps'; title: string; items: string[] }
  | { kind: 'button'; label: string; href: string; hint?: string }
  | { kind: 'warning'; text: string }

export type MailContent = { subject: string; title: string; parts: MailPart[] }

/** The one layout of all mails: readable on a phone, in the dark, and without HTML. */
export const renderMail = (
  { subject, title, parts }: MailContent,
  facts: SiteSetting,
): { subject: string; text: string; html: string } => ({
  subject: oneLine(subject),
  text: [title, ...parts.map(asText), `--\n${footer(facts).join('\n')}`].join('\n\n'),
  html: page(oneLine(subject), title, parts.map(asHtml).join('\n'), facts),
})

const footer = (facts: SiteSetting): string[] =>
  [
    String(facts.full_name),
    `Registration number ${facts.licence_number}`,
    facts.address,
    facts.phone && `Phone ${facts.phone}`,
    officialDomains(facts) && `Our mails come from ${officialDomains(facts)} only.`,
  ].filter((line): line is string => Boolean(line))

const asText = (part: MailPart): string => {
  if (part.kind === 'facts') return part.rows.map(([term, text]) => `${term}: ${text}`).join('\n')
  if (part.kind === 'steps') {
    return [part.title, ...part.items.map((item, i) => `${i + 1}. ${item}`)].join('\n')
  }
  if (part.kind === 'button') {
    return [`${part.label}:`, part.href, part.hint].filter(Boolean).join('\n')
  }
  return part.text
}

const asHtml = (part: MailPart): string => {
  if (part.kind === 'facts') {
    const rows = part.rows.map(
      ([term, text], i) =>
        `<tr><td style="padding:10px 0;${i > 0 ? `border-top:1px solid ${light('line')};` : ''}" class="${i > 0 ? 'line' : ''}"><span class="ink-3" style="display:block;font-size:14px;line-height:20px;color:${light('ink-3')}">${escapeHtml(term)}</span><span class="ink" style="font-size:17px;line-height:24px;font-weight:600;color:${light('ink')}">${escapeHtml(text)}</span></td></tr>`,
    )
    return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="line" style="margin:20px 0;border-collapse:collapse;border-top:1px solid ${light('line')};border-bottom:1px solid ${light('line')}">${rows.join('')}</table>`
  }
  if (part.kind === 'steps') {
    const items = part.items.map((item) => `<li style="margin:0 0 8px">${escapeHtml(item)}</li>`)
    return `<h2 class="ink" style="margin:24px 0 8px;font-size:18px;line-height:24px;color:${light('ink')}">${escapeHtml(part.title)}</h2><ol class="ink-2" style="margin:0;padding:0 0 0 22px;font-size:17px;line-height:26px;color:${light('ink-2')}">${items.join('')}</ol>`
  }
  if (part.kind === 'button') {
    const hint = part.hint
      ? `<p class="ink-3" style="margin:10px 0 0;font-size:14px;line-height:20px;color:${light('ink-3')}">${escapeHtml(part.hint)}</p>`
      : ''
    return `<div style="margin:24px 0"><a href="${escapeHtml(part.href)}" class="button" style="display:inline-block;padding:14px 22px;border-radius:4px;background:${light('brand')};color:${light('on-brand')};font-size:17px;line-height:24px;font-weight:600;text-decoration:none">${escapeHtml(part.label)}</a>${hint}</div>`
  }
  if (part.kind === 'warning') {
    return `<p class="tint ink" style="margin:24px 0 0;padding:14px 16px;border-left:4px solid ${light('brand')};background:${light('brand-tint')};font-size:16px;line-height:24px;color:${light('ink')}">${lines(part.text)}</p>`
  }
  return `<p class="ink-2" style="margin:0 0 14px;font-size:17px;line-height:26px;color:${light('ink-2')}">${lines(part.text)}</p>`
}

const light = (colour: Colour): string => PALETTE[colour][0]

const lines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>')

const DARK_RULES = [
  ...(['ink', 'ink-2', 'ink-3', 'on-bar', 'on-bar-2'] as const).map(
    (name) => `.${name}{color:${PALETTE[name][1]}!important}`,
  ),
  `.paper{background:${PALETTE.paper[1]}!important}`,
  `.surface{background:${PALETTE.surface[1]}!important}`,
  `.bar{background:${PALETTE.bar[1]}!important}`,
  `.tint{background:${PALETTE['brand-tint'][1]}!important;border-color:${PALETTE.brand[1]}!important}`,
  `.line{border-color:${PALETTE.line[1]}!important}`,
  `.button{background:${PALETTE.brand[1]}!important;color:${PALETTE['on-brand'][1]}!important}`,
].join('')

const FONT = "'Anek Latin',system-ui,-apple-system,'Segoe UI','Noto Sans',Arial,sans-serif"

const page = (subject: string, title: string, body: string, facts: SiteSetting): string =>
  `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>@media (prefers-color-scheme:dark){${DARK_RULES}}</style></head>
<body class="paper" style="margin:0;padding:0;background:${light('paper')};font-family:${FONT}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="paper" style="table-layout:fixed;background:${light('paper')}"><tr><td align="center" style="padding:16px 12px 32px">
<div style="max-width:600px;margin:0 auto;text-align:left;overflow-wrap:anywhere">
<div class="bar" style="padding:14px 20px;background:${light('bar')};border-radius:4px 4px 0 0"><span class="on-bar" style="display:block;font-size:18px;line-height:24px;font-weight:700;color:${light('on-bar')}">${escapeHtml(String(facts.full_name))}</span><span class="on-bar-2" style="font-size:14px;line-height:20px;color:${light('on-bar-2')}">Registration number ${escapeHtml(String(facts.licence_number))}</span></div>
<div class="surface line" style="padding:24px 20px;background:${light('surface')};border:1px solid ${light('line')};border-top:0">
<h1 class="ink" style="margin:0 0 16px;font-size:26px;line-height:32px;color:${light('ink')}">${escapeHtml(title)}</h1>
${body}
</div>
<p class="ink-3" style="margin:16px 4px 0;font-size:14px;line-height:21px;color:${light('ink-3')}">${footer(facts).map(escapeHtml).join('<br>')}</p>
</div></td></tr></table></body></html>`
